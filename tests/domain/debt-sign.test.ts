import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isBalanceTurned } from '../../domain/feeds/debt-sign.ts';
import { kindByName } from '../../domain/feeds/kind-by-name.ts';
import { fedAccount } from '../support/feeds/fake-feed.ts';
import { timestamp } from '../support/fixtures.ts';

const test = suite('Debts of feeds (doors notes, feeds 4)');

const at = (day: number) => timestamp(`2026-03-${day}T12:00:00.000000Z`);
const rowsOf = (...rows: readonly (readonly [day: number, amount: number])[]) =>
  fedAccount(rows.map(([day, amount]) => ({ day, amount }))).rows;
const known = (balance: number | null, isTurned: boolean | null, isSignChosen = false) => {
  return { balance, balanceAt: at(10), isBalanceTurned: isTurned, isSignChosen };
};
const loan = (amount: number, rows = rowsOf()) => ({ kind: 'loan', stated: { amount, at: at(20) }, rows }) as const;
const card = (amount: number, rows = rowsOf()) => ({ kind: 'card', stated: { amount, at: at(20) }, rows }) as const;

test('a loan of 150,000 is owed, whatever its sign, and money on a current account is not', () => {
  assert.is(isBalanceTurned(undefined, loan(15_000_000)), true);
  assert.is(isBalanceTurned(undefined, loan(-15_000_000)), false);
  assert.is(isBalanceTurned(undefined, { ...loan(15_000_000), kind: 'bank' }), null);
  assert.is(isBalanceTurned(undefined, loan(0)), null);
});

test('payments lower what is owed and raise what is owned', () => {
  assert.is(isBalanceTurned(known(-100_000, true), loan(95_000, rowsOf([15, 5_000]))), true);
  assert.is(isBalanceTurned(known(100_000, false), loan(95_000, rowsOf([15, 5_000]))), true);
  assert.is(isBalanceTurned(known(-100_000, true), loan(105_000, rowsOf([15, 5_000]))), false);
  assert.is(isBalanceTurned(known(-100_000, true), loan(95_000, rowsOf([15, 4_000]))), true);
  assert.is(isBalanceTurned(known(-100_000, false), loan(-95_000, rowsOf([9, 1], [15, 5_000], [21, 1]))), false);
});

test('an account of which nobody says what it is is owed once its balance moves against its payments', () => {
  const unknown = (amount: number, rows = rowsOf()) => ({ ...loan(amount, rows), kind: null });
  assert.is(isBalanceTurned(known(100_000, null), unknown(105_000, rowsOf([15, -5_000]))), true);
  assert.is(isBalanceTurned(known(100_000, null), unknown(95_000, rowsOf([15, -5_000]))), false);
  assert.is(isBalanceTurned(undefined, unknown(100_000)), null);
  assert.is(isBalanceTurned(known(100_000, null), { ...unknown(105_000, rowsOf([15, -5_000])), kind: 'bank' }), null);
});

test('a refund beside two purchases that are booked late says nothing of the sign', () => {
  const unknown = (amount: number) => {
    return { ...loan(amount, rowsOf([9, -1_999], [10, -1_999], [15, 1_999])), kind: null };
  };
  assert.is(isBalanceTurned(known(100_000, null), unknown(98_001)), null);
  assert.is(isBalanceTurned(known(100_000, false), unknown(98_001)), false);
  assert.is(isBalanceTurned(known(-100_000, true), unknown(101_999)), true);
});

test('a card with which more is bought than paid is owed; one with a credit is not', () => {
  const spent = rowsOf([1, -2_000], [5, -3_000], [9, -500]);
  assert.is(isBalanceTurned(undefined, card(5_500, spent)), true);
  assert.is(isBalanceTurned(undefined, card(5_500, rowsOf([1, -2_000], [5, 9_000]))), null);
  assert.is(isBalanceTurned(undefined, card(-5_500, spent)), false);
});

test('what a person has said holds for ever', () => {
  assert.is(isBalanceTurned(known(100_000, false, true), loan(95_000, rowsOf([15, 5_000]))), false);
  assert.is(isBalanceTurned(known(-1, true, true), { ...loan(5), kind: null }), true);
});

test('names of accounts say what they are where the provider does not', () => {
  for (const [name, kind] of [
    ['Home Mortgage', 'loan'],
    ['Crédit immobilier 2031', 'loan'],
    ['Hypothekendarlehen', 'loan'],
    ['Platinum Visa ...1234', 'card'],
    ['Kreditkarte Gold', 'card'],
    ['Roth IRA', 'investment'],
    ['Isabella’s savings', null],
    ['Everyday Checking', null],
  ] as const) {
    assert.is(kindByName(name), kind, name);
  }
});

test.run();
