import { Command, Option } from 'commander';
import { PARTS } from './parts.ts';

const HELP = `
Starts a PostgreSQL of its own, loads it, checks that the servers return the same, and measures them in turns: about
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
    .description('Measures Coffer on a private PostgreSQL, beside hand-written peers that return the same.')
    .addOption(new Option('--only <part...>', 'only these parts').choices(names))
    .option('--data <directory>', 'keep the loaded data there, and use what an earlier run has kept')
    .option('--report', 'write docs/performance.md from the results of this run, which must have all parts', false)
    .addHelpText('after', HELP)
    .parse(argv);
  const { only = names, data, report } = command.opts<{ only?: string[]; data?: string; report: boolean }>();
  if (report && only.length < names.length) command.error('The report needs all parts: leave out --only.');
  return { parts: PARTS.filter(({ name }) => only.includes(name)), data, report };
}
