import { Command } from 'commander';
import { readRates } from '../../import-files/rates.ts';
import { answer, type CommandLine } from '../command-line.ts';
import { jsonOption } from '../options.ts';
import { withFileProgress } from '../progress.ts';

const FILE_HELP = `
The file is NDJSON (an object a line) or CSV with a header line. Fields:
  date       YYYY-MM-DD
  currency   ISO 4217 code
  per_eur    how much of it one euro buys, a decimal number`;

/** `rates import | sync`. */
export function ratesCommand(io: CommandLine): Command {
  return new Command('rates').description('exchange rates').addCommand(importCommand(io)).addCommand(syncCommand(io));
}

function importCommand(io: CommandLine): Command {
  return new Command('import')
    .description('store the rates of a file; they are trusted more than fetched ones')
    .requiredOption('--file <path>', 'NDJSON or CSV')
    .addOption(jsonOption())
    .addHelpText('after', FILE_HELP)
    .action(async ({ file, ...options }: { readonly file: string; readonly json?: boolean }) => {
      const rates = await withFileProgress(file, (onProgress) => readRates(file, { onProgress }));
      const imported = await (await io.open()).importRates(rates);
      answer(io, options, { imported }, `Imported ${imported} rates.`);
    });
}

function syncCommand(io: CommandLine): Command {
  return new Command('sync')
    .description('fetch the reference rates of the European Central Bank')
    .option('--full', 'the whole history since 1999 instead of what is missing')
    .addOption(jsonOption())
    .action(async (options: { readonly full?: boolean; readonly json?: boolean }) => {
      const outcome = await (await io.open()).syncRates({ full: options.full ?? false });
      const text = `Stored ${outcome.stored} rates; the newest is of ${outcome.newest ?? 'no day'}.`;
      answer(io, options, { stored: outcome.stored, newest: outcome.newest ?? null }, text);
    });
}
