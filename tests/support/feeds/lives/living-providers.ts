import { createEnableBanking } from '../../../../adapters/bank-feeds/enable-banking/enable-banking.ts';
import { createSimpleFin } from '../../../../adapters/bank-feeds/simplefin/simplefin.ts';
import { type FakeSimpleFin, startFakeSimpleFin } from '../../../../adapters/demo/feed/fake-simplefin.ts';
import { useCases } from '../../../../config/tokens.ts';
import { millisOf } from '../../../../domain/calendar.ts';
import type { FeedProvider } from '../../../../domain/feeds/provider-facts.ts';
import type { BankFeedPort } from '../../../../domain/ports/feeds/bank-feed-port.ts';
import { feedOf as plaidFeedOf } from '../../../bank-feeds/plaid/plaid-world.ts';
import type { TestClock } from '../../clock.ts';
import { type House, RETURN_URL } from '../connected-house.ts';
import { type FakeEnableBanking, startFakeEnableBanking } from '../fake-providers/enable-banking.ts';
import { cutOff, type Misbehaviours } from '../fake-providers/misbehaviour.ts';
import { type FakePlaid, type FakePlaidItem, itemError, num, startFakePlaid } from '../fake-providers/plaid.ts';
import { decimal, epochOf, type LivingAccount, type LivingPayment } from './living-bank.ts';

export const BANK = 'North Bank';

/** A provider that shows living accounts, as its documents say and with the faults that banks have. */
export interface LivingProvider {
  readonly provider: FeedProvider;
  readonly feed: BankFeedPort;
  /** Shows what the bank has today. */
  publish(today: string): void;
  /** The person connects the bank, or renews the connection with this id. Returns its id. */
  agree(house: House, id?: number): Promise<number>;
  /** The bank gives everything new ids, as after a re-link; where a provider cannot do that, nothing happens. */
  renumber(): void;
  /** Access ends. Returns what can follow: the connection is renewed, or another one is added. */
  end(): 'renew' | 'add';
  /** The bank wants its user to sign in, until it does not, or they agree again. */
  wantSignIn(isWanted: boolean): void;
  /** The next requests break in the middle. */
  fail(times: number): void;
  /** The account behind the name that the provider has for it. */
  accountOf(key: string): LivingAccount | undefined;
  close(): Promise<void>;
}

async function begun(house: House, id: number | undefined, input: { setupToken?: string; bank?: typeof EU_BANK }) {
  const { beginConnection, renewConnection } = house.app.get(useCases.connections);
  return { beginConnection, renewConnection, input: { ...input, returnUrl: RETURN_URL }, id };
}

const EU_BANK = { name: BANK, country: 'FI' };

export async function livingSimpleFin(accounts: readonly LivingAccount[], clock: TestClock): Promise<LivingProvider> {
  const fake: FakeSimpleFin = await startFakeSimpleFin({
    accounts: [],
    now: () => millisOf(clock.now()),
    requestsPerDay: 100_000,
  });
  let round = 0;
  const idOf = (account: LivingAccount) => `ACT-${round}-${accounts.indexOf(account)}`;
  const misbehaviour = () => fake.respondNext((response) => void response.destroy());
  return {
    provider: 'simplefin',
    feed: createSimpleFin({ allowedOrigins: [fake.origin], wait: async () => undefined }),
    publish: (today) =>
      fake.setAccounts(
        accounts.map((account) => ({
          id: idOf(account),
          name: account.name,
          bank: BANK,
          currency: account.currency,
          balance: account.statedBalance() ?? '',
          balanceDate: epochOf(today),
          transactions: account.payments.map((payment) => transactionOf(payment, `TRN-${round}`)),
        })),
      ),
    agree: async (house, id) => {
      const { beginConnection, renewConnection, input } = await begun(house, id, { setupToken: fake.setupToken() });
      const { connection } =
        id === undefined
          ? await beginConnection(house.userId, { ...input, provider: 'simplefin' })
          : await renewConnection(house.userId, id, input);
      return connection.id;
    },
    renumber: () => {
      round += 1;
    },
    wantSignIn: (isWanted) =>
      fake.setNotes(isWanted ? [{ code: 'con.auth', message: 'You must reauthenticate.', bank: BANK }] : []),
    end: () => {
      fake.revoke();
      return 'add';
    },
    fail: (times) => {
      for (let left = times; left > 0; left -= 1) misbehaviour();
    },
    accountOf: (key) => accounts.find((account) => key === idOf(account)),
    close: () => fake.close(),
  };
}

function transactionOf({ nth, day, amount, text, isPending }: LivingPayment, prefix: string) {
  const facts = { id: `${prefix}-${nth}`, amount: decimal(amount), description: text };
  return isPending
    ? { ...facts, posted: 0, transacted_at: epochOf(day), pending: true }
    : { ...facts, posted: epochOf(day) };
}

export async function livingEnableBanking(
  accounts: readonly LivingAccount[],
  clock: TestClock,
  references: (nth: number, place: number, day: string) => string | null,
): Promise<LivingProvider> {
  const fake: FakeEnableBanking = await startFakeEnableBanking();
  fake.banks.push({ ...EU_BANK, maximum_consent_validity: 90 * 86_400 });
  fake.settings.pageSize = 7;
  const shown = accounts.map(({ iban, currency, name, stated }) => {
    const type = stated === 'as owed' ? 'LOAN' : 'CACC';
    const account = { hash: `hash ${iban}`, iban, currency, name, type, balances: [], transactions: [] };
    fake.accounts.push(account);
    return fake.accounts.at(-1)!;
  });
  const http = { allowedOrigins: [fake.origin], wait: async () => undefined };
  return {
    provider: 'enablebanking',
    feed: createEnableBanking({ application: fake.application, clock, url: fake.origin, http }),
    publish: (today) => {
      fake.settings.today = today;
      for (const [nth, account] of accounts.entries()) {
        const { currency } = account;
        const amount = { amount: account.statedBalance(), currency };
        const isStated = amount.amount !== undefined;
        shown[nth]!.balances = isStated
          ? [{ balance_type: 'ITBD', balance_amount: amount, reference_date: today }]
          : [];
        shown[nth]!.transactions = account.payments
          .toSorted((a, b) => b.day.localeCompare(a.day) || b.nth - a.nth)
          .map((payment, place) => ({
            entry_reference: references(payment.nth, place, payment.day),
            transaction_amount: { amount: decimal(Math.abs(payment.amount)), currency },
            credit_debit_indicator: payment.amount < 0 ? 'DBIT' : 'CRDT',
            status: payment.isPending ? 'PDNG' : 'BOOK',
            booking_date: payment.day,
            remittance_information: [payment.text],
          }));
      }
    },
    agree: async (house, id) => {
      const { beginConnection, renewConnection, input } = await begun(house, id, { bank: EU_BANK });
      const start =
        id === undefined
          ? await beginConnection(house.userId, { ...input, provider: 'enablebanking' })
          : await renewConnection(house.userId, id, input);
      if (start.kind !== 'consent') throw new Error('The person has to visit the bank.');
      const state = String(fake.authorisations.at(-1)?.['state']);
      const answer = { code: fake.consent(start.url) };
      await house.app.get(useCases.connections).completeConnection(house.userId, { state, answer });
      return start.connection.id;
    },
    renumber: () => undefined,
    wantSignIn: (isWanted) => isWanted && fake.endSessions('EXPIRED'),
    end: () => {
      fake.endSessions('REVOKED');
      return 'renew';
    },
    fail: (times) => failing(fake.misbehaviours, /transactions/, times),
    accountOf: (key) => accounts.find(({ iban }) => key.startsWith(`hash ${iban}`)),
    close: () => fake.close(),
  };
}

function failing(misbehaviours: Misbehaviours, path: RegExp, times: number): void {
  misbehaviours.clear();
  misbehaviours.add(path, cutOff, times);
}

export async function livingPlaid(
  accounts: readonly LivingAccount[],
  clock: TestClock,
  knowsPending: () => boolean,
): Promise<LivingProvider> {
  const fake: FakePlaid = await startFakePlaid();
  /** What each Item has shown so far, by account and number of the payment. */
  const told = new Map<FakePlaidItem | undefined, ReadonlySet<string>>();
  let linked = 0;
  const idOf = (nth: number, item: number) => `item${item} account${nth}`;
  const itemNumber = (item: FakePlaidItem) => /item(\d+)/.exec(item.accounts[0]?.account_id ?? '')?.[1] ?? '0';
  const balances = (account: LivingAccount) => {
    const stated = account.statedBalance();
    const current = stated === undefined ? null : num(stated);
    return { current, available: null, iso_currency_code: account.currency };
  };
  const typeOf = ({ stated }: LivingAccount) => (stated === 'as owed' ? 'loan' : 'depository');
  const rowOf = (account: LivingAccount, payment: LivingPayment, accountId: string, knows: boolean) => ({
    transaction_id: `${accountId} t${payment.nth}`,
    account_id: accountId,
    amount: num(decimal(-payment.amount)),
    iso_currency_code: account.currency,
    date: payment.day,
    name: payment.text,
    original_description: payment.text,
    pending: payment.isPending,
    pending_transaction_id: payment.was === null || !knows ? null : `${accountId} t${payment.was}`,
  });
  const publishTo = (item: FakePlaidItem) => {
    const before = told.get(item) ?? new Set();
    const now = new Set<string>();
    for (const [nth, account] of accounts.entries()) {
      const accountId = idOf(nth, Number(itemNumber(item)));
      const shown = item.accounts.find(({ account_id: id }) => id === accountId);
      if (shown !== undefined) shown.balances = balances(account);
      for (const payment of account.payments) {
        const id = `${accountId} t${payment.nth}`;
        now.add(id);
        if (before.has(id)) {
          const isOld = payment.isPending && account.currency !== 'USD';
          if (isOld) item.changes.push(['modified', rowOf(account, payment, accountId, false)]);
          continue;
        }
        item.changes.push(['added', rowOf(account, payment, accountId, knowsPending())]);
      }
    }
    for (const id of before) {
      if (now.has(id)) continue;
      item.changes.push(['removed', { transaction_id: id, account_id: id.slice(0, id.lastIndexOf(' ')) }]);
    }
    told.set(item, now);
  };
  return {
    provider: 'plaid',
    feed: plaidFeedOf(fake, clock),
    publish: () => {
      for (const item of fake.items) publishTo(item);
    },
    agree: async (house, id) => {
      const { beginConnection, renewConnection, input } = await begun(house, id, {});
      fake.settings.linkEndsAt = new Date(millisOf(clock.now()) + 3_600_000).toISOString();
      if (id === undefined) {
        linked += 1;
        fake.bank.accounts.length = 0;
        for (const [nth, account] of accounts.entries()) {
          const { name } = account;
          const facts = { account_id: idOf(nth, linked), name, mask: '4321', type: typeOf(account) };
          fake.bank.accounts.push({ ...facts, balances: balances(account) });
        }
      }
      const start =
        id === undefined
          ? await beginConnection(house.userId, { ...input, provider: 'plaid' })
          : await renewConnection(house.userId, id, input);
      if (start.kind !== 'consent') throw new Error('The person has to visit Plaid.');
      fake.signIn(start.url);
      const { connection } = start;
      await house.app.get(useCases.connections).completeConnection(house.userId, { connectionId: connection.id });
      for (const item of fake.items) publishTo(item);
      return connection.id;
    },
    renumber: () => undefined,
    wantSignIn: (isWanted) => {
      for (const item of fake.items) item.refusal = isWanted ? itemError('ITEM_LOGIN_REQUIRED') : item.refusal;
    },
    end: () => {
      fake.items.length = 0;
      return 'add';
    },
    fail: (times) => failing(fake.misbehaviours, /sync/, times),
    accountOf: (key) => accounts[Number(/account(\d+)$/.exec(key)?.[1] ?? -1)],
    close: () => fake.close(),
  };
}
