import { Command, Option } from 'commander';
import type { LocalDate } from '../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { type ExchangeRate, RATE_SOURCES, type RateSource } from '../../../domain/money/exchange-rate.ts';
import { readRates } from '../../import-files/rates.ts';
import { type CommandLine, printResult } from '../command-line.ts';
import { counted } from '../counted.ts';
import { FILE_FORMATS, fileOption } from '../file-option.ts';
import { countArgument, currencyArgument, dateArgument, jsonOption } from '../options.ts';
import { withProgressBar } from '../progress.ts';
import { tableRow } from '../table-row.ts';

/** `rates import | list | delete | sync`. */
export function ratesCommand(io: CommandLine): Command {
  return new Command('rates')
    .description('exchange rates')
    .addCommand(importCommand(io))
    .addCommand(listCommand(io))
    .addCommand(deleteCommand(io))
    .addCommand(syncCommand(io));
}

const FILE_HELP = `
${FILE_FORMATS}
Columns:
  date       YYYY-MM-DD
  currency   ISO 4217 code
  per_eur    how much of the currency one euro buys, a decimal number with a point

A rate entered by hand outranks every other rate of its day until it is deleted (rates delete).`;

function importCommand(io: CommandLine): Command {
  return new Command('import')
    .description('store the rates of a file as entered by hand')
    .addOption(fileOption())
    .addOption(jsonOption())
    .addHelpText('after', FILE_HELP)
    .action(async ({ file, ...options }: { readonly file: string; readonly json?: boolean }) => {
      const rates = await withProgressBar((onProgress) => readRates(file, { onProgress }));
      const imported = await (await io.open()).rates.importRates(rates);
      printResult(io, options, { imported }, importedText(imported, rates.length - imported));
    });
}

function importedText(imported: number, unchanged: number): string {
  if (unchanged === 0) return `Imported ${counted(imported, 'rate')}.`;
  const known = `${counted(unchanged, 'rate')} of the file ${unchanged === 1 ? 'was' : 'were'} stored already.`;
  return imported === 0 ? `Nothing is new: ${known}` : `Imported ${counted(imported, 'rate')}; ${known}`;
}

interface ListOptions {
  readonly source: RateSource | 'all';
  readonly currency?: CurrencyCode;
  readonly from?: LocalDate;
  readonly until?: LocalDate;
  readonly limit: number;
  readonly json?: boolean;
}

function listCommand(io: CommandLine): Command {
  return new Command('list')
    .description('list stored rates, the newest first; without options those entered by hand')
    .addOption(
      new Option('--source <source>', 'where the rates come from').choices([...RATE_SOURCES, 'all']).default('manual'),
    )
    .option('--currency <code>', 'only this currency', currencyArgument)
    .option('--from <date>', 'only from this day on, YYYY-MM-DD', dateArgument)
    .option('--until <date>', 'only until this day, YYYY-MM-DD', dateArgument)
    .option('--limit <count>', 'how many at most', countArgument, 100)
    .addOption(jsonOption())
    .action(async ({ source, limit, json, ...filter }: ListOptions) => {
      const { rates } = await io.open();
      const listed = await rates.listRates({ ...filter, ...(source === 'all' ? {} : { source }) }, limit + 1);
      if (listed.length > limit) io.err(`These are the newest ${limit}. There are more: use --limit.`);
      printRates(io, json, listed.slice(0, limit));
    });
}

function printRates(io: CommandLine, json: boolean | undefined, rates: readonly ExchangeRate[]): void {
  const rows = rates.map(({ date, currency, perEur, source }) => ({ date, currency, per_eur: perEur, source }));
  const lines = rows.map((row) => tableRow(row.date, row.currency, row.per_eur, row.source));
  printResult(
    io,
    { json },
    rows,
    lines.length > 0 ? lines.join('\n') : 'There are no such rates. Rates of every source: --source all',
  );
}

const DELETE_HELP = `
Other rates stay. The reference rates of the deleted days come back with: coffer rates sync --full
Without them, the rate of the nearest other day counts.

Example:
  coffer rates delete --currency USD --date 2026-03-05`;

interface DeleteOptions {
  readonly currency: CurrencyCode;
  readonly date: LocalDate;
  readonly until?: LocalDate;
  readonly json?: boolean;
}

function deleteCommand(io: CommandLine): Command {
  return new Command('delete')
    .description('delete rates that were entered by hand')
    .requiredOption('--currency <code>', 'currency of the rates', currencyArgument)
    .requiredOption('--date <date>', 'day of the rate, or the first of several days, YYYY-MM-DD', dateArgument)
    .option('--until <date>', 'the last of several days, YYYY-MM-DD', dateArgument)
    .addOption(jsonOption())
    .addHelpText('after', DELETE_HELP)
    .action(async ({ currency, date, until, json }: DeleteOptions) => {
      const deleted = await (await io.open()).rates.deleteRates({ currency, from: date, until: until ?? date });
      const text = `Deleted ${counted(deleted, 'rate')}. To fetch the reference rates of these days: rates sync --full`;
      printResult(io, { json }, { deleted }, text);
    });
}

function syncCommand(io: CommandLine): Command {
  return new Command('sync')
    .description('fetch the reference rates of the European Central Bank that are missing')
    .option('--full', 'fetch the whole history since 1999')
    .addOption(jsonOption())
    .action(async (options: { readonly full?: boolean; readonly json?: boolean }) => {
      const { stored, newest } = await (await io.open()).rates.syncRates({ full: options.full ?? false });
      const days = newest === undefined ? 'There are no reference rates yet.' : `The newest rate is of ${newest}.`;
      printResult(io, options, { stored, newest: newest ?? null }, `Stored ${counted(stored, 'rate')}. ${days}`);
    });
}
