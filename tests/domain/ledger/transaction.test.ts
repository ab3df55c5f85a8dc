import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBankAccount } from '../../../domain/ledger/bank-account.ts';
import {
  accountWithNew,
  balanceEffect,
  changeTransaction,
  deleteTransaction,
  inAccountCurrency,
  partiesOf,
  recordTransaction,
  requireManual,
  type Transaction,
  type TransactionEntry,
  transactionType,
} from '../../../domain/ledger/transaction.ts';
import { exchangeRate, quoteFrom } from '../../../domain/money/exchange-rate.ts';
import { isStorableText } from '../../../domain/text.ts';
import * as fc from '../../support/fast-check.ts';
import { assertInvalid, codeOf } from '../../support/finance-errors.ts';
import { EUR, localDate, timestamp, USD } from '../../support/fixtures.ts';

const AT = timestamp('2026-03-07T09:30:15.123456Z');
const LATER = timestamp('2026-03-08T00:00:00.000001Z');
const MANUAL = { id: 11, userId: 7, kind: 'manual' } as const;
const CONNECTED = { ...MANUAL, kind: 'connected' } as const;

const entry: TransactionEntry = {
  status: 'booked',
  categoryId: 101,
  categoryLayer: null,
  from: [],
  to: [{ name: 'Corner shop' }],
  description: 'Bread',
  merchantName: null,
  notes: null,
  amount: -350,
  currency: EUR,
  bookedAt: timestamp('2026-03-05T00:00:00.000000Z'),
};

const transactions = suite('transactions');

transactions('a recorded transaction belongs to its account and that account’s user', () => {
  assert.equal(recordTransaction(MANUAL, entry, -400, AT), {
    ...entry,
    userId: 7,
    bankAccountId: 11,
    unlinkedCategoryId: null,
    type: 'expense',
    accountAmount: -400,
    createdAt: AT,
    updatedAt: AT,
    deletedAt: null,
  });
});

transactions('a transaction of a connected account has no account amount, because the bank reports the balance', () => {
  assert.is(recordTransaction(CONNECTED, entry, -400, AT).accountAmount, null);
});

transactions('the type follows the sign of the amount', () => {
  assert.is(recordTransaction(MANUAL, { ...entry, amount: 1 }, 1, AT).type, 'income');
  assert.is(recordTransaction(MANUAL, { ...entry, amount: -1 }, -1, AT).type, 'expense');
  assert.equal(
    [transactionType(Number.MAX_SAFE_INTEGER), transactionType(Number.MIN_SAFE_INTEGER)],
    ['income', 'expense'],
  );
});

transactions('an amount is an integer other than 0, within ±(2^53−1)', () => {
  const record = (amount: number) => recordTransaction(MANUAL, { ...entry, amount }, 1, AT).amount;
  for (const amount of [1, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]) assert.is(record(amount), amount);
  for (const amount of [0, -0, 0.5, 2 ** 53, -(2 ** 53), Number.NaN, Number.POSITIVE_INFINITY]) {
    assertInvalid(['amount'], () => record(amount));
  }
});

transactions('a description is trimmed, and has 1 to 500 characters as a person counts them', () => {
  const record = (description: string) => recordTransaction(MANUAL, { ...entry, description }, 1, AT).description;
  assert.is(record('\t Bread \n'), 'Bread');
  assert.is(record('🐙'.repeat(500)), '🐙'.repeat(500));
  assert.is(record(` ${'x'.repeat(500)} `), 'x'.repeat(500));
  for (const description of ['', ' \n ', 'x'.repeat(501), 'a\0b', 'half \udc19 of it']) {
    assertInvalid(['description'], () => record(description));
  }
});

transactions('notes are kept as they are, up to 5,000 characters', () => {
  const record = (notes: string | null) => recordTransaction(MANUAL, { ...entry, notes }, 1, AT).notes;
  for (const notes of [null, '', '  spaced\n', '🐙'.repeat(5_000)]) assert.is(record(notes), notes);
  for (const notes of ['x'.repeat(5_001), 'a\0b', '\ud83d']) {
    assertInvalid(['notes'], () => record(notes));
    assertInvalid(['notes'], () => changeTransaction(transaction(), { notes }, LATER));
  }
});

transactions('names of merchants and parties must be storable text', () => {
  for (const [field, names] of [
    ['merchant_name', { merchantName: 'a\uffff' }],
    ['from', { from: [{ name: 'Ada' }, { name: 'a\ufdd0' }] }],
    ['to', { to: [{ name: 'a\0' }] }],
  ] as const) {
    assertInvalid([field], () => recordTransaction(MANUAL, { ...entry, ...names }, 1, AT));
  }
});

transactions('a change sets what it names and the time of the change', () => {
  const before = { ...transaction(), notes: 'before' };
  assert.equal(changeTransaction(before, { categoryId: 103 }, LATER), { ...before, categoryId: 103, updatedAt: LATER });
  assert.equal(changeTransaction(before, { notes: 'after' }, LATER), { ...before, notes: 'after', updatedAt: LATER });
  assert.equal(changeTransaction(before, {}, LATER), { ...before, updatedAt: LATER });
});

transactions('notes can be cleared', () => {
  assert.is(changeTransaction({ ...transaction(), notes: 'before' }, { notes: null }, LATER).notes, null);
});

transactions('a deleted transaction has the time of its deletion', () => {
  assert.equal(deleteTransaction(transaction(), LATER), { ...transaction(), deletedAt: LATER, updatedAt: LATER });
});

transactions('only booked transactions of manual accounts move a balance, by their account amount', () => {
  assert.is(balanceEffect({ status: 'booked', accountAmount: -400 }), -400);
  assert.is(balanceEffect({ status: 'pending', accountAmount: -400 }), 0);
  assert.is(balanceEffect({ status: 'booked', accountAmount: null }), 0);
});

transactions('new transactions move the balance by the booked ones and set the time of the last transaction', () => {
  const opening = { userId: 7, externalId: '', bankId: 1, bankConnectionId: 3, name: 'Cash', currency: EUR } as const;
  const account = { ...openBankAccount({ ...opening, kind: 'manual', balance: 1_000 }, AT), id: 11 };
  const booked = { status: 'booked', accountAmount: -400 } as const;
  const pending = { status: 'pending', accountAmount: -50 } as const;
  assert.equal(accountWithNew([booked, pending, booked], account, LATER), {
    ...account,
    balance: 200,
    lastTransactionCreatedAt: LATER,
    lastBalanceCreatedAt: LATER,
    updatedAt: LATER,
  });
  assert.equal(accountWithNew([pending], account, LATER), { ...account, lastTransactionCreatedAt: LATER });
});

transactions('an amount is converted to the currency of its account, and without a rate it is refused', () => {
  const date = localDate('2026-03-05');
  const dollar = exchangeRate({ currency: USD, date, perEur: '1.25', source: 'manual' });
  const quote = quoteFrom({ from: EUR, to: USD, on: date }, () => [dollar]);
  assert.is(inAccountCurrency({ amount: -400, currency: EUR }, { currency: USD }, quote), -500);
  assert.is(inAccountCurrency({ amount: -400, currency: EUR }, { currency: EUR }, undefined), -400);
  assertInvalid(['currency'], () => inAccountCurrency({ amount: -400, currency: EUR }, { currency: USD }, undefined));
});

transactions('without parties, the merchant received an expense and paid an income', () => {
  const shop = [{ name: 'Shop' }];
  const ann = [{ name: 'Ann' }];
  const none = { from: [], to: [], merchantName: 'Shop' };
  assert.equal(partiesOf({ ...none, amount: -1 }), { from: [], to: shop });
  assert.equal(partiesOf({ ...none, amount: 1 }), { from: shop, to: [] });
  assert.equal(partiesOf({ ...none, amount: -1, from: ann }), { from: ann, to: [] });
  assert.equal(partiesOf({ ...none, amount: -1, merchantName: null }), { from: [], to: [] });
});

transactions('no change of category or notes changes what a transaction moved the balance by', () => {
  fc.assert(
    fc.property(fc.integer(), fc.option(fc.string({ unit: 'grapheme', maxLength: 50 })), (categoryId, notes) => {
      const before = transaction();
      const storable = notes !== null && isStorableText(notes) ? notes : null;
      const after = changeTransaction(before, { categoryId, notes: storable }, LATER);
      assert.is(balanceEffect(after), balanceEffect(before));
      assert.is(after.amount, before.amount);
    }),
  );
});

transactions('transactions are created on manual accounts only', () => {
  requireManual(MANUAL);
  assert.is(
    codeOf(() => requireManual(CONNECTED)),
    'not_manual',
  );
});

function transaction(): Transaction {
  return { ...recordTransaction(MANUAL, entry, -400, AT), id: 23 };
}

transactions.run();
