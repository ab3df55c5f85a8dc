import { CATEGORY_TREE } from '../../../domain/ledger/category-tree.ts';
import { money } from '../figures.ts';
import { isSpending, ROWS, sumInDollars, within } from './demo-facts.ts';
import { all, amount, called, names, number, type Question, spending } from './question.ts';

const OCTOBER = { date_from: '2026-10-01', date_to: '2026-10-31' };
const SEPTEMBER = { date_from: '2026-09-01', date_to: '2026-09-30' };

const spentIn = (first: string, last?: string) => ROWS.filter((row) => isSpending(row) && within(first, last)(row));
const IN_OCTOBER = spentIn('2026-10-01', '2026-10-31');
const IN_SEPTEMBER = spentIn('2026-09-01', '2026-09-30');

const REFUNDS = ROWS.filter((row) => row.category === 'refunds' && row.day >= '2026-01-01');

function cost(rows: typeof ROWS, category?: string): number {
  return -sumInDollars(rows.filter((row) => category === undefined || row.category === category));
}

/** Names of the categories, the dearest first. */
function ranking(rows: typeof ROWS): readonly string[] {
  return [...new Set(rows.map((row) => row.category))]
    .sort((a, b) => cost(rows, b) - cost(rows, a))
    .map((slug) => CATEGORY_TREE.find((category) => category.slug === slug)?.name ?? '');
}

export const SPENDING_QUESTIONS: readonly Question[] = [
  {
    asked: 'How much did I spend in October?',
    calls: [spending(OCTOBER)],
    answer: ({ total, count }) => [total.amount, count],
    truth: all(amount(cost(IN_OCTOBER)), number(IN_OCTOBER.length, 'transactions')),
  },
  {
    asked: 'Where did most of my money go in October?',
    calls: [spending({ ...OCTOBER, top: 3 })],
    answer: ({ categories }) => categories.map(({ name }: { name: string }) => name),
    truth: names(ranking(IN_OCTOBER).slice(0, 3)),
  },
  {
    asked: 'How much went on groceries in October?',
    calls: [spending(OCTOBER)],
    answer: ({ categories }) => called('Groceries', categories).amount.amount,
    truth: amount(cost(IN_OCTOBER, 'groceries')),
  },
  {
    asked: 'What share of my October spending is rent?',
    calls: [spending(OCTOBER)],
    answer: ({ categories }) => called('Rent', categories).share_percent,
    truth: {
      value: Math.round((cost(IN_OCTOBER, 'rent') * 1_000) / cost(IN_OCTOBER)) / 10,
      shown: [`${(Math.round((cost(IN_OCTOBER, 'rent') * 1_000) / cost(IN_OCTOBER)) / 10).toFixed(1)}%`],
    },
  },
  {
    asked: 'Do I eat out more than the month before?',
    calls: [spending({ ...OCTOBER, top: 20 }), spending({ ...SEPTEMBER, top: 20 })],
    answer: (later, earlier) =>
      [later, earlier].map(({ categories }) => called('Restaurants', categories).amount.amount),
    truth: all(amount(cost(IN_OCTOBER, 'restaurants')), amount(cost(IN_SEPTEMBER, 'restaurants'))),
  },
  {
    asked: 'What have I spent so far this year?',
    calls: [spending({ date_from: '2026-01-01' })],
    answer: ({ total }) => total.amount,
    truth: amount(cost(spentIn('2026-01-01'))),
  },
  {
    asked: 'On how many things did I spend money besides the three dearest, and how much?',
    calls: [spending({ ...OCTOBER, top: 3 })],
    answer: ({ others }) => [others.categories, others.count],
    truth: all(
      number(ranking(IN_OCTOBER).length - 3, 'categories'),
      number(
        IN_OCTOBER.filter((row) => !ranking(IN_OCTOBER).slice(0, 3).includes(nameOf(row.category))).length,
        'transactions',
      ),
    ),
  },
  {
    asked: 'How much did all my subscriptions cost in October?',
    calls: [spending({ ...OCTOBER, top: 20 })],
    answer: ({ categories }) => [
      called('Subscriptions', categories).amount.amount,
      called('Subscriptions', categories).count,
    ],
    truth: all(
      amount(cost(IN_OCTOBER, 'subscriptions')),
      number(IN_OCTOBER.filter((row) => row.category === 'subscriptions').length, 'transactions'),
    ),
  },
  {
    asked: 'What did shops pay back to me this year?',
    calls: [spending({ date_from: '2026-01-01' })],
    answer: ({ refunds }) => [refunds.amount.amount, refunds.count],
    truth: {
      value: [sumInDollars(REFUNDS), REFUNDS.length],
      shown: [`Refunds received, not deducted: ${money(sumInDollars(REFUNDS), 'USD')}`],
    },
  },
];

function nameOf(slug: string): string {
  return CATEGORY_TREE.find((category) => category.slug === slug)?.name ?? '';
}
