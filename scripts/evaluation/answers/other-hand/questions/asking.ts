import type { Answer, Assistant } from '../../assistant.ts';
import { type Call, EFFORT, type Kind, type Question } from '../../question.ts';
import { type Entry, type Life, TODAY, type What } from '../life/entry.ts';
import type { Rates } from '../life/rates.ts';

/** The kinds of a sum of entries. */
export interface Days {
  readonly from?: string;
  readonly to?: string;
}

const RENT = 111;

/** Long before every life, for “ever”. */
const EVER = '2024-01-01';
/** Own wordings of a bank lead to other categories here and there; a person does not see two percent. */
const CATEGORY_TOLERANCE = 0.02;
const CONVERTED_TOLERANCE = 0.01;

/** The questions of one life, with their true answers. */
export function asking(life: Life, rates: Rates) {
  const { currency } = life;
  const currencyOf = new Map(life.accounts.map(({ name, currency }) => [name, currency]));
  const inOwn = ({ account, cents, day }: Entry) =>
    rates.convert(cents, currencyOf.get(account) ?? currency, currency, day);
  const among = (wanted: (entry: Entry) => boolean, { from = EVER, to = TODAY }: Days = {}) =>
    life.entries.filter((entry) => entry.day >= from && entry.day <= to && wanted(entry));
  const sum = (entries: readonly Entry[]) => Math.round(entries.reduce((total, entry) => total + inOwn(entry), 0));
  const isForeign = (entries: readonly Entry[]) => entries.some(({ account }) => currencyOf.get(account) !== currency);
  const toleranceOf = (entries: readonly Entry[], base = 0) =>
    isForeign(entries) ? Math.max(base, CONVERTED_TOLERANCE) : base;
  const transactions = (args: Readonly<Record<string, unknown>>, { from = EVER, to }: Days = {}): Call => ({
    tool: 'get_transactions',
    args: { currency, date_from: from, ...(to === undefined ? {} : { date_to: to }), ...args },
  });

  const spentAt = (kind: Kind, asked: string, search: string, who: readonly string[], days: Days = {}): Question => {
    const entries = among((entry) => entry.cents < 0 && who.includes(entry.who), days);
    return {
      kind,
      asked,
      calls: [transactions({ search, type: 'expense' }, days)],
      read: ([one]) => spent(one),
      truth: -sum(entries),
      within: toleranceOf(entries),
    };
  };
  const countAt = (asked: string, search: string, who: readonly string[], days: Days = {}): Question => ({
    kind: 'shops',
    asked,
    calls: [transactions({ search, type: 'expense' }, days)],
    read: ([one]) => one?.structured.count || undefined,
    truth: among((entry) => entry.cents < 0 && who.includes(entry.who), days).length,
  });
  const lastAt = (asked: string, search: string, who: readonly string[]): Question => ({
    kind: 'single payments',
    asked,
    calls: [transactions({ search, type: 'expense', limit: 5 })],
    read: ([one]) => one?.structured.transactions[0]?.date,
    truth: among((entry) => entry.cents < 0 && who.includes(entry.who)).at(-1)?.day,
  });
  const spentOn = (kind: Kind, asked: string, id: number, what: readonly What[], days: Days = {}): Question => {
    const entries = among((entry) => entry.cents < 0 && what.includes(entry.what), days);
    return {
      kind,
      asked,
      calls: [transactions({ category_id: id, type: 'expense' }, days)],
      read: ([one]) => spent(one),
      truth: -sum(entries),
      within: toleranceOf(entries, CATEGORY_TOLERANCE),
    };
  };
  const received = (
    kind: Kind,
    asked: string,
    args: Readonly<Record<string, unknown>>,
    wanted: (entry: Entry) => boolean,
    days: Days = {},
  ): Question => {
    const entries = among((entry) => entry.cents > 0 && wanted(entry), days);
    return {
      kind,
      asked,
      calls: [transactions({ ...args, type: 'income' }, days)],
      read: ([one]) => one?.structured.income?.amount,
      truth: sum(entries),
      within: toleranceOf(entries),
    };
  };
  /** All are listed, and an assistant reads which of them is a tax that was paid back. */
  const refunded = (asked: string, days: Days): Question => {
    const entries = among(({ what }) => what === 'refund', days);
    return {
      kind: 'refunds',
      asked,
      calls: [transactions({ category_id: 221 }, days)],
      read: ([answer]) => {
        const ofShops = answer?.structured.transactions.filter(
          ({ description }: any) => !/tax|PIT|PAYE|veranlagung/i.test(description),
        );
        return ofShops.reduce((cents: number, { amount, converted = amount }: any) => cents + converted.amount, 0);
      },
      truth: sum(entries),
      within: toleranceOf(entries),
    };
  };
  const compared = (asked: string, id: number, what: readonly What[], one: Days, other: Days): Question => {
    const questions = [one, other].map((days) => spentOn('periods', asked, id, what, days));
    return {
      kind: 'periods',
      asked,
      calls: questions.flatMap(({ calls }) => calls),
      read: (answers) => answers.map(spent),
      truth: questions.map(({ truth }) => truth),
      within: CATEGORY_TOLERANCE,
    };
  };
  const total = (kind: Kind, asked: string, days: Days): Question => {
    const entries = among((entry) => entry.cents < 0 && isSpent(entry), days);
    return {
      kind,
      asked,
      calls: [
        {
          tool: 'get_spending_by_category',
          args: { date_from: days.from, ...(days.to === undefined ? {} : { date_to: days.to }) },
        },
      ],
      read: ([answer]) => answer?.structured.total.amount,
      truth: -sum(entries),
      within: toleranceOf(entries),
    };
  };
  /** Money in without own transfers and refunds, which takes two calls. */
  const earned = (asked: string, days: Days): Question => {
    const entries = among((entry) => entry.cents > 0 && !['own', 'refund', 'tax refund'].includes(entry.what), days);
    return {
      kind: 'income',
      asked,
      calls: [transactions({ type: 'income' }, days), transactions({ category_id: 221 }, days)],
      read: ([all, refunds]) =>
        amountOf(all, 'income') - amountOf(all, 'own_moves', 'income') - amountOf(refunds, 'income'),
      truth: sum(entries),
      within: toleranceOf(entries),
    };
  };
  const bill = (
    kind: Kind,
    asked: string,
    name: RegExp,
    read: (bill: any, structured: any) => unknown,
    truth: unknown,
    args = {},
  ): Question => ({
    kind,
    asked,
    calls: [{ tool: 'get_recurring_bills', args }],
    read: ([answer]) => {
      const found = answer?.structured.bills.find((one: { name: string }) => name.test(plain(one.name)));
      return found === undefined ? undefined : read(found, answer?.structured);
    },
    truth,
  });
  /** Every payment that the person expects. Some amounts vary, so that nobody knows them to the cent. */
  const due = (asked: string, days: number): Question => {
    const until = new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10);
    const entries = life.coming.filter((entry) => entry.day <= until && entry.cents < 0 && isSpent(entry));
    return {
      kind: 'due',
      asked,
      calls: [{ tool: 'get_recurring_bills', args: {} }],
      read: ([answer]) => {
        const one = answer?.structured.due.find((each: { days: number }) => each.days === days);
        return [one.total.amount, one.count];
      },
      truth: [-sum(entries), entries.length],
      within: 0.06,
    };
  };
  const balance = (asked: string, name: string): Question => {
    const account = life.accounts.find((one) => one.name === name);
    const entries = among((entry) => entry.account === name);
    return {
      kind: 'balances',
      asked,
      calls: [{ tool: 'get_account_balances', args: {} }],
      read: ([answer]) =>
        answer?.structured.accounts.find((one: { name: string }) => one.name === name)?.balance.amount,
      truth: entries.reduce((cents, entry) => cents + entry.cents, account?.opening ?? 0),
    };
  };
  /** Three are named, among which an assistant passes over the rent; where all are listed, it looks through them. */
  const largestOf = (
    asked: string,
    args: Readonly<Record<string, unknown>>,
    wanted: (entry: Entry) => boolean,
    days: Days,
  ): Question => ({
    kind: 'single payments',
    asked,
    calls: [transactions({ ...args, type: 'expense' }, days)],
    read: ([answer]) => {
      const { largest, transactions: listed, older_date_to: older } = answer?.structured ?? {};
      const others = (largest ?? listed).filter(({ category_id: id }: any) => id !== RENT);
      if (largest === undefined && older !== undefined) return EFFORT;
      return Math.max(...others.map(({ amount, converted = amount }: any) => -converted.amount));
    },
    truth: Math.max(
      ...among((entry) => entry.cents < 0 && isSpent(entry) && wanted(entry), days).map(({ cents }) => -cents),
    ),
  });
  return {
    largestOf,
    among,
    sum,
    transactions,
    spentAt,
    countAt,
    lastAt,
    spentOn,
    received,
    refunded,
    compared,
    total,
    earned,
    bill,
    due,
    balance,
  };
}

export type Asking = ReturnType<typeof asking>;

/** Money that is gone: not moved to another own account, and not put aside. */
export function isSpent({ what }: Entry): boolean {
  return what !== 'own' && what !== 'invested';
}

/** What all matches of a call cost; `undefined` if there are none. */
export function spent(answer: Answer | undefined): number | undefined {
  const amount = answer?.structured.expenses?.amount;
  return amount === undefined ? undefined : -amount;
}

/** An amount somewhere in structured content, 0 where it is absent. */
export function amountOf(answer: Answer | undefined, ...path: readonly string[]): number {
  return path.reduce((value, name) => value?.[name], answer?.structured)?.amount ?? 0;
}

export function accountId(name: string): (answers: readonly Answer[], assistant: Assistant) => number {
  return (_, assistant) => assistant.accountId(name);
}

/** Without accents and case, as a model compares names. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').toLowerCase();
}
