import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { entryCompleter } from '../../application/imports/complete-entries.ts';
import { completedEntry, completionOf } from '../../domain/categorising/completed-entry.ts';
import type { CategoryHints } from '../../domain/statements/statement-row.ts';
import type { TransactionEntry } from '../../domain/transaction.ts';
import { timestamp, USD } from '../support/fixtures.ts';

const HINTS: CategoryHints = { merchantCategoryCode: null, name: null, code: null };

/** Names as banks write them; `#` stands for a number. */
const NAMES = ['NETFLIX.COM #', 'Anna Smith #', '#', 'SQ *BLUE BOTTLE # SAN FRANC', 'Order #', 'PAYPAL', 'SHELL 1234'];
const TEXTS = ['@ payment', 'payment #', '@', 'IHR EINKAUF BEI ROSSMANN #'];
const NUMBERS = ['89732', '4094', '10353', '123456789', '7'];

const test = suite('entries of rows that are alike');

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
            assert.equal(complete({ entry: row, hints: HINTS }), alone, row.description);
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
