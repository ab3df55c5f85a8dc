import { Command } from 'commander';
import { type CommandLine, printResult } from '../command-line.ts';
import { jsonOption } from '../options.ts';

/** `migrate`: for those who migrate before they start the service, which migrates too. */
export function migrateCommand(io: CommandLine): Command {
  return new Command('migrate')
    .description('bring the database up to this version; the service does the same when it starts')
    .addOption(jsonOption())
    .action(async (options: { readonly json?: boolean }) => {
      const applied = await (await io.open()).migrate();
      const text = applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.';
      printResult(io, options, { applied }, text);
    });
}
