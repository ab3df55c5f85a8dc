import { Command } from 'commander';
import { answer, type CommandLine } from '../command-line.ts';
import { jsonOption } from '../options.ts';

/** `migrate`: `npm start` does the same; this is for those who migrate before they start. */
export function migrateCommand(io: CommandLine): Command {
  return new Command('migrate')
    .description('bring the database up to this version')
    .addOption(jsonOption())
    .action(async (options: { readonly json?: boolean }) => {
      const applied = await (await io.open()).migrate();
      const text = applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.';
      answer(io, options, { applied }, text);
    });
}
