import { randomUUID } from 'node:crypto';
import * as assert from 'uvu/assert';
import { type Random, seededRandom } from '../../../../adapters/demo/random.ts';
import { replace } from '../../../../config/container.ts';
import { type AppOptions, createApp } from '../../../../config/create-app.ts';
import { ports, useCases } from '../../../../config/tokens.ts';
import { startFetch } from '../../../../domain/feeds/fetching.ts';
import { LEASE_SECONDS } from '../../../../domain/feeds/lease.ts';
import { formatMoney } from '../../../../domain/money/money.ts';
import { CHEAP_PASSWORDS } from '../../cheap-passwords.ts';
import { type TestClock, testClock } from '../../clock.ts';
import { EUR, USD } from '../../fixtures.ts';
import { PATIENT } from '../../patient.ts';
import type { House } from '../connected-house.ts';
import { type Door, type OpenDoor, PASSWORD } from './doors.ts';
import { dayBefore, decimal, LivingAccount, type LivingPayment, seenAs } from './living-bank.ts';
import { type LivingProvider, livingEnableBanking, livingPlaid, livingSimpleFin } from './living-providers.ts';

const DAY_SECONDS = 86_400;
const FIRST_DAY = '2026-03-02';
const BORN = 40;

/** How `entry_reference` is filled in. */
const REFERENCES: readonly ((nth: number, place: number, day: string) => string | null)[] = [
  (nth) => `ref${nth}`,
  () => null,
  () => '0',
  (_, place, day) => `${day}-${place}`,
];

/** Something that a life is made of, on one of its days. */
export type LifeEvent =
  | 're-link'
  | 'revocation'
  | 'second connection'
  | 'another provider'
  | 'currency change'
  | 'kill'
  | 'broken fetch'
  | 'file beside'
  | 'silence'
  | 'removal'
  | 'sign-in'
  | 'balance stated';

export const LIFE_EVENTS: readonly LifeEvent[] = [
  're-link',
  'revocation',
  'second connection',
  'another provider',
  'currency change',
  'kill',
  'broken fetch',
  'file beside',
  'silence',
  'removal',
];

/** What is special about a life, and where its person looks and answers. */
export interface LifeOptions {
  readonly door?: OpenDoor | undefined;
  /** What the bank states as the balance of the last account. */
  readonly stated?: LivingAccount['stated'] | undefined;
  /** Whether a file of each account was imported before any bank was connected. */
  readonly beginsWithFiles?: boolean | undefined;
}

/** A household with accounts at one bank, which it connects in all the ways there are, for some weeks. */
export class Life {
  readonly #random: Random;
  readonly #house: House;
  readonly #accounts: readonly LivingAccount[];
  readonly #providers: readonly LivingProvider[];
  readonly #clock: TestClock;
  /** Connections that work, by id. */
  readonly #connections = new Map<number, LivingProvider>();
  /** Notes that the person wrote, with the account and the payment. */
  readonly #notes = new Map<string, readonly [LivingAccount, LivingPayment]>();
  readonly #door: Door | undefined;
  /** Bank accounts that were left because the currency changed. */
  #left = 0;
  #today = FIRST_DAY;
  /** What has happened, for the message of a failure. */
  readonly #log: string[] = [];

  private constructor(
    random: Random,
    house: House,
    clock: TestClock,
    accounts: readonly LivingAccount[],
    providers: readonly LivingProvider[],
    door: Door | undefined,
  ) {
    this.#random = random;
    this.#house = house;
    this.#door = door;
    this.#clock = clock;
    this.#accounts = accounts;
    this.#providers = providers;
  }

  static async begin(seed: number, store: AppOptions, options: LifeOptions = {}): Promise<Life> {
    const random = seededRandom(seed);
    const clock = testClock(`${FIRST_DAY}T10:00:00.000000Z`);
    const count = random.integer(1, 3);
    const accounts = Array.from({ length: count }, (_, nth) => {
      const name = ['Everyday', 'Household', 'Holiday fund'][nth]!;
      return new LivingAccount(random, name, `FI211234560000078${nth}`, USD);
    });
    if (options.stated !== undefined) accounts.at(-1)!.state(options.stated);
    for (let days = BORN; days > 0; days -= 1) for (const one of accounts) one.live(dayBefore(FIRST_DAY, days));
    const providers = [
      await livingSimpleFin(accounts, clock),
      await livingEnableBanking(accounts, clock, random.pick(REFERENCES)),
      await livingPlaid(accounts, clock, () => random.chance(0.8)),
    ];
    const { house, email } = await openHouseOf(store, providers, clock);
    const door = await options.door?.(house.app, email);
    const life = new Life(random, house, clock, accounts, providers, door);
    if (options.beginsWithFiles) for (const account of accounts) await life.#openWithFile(account);
    return life;
  }

  /** Plays the days. `event` is the one that may happen on a day, `undefined` for none. */
  async play(
    days: number,
    event: (random: Random, day: number) => LifeEvent | undefined,
    first?: LivingProvider['provider'],
  ): Promise<void> {
    try {
      const chosen = this.#providers.find(({ provider }) => provider === first);
      await this.#connect(chosen ?? this.#random.pick(this.#providers));
      let silentDays = 0;
      for (let day = 0; day < days; day += 1) {
        if (silentDays > 0) silentDays -= 1;
        else {
          const found = event(this.#random, day);
          if (found === 'silence') silentDays = this.#random.integer(2, 25);
          else if (found !== undefined) await this.#happens(found);
          await this.#fetchAll();
          await this.#check();
          if (found !== undefined || day === 0) await this.#look();
          await this.#writeNote();
        }
        this.#pass();
      }
      // A silence ends with the life at the latest.
      await this.#fetchAll();
      await this.#check();
      await this.#look();
    } catch (error) {
      throw new Error(`${String(error)}\n${this.#log.join('\n')}`, { cause: error });
    }
  }

  async close(): Promise<void> {
    await this.#door?.close();
    await this.#house.close();
    for (const provider of this.#providers) await provider.close();
  }

  #pass(): void {
    this.#clock.advanceSeconds(DAY_SECONDS);
    this.#today = dayBefore(this.#today, -1);
    for (const account of this.#accounts) account.live(this.#today);
  }

  async #happens(event: LifeEvent): Promise<void> {
    const [id, provider] = this.#random.pick([...this.#connections]);
    this.#log.push(`${this.#today}: ${event} (${provider.provider} ${id})`);
    const deeds: Readonly<Record<LifeEvent, () => unknown>> = {
      're-link': () => provider.renumber(),
      revocation: () => this.#endAndReturn(id, provider),
      'second connection': () => this.#connections.size < 4 && this.#connect(provider),
      'another provider': () => this.#connections.size < 4 && this.#connect(this.#random.pick(this.#providers)),
      'currency change': () => this.#changeCurrency(),
      kill: () => this.#kill(id, provider),
      'broken fetch': () => provider.fail(this.#random.integer(1, 3)),
      'file beside': () => this.#importFile(),
      silence: () => undefined,
      removal: () => this.#removeAndReturn(id, provider),
      'sign-in': () => this.#signIn(id, provider),
      'balance stated': () => this.#accounts.at(-1)!.state('as it is'),
    };
    await deeds[event]();
  }

  async #connect(provider: LivingProvider): Promise<void> {
    provider.publish(this.#today);
    this.#connections.set(await provider.agree(this.#house), provider);
  }

  /** Access ends, which the next fetch finds out; then the person renews the connection, or adds another one. */
  async #endAndReturn(id: number, provider: LivingProvider): Promise<void> {
    const way = provider.end();
    const own = [...this.#connections].filter(([, other]) => other === provider);
    for (const [each] of own) await this.#sync(each).catch(() => undefined);
    if (way === 'renew') for (const [each] of own) await provider.agree(this.#house, each);
    else {
      if (this.#random.chance(0.5)) provider.renumber();
      for (const [each] of own) {
        this.#connections.delete(each);
        if (this.#random.chance(0.5)) await this.#remove(each);
      }
      await this.#connect(provider);
    }
    this.#log.push(`  ${provider.provider}: ${way} after ${id}`);
  }

  async #removeAndReturn(id: number, provider: LivingProvider): Promise<void> {
    this.#connections.delete(id);
    await this.#remove(id);
    await this.#connect(this.#random.chance(0.5) ? provider : this.#random.pick(this.#providers));
  }

  #remove(id: number): Promise<unknown> {
    const { app, userId } = this.#house;
    return this.#door?.remove(id) ?? app.get(useCases.connections).removeConnection(userId, id);
  }

  /** The bank wants its user to sign in; everything says so, and nothing is lost until they have done it. */
  async #signIn(id: number, provider: LivingProvider): Promise<void> {
    provider.wantSignIn(true);
    await this.#sync(id);
    const { app, userId } = this.#house;
    const { state, advice } = await app.get(useCases.connections).showConnection(userId, id);
    assert.is(state, 'needs_attention');
    if (this.#door) assert.match(await this.#door.connection(id), advice ?? 'an advice');
    provider.wantSignIn(false);
    const own = [...this.#connections].filter(([, other]) => other === provider);
    if (provider.provider !== 'simplefin') for (const [each] of own) await provider.agree(this.#house, each);
  }

  /** Only where one connection shows the account, so that the person decides once, and has shown its payments. */
  async #changeCurrency(): Promise<void> {
    if (this.#left > 0 || this.#connections.size > 1) return;
    const account = this.#random.pick(this.#accounts);
    const place = await this.#placeOf(account);
    if (place === undefined || (await this.#rows(place)).length === 0) return;
    this.#left = 1;
    account.currency = EUR;
  }

  /** A process takes the connection, and dies before the provider has answered. */
  async #kill(id: number, { feed }: LivingProvider): Promise<void> {
    const { app, userId } = this.#house;
    const [holder, at] = [app.get(ports.secrets).uuid(), this.#clock.now()];
    await app.get(ports.connections).update(userId, id, (one) => startFetch(one, holder, at));
    this.#clock.advanceSeconds(LEASE_SECONDS + 1);
    this.#log.push(`  ${feed.provider} was killed`);
  }

  async #openWithFile(account: LivingAccount): Promise<void> {
    const { app, userId } = this.#house;
    await app.get(useCases.accounts).createBankAccount(userId, { name: account.name, currency: account.currency });
    await this.#importFile(account);
  }

  async #importFile(account = this.#random.pick(this.#accounts)): Promise<void> {
    const bankAccountId = await this.#placeOf(account);
    // A provider may show the whole history in the new currency; no bank writes such a file.
    if (bankAccountId === undefined || account.currency === 'EUR') return;
    const [from, to] = [dayBefore(this.#today, 30), dayBefore(this.#today, 4)];
    const rows = account.payments.filter(({ day, isPending }) => !isPending && day >= from && day <= to);
    await this.#house.app.get(useCases.imports).importStatements(this.#house.userId, {
      bytes: new TextEncoder().encode(ofxOf(account.currency, rows, from, to)),
      fileName: 'statement.ofx',
      accounts: { bankAccountId, byKey: new Map() },
      options: {},
      onError: 'refuse',
      dryRun: false,
    });
  }

  async #sync(id: number) {
    return this.#house.app.get(useCases.connections).syncConnection(this.#house.userId, id);
  }

  /** Fetches everything; the person answers what is asked, and then all of it comes. */
  async #fetchAll(): Promise<void> {
    for (const provider of this.#providers) provider.publish(this.#today);
    for (const [id, provider] of this.#connections) {
      let { problem } = await this.#sync(id);
      if (problem !== null && problem.code !== 'currency_changed') {
        provider.fail(0);
        this.#clock.advanceSeconds(60);
        ({ problem } = await this.#sync(id));
      }
      if (await this.#answer(id, provider)) await this.#sync(id);
    }
  }

  /** Returns whether the person had to say something. */
  async #answer(id: number, provider: LivingProvider): Promise<boolean> {
    const { app, userId } = this.#house;
    const { accounts } = await app.get(useCases.connections).showConnection(userId, id);
    const choices = [];
    for (const { id: feedAccountId, key, decision, problem, name } of accounts) {
      const account = provider.accountOf(key);
      if (account === undefined) continue;
      const isMoved = problem?.code === 'currency_changed';
      if (decision !== 'undecided' && !isMoved) continue;
      this.#log.push(
        `  ${this.#today}: asked about ${name} of ${provider.provider} ${id} (${problem?.code ?? decision})`,
      );
      const place = isMoved ? undefined : await this.#placeOf(account);
      choices.push(
        place === undefined
          ? ({ id: feedAccountId, decision: 'create' } as const)
          : ({ id: feedAccountId, decision: 'link', bankAccountId: place } as const),
      );
    }
    if (choices.length > 0 && this.#door) {
      for (const { id: asked } of choices) {
        const { name } = accounts.find((one) => one.id === asked)!;
        assert.match(await this.#door.connection(id), name);
      }
      await this.#door.map(id, choices);
    } else if (choices.length > 0) await app.get(useCases.connections).mapFeedAccounts(userId, id, choices);
    return choices.length > 0;
  }

  /** The bank account of the household that stands for the account of the bank, as the household knows. */
  async #placeOf({ name, currency }: LivingAccount): Promise<number | undefined> {
    const own = await this.#house.app.get(ports.accounts).list(this.#house.userId);
    return own.find((one) => one.name === name && one.currency === currency)?.id;
  }

  async #writeNote(): Promise<void> {
    const account = this.#random.pick(this.#accounts);
    const place = await this.#placeOf(account);
    const rows = (await this.#rows(place ?? 0)).filter(({ status, notes }) => status === 'booked' && notes === null);
    if (!this.#random.chance(0.3) || rows.length === 0) return;
    const row = this.#random.pick(rows);
    const payment = account.payments.find((one) => seenAs(one) === seenAs(shownOf(row)));
    if (payment === undefined) return;
    const note = `note ${this.#notes.size + 1}`;
    await this.#house.app.get(useCases.transactions).updateTransaction(this.#house.userId, row.id, { notes: note });
    this.#notes.set(note, [account, payment]);
  }

  #rows(bankAccountId: number) {
    const page = { offset: 0, limit: 5_000 };
    return this.#house.app.get(ports.transactionReader).list(this.#house.userId, { bankAccountId }, page);
  }

  /** The door shows every account once, with the bank’s balance. */
  async #look(): Promise<void> {
    if (this.#door === undefined) return;
    for (const { name, currency, balance, stated } of this.#accounts) {
      const own = await this.#house.app.get(ports.accounts).list(this.#house.userId);
      const expected = own.flatMap((one) => {
        if (one.name !== name) return [];
        const isNow = one.currency === currency;
        return [isNow ? (stated === 'not at all' ? 'unknown' : formatMoney(balance, one.currency)) : 'left'];
      });
      const shown = await this.#door.balances(name);
      const told = shown.map((text, nth) => (expected[nth] === 'left' ? 'left' : text));
      assert.equal(told, expected, `what the door shows of ${name} on ${this.#today}`);
    }
  }

  /** Every account once, every payment once, every balance the bank's, and every note where it was. */
  async #check(): Promise<void> {
    const { app, userId } = this.#house;
    const own = await app.get(ports.accounts).list(userId);
    const shown = own.map(({ id, name, currency }) => `${id} ${name} ${currency}`);
    assert.is(own.length, this.#accounts.length + this.#left, `accounts on ${this.#today}: ${shown.join(', ')}`);
    for (const account of this.#accounts) {
      const found = own.find(({ name, currency }) => name === account.name && currency === account.currency);
      assert.is(found?.isBalanceKnown, account.stated !== 'not at all', `whether ${account.name} has a balance`);
      if (found?.isBalanceKnown)
        assert.is(found.balance, account.balance, `balance of ${account.name} on ${this.#today}`);
      const former = own.filter(({ name, id }) => name === account.name && id !== found?.id);
      const rows = [...(await this.#rows(found?.id ?? 0))];
      for (const { id } of former) rows.push(...(await this.#rows(id)));
      const seen = rows.map((row) => seenAs(shownOf(row))).toSorted();
      const [extra, lost] = [without(seen, account.truth()), without(account.truth(), seen)];
      assert.equal([extra, lost], [[], []], `${account.name} on ${this.#today}: ${extra.join()} / ${lost.join()}`);
      for (const [note, [of, payment]] of this.#notes) {
        if (of !== account) continue;
        const noted = rows.filter(({ notes }) => notes === note).map((row) => seenAs(shownOf(row)));
        assert.equal(noted, [seenAs(payment)], `${note} on ${this.#today}`);
      }
    }
  }
}

/** What is left of a list without the members of another, each once. */
function without(list: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return list.filter((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

interface Row {
  readonly bookedAt: string;
  readonly amount: number;
  readonly status: string;
  readonly description: string;
}

function shownOf({ bookedAt, amount, status, description }: Row) {
  return { day: bookedAt.slice(0, 10), amount, text: description, isPending: status === 'pending' };
}

async function openHouseOf(store: AppOptions, providers: readonly LivingProvider[], clock: TestClock) {
  const feeds = new Map(providers.map(({ feed }) => [feed.provider, { ...feed, fetchesPerDay: 1_000 }]));
  const app = await createApp({
    ...store,
    config: { logLevel: 'silent', ratesRefresh: false },
    replace: [PATIENT, CHEAP_PASSWORDS, replace(ports.bankFeeds, feeds), replace(ports.clock, clock)],
  });
  const email = `life-${randomUUID()}@example.test`;
  const { id: userId } = await app.get(useCases.users).createUser({ email, plan: 'pro', password: PASSWORD });
  const close = async () => {
    await app.get(useCases.users).deleteUser(email);
    await app.close();
  };
  const house: House = { app, clock, userId, close };
  return { house, email };
}

function ofxOf(currency: string, rows: readonly LivingPayment[], from: string, to: string): string {
  const compact = (day: string) => day.replaceAll('-', '');
  const list = rows.map(
    ({ day, amount, text, nth }) =>
      `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${compact(day)}<TRNAMT>${decimal(amount)}<FITID>f${nth}<NAME>${text}</STMTTRN>`,
  );
  return `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>${currency}
<BANKTRANLIST><DTSTART>${compact(from)}<DTEND>${compact(to)}
${list.join('\n')}
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
}
