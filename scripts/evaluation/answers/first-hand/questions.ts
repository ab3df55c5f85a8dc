import type { Question } from '../question.ts';
import { billQuestions } from './bill-questions.ts';
import { balances, reading, spending, sum, transactions, type Window, within } from './calls.ts';
import { type Life, type LifeRow, PURPOSES, type Purpose, TODAY } from './life.ts';

const YEAR: Window = { name: 'this year', from: '2026-01-01', to: TODAY };
const SUMMER: Window = { name: 'from June to August', from: '2026-06-01', to: '2026-08-31' };
const AUGUST: Window = { name: 'in August', from: '2026-08-01', to: '2026-08-31' };
const JULY: Window = { name: 'in July', from: '2026-07-01', to: '2026-07-31' };
const ALL: Window = { name: 'in two years', from: '2024-10-01', to: TODAY };

const argsOf = ({ from, to }: Window) => ({ date_from: from, date_to: to });

/** All questions that can be answered about a life. */
export function questionsAbout(life: Life): readonly Question[] {
  return [
    ...merchantQuestions(life),
    ...purposeQuestions(life),
    ...incomeQuestions(life),
    ...totalQuestions(life),
    ...balanceQuestions(life),
    ...billQuestions(life),
  ];
}

const EVERYDAY: ReadonlySet<Purpose> = new Set([
  'groceries',
  'restaurants',
  'coffee',
  'fuel',
  'clothing',
  'online',
  'transit',
  'pharmacy',
  'parking',
]);

/** “How much at …”, “how often at …”, “when last at …”, by the names that people use. */
function merchantQuestions({ rows, currency }: Life): readonly Question[] {
  const names = [...new Set(rows.filter(({ purpose }) => EVERYDAY.has(purpose)).map(({ who }) => who))];
  return names.flatMap((who, index): readonly Question[] => {
    const window = index % 3 === 0 ? SUMMER : YEAR;
    const own = rows.filter((row) => row.who === who && row.amount < 0 && within(window)(row));
    const last = rows.findLast((row) => row.who === who && row.amount < 0);
    const search = { search: who, type: 'expense', currency };
    const spent: Question = {
      kind: 'shops',
      asked: `How much did I spend at ${who} ${window.name}?`,
      calls: [transactions({ ...search, ...argsOf(window) })],
      read: reading(({ count, expenses }) => [count, expenses?.amount]),
      truth: [own.length, sum(own)],
      printed: [sum(own)],
    };
    if (index % 4 !== 0 || last === undefined) return [spent];
    const when: Question = {
      kind: 'shops',
      asked: `When was I last at ${who}, and what did it cost?`,
      calls: [transactions({ ...search, ...argsOf(ALL), limit: 1 })],
      read: reading(({ transactions: [newest] }) => newest?.date),
      truth: last.day,
    };
    return [spent, when];
  });
}

const ASKED: readonly (readonly [Purpose, string, Window])[] = [
  ['groceries', 'groceries', AUGUST],
  ['restaurants', 'restaurants', SUMMER],
  ['coffee', 'cafés and bakeries', YEAR],
  ['fuel', 'fuel', YEAR],
  ['energy', 'electricity and gas', YEAR],
  ['phone', 'internet and phone', SUMMER],
  ['pharmacy', 'the pharmacy', YEAR],
  ['transit', 'public transport', YEAR],
  ['parking', 'parking and tolls', SUMMER],
  ['clothing', 'clothes', YEAR],
  ['subscription', 'subscriptions', SUMMER],
  ['fee', 'bank fees', YEAR],
  ['tax', 'taxes', YEAR],
  ['cash', 'cash from machines', SUMMER],
  ['toOwn', 'moving money to my savings', YEAR],
  ['repayment', 'paying off my card', YEAR],
];

function purposeQuestions({ rows, currency }: Life): readonly Question[] {
  const one = ASKED.map(([purpose, words, window]): Question => {
    const own = rows.filter((row) => row.purpose === purpose && within(window)(row));
    const isOfBank = purpose === 'fee' || purpose === 'tax';
    const moves = purpose === 'toOwn' || purpose === 'repayment';
    return {
      kind: moves ? 'own transfers' : isOfBank ? 'fees, interest, taxes' : 'categories',
      asked: `How much went on ${words} ${window.name}?`,
      calls: [transactions({ category_id: PURPOSES[purpose], type: 'expense', currency, ...argsOf(window) })],
      read: reading(({ count, expenses }) => [count, expenses?.amount]),
      truth: [own.length, sum(own)],
      printed: [sum(own)],
    };
  });
  const groceries = (window: Window) => sum(rows.filter((row) => row.purpose === 'groceries' && within(window)(row)));
  const inCategories = ({ categories }: any) =>
    categories.find(({ id }: any) => id === PURPOSES.groceries)?.amount.amount;
  const compared: Question = {
    kind: 'periods',
    asked: 'Did I spend more on groceries in August than in July?',
    calls: [spending(argsOf(AUGUST)), spending(argsOf(JULY))],
    read: reading((august, july) => [inCategories(august), inCategories(july)]),
    truth: [-groceries(AUGUST), -groceries(JULY)],
    printed: [groceries(AUGUST), groceries(JULY)],
  };
  return [...one, compared];
}

function incomeQuestions({ rows, currency }: Life): readonly Question[] {
  const asked: readonly (readonly [Purpose, string, Window])[] = [
    ['salary', 'earn from my job', YEAR],
    ['interest', 'get in interest', YEAR],
    ['refund', 'get back in refunds', YEAR],
  ];
  const byPurpose = asked.map(([purpose, words, window]): Question => {
    const own = rows.filter((row) => row.purpose === purpose && within(window)(row));
    return {
      kind: purpose === 'refund' ? 'refunds' : 'income',
      asked: `How much did I ${words} ${window.name}?`,
      calls: [transactions({ category_id: PURPOSES[purpose], currency, ...argsOf(window) })],
      read: reading(({ count, income }) => [count, income?.amount]),
      truth: [own.length, sum(own)],
      printed: [sum(own)],
    };
  });
  const friends = [...new Set(rows.filter(({ purpose }) => purpose === 'friend').map(({ who }) => who))];
  const byFriend = friends.map((who): Question => {
    const own = rows.filter((row) => row.who === who && within(YEAR)(row));
    return {
      kind: 'people',
      asked: `How much went between ${who} and me this year?`,
      calls: [transactions({ search: who, currency, ...argsOf(YEAR) })],
      read: reading(({ count, total }) => [count, total.amount]),
      truth: [own.length, sum(own)],
      printed: [sum(own)],
    };
  });
  const lastPay = rows.findLast(({ purpose }) => purpose === 'salary')!;
  const paid: Question = {
    kind: 'income',
    asked: 'When did my last salary come, and how much was it?',
    calls: [transactions({ category_id: PURPOSES.salary, currency, limit: 1, ...argsOf(YEAR) })],
    read: reading(({ transactions: [newest] }) => [newest?.date, newest?.amount.amount]),
    truth: [lastPay.day, lastPay.amount],
    printed: [lastPay.amount],
  };
  return [...byPurpose, paid, ...byFriend];
}

const OWN_MOVES: ReadonlySet<Purpose> = new Set(['toOwn', 'fromOwn', 'repayment']);
const isOwnMove = ({ purpose }: LifeRow) => OWN_MOVES.has(purpose);

function totalQuestions({ rows, currency }: Life): readonly Question[] {
  const spent = [AUGUST, SUMMER, YEAR].map((window): Question => {
    const own = rows.filter((row) => row.amount < 0 && !isOwnMove(row) && within(window)(row));
    return {
      kind: 'periods',
      asked: `What did I spend in all ${window.name}?`,
      calls: [spending(argsOf(window))],
      read: reading(({ count, total }) => [count, total.amount]),
      truth: [own.length, -sum(own)],
      printed: [sum(own)],
    };
  });
  const came = rows.filter((row) => row.amount > 0 && !isOwnMove(row) && within(AUGUST)(row));
  const income: Question = {
    kind: 'periods',
    asked: 'How much came in from others in August?',
    calls: [transactions({ type: 'income', currency, ...argsOf(AUGUST) })],
    read: reading(({ income, own_moves }) => income.amount - (own_moves?.income?.amount ?? 0)),
    truth: sum(came),
  };
  const spentOn = Map.groupBy(
    rows.filter((row) => row.amount < 0 && !isOwnMove(row) && within(SUMMER)(row)),
    ({ purpose }) => PURPOSES[purpose],
  );
  const largest = [...spentOn].toSorted(([, a], [, b]) => sum(a) - sum(b)).slice(0, 2);
  const top: Question = {
    kind: 'periods',
    asked: 'On what did I spend most from June to August?',
    calls: [spending({ ...argsOf(SUMMER), top: 2 })],
    read: reading(({ categories }) => categories.map(({ id, amount }: any) => [id, amount.amount])),
    truth: largest.map(([id, own]) => [id, -sum(own)]),
    printed: largest.map(([, own]) => sum(own)),
  };
  return [...spent, income, top];
}

function balanceQuestions({ accounts, rows, currency }: Life): readonly Question[] {
  const on = (key: string) => sum(rows.filter(({ account }) => account === key));
  const each = accounts.map(({ key, name, opening }): Question => {
    const balance = opening + on(key);
    return {
      kind: 'balances',
      asked: `How much is on ${name}?`,
      calls: [balances()],
      read: reading((content) => content.accounts.find((account: any) => account.name === name)?.balance.amount),
      truth: balance,
      printed: [balance],
    };
  });
  const worth = accounts.reduce((total, { key, opening }) => total + opening + on(key), 0);
  const all: Question = {
    kind: 'balances',
    asked: 'What am I worth in all?',
    calls: [balances()],
    read: reading(({ net_worth }) => net_worth.amount),
    truth: worth,
    printed: [worth],
  };
  const [first] = accounts;
  const own = rows.filter((row) => row.account === first!.key && row.amount < 0 && within(AUGUST)(row));
  const left: Question = {
    kind: 'balances',
    asked: `What left ${first!.name} in August?`,
    calls: [
      balances(),
      transactions((_, assistant) => ({
        bank_account_id: assistant.accountId(first!.name),
        type: 'expense',
        currency,
        ...argsOf(AUGUST),
      })),
    ],
    read: reading((_, { expenses }) => expenses.amount),
    truth: sum(own),
    printed: [sum(own)],
  };
  return [...each, all, left];
}
