import { Command, InvalidArgumentError, Option } from 'commander';
import type { DataShape } from './data/user-sizes.ts';
import { PARTS, type Part } from './parts.ts';
import type { Pace } from './scenarios/bench.ts';

export interface BenchOptions {
  readonly shape: DataShape;
  readonly pace: Pace;
  readonly parts: readonly Part[];
  /** The directory in which the data is kept; `undefined` for a temporary one. */
  readonly data: string | undefined;
  /** Whether to write the report into the documents. */
  readonly report: boolean;
  /** Whether the rounds are too few and too short to judge by. */
  readonly isQuick: boolean;
}

interface Flags {
  readonly quick: boolean;
  readonly users?: number;
  readonly transactions?: number;
  readonly rounds?: number;
  readonly seconds?: number;
  readonly connections: number;
  readonly data?: string;
  readonly only: readonly Part[];
  readonly report: boolean;
}

const FULL = {
  users: 2_000,
  transactions: 5_000_000,
  rounds: 9,
  seconds: 1.4,
  warmUpSeconds: 3,
  imported: 100_000,
  writeRounds: 2,
};
const QUICK: typeof FULL = {
  users: 150,
  transactions: 600_000,
  rounds: 2,
  seconds: 0.5,
  warmUpSeconds: 0.3,
  imported: 20_000,
  writeRounds: 1,
};

const HELP = `
Starts a PostgreSQL of its own, loads it (about three minutes for the full size), checks that the servers return
the same, and measures them in turns. Run it alone on the machine. Linux only: CPU times come from /proc.
The tables go to standard output, the progress to standard error. The exit status is 1 when a target is missed.
The rounds of a quick run are few and short, so its figures vary widely. Judge by a full run.

Parts:
${PARTS.map(({ name, title }) => `  ${name.padEnd(12)} ${title}`).join('\n')}

Examples:
  npm run bench                                    everything
  npm run bench -- --quick                         everything in less than three minutes, with less data
  npm run bench -- --data /tmp/bench --only lists  one part; loads the data only the first time`;

export function readOptions(argv: readonly string[]): BenchOptions {
  const command = new Command('npm run bench --')
    .description('Measures Coffer on a private PostgreSQL, beside hand-written peers that return the same.')
    .option('--quick', `less data and fewer rounds: ${sizeText(QUICK)}`, false)
    .option('--users <n>', `users with data (default: ${FULL.users})`, positiveInteger)
    .option('--transactions <n>', `of all users together (default: ${FULL.transactions})`, positiveInteger)
    .option('--rounds <n>', `measurements of each server, in turns (default: ${FULL.rounds})`, positiveInteger)
    .option('--seconds <n>', `length of a measurement (default: ${FULL.seconds})`, positiveNumber)
    .option('--connections <n>', 'connections of the load generator', positiveInteger, 16)
    .option('--data <directory>', 'keep the loaded data there, and use what an earlier run has kept')
    .addOption(new Option('--only <part...>', 'only these parts').argParser(partNamed).default([], 'all'))
    .option('--report', 'write docs/performance.md and its chart from the figures of this run', false)
    .addHelpText('after', HELP)
    .parse(argv);
  const flags = command.opts<Flags>();
  const preset = flags.quick ? QUICK : FULL;
  return {
    shape: { users: flags.users ?? preset.users, transactions: flags.transactions ?? preset.transactions },
    pace: {
      rounds: flags.rounds ?? preset.rounds,
      seconds: flags.seconds ?? preset.seconds,
      warmUpSeconds: preset.warmUpSeconds,
      imported: preset.imported,
      writeRounds: preset.writeRounds,
      connections: flags.connections,
    },
    parts: flags.only.length === 0 ? PARTS : PARTS.filter((part) => flags.only.includes(part)),
    data: flags.data,
    report: flags.report,
    isQuick: flags.quick,
  };
}

function sizeText({ users, transactions, rounds, seconds }: typeof FULL): string {
  return `${users} users, ${transactions} transactions, ${rounds} rounds of ${seconds} s`;
}

function partNamed(name: string, chosen: readonly Part[]): readonly Part[] {
  const part = PARTS.find((each) => each.name === name);
  if (part === undefined)
    throw new InvalidArgumentError(`The parts are: ${PARTS.map((each) => each.name).join(', ')}.`);
  return [...chosen, part];
}

function positiveInteger(text: string): number {
  const value = positiveNumber(text);
  if (!Number.isSafeInteger(value)) throw new InvalidArgumentError('It must be a positive integer.');
  return value;
}

function positiveNumber(text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) throw new InvalidArgumentError('It must be a positive number.');
  return value;
}
