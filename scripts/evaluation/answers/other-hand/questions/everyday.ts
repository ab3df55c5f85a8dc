import type { Question } from '../../question.ts';
import type { Entry, Life, What } from '../life/entry.ts';
import type { Rates } from '../life/rates.ts';
import { amountOf, asking, type Days, isSpent, plain } from './asking.ts';

const WINDOWS: readonly (readonly [string, Days])[] = [
  ['this year', { from: '2026-01-01' }],
  ['in October', { from: '2026-10-01', to: '2026-10-31' }],
  ['last year', { from: '2025-01-01', to: '2025-12-31' }],
  ['since July', { from: '2026-07-01' }],
];
const [[, YEAR], [, OCTOBER], [, LAST_YEAR]] = WINDOWS as readonly [any, any, any];

/** The category in which a person looks for it. */
const CATEGORIES: Partial<Readonly<Record<What, number>>> = {
  rent: 111,
  power: 113,
  water: 114,
  phone: 115,
  groceries: 101,
  'public transport': 121,
  taxi: 122,
  fuel: 123,
  parking: 124,
  clothes: 131,
  electronics: 132,
  books: 133,
  subscription: 141,
  sport: 142,
  flights: 151,
  hotels: 152,
  pharmacy: 162,
  childcare: 171,
  fee: 181,
  'interest paid': 182,
  insurance: 185,
  donation: 186,
  cash: 190,
};

/** The questions that anybody may ask about a life, one for each shop, purpose, bill and account. */
export function everydayQuestions(life: Life, rates: Rates): readonly Question[] {
  const ask = asking(life, rates);
  const october = { kind: 'own transfers', asked: 'How much only moved between my accounts in October?' } as const;
  return [
    ...aboutShops(life, ask),
    ...aboutPurposes(ask),
    eatingOut(ask),
    ...aboutBills(life, ask),
    ...life.accounts.map(({ name }) => ask.balance(`How much is on ${name}?`, name)),
    ask.total('periods', 'How much did I spend in October?', OCTOBER),
    ask.total('periods', 'How much did I spend last year?', LAST_YEAR),
    ask.earned('What did I earn in October?', OCTOBER),
    ask.earned('What did I earn this year?', YEAR),
    ask.refunded('What did shops pay back this year?', YEAR),
    ask.received(
      'income',
      'How much salary did I get this year?',
      { category_id: 200 },
      ({ what }) => what === 'salary' || what === 'bonus',
      YEAR,
    ),
    ask.received(
      'income',
      'How much interest did I get this year?',
      { category_id: 211 },
      ({ what }) => what === 'interest earned',
      YEAR,
    ),
    ask.largestOf(
      'What was my largest expense in October, apart from rent?',
      {},
      ({ what }) => what !== 'rent',
      OCTOBER,
    ),
    {
      ...october,
      calls: [ask.transactions({}, OCTOBER)],
      read: ([answer]) => -amountOf(answer, 'own_moves', 'expenses'),
      truth: -ask.sum(ask.among(({ what, cents }) => what === 'own' && cents < 0, OCTOBER)),
    },
  ];
}

type Ask = ReturnType<typeof asking>;

function aboutShops({ entries }: Life, ask: Ask): readonly Question[] {
  const bought = entries.filter(
    (entry) => entry.cents < 0 && isSpent(entry) && !['cash', 'fee', 'interest paid'].includes(entry.what),
  );
  return [...Map.groupBy(bought, ({ who }) => who)].flatMap(([who, own], index): readonly Question[] => {
    if (own.length < 4) return [ask.spentAt('single payments', `How much did I pay ${who}?`, who, [who])];
    const [words, days] = WINDOWS[index % WINDOWS.length]!;
    // Who names Amazon means its membership too.
    const named = [...new Set(bought.map((entry) => entry.who).filter((one) => one.startsWith(who)))];
    const spent = ask.spentAt('shops', `How much did I spend at ${who} ${words}?`, who, named, days);
    return index % 5 === 0 ? [spent, ask.lastAt(`When did I last pay ${who}?`, who, [who])] : [spent];
  });
}

function aboutPurposes(ask: Ask): readonly Question[] {
  return (Object.entries(CATEGORIES) as [What, number][]).flatMap(([what, id], index) => {
    const [words, days] = WINDOWS[index % WINDOWS.length]!;
    const isThere = ask.among((entry) => entry.what === what && entry.cents < 0, days).length > 0;
    const kind = what === 'fee' || what === 'interest paid' ? 'fees, interest, taxes' : 'categories';
    return isThere ? [ask.spentOn(kind, `How much went on ${what} ${words}?`, id, [what], days)] : [];
  });
}

/** Whether a bakery or a pub is a restaurant, nobody asks. */
function eatingOut({ among, sum, transactions }: Ask): Question {
  return {
    kind: 'categories',
    asked: 'How much did I spend in restaurants, cafés and pubs this year?',
    calls: [transactions({ category_id: 100, type: 'expense' }, YEAR)],
    read: ([answer]) =>
      answer?.structured.by_category
        .filter(({ id }: { id: number }) => id !== CATEGORIES.groceries)
        .reduce((cents: number, { total }: any) => cents - total.amount, 0),
    truth: -sum(among(({ what }) => ['restaurants', 'coffee', 'alcohol'].includes(what), YEAR)),
    within: 0.02,
  };
}

function aboutBills({ entries, coming }: Life, ask: Ask): readonly Question[] {
  const bills: ReadonlySet<What> = new Set(['rent', 'power', 'water', 'phone', 'insurance', 'subscription', 'sport']);
  const regular = coming.filter(({ what, cents }) => bills.has(what) && cents < 0);
  const first = [...new Map(regular.toReversed().map((entry): [string, Entry] => [entry.who, entry])).values()];
  const asked = first.map(({ who, day }) => {
    const paid = entries.filter((entry) => entry.who === who && entry.cents < 0).map(({ cents }) => -cents);
    const isSteady = new Set(paid.slice(-2)).size === 1;
    const name = new RegExp(`^${plain(who)}`);
    return ask.bill(
      'bills',
      `When is ${who} due, and how much is it?`,
      name,
      ({ amount, next_instance }) => [next_instance?.date, ...(isSteady ? [amount.amount] : [])],
      [day, ...(isSteady ? [paid.at(-1)] : [])],
    );
  });
  return [...asked, ...[7, 14, 30].map((days) => ask.due(`What is due within ${days} days?`, days))];
}
