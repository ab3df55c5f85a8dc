import { Command, Option } from 'commander';
import type { Bench } from './bench.ts';
import { measureDetection } from './parts/detection.ts';
import { measureLargeUser } from './parts/large-user.ts';
import { measureLists, measureRepeated } from './parts/lists.ts';
import { measureStart } from './parts/start.ts';
import { measureTools } from './parts/tools.ts';
import { measureWrites } from './parts/writes.ts';
import type { Result } from './report.ts';

/** A part of the bench, which can be run alone. */
interface Part {
  /** For the command line. */
  readonly name: string;
  readonly title: string;
  readonly run: (bench: Bench) => Promise<readonly Result[]>;
}

/** In the order in which they run. */
export const PARTS: readonly Part[] = [
  { name: 'lists', title: 'lists that nobody remembers, beside Fastify', run: measureLists },
  { name: 'repeated', title: 'lists that are asked for again, beside Fastify', run: measureRepeated },
  { name: 'tools', title: 'tools and pings, beside the official SDK', run: measureTools },
  { name: 'large', title: 'the user with 300,000 transactions', run: measureLargeUser },
  { name: 'detection', title: 'others, while bills are detected', run: measureDetection },
  { name: 'writes', title: 'an import and single creates', run: measureWrites },
  { name: 'start', title: 'from the start to the first answer', run: measureStart },
];

const HELP = `
Starts a PostgreSQL of its own, loads it, checks that the servers find the same, and measures them in turns: about
five minutes. Run it alone on the machine. Linux only: CPU times come from /proc. The table goes to standard output,
the progress to standard error. The exit status is 1 when a target is missed.

Parts:
${PARTS.map(({ name, title }) => `  ${name.padEnd(12)} ${title}`).join('\n')}

Examples:
  npm run bench                                         everything
  npm run bench -- --data /tmp/bench --only lists       one part; loads the data only the first time`;

/** The parts to run; where to keep the data, if not in a temporary directory; whether to write docs/performance.md. */
export function readOptions(argv: readonly string[]) {
  const names = PARTS.map(({ name }) => name);
  const command = new Command('npm run bench --')
    .description('Measures Coffer on a private PostgreSQL, beside hand-written peers that find the same.')
    .addOption(new Option('--only <part...>', 'only these parts').choices(names))
    .option('--data <directory>', 'keep the loaded data there, and use what an earlier run has kept')
    .option('--report', 'write docs/performance.md from the results of this run, which must have all parts', false)
    .addHelpText('after', HELP)
    .parse(argv);
  const { only = names, data, report } = command.opts<{ only?: string[]; data?: string; report: boolean }>();
  if (report && only.length < names.length) command.error('The report needs all parts: leave out --only.');
  return { parts: PARTS.filter(({ name }) => only.includes(name)), data, report };
}
