import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { entryCompleter } from '../../../application/imports/applying/complete-entries.ts';
import { completedEntry, completionOf } from '../../../domain/categorising/completed-entry.ts';
import type { TransactionEntry } from '../../../domain/ledger/transaction.ts';
import type { CategoryHints } from '../../../domain/statements/statement-row.ts';
import { timestamp, USD } from '../../support/fixtures.ts';

const HINTS: CategoryHints = { merchantCategoryCode: null, name: null, code: null };

/** Names as banks write them; `#` stands for a number. */
const NAMES = ['NETFLIX.COM #', 'Anna Smith #', '#', 'SQ *BLUE BOTTLE # SAN FRANC', 'Order #', 'PAYPAL', 'SHELL 1234'];
const TEXTS = ['@ payment', 'payment #', '@', 'IHR EINKAUF BEI ROSSMANN #'];
const NUMBERS = ['89732', '4094', '10353', '123456789', '7'];

const test = suite('entries of rows that are alike');

test('a rule about one number of a merchant changes no other row', () => {
  const findRule = (key: string) => (key === 'ANNA SMITH 10353' ? 7 : undefined);
  const complete = entryCompleter(findRule);
  for (const number of ['89732', '10353', '89733', '10353']) {
    const name = `Anna Smith ${number}`;
    const row = entry(name, '@ payment', name, number, -500);
    const { categoryId } = complete(row, HINTS);
    assert.is(categoryId === 7, number === '10353', number);
    assert.equal(completedEntry(row, completionOf(row, HINTS, findRule)).categoryId, categoryId);
  }
});

test('of rows that differ in the number of their payee alone, one is read', () => {
  const complete = entryCompleter(undefined);
  let looks = 0;
  // Reading a row looks at its hints, beside the look that tells whether it is like an earlier one.
  const hints: CategoryHints = {
    ...HINTS,
    get merchantCategoryCode() {
      looks += 1;
      return null;
    },
  };
  for (let nth = 0; nth < 1_000; nth += 1) {
    const name = `Cinema City ${10_000 + nth}`;
    complete(entry(name, '@ payment', name, '', -500), hints);
  }
  assert.is(looks, 1_001);
});

test('rows get what each would get alone, whichever was read before', () => {
  const complete = entryCompleter(undefined);
  let rows = 0;
  for (const name of [null, ...NAMES]) {
    for (const text of TEXTS) {
      for (const [nth, number] of NUMBERS.entries()) {
        for (const amount of [-500, 500]) {
          // The description has the number of the payee, or another one.
          for (const other of [number, NUMBERS[(nth + 1) % NUMBERS.length] ?? '']) {
            const row = entry(name?.replace('#', number) ?? null, text, name?.replace('#', other) ?? '', other, amount);
            const alone = completedEntry(row, completionOf(row, HINTS, undefined));
            assert.equal(complete(row, HINTS), alone, row.description);
            rows += 1;
          }
        }
      }
    }
  }
  assert.is(rows, 640);
});

function entry(
  merchantName: string | null,
  text: string,
  named: string,
  number: string,
  amount: number,
): TransactionEntry {
  const description = text.replace('@', named).replace('#', number) || 'x';
  const bookedAt = timestamp('2026-03-01T00:00:00.000000Z');
  return {
    status: 'booked',
    categoryId: 1,
    categoryLayer: null,
    from: [],
    to: [],
    description,
    merchantName,
    notes: null,
    amount,
    currency: USD,
    bookedAt,
  };
}

test.run();
