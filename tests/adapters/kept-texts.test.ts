import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededRandom } from '../../adapters/demo/random.ts';
import { SearchedTexts } from '../../adapters/mikro-orm/kept-texts/searched-texts.ts';
import { TextRows } from '../../adapters/mikro-orm/kept-texts/text-rows.ts';
import { dayNumber } from '../../domain/calendar.ts';
import { searchForm } from '../../domain/ledger/search-form.ts';
import type { TransactionFilter } from '../../domain/ports/transaction-reader.ts';
import { localDate } from '../support/fixtures.ts';

interface Row {
  readonly id: number;
  readonly date: string;
  readonly account: number;
  readonly category: number;
  readonly type: 'income' | 'expense';
  readonly text: string;
}

const test = suite('search texts in memory');

const WORDS = ['tea', 'café', 'grün', '東京', '🐙', '42', 'e', 'x'.repeat(900)];

/** More than two segments. */
const ROWS = 20_000;

test('the same transactions are found as by looking at one after the other', async () => {
  const rows = someRows();
  const texts = textsOf(rows);
  let found = 0;
  for (const filter of FILTERS) {
    for (const [offset, limit] of [
      [0, 30],
      [45, 7],
      [1e6, 30],
    ] as const) {
      const expected = rows.filter((row) => matches(row, filter)).map(({ id }) => id);
      const actual = await texts?.find(filter, { offset, limit });
      assert.equal(actual, { ids: expected.slice(offset, offset + limit), total: expected.length });
      found += expected.length;
    }
  }
  assert.ok(found > ROWS);
});

test('a search lets others have their turn', async () => {
  const rows = Array.from({ length: 200_000 }, (_, id) => ({ ...A_ROW, id, text: 'e e e e' }));
  const texts = textsOf(rows);
  let turns = 0;
  const turn = () => {
    turns += 1;
    timer = setImmediate(turn);
  };
  let timer = setImmediate(turn);
  const found = await texts?.find({ text: 'e', type: 'expense', categoryIds: [101] }, { offset: 0, limit: 1 });
  clearImmediate(timer);
  assert.is(found?.total, 200_000);
  assert.ok(turns > 0);
});

test('texts that take more than the limit are not kept', () => {
  const rows = someRows();
  const size = textsOf(rows)?.size ?? 0;
  assert.ok(size > Buffer.byteLength(rows.map(({ text }) => text).join('')));
  assert.is(textsOf(rows, size)?.size, size);
  assert.is(textsOf(rows, size - 1), undefined);
  assert.is(textsOf(rows, 1_000), undefined);
});

test('only conditions that the texts in memory can check are looked up in them', () => {
  assert.ok(SearchedTexts.canFind({ text: 'tea', from: localDate('2026-01-01') }));
  for (const text of ['a\0b', 'a\uffffb', '\u0301', '']) assert.not.ok(SearchedTexts.canFind({ text }));
  assert.not.ok(SearchedTexts.canFind({}));
  assert.not.ok(SearchedTexts.canFind({ text: 'tea', visibleAccountsOnly: true }));
  const withNewCondition = { text: 'tea', condition: 'of a later release' } as TransactionFilter;
  assert.not.ok(SearchedTexts.canFind(withNewCondition));
});

test.run();

const A_ROW: Row = { id: 1, date: '2026-03-01', account: 7, category: 101, type: 'expense', text: '' };

const FILTERS: readonly TransactionFilter[] = [
  ...WORDS.map((text) => ({ text })),
  { text: 'nothing' },
  { text: 'CAFE tea' },
  { text: 'tea', bankAccountId: 2 ** 40 },
  { text: 'tea', bankAccountId: 999 },
  { text: 'tea', type: 'income' },
  { text: 'tea', categoryIds: [101, 103, 999] },
  { text: 'tea', categoryIds: [] },
  { text: 'tea', exceptCategoryIds: [101, 999] },
  { text: 'tea', from: localDate('2026-02-28'), to: localDate('2026-03-02') },
  { text: 'e', bankAccountId: 8, type: 'expense', exceptCategoryIds: [102], from: localDate('1969-12-31') },
];

function someRows(): readonly Row[] {
  const random = seededRandom(9);
  return Array.from({ length: ROWS }, (_, n) => ({
    id: n === 0 ? 2 ** 45 : n,
    date: random.pick(['2026-03-03', '2026-03-02', '2026-02-28', '2026-02-27', '1969-12-31', '1969-12-30']),
    account: random.pick([7, 8, 2 ** 40]),
    category: random.pick([101, 102, 103]),
    type: random.pick(['income', 'expense'] as const),
    text: searchForm(`${random.pick(WORDS.slice(0, 7))}\uffff${random.pick(WORDS)} ${random.pick(WORDS.slice(0, 7))}`),
  }));
}

function matches(row: Row, filter: TransactionFilter): boolean {
  const { bankAccountId, type, categoryIds, exceptCategoryIds, from, to } = filter;
  return (
    row.text.includes(searchForm(filter.text ?? '')) &&
    (bankAccountId === undefined || row.account === bankAccountId) &&
    (type === undefined || row.type === type) &&
    categoryIds?.includes(row.category) !== false &&
    exceptCategoryIds?.includes(row.category) !== true &&
    (from === undefined || row.date >= from) &&
    (to === undefined || row.date <= to)
  );
}

function textsOf(rows: readonly Row[], maxBytes = 100_000_000): SearchedTexts | undefined {
  const sink = new TextRows(maxBytes);
  for (const row of rows) {
    // Whatever stands before the row in the same piece.
    const bytes = Buffer.concat([Buffer.from('before'), dataRow(row)]);
    sink.add(bytes, 6, bytes.length);
  }
  return sink.finish();
}

const MICROS_PER_DAY = 86_400_000_000;

/** The last moment of the row's day, as PostgreSQL sends it: in microseconds since 2000-01-01. */
function dataRow({ id, date, account, category, type, text }: Row): Buffer {
  const day = dayNumber(localDate(date)) - dayNumber(localDate('2000-01-01'));
  const numbers = [id, (day + 1) * MICROS_PER_DAY - 1, account, category].map((value) => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigInt64BE(BigInt(value));
    return bytes;
  });
  const columns = [...numbers, Buffer.from([type === 'income' ? 1 : 0]), Buffer.from(text)];
  const count = Buffer.alloc(2);
  count.writeInt16BE(columns.length);
  return Buffer.concat([
    count,
    ...columns.flatMap((column) => {
      const length = Buffer.alloc(4);
      length.writeInt32BE(column.length);
      return [length, column];
    }),
  ]);
}
