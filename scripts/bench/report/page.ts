import { LARGEST, ORDINARY } from '../data/users.ts';
import { PACE } from '../measuring/compare.ts';
import { CONNECTIONS } from '../measuring/load.ts';
import { isMet, type Result } from './results.ts';
import { resultTable } from './table.ts';

export interface Run {
  readonly day: string;
  readonly commit: string | undefined;
  readonly machine: string;
  /** Whether others were at work on the machine. */
  readonly busy: string | undefined;
  readonly seconds: number;
  readonly results: readonly Result[];
}

/** The page `docs/performance.md`. */
export function reportPage({ day, commit, machine, busy, seconds, results }: Run): string {
  const missed = results.filter((result) => !isMet(result)).length;
  const at = commit === undefined ? '' : `, commit ${commit}`;
  return [
    '# Performance',
    wrapped(
      `Written by \`npm run bench\` on ${day}${at}, in ${Math.round(seconds / 60)} minutes. Machine: ${machine}.`,
    ),
    ...(busy === undefined ? [] : [wrapped(`**${busy}**`)]),
    missed === 0 ? 'All targets are met.' : `${missed} of ${results.length} targets are missed.`,
    resultTable(results),
    '## How it is measured',
    METHOD.map((text) => wrapped(text, '- ')).join('\n'),
    '',
  ].join('\n\n');
}

const count = (number: number) => number.toLocaleString('en-US');

const METHOD = [
  `Data: ${count(ORDINARY.count)} users with ${count(ORDINARY.size)} transactions of two years, and one with ${count(LARGEST.size)} of ` +
    'ten years, in a private embedded PostgreSQL with the settings that Coffer starts it with. Rows are stored in the order of ' +
    'their booking days over all users, so that those of one user lie far apart.',
  'Everything is started by the launcher, as `npm start` does it, on the same machine as the load generator (autocannon) and ' +
    'PostgreSQL. Coffer has started once before, so that no measured process compiles its files.',
  `Ratios: after a warm-up, Coffer and its peer take turns on ${CONNECTIONS} connections, ${PACE.rounds} rounds of ${PACE.seconds} s each. ` +
    'The order changes from round to round (A B, B A, A B, …) and the ratio is taken in each round, so that a machine that ' +
    'gets slower or faster meanwhile favours neither. The median of the rounds counts. Before that, both answer the same ' +
    'requests, and their answers must be equal field by field.',
  'CPU per request is that of the server’s process and of all processes of PostgreSQL together.',
  'Lists: ever other users, pages and filters; Coffer remembers no answers (`CACHE_MEGABYTES=0`). The filtered list filters by ' +
    'account, type, category, or account and type. The peer is Fastify 5 with `pg`: prepared statements, page and count ' +
    'in parallel, categories in memory, a response schema, and the same check of the API key.',
  'Remembered and not modified: the first page of each user with categories, again and again, with the default settings. For the ' +
    '304, the client names the answer that it has with `If-None-Match`; the peer knows no validators and sends it again.',
  'Tools: the peer is a server on the official SDK, stateless and with JSON responses, which checks the token and the rate limit ' +
    'as Coffer does, returns the same structured content, and as its text the same once more, as the protocol advises. “Again” is the same call of each user, with the default settings; ' +
    '“first time” are ever other arguments, with `CACHE_MEGABYTES=0`.',
  'The user with 300,000 transactions asks for the last pages and for ever other texts, one at a time: the median and the range ' +
    'of the p95 of three rounds.',
  'Detection: 50 users who have just been changed ask for their recurring bills at once; meanwhile others ask for lists 100 times ' +
    'a second at even intervals, and their latency counts from the moment at which each request was due.',
  'Import: `npm run coffer -- transactions import`, from the start of its process to its end.',
  'Memory is the most that was ever resident (`VmHWM`), in 10⁶ bytes; that of the service is the most of all parts.',
];

const COLUMNS = 120;

/** Breaks a paragraph at spaces; lines after the first are indented as far as the text of the first one. */
export function wrapped(text: string, prefix = ''): string {
  const indent = ' '.repeat(prefix.length);
  const [first = '', ...words] = text.split(' ');
  const lines = [prefix + first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (longer.length > COLUMNS) lines.push(indent + word);
    else lines[lines.length - 1] = longer;
  }
  return lines.join('\n');
}
