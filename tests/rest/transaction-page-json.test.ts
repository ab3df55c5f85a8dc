import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { paginationEnvelope } from '../../adapters/rest/pagination.ts';
import { transactionPageJson } from '../../adapters/rest/transaction-page-json.ts';
import { type PrintedTransaction, printedRows } from '../../domain/printed-rows.ts';
import { timestamp, USD } from '../support/fixtures.ts';

const test = suite('JSON of a page of transactions');

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[ -~]{0,40}$/),
  fc.constantFrom('\u2028', '\u007f', '😀"\\\n'),
);

test('every text comes back from the JSON, printed as JSON.stringify does', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, fc.option(text)), { maxLength: 5 }), (texts) => {
      const rows = texts.map(([description, notes]) => aRow(description, notes));
      const json = String(jsonOf(rows));
      const { data } = JSON.parse(json);
      assert.equal(
        data.map((row: { description: string; notes: string | null }) => [row.description, row.notes]),
        texts,
      );
      for (const [description] of texts) assert.ok(json.includes(`"description":${JSON.stringify(description)},`));
    }),
  );
});

test('a page that is larger than the memory that all pages share is complete', () => {
  const rows = Array.from({ length: 30 }, (_, index) => aRow('ä"'.repeat(10_000), `${index}`));
  const { data } = JSON.parse(String(jsonOf(rows)));
  assert.equal(
    data.map((row: { description: string }) => row.description.length),
    Array(30).fill(20_000),
  );
  assert.is(data[29].notes, '29');
});

test.run();

function jsonOf(rows: readonly PrintedTransaction[]): string | Buffer {
  const place = { path: 'https://example.org', queryString: '', page: 1, perPage: 30, count: rows.length };
  const nothing = { categories: undefined, accounts: undefined, banks: undefined, conversion: undefined };
  const list = { rows: printedRows(rows), total: rows.length, ...nothing };
  return transactionPageJson(list, paginationEnvelope({ ...place, total: rows.length }));
}

function aRow(description: string, notes: string | null): PrintedTransaction {
  const at = timestamp('2026-11-21T10:00:00.000000Z');
  return {
    id: '1',
    bankAccountId: '2',
    categoryId: '3',
    status: 'booked',
    type: 'expense',
    from: '[]',
    to: '[]',
    description,
    merchantName: null,
    notes,
    amount: '-1',
    currency: USD,
    bookedAt: at,
    createdAt: at,
    updatedAt: at,
    transferTransactionId: null,
    transferBankAccountId: null,
  };
}
