import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { KNOWN_LAYOUTS, type KnownLayout } from '../../adapters/statement-files/csv/table/known-layout.ts';
import { statementFileReader } from '../../adapters/statement-files/statement-file-reader.ts';

const layouts = suite('tables of known banks');

/** Every part of the dates could be a day or a month, and no amount has a sign: the rows leave all of it open. */
const DAYS = ['2026-03-04', '2026-05-06', '2026-07-08'];

for (const layout of KNOWN_LAYOUTS.filter(({ roles }) => roles.some((role) => role !== null))) {
  layouts(`${layout.bank} is read without a question, in the order and with the signs of this bank`, async () => {
    const reading = await statementFileReader.read(Buffer.from(fileOf(layout)));
    assert.is(reading.kind, 'file');
    const rows = reading.kind === 'file' ? reading.file.statements.flatMap((statement) => statement.rows) : [];
    assert.equal(
      rows.map(({ day, amount }) => `${day} ${amount}`).toSorted(),
      DAYS.map((day, index) => `${day} ${expectedAmount(layout, index)}`),
    );
  });
}

/** Hundredths, or whole units of a currency without decimals. */
function expectedAmount({ plusIs, currency, roles }: KnownLayout, index: number): number {
  const units = (index + 1) * (currency === 'JPY' ? 1_000 : 1_050);
  return plusIs === 'out' || roles.includes('debit') || roles.includes('direction') ? -units : units;
}

function fileOf(layout: KnownLayout): string {
  const names = layout.names.map((name) => `"${name}"`).join(',');
  return [names, ...DAYS.map((_, index) => rowOf(layout, index))].join('\n');
}

function rowOf(layout: KnownLayout, index: number): string {
  const amount = layout.currency === 'JPY' ? `${index + 1},000` : ((index + 1) * 10.5).toFixed(2);
  const dateColumn = layout.roles.indexOf('date');
  const cells = layout.roles.map((role, column) => {
    if (role === 'date') return dayText(layout, index);
    if (layout.names[column] === '操作日(月)' || layout.names[column] === '操作日(日)')
      return DAYS[index]?.split('-')[column - dateColumn] ?? '';
    if (role === 'amount' || role === 'debit') return amount;
    if (role === 'direction') return 'D';
    return role === 'description' ? `Shop ${String.fromCharCode(65 + index)}` : '';
  });
  return cells.map((cell) => `"${cell}"`).join(',');
}

function dayText({ dateOrder, names, roles }: KnownLayout, index: number): string {
  const [year = '', month = '', day = ''] = DAYS[index]?.split('-') ?? [];
  if (names[roles.indexOf('date')] === '操作日(年)') return year;
  if (dateOrder === null) return DAYS[index] ?? '';
  return dateOrder === 'mdy' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}

layouts.run();
