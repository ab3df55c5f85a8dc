import { RATE_SOURCES } from '../../../domain/money/exchange-rate.ts';
import { readRates } from '../../import-files/rates.ts';
import { command, flag, group, optional, required, withDefault } from '../command.ts';
import { countArgument, currencyArgument, dateArgument, FILE, FILE_FORMATS } from '../options.ts';
import { withProgressBar } from '../progress.ts';
import { counted, listed, tableRow } from '../text.ts';

const importFile = command(
  'store the rates of a file as entered by hand',
  { file: FILE },
  async ({ file }, io) => {
    const rates = await withProgressBar((onProgress) => readRates(file, { onProgress }));
    const imported = await (await io.open()).rates.importRates(rates);
    return { json: { imported }, text: importedText(imported, rates.length - imported) };
  },
  `
${FILE_FORMATS}
Columns:
  date       YYYY-MM-DD
  currency   ISO 4217 code
  per_eur    how much of the currency one euro buys, a decimal number with a point

A rate entered by hand outranks every other rate of its day until it is deleted (rates delete).`,
);

function importedText(imported: number, unchanged: number): string {
  if (unchanged === 0) return `Imported ${counted(imported, 'rate')}.`;
  const known = `${counted(unchanged, 'rate')} of the file ${unchanged === 1 ? 'was' : 'were'} stored already.`;
  return imported === 0 ? `Nothing is new: ${known}` : `Imported ${counted(imported, 'rate')}; ${known}`;
}

const list = command(
  'list stored rates, the newest first; without options those entered by hand',
  {
    source: withDefault('<source>', 'where the rates come from', [...RATE_SOURCES, 'all'] as const, 'manual'),
    currency: optional('<code>', 'only this currency', currencyArgument),
    from: optional('<date>', 'only from this day on, YYYY-MM-DD', dateArgument),
    until: optional('<date>', 'only until this day, YYYY-MM-DD', dateArgument),
    limit: withDefault('<count>', 'how many at most', countArgument, 100),
  },
  async ({ source, limit, ...filter }, io) => {
    const { rates } = await io.open();
    const found = await rates.listRates({ ...filter, ...(source === 'all' ? {} : { source }) }, limit + 1);
    if (found.length > limit) io.err(`These are the newest ${limit}. There are more: use --limit.`);
    return listed(
      found.slice(0, limit).map(({ date, currency, perEur, source }) => ({ date, currency, per_eur: perEur, source })),
      (rate) => tableRow(rate.date, rate.currency, rate.per_eur, rate.source),
      'There are no such rates. Rates of every source: --source all',
    );
  },
);

const remove = command(
  'delete rates that were entered by hand',
  {
    currency: required('<code>', 'currency of the rates', currencyArgument),
    date: required('<date>', 'day of the rate, or the first of several days, YYYY-MM-DD', dateArgument),
    until: optional('<date>', 'the last of several days, YYYY-MM-DD', dateArgument),
  },
  async ({ currency, date, until = date }, io) => {
    const deleted = await (await io.open()).rates.deleteRates({ currency, from: date, until });
    const text = `Deleted ${counted(deleted, 'rate')}. To fetch the reference rates of these days: rates sync --full`;
    return { json: { deleted }, text };
  },
  `
Other rates stay. The reference rates of the deleted days come back with: coffer rates sync --full
Without them, the rate of the nearest other day counts.

Example:
  coffer rates delete --currency USD --date 2026-03-05`,
);

const sync = command(
  'fetch the reference rates of the European Central Bank that are missing',
  { full: flag('fetch the whole history since 1999') },
  async ({ full = false }, io) => {
    const { stored, newest = null } = await (await io.open()).rates.syncRates({ full });
    const days = newest === null ? 'There are no reference rates yet.' : `The newest rate is of ${newest}.`;
    return { json: { stored, newest }, text: `Stored ${counted(stored, 'rate')}. ${days}` };
  },
);

export const rates = group('exchange rates', { import: importFile, list, delete: remove, sync });
