import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { statementFileReader } from '../../adapters/statement-files/statement-file-reader.ts';
import { fromDayNumber, type LocalDate } from '../../domain/calendar.ts';
import * as fc from '../support/fast-check.ts';

/** A movement as it really was. */
interface Movement {
  readonly day: LocalDate;
  /** In hundredths, never 0. */
  readonly amount: number;
  readonly text: string;
}

/** How a bank writes a table. */
interface Dialect {
  readonly delimiter: ';' | ',' | '\t';
  readonly decimal: '.' | ',';
  readonly grouped: boolean;
  readonly order: 'dmy' | 'mdy' | 'ymd';
  readonly separator: '/' | '-' | '.';
  readonly names: readonly [date: string, text: string, amount: string, debit: string, credit: string, balance: string];
  readonly sign: 'minus' | 'behind' | 'brackets' | 'split' | 'flag' | 'none';
  readonly hasBalance: boolean;
  readonly isDescending: boolean;
  readonly quoted: boolean;
}

const NAMES = [
  ['Date', 'Description', 'Amount', 'Debit', 'Credit', 'Balance'],
  ['Buchungstag', 'Verwendungszweck', 'Betrag', 'Soll', 'Haben', 'Saldo'],
  ['Date', 'Libellé', 'Montant', 'Débit', 'Crédit', 'Solde'],
  ['Fecha', 'Concepto', 'Importe', 'Cargo', 'Abono', 'Saldo'],
  ['Data', 'Descrizione', 'Importo', 'Uscite', 'Entrate', 'Saldo'],
  ['Data operacji', 'Opis', 'Kwota', 'Obciążenia', 'Uznania', 'Saldo'],
  ['Datum', 'Omschrijving', 'Bedrag', 'Af', 'Bij', 'Saldo'],
  ['Dato', 'Tekst', 'Beløb', 'Ud', 'Ind', 'Saldo'],
  ['Tarih', 'Açıklama', 'Tutar', 'Borç', 'Alacak', 'Bakiye'],
  ['Дата', 'Описание', 'Сумма', 'Расход', 'Приход', 'Остаток'],
] as const;

const dialect: fc.Arbitrary<Dialect> = fc
  .record({
    delimiter: fc.constantFrom(';' as const, ',' as const, '\t' as const),
    decimal: fc.constantFrom('.' as const, ',' as const),
    grouped: fc.boolean(),
    order: fc.constantFrom('dmy' as const, 'mdy' as const, 'ymd' as const),
    separator: fc.constantFrom('/' as const, '-' as const, '.' as const),
    names: fc.constantFrom(...NAMES),
    sign: fc.constantFrom(
      'minus' as const,
      'behind' as const,
      'brackets' as const,
      'split' as const,
      'flag' as const,
      'none' as const,
    ),
    hasBalance: fc.boolean(),
    isDescending: fc.boolean(),
    quoted: fc.boolean(),
  })
  .filter(({ order, separator }) => !(order === 'mdy' && separator === '.'));

const movement: fc.Arbitrary<Movement> = fc.record({
  day: fc.integer({ min: 20_000, max: 20_400 }).map((day) => fromDayNumber(day)),
  amount: fc.integer({ min: -5_000_000, max: 5_000_000 }).filter((amount) => amount !== 0),
  text: fc.constantFrom(
    'Shop',
    'Café "Zoë"',
    'Rent, January',
    'A; B',
    'Payroll 12/2025',
    'Nr. 1.234,56',
    '31.12.',
    'Total Gas',
    "O'Neill",
  ),
});

const tables = suite('tables in any dialect');

tables('are read to the cent and to the day, or asked about, never misread', async () => {
  let read = 0;
  await fc.assert(
    fc.asyncProperty(dialect, fc.array(movement, { minLength: 1, maxLength: 12 }), async (style, movements) => {
      const sorted = withSigns(movements, style).toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
      const reading = await statementFileReader.read(Buffer.from(table(style, sorted)));
      if (reading.kind === 'question') return;
      read += 1;
      const rows = reading.file.statements.flatMap((statement) => statement.rows);
      const expected = style.isDescending ? sorted.toReversed() : sorted;
      assert.equal(
        rows.map(({ day, amount }) => `${day} ${amount}`),
        expected.map(({ day, amount }) => `${day} ${amount}`),
      );
    }),
    { numRuns: RUNS },
  );
  assert.ok(read > RUNS / 2);
});

tables('with money in and out and no sign at all are asked about, whatever the balances say', async () => {
  const text =
    'Date,Description,Amount,Balance\n2026-01-15,A,1.00,101.00\n2026-01-16,B,1.00,100.00\n2026-01-17,C,5.00,95.00\n2026-01-18,D,2.00,97.00\n2026-01-19,E,3.00,94.00\n';
  const reading = await statementFileReader.read(Buffer.from(text));
  assert.equal(reading.kind === 'question' && reading.questions.map(({ option }) => option), ['invert']);
});

const RUNS = 500;

/** Without signs, a table can only hold one kind. */
function withSigns(movements: readonly Movement[], { sign }: Dialect): readonly Movement[] {
  return sign === 'none' ? movements.map((one) => ({ ...one, amount: -Math.abs(one.amount) })) : movements;
}

function table(style: Dialect, movements: readonly Movement[]): string {
  const [date, text, amount, debit, credit, balance] = style.names;
  const money = style.sign === 'split' ? [debit, credit] : style.sign === 'flag' ? [amount, 'D/C'] : [amount];
  const header = [date, text, ...money, ...(style.hasBalance ? [balance] : [])];
  let sum = 100_000;
  const rows = movements.map((one) => {
    sum += one.amount;
    return [
      dateOf(one.day, style),
      one.text,
      ...moneyOf(one.amount, style),
      ...(style.hasBalance ? [signed(sum, style)] : []),
    ];
  });
  const ordered = style.isDescending ? rows.toReversed() : rows;
  return `${[header, ...ordered].map((cells) => cells.map((cell) => quoted(cell, style)).join(style.delimiter)).join('\n')}\n`;
}

function dateOf(day: LocalDate, { order, separator }: Dialect): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return order
    .split('')
    .map((part) => (part === 'y' ? year : part === 'm' ? month : date))
    .join(separator);
}

function moneyOf(amount: number, style: Dialect): readonly string[] {
  const magnitude = unsigned(amount, style);
  if (style.sign === 'split') return amount < 0 ? [magnitude, ''] : ['', magnitude];
  if (style.sign === 'flag') return [magnitude, amount < 0 ? 'D' : 'C'];
  return [style.sign === 'none' ? magnitude : signed(amount, style)];
}

function signed(amount: number, style: Dialect): string {
  const magnitude = unsigned(amount, style);
  if (amount >= 0) return magnitude;
  return style.sign === 'behind' ? `${magnitude}-` : style.sign === 'brackets' ? `(${magnitude})` : `-${magnitude}`;
}

function unsigned(amount: number, { decimal, grouped }: Dialect): string {
  const whole = String(Math.floor(Math.abs(amount) / 100));
  const group = decimal === '.' ? ',' : '.';
  const digits = grouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, group) : whole;
  return `${digits}${decimal}${String(Math.abs(amount) % 100).padStart(2, '0')}`;
}

function quoted(cell: string, style: Dialect): string {
  return style.quoted || cell.includes(style.delimiter) || cell.includes('"')
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;
}

tables.run();
