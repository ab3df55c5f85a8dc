import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { useCases } from '../../config/tokens.ts';
import { addDays } from '../../domain/calendar.ts';
import { furnish, type Wording } from '../support/belongings.ts';
import { fakeFeeds, replaceFeeds } from '../support/feeds/fake-feeds.ts';
import { localDate, USD } from '../support/fixtures.ts';
import { PLACES } from '../support/places.ts';
import { openMemoryService } from '../support/service/http-service.ts';
import { openWebService, type WebService } from '../support/service/web-service.ts';

const MAX_BYTES = 60_000;
const ACCOUNTS = 200;
const BILLS = 300;
const TRANSACTIONS = 120;
const CORRECTIONS = 100;

/** A text of so many characters, in words. */
const words = (characters: number) => `${'A long and ordinary text. '.repeat(20).slice(0, characters - 1)}x`;

/** Longer than most that banks and people write. */
const NAME = words(40);
const TEXT = words(80);
const NOTES = words(140);

const LONG: Wording = {
  account: NAME,
  hiddenAccount: NAME,
  bank: NAME,
  description: TEXT,
  notes: NOTES,
  bill: NAME,
  archivedBill: NAME,
  row: TEXT,
  file: NAME,
  institution: NAME,
  feedAccount: NAME,
  feedRow: TEXT,
  payee: NAME,
  problem: TEXT,
  key: NAME,
  app: NAME,
  appHost: 'assistant.example',
  tool: 'get_transactions',
  passkey: NAME,
  userAgent: words(200),
};

const test = suite('sizes of pages');

test('pages stay small for somebody with hundreds of accounts and bills, and long texts everywhere', async () => {
  const feeds = fakeFeeds();
  const service = await openWebService((options) =>
    openMemoryService({ ...options, replace: [...(options?.replace ?? []), replaceFeeds(feeds)] }),
  );
  const user = await service.newUser();
  const person = await service.signIn(user);
  const things = await furnish(service.app, feeds, user, LONG);
  await fill(service, user.id, things.bill);
  const large: string[] = [];
  for (const { name, role, addressOf, status } of PLACES) {
    if (role !== 'owner') continue;
    const page = await person.visit(addressOf(things));
    assert.is(page.status, status, name);
    const bytes = Buffer.byteLength(page.text);
    if (bytes >= MAX_BYTES) large.push(`${name}: ${bytes}`);
  }
  assert.equal(large, []);
  await service.close();
});

test.run();

async function fill({ app }: WebService, userId: number, bill: number): Promise<void> {
  const open = app.get(useCases.accounts).createBankAccount;
  const accounts: number[] = [];
  for (let count = 0; count < ACCOUNTS; count += 1) {
    accounts.push((await open(userId, { name: NAME, currency: USD, balance: 1_234_567 })).id);
  }
  for (let count = 0; count < BILLS; count += 1) {
    const nextDate = localDate('2026-03-20');
    await app.get(useCases.bills).createBill(userId, { name: NAME, amount: 1_234_567, cycle: 'monthly', nextDate });
  }
  const payments: number[] = [];
  for (let count = 0; count < TRANSACTIONS; count += 1) {
    const { id } = await app.get(useCases.transactions).createTransaction(userId, {
      amount: -1_234_567,
      bankAccountId: accounts[count] ?? 0,
      bookedAt: localDate('2026-03-12'),
      description: TEXT,
      notes: NOTES,
    });
    payments.push(id);
  }
  const { correctBill } = app.get(useCases.bills);
  await correctBill(userId, bill, { kind: 'payments', transactionIds: payments, belong: true });
  for (let count = 0; count < CORRECTIONS; count += 1) {
    await correctBill(userId, bill, { kind: 'paid', dueOn: addDays(localDate('2020-01-01'), 9 * count) });
  }
}
