import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { paginationEnvelope } from '../../adapters/rest/endpoint/pagination.ts';
import { transactionPageJson } from '../../adapters/rest/transactions/transaction-page-json.ts';
import type { ListedTransaction } from '../../domain/ports/transaction-reader.ts';
import * as fc from '../support/fast-check.ts';
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
      const json = jsonOf(rows);
      const { data } = JSON.parse(json);
      const seen = data.map((row: { description: string; notes: string | null }) => [row.description, row.notes]);
      assert.equal(seen, texts);
      for (const [description] of texts) assert.ok(json.includes(`"description":${JSON.stringify(description)},`));
    }),
  );
});

test.run();

function jsonOf(rows: readonly ListedTransaction[]): string {
  const place = { path: 'https://example.org', queryString: '', page: 1, perPage: 30, count: rows.length };
  const nothing = { categories: undefined, accounts: undefined, banks: undefined, conversion: undefined };
  const list = { rows: rows, total: rows.length, ...nothing };
  return transactionPageJson(list, paginationEnvelope({ ...place, total: rows.length }));
}

function aRow(description: string, notes: string | null): ListedTransaction {
  const at = timestamp('2026-11-21T10:00:00.000000Z');
  return {
    id: 1,
    bankAccountId: 2,
    categoryId: 3,
    status: 'booked',
    type: 'expense',
    from: [],
    to: [],
    description,
    merchantName: null,
    notes,
    amount: -1,
    currency: USD,
    bookedAt: at,
    createdAt: at,
    updatedAt: at,
    transfer: null,
  };
}
