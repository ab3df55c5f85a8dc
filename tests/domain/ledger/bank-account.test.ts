import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type AccountKind,
  type BankAccount,
  type BankAccountOpening,
  changeBankAccount,
  deleteBankAccount,
  moveBalance,
  openBankAccount,
  staleBalanceDay,
} from '../../../domain/ledger/bank-account.ts';
import { assertInvalid, codeOf } from '../../support/finance-errors.ts';
import { EUR, localDate, timestamp } from '../../support/fixtures.ts';

const AT = timestamp('2026-03-07T09:30:15.123456Z');
const LATER = timestamp('2026-03-08T00:00:00.000001Z');

const opening: BankAccountOpening = {
  userId: 7,
  externalId: '0192f1c2-7d1e-7c3a-9b60-5f1d2a3b4c5d',
  bankId: 1,
  bankConnectionId: 3,
  kind: 'manual',
  name: 'Everyday',
  currency: EUR,
  balance: -250,
};

const accounts = suite('bank accounts');

accounts('a new account is a visible checking account whose balance is its initial balance', () => {
  assert.equal(openBankAccount(opening, AT), {
    ...opening,
    type: 'checking',
    subtype: null,
    balance: -250,
    isBalanceKnown: true,
    initialBalance: -250,
    hidden: false,
    lastTransactionCreatedAt: AT,
    lastBalanceCreatedAt: AT,
    deletedAt: null,
    createdAt: AT,
    updatedAt: AT,
  });
  assert.is(openBankAccount({ ...opening, type: 'credit' }, AT).type, 'credit');
});

accounts('names are trimmed, and have 1 to 255 characters as a person counts them', () => {
  const nameOf = (name: string) => openBankAccount({ ...opening, name }, AT).name;
  assert.is(nameOf(' \t Holiday fund \n'), 'Holiday fund');
  assert.is(nameOf('x'), 'x');
  assert.is(nameOf('🐙'.repeat(255)), '🐙'.repeat(255));
  for (const name of ['', '  ', 'x'.repeat(256), '🐙'.repeat(256), 'a\0b', 'half \ud83d of it']) {
    assertInvalid(['name'], () => nameOf(name));
    assertInvalid(['name'], () => changeBankAccount(account(), { name }, LATER));
  }
});

accounts('a change sets what it names and the time of the change', () => {
  const before = account();
  const changes = { name: ' Rainy days ', hidden: true, type: 'savings', subtype: ' isa ' } as const;
  assert.equal(changeBankAccount(before, changes, LATER), {
    ...before,
    name: 'Rainy days',
    hidden: true,
    type: 'savings',
    subtype: 'isa',
    updatedAt: LATER,
  });
  assert.equal(changeBankAccount(before, {}, LATER), { ...before, updatedAt: LATER });
});

accounts('a hidden account can be shown again, and a subtype cleared', () => {
  const before = { ...account(), hidden: true, subtype: 'isa' };
  const after = changeBankAccount(before, { hidden: false, subtype: null }, LATER);
  assert.is(after.hidden, false);
  assert.is(after.subtype, null);
  assert.is(changeBankAccount(before, { hidden: false }, LATER).subtype, 'isa');
});

accounts('a subtype has 1 to 64 characters', () => {
  assert.is(changeBankAccount(account(), { subtype: '🐙'.repeat(64) }, LATER).subtype, '🐙'.repeat(64));
  for (const subtype of ['', ' ', 'x'.repeat(65), 'a\0b']) {
    assertInvalid(['subtype'], () => changeBankAccount(account(), { subtype }, LATER));
  }
});

accounts('a moved balance is the exact sum, with the time of the move', () => {
  const before = account();
  assert.equal(moveBalance(before, 300, LATER), {
    ...before,
    balance: 50,
    lastBalanceCreatedAt: LATER,
    updatedAt: LATER,
  });
  assert.is(moveBalance(before, 300, LATER).initialBalance, -250);
});

accounts('moving the balance by 0 changes nothing', () => {
  assert.equal(moveBalance(account(), 0, LATER), account());
});

accounts('a balance never leaves ±(2^53−1)', () => {
  const full = { ...account(), balance: Number.MAX_SAFE_INTEGER };
  assert.is(
    codeOf(() => moveBalance(full, 1, LATER)),
    'amount_out_of_range',
  );
  assert.is(
    codeOf(() => moveBalance({ ...full, balance: Number.MIN_SAFE_INTEGER }, -1, LATER)),
    'amount_out_of_range',
  );
  assert.is(moveBalance(full, -Number.MAX_SAFE_INTEGER, LATER).balance, 0);
});

accounts('a manual account can be deleted, a connected one cannot', () => {
  assert.equal(deleteBankAccount(account(), LATER), { ...account(), deletedAt: LATER, updatedAt: LATER });
  assert.is(
    codeOf(() => deleteBankAccount({ ...account(), kind: 'connected' }, LATER)),
    'connected_account',
  );
});

function account(): BankAccount {
  return { ...openBankAccount(opening, AT), id: 11 };
}

accounts('a balance of a connected account is stale from the third day on; those of manual accounts never are', () => {
  const lastBalanceCreatedAt = timestamp('2026-03-13T23:59:59.999999Z');
  const staleOn = (day: string, kind: AccountKind = 'connected') =>
    staleBalanceDay({ kind, lastBalanceCreatedAt }, localDate(day));
  assert.is(staleOn('2026-03-15'), undefined);
  assert.is(staleOn('2026-03-16'), '2026-03-13');
  assert.is(staleOn('2027-03-16', 'manual'), undefined);
});

accounts.run();
