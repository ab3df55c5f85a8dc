import type { BenchUser } from '../data/bench-user.ts';
import { quantile } from '../measuring/statistics.ts';
import type { Pace } from '../scenarios/bench.ts';
import { missedTargets, type PartResult, ratiosOfComparison } from './results.ts';
import { busyText, type RunFacts } from './run-facts.ts';
import { costTable, figureTable, speedTable } from './table.ts';

export interface BenchReport {
  readonly facts: RunFacts;
  readonly pace: Pace;
  readonly readers: readonly Pick<BenchUser, 'size'>[];
  readonly parts: readonly PartResult[];
}

/** The page `docs/performance.md`. `picture` is the path of the chart from there. */
export function reportPage(report: BenchReport, picture: string): string {
  const { facts, parts } = report;
  const origin =
    `Written by \`${facts.command}\` on ${facts.day}` +
    `${facts.commit === undefined ? '' : `, commit ${facts.commit}`}. Every figure comes from that run.`;
  const busy = busyText(facts.loadBefore);
  return [
    '# Performance',
    wrapped(origin),
    ...(busy === undefined ? [] : [`**${busy}**`]),
    `![Throughput of Coffer as a multiple of its peer’s](${picture})`,
    '## What it means',
    meaning(parts),
    '## How it was measured',
    method(report),
    ...parts.map(partText),
    '',
  ].join('\n\n');
}

/** A part of the bench: what was done, and its tables. */
export function partText({ title, text, comparisons, figures }: PartResult): string {
  const tables = [
    ...(comparisons.length > 0 ? [speedTable(comparisons), costTable(comparisons)] : []),
    ...(figures.length > 0 ? [figureTable(figures)] : []),
  ];
  return [`## ${title}`, wrapped(text), ...tables].join('\n\n');
}

function meaning(parts: readonly PartResult[]): string {
  const sentences = parts.filter(({ comparisons }) => comparisons.length > 0).map(rangeSentence);
  const missed = missedTargets(parts);
  const verdict = missed.length === 0 ? 'All targets are met.' : 'These targets are missed:';
  return [...sentences.map(bullet), '', verdict, ...(missed.length > 0 ? ['', ...missed.map(bullet)] : [])].join('\n');
}

/** Such as: “Tools: 3.10 to 5.20 times the throughput of the peer, with 0.20 to 0.50 times its CPU per request.” */
function rangeSentence({ title, comparisons }: PartResult): string {
  const ratios = comparisons.map(ratiosOfComparison);
  const [throughput, cpu] = [ratios.map((each) => each.throughput.median), ratios.map((each) => each.cpu.median)];
  return `${title}: ${range(throughput)} times the throughput of the peer, with ${range(cpu)} times its CPU per request.`;
}

/** `1.20 to 3.40`, or one number where both are the same. */
function range(values: readonly number[]): string {
  const [least, most] = [Math.min(...values).toFixed(2), Math.max(...values).toFixed(2)];
  return least === most ? least : `${least} to ${most}`;
}

function method({ facts, pace, readers }: BenchReport): string {
  const sizes = readers.map(({ size }) => size);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const data =
    `${grouped(total)} transactions of ${grouped(sizes.length)} users in a private PostgreSQL with the settings that Coffer ` +
    `starts it with. The largest user has ${grouped(Math.max(...sizes))}, the median ${grouped(quantile(sizes, 0.5))}. Rows are ` +
    'stored in the order of their booking days over all users, so that those of one user lie far apart. Loading took ' +
    `${facts.loadingSeconds.toFixed(0)} s, measuring ${facts.measuringSeconds.toFixed(0)} s.`;
  const turns =
    `Coffer and its peer take turns, rounds of ${pace.seconds} s, ${pace.rounds} of each, after a warm-up, in alternating order, on ` +
    `${pace.connections} connections. Before that, both are asked the same questions, and their answers are compared field by ` +
    'field. A figure is the median of the rounds; a ratio is taken round by round and comes with its least and most.';
  const cost =
    'CPU per request is that of the server’s process and, after the plus sign, that of all processes of PostgreSQL. The load ' +
    'generator (autocannon) runs in a process of its own on the same machine; “load” is the share of one core that it uses. ' +
    'Pairs such as “1.2 / 3.4” are Coffer and the peer. Memory is resident, in 10⁶ bytes, the most of all rounds. ' +
    'Coffer was started once before, as its image does, so that no measured process compiles its files.';
  return [`Machine: ${facts.machine}. ${facts.software}.`, data, turns, cost].map(bullet).join('\n');
}

function bullet(text: string): string {
  return wrapped(text, '- ');
}

function grouped(number: number): string {
  return number.toLocaleString('en-US');
}

const COLUMNS = 120;

/** Breaks a paragraph at spaces; lines after the first are indented as far as the text of the first one. */
export function wrapped(text: string, prefix = ''): string {
  const indent = ' '.repeat(prefix.length);
  const lines: string[] = [];
  let line = prefix;
  for (const word of text.split(' ')) {
    const longer = line === prefix || line === indent ? `${line}${word}` : `${line} ${word}`;
    if (longer.length > COLUMNS && line.trim() !== prefix.trim()) {
      lines.push(line);
      line = `${indent}${word}`;
    } else {
      line = longer;
    }
  }
  return [...lines, line].join('\n');
}
