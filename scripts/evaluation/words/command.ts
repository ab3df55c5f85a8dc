import { SingleBar } from 'cli-progress';
import { Command } from 'commander';
import { wholeNumber } from '../options.ts';
import { table } from '../table.ts';
import { allEntries, type WordEntry } from './entries.ts';
import { everything, type Judged } from './everything.ts';
import { type Findings, judgeWords, type Worth } from './judge-words.ts';

interface Options {
  readonly people: number;
  readonly without?: string;
  readonly names: boolean;
  readonly check: boolean;
}

/** `npm run evaluate words`. */
export function wordsCommand(): Command {
  return new Command('words')
    .description('tell which words of the lists change a verdict on any statement, file or test of the project')
    .option('--people <n>', 'people of each generator', wholeNumber, 10)
    .option(
      '--without <source>',
      'leave out what is judged of sources with this in their name, and count it afterwards',
    )
    .option('--names', 'also print the words that do not earn their place', false)
    .option('--check', 'exit with 1 if a word is doubled, which can change no verdict on any text', false)
    .action(run);
}

async function run({ people, without, names, check }: Options): Promise<void> {
  const entries = await allEntries();
  const all = await everything(people);
  const isHeldBack = ({ source }: Judged) => without !== undefined && source.includes(without);
  const heldBack = all.filter(isHeldBack);
  const before = heldBack.map((one) => one.verdict());
  const bar = new SingleBar({ stream: process.stderr, format: '{bar} {percentage} % of the words in any text' });
  bar.start(1, 0);
  const findings = judgeWords(
    entries,
    all.filter((one) => !isHeldBack(one)),
    (share) => bar.update(share),
  );
  bar.stop();
  process.stdout.write(`${wordsReport(findings)}\n`);
  if (without !== undefined) process.stdout.write(`${heldBackReport(without, heldBack, before)}\n`);
  if (names) process.stdout.write(`\n${namesOf(findings).join('\n')}\n`);
  if (check && faultsIn(findings).length > 0) {
    process.stdout.write(`\nNo reason to stay:\n${faultsIn(findings).map(nameOf).join('\n')}\n`);
    process.exitCode = 1;
  }
}

const WORTHS: readonly Worth[] = ['earning', 'idle', 'unseen', 'doubled'];

/** A line for each list, and the sums. */
export function wordsReport({ worth, changed }: Findings): string {
  const cells = (own: readonly (readonly [WordEntry, Worth])[]) => [
    String(own.length),
    ...WORTHS.map((one) => String(own.filter(([, which]) => which === one).length)),
  ];
  const lists = Map.groupBy(worth, ([{ list }]) => list);
  const rows = [...lists]
    .map(([list, own]) => [list, ...cells(own)])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
  const silent = [...lists].filter(([, own]) => own.every(([, one]) => one !== 'earning')).map(([list]) => list);
  return (
    `${table(['list', 'words', ...WORTHS], [...rows, ['all', ...cells([...worth])]])}\n\n` +
    `Without a word that earns its place, as hardly any text holds their words: ${silent.join(', ') || 'none'}.\n` +
    `${changed.length} verdicts change without all words but the earning ones.`
  );
}

/** What leaving the words out does to statements that had no say in it. */
function heldBackReport(without: string, heldBack: readonly Judged[], before: readonly string[]): string {
  const after = heldBack.map((one) => one.verdict());
  const changed = heldBack.filter((_, index) => before[index] !== after[index]).length;
  const known = heldBack.filter(({ isRight }) => isRight !== undefined).length;
  const right = (verdicts: readonly string[]) =>
    heldBack.filter(({ isRight }, index) => isRight?.(verdicts[index] ?? '') === true).length;
  const said = `Of “${without}”, ${changed} of ${heldBack.length} verdicts change without them`;
  return known === 0
    ? `${said}.`
    : `${said}; of ${known} categories, ${right(before)} were right, and ${right(after)} are.`;
}

/** A doubled word can change nothing. The others stay for people whose statements nobody here has. */
export function faultsIn({ worth }: Pick<Findings, 'worth'>): readonly WordEntry[] {
  return [...worth].filter(([, one]) => one === 'doubled').map(([entry]) => entry);
}

function namesOf({ worth }: Findings): readonly string[] {
  return [...worth].filter(([, one]) => one !== 'earning').map(([entry, one]) => `${one}: ${nameOf(entry)}`);
}

function nameOf({ list, meaning, phrase }: WordEntry): string {
  return `${list}, ${meaning}: ${phrase}`;
}
