import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createEnableBanking } from '../../adapters/bank-feeds/enable-banking/enable-banking.ts';
import { type Random, seededRandom } from '../../adapters/demo/random.ts';
import { useCases } from '../../config/tokens.ts';
import { testClock } from '../support/clock.ts';
import { type House, openHouse, RETURN_URL, seen, sync } from '../support/feeds/connected-house.ts';
import {
  type FakeBankAccount,
  type FakeBankTransaction,
  type FakeEnableBanking,
  startFakeEnableBanking,
} from '../support/feeds/fake-providers/enable-banking.ts';
import { cutOff } from '../support/feeds/fake-providers/misbehaviour.ts';
import { type FakePlaid, num, startFakePlaid } from '../support/feeds/fake-providers/plaid.ts';
import { feedOf } from './plaid/plaid-world.ts';

// More of them: `FEED_SEEDS=50 node tests/bank-feeds/bank-worlds.test.ts`.
const SEEDS = Number(process.env['FEED_SEEDS'] ?? 4);
const DAYS = 25;
const DAY_SECONDS = 86_400;

/** A payment as the bank has it today. */
interface Payment {
  readonly nth: number;
  readonly day: string;
  /** In cents; negative is money out. */
  readonly amount: number;
  readonly text: string;
  readonly isPending: boolean;
}

const HABITS: readonly (readonly [text: string, amount: number])[] = [
  ['COFFEE HOUSE', -350],
  ['COFFEE HOUSE', -350],
  ['METRO TICKET', -280],
  ['CORNER SHOP', -1_999],
  ['REFUND CORNER SHOP', 1_999],
  ['SALARY', 250_000],
];

/** One day at a bank: what is pending is booked or dropped, and new payments come, some of them late. */
class Bank {
  payments: readonly Payment[] = [];
  readonly #random: Random;
  #count = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Returns what became of each pending payment, by its number; `null` if it was dropped. */
  live(today: string): ReadonlyMap<number, Payment | null> {
    const fates = new Map<number, Payment | null>();
    this.payments = this.payments.flatMap((payment) => {
      if (!payment.isPending || this.#random.chance(0.3)) return [payment];
      const fate = this.#random.chance(0.1) ? null : this.#booked(payment, today);
      fates.set(payment.nth, fate);
      return fate === null ? [] : [fate];
    });
    for (let left = this.#random.integer(0, 4); left > 0; left -= 1) this.arrive(today);
    return fates;
  }

  arrive(today: string): Payment {
    const [text, amount] = this.#random.pick(HABITS);
    const isPending = amount < 0 && this.#random.chance(0.4);
    const late = isPending ? 0 : this.#random.pick([0, 0, 0, 1, 3]);
    const payment = { nth: (this.#count += 1), day: before(today, late), amount, text, isPending };
    this.payments = [...this.payments, payment];
    return payment;
  }

  #booked(payment: Payment, today: string): Payment {
    this.#count += 1;
    return { ...payment, nth: this.#count, day: today, isPending: false };
  }

  /** As a user should see it. */
  truth(): readonly string[] {
    return this.payments
      .map(({ day, amount, text, isPending }) => `${day} ${amount} ${isPending ? 'pending' : 'booked'} ${text}`)
      .map(withoutPendingDay)
      .toSorted();
  }
}

/** Which of two equal pending payments has gone cannot be known, so their days do not count. */
function withoutPendingDay(row: string): string {
  return row.replace(/^\S+ (?=\S+ pending)/, '');
}

async function seenPayments(house: House): Promise<readonly string[]> {
  return (await seen(house)).map(withoutPendingDay).toSorted();
}

function before(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_SECONDS * 1_000).toISOString().slice(0, 10);
}

const worlds = suite('banks that live, through the service');

for (let seed = 1; seed <= SEEDS; seed += 1) {
  worlds(`Enable Banking, world ${seed}: after each fetch, the user sees what the bank has`, () =>
    enableBankingWorld(seed),
  );
  worlds(`Plaid, world ${seed}: after each fetch, the user sees what the bank has`, () => plaidWorld(seed));
}

async function enableBankingWorld(seed: number): Promise<void> {
  const random = seededRandom(seed);
  const bank = new Bank(random);
  const provider = await startFakeEnableBanking();
  const account: FakeBankAccount = { hash: 'h', currency: 'EUR', name: 'Current', balances: [], transactions: [] };
  provider.banks.push({ name: 'Nordea', country: 'FI', maximum_consent_validity: 90 * DAY_SECONDS });
  provider.accounts.push(account);
  const clock = testClock('2026-11-20T10:00:00.000000Z');
  const http = { allowedOrigins: [provider.origin], wait: async () => undefined };
  const feed = createEnableBanking({ application: provider.application, clock, url: provider.origin, http });
  const house = await openHouse({ store: 'memory' }, feed, clock);
  try {
    const id = await agreedAt(house, provider, undefined);
    const references = random.pick(REFERENCES);
    for (let day = 0; day < DAYS; day += 1) {
      const { today } = provider.settings;
      bank.live(today);
      account.transactions = listed(bank, references, random);
      provider.settings.pageSize = random.integer(1, 6);
      provider.settings.emptyPages = random.integer(0, 1);
      if (random.chance(0.3)) {
        provider.settings.betweenPages = () => {
          provider.settings.betweenPages = null;
          bank.arrive(today);
          account.transactions = listed(bank, references, random);
        };
      }
      if (random.chance(0.1)) {
        provider.endSessions('EXPIRED');
        assert.is((await sync(house, id)).problem?.code, 'consent_ended');
        await agreedAt(house, provider, id);
      }
      if (random.chance(0.15)) {
        provider.misbehaviours.add(/continuation_key/, cutOff, 3);
        await sync(house, id);
        provider.misbehaviours.clear();
      }
      if ((await sync(house, id)).problem === null && provider.settings.betweenPages === null) await sync(house, id);
      provider.settings.betweenPages = null;
      assert.equal(await seenPayments(house), bank.truth(), `day ${day}, references ${references}`);
      clock.advanceSeconds(DAY_SECONDS);
      provider.settings.today = before(today, -1);
    }
  } finally {
    await house.close();
    await provider.close();
  }
}

/** How banks fill in `entry_reference`. */
const REFERENCES = ['good', 'none', 'zero', 'by position', 'new each time'] as const;

/** The newest first, as most banks list. */
function listed(bank: Bank, references: (typeof REFERENCES)[number], random: Random): readonly FakeBankTransaction[] {
  return bank.payments
    .toSorted((a, b) => b.day.localeCompare(a.day) || b.nth - a.nth)
    .map(({ nth, day, amount, text, isPending }, place) => ({
      entry_reference: {
        good: `r${nth}`,
        none: null,
        zero: '0',
        'by position': `${day}-${place}`,
        'new each time': `n${random.integer(1, 1e9)}`,
      }[references],
      transaction_amount: { amount: (Math.abs(amount) / 100).toFixed(2), currency: 'EUR' },
      credit_debit_indicator: amount < 0 ? 'DBIT' : 'CRDT',
      status: isPending ? 'PDNG' : 'BOOK',
      booking_date: day,
      remittance_information: [text],
    }));
}

/** Connects the bank, or renews the connection with this id. Returns its id. */
async function agreedAt({ app, userId }: House, provider: FakeEnableBanking, id: number | undefined): Promise<number> {
  const input = { provider: 'enablebanking', bank: { name: 'Nordea', country: 'FI' }, returnUrl: RETURN_URL } as const;
  const begun =
    id === undefined
      ? await app.get(useCases.connections).beginConnection(userId, input)
      : await app.get(useCases.connections).renewConnection(userId, id, { returnUrl: RETURN_URL });
  if (begun.kind !== 'consent') throw new Error('The person has to visit the bank.');
  const state = String(provider.authorisations.at(-1)?.['state']);
  const answer = { code: provider.consent(begun.url) };
  await app.get(useCases.connections).completeConnection(userId, { state, answer });
  return begun.connection.id;
}

async function plaidWorld(seed: number): Promise<void> {
  const random = seededRandom(seed);
  const bank = new Bank(random);
  const provider = await startFakePlaid();
  const balances = { current: num('1'), available: null, iso_currency_code: 'USD' };
  provider.bank.accounts.push({ account_id: 'a', name: 'Checking', type: 'depository', balances });
  const clock = testClock('2026-11-20T10:00:00.000000Z');
  const feed = feedOf(provider, clock);
  const house = await openHouse({ store: 'memory' }, feed, clock);
  try {
    const id = await linkedAt(house, provider);
    const [item] = provider.items;
    if (item === undefined) throw new Error('There is no Item.');
    let today = '2026-11-20';
    for (let day = 0; day < DAYS; day += 1) {
      const known = new Set(bank.payments.map(({ nth }) => nth));
      const fates = bank.live(today);
      const replaced = new Map([...fates].flatMap(([nth, fate]) => (fate === null ? [] : [[fate.nth, nth] as const])));
      for (const nth of fates.keys()) item.changes.push(['removed', { transaction_id: `t${nth}`, account_id: 'a' }]);
      for (const payment of bank.payments.filter(({ nth }) => !known.has(nth))) {
        // Plaid does not always know which pending transaction it was.
        const pending = random.chance(0.8) ? replaced.get(payment.nth) : undefined;
        item.changes.push(['added', transactionOf(payment, pending)]);
      }
      provider.settings.pageSize = random.integer(1, 6);
      if (random.chance(0.3)) {
        provider.settings.betweenPages = () => {
          provider.settings.betweenPages = null;
          item.changes.push(['added', transactionOf(bank.arrive(today), undefined)]);
        };
      }
      if (random.chance(0.15)) {
        provider.misbehaviours.add(/./, cutOff, random.integer(1, 9));
        await sync(house, id);
        provider.misbehaviours.clear();
      }
      await sync(house, id);
      provider.settings.betweenPages = null;
      assert.equal(await seenPayments(house), bank.truth(), `day ${day}`);
      clock.advanceSeconds(DAY_SECONDS);
      today = before(today, -1);
    }
  } finally {
    await house.close();
    await provider.close();
  }
}

function transactionOf({ nth, day, amount, text, isPending }: Payment, replaces: number | undefined) {
  return {
    transaction_id: `t${nth}`,
    account_id: 'a',
    amount: num((-amount / 100).toFixed(2)),
    iso_currency_code: 'USD',
    date: day,
    name: text,
    original_description: text,
    pending: isPending,
    pending_transaction_id: replaces === undefined ? null : `t${replaces}`,
  };
}

async function linkedAt({ app, userId }: House, provider: FakePlaid): Promise<number> {
  const begun = await app
    .get(useCases.connections)
    .beginConnection(userId, { provider: 'plaid', returnUrl: RETURN_URL });
  if (begun.kind !== 'consent') throw new Error('The person has to visit Plaid.');
  provider.signIn(begun.url);
  await app.get(useCases.connections).completeConnection(userId, { connectionId: begun.connection.id });
  return begun.connection.id;
}

worlds.run();
