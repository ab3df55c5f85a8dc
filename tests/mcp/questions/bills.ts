import { DEMO_BILLS } from '../../../adapters/demo/bills.ts';
import { money } from '../figures.ts';
import { ROWS } from './demo-facts.ts';
import { all, amount, bills, called, day, names, number, type Question } from './question.ts';

const ACTIVE = DEMO_BILLS.filter(({ cancelledAfterMonths }) => cancelledAfterMonths === undefined);

/** What was paid to the bill, the oldest first. */
function paymentsTo(name: string): readonly { readonly day: string; readonly amount: number }[] {
  return ROWS.filter((row) => row.merchant === name).map((row) => ({ day: row.day, amount: -row.amount }));
}

function lastPaid(name: string): number {
  return paymentsTo(name).at(-1)?.amount ?? 0;
}

function lastDay(name: string): string {
  return paymentsTo(name).at(-1)?.day ?? '';
}

/** A month before the day of the questions, and the few days by which a bank may be late. */
const A_MONTH_AGO = '2026-10-18';

const PAYMENTS_A_YEAR: Readonly<Record<string, number>> = {
  'four-weekly': 13,
  monthly: 12,
  quarterly: 4,
  'semi-annual': 2,
  annual: 1,
};

/** Of the payments of the last year. */
const WATER = paymentsTo('City Water Works')
  .slice(-4)
  .map((payment) => payment.amount);
const RANGE = [Math.min(...WATER), Math.max(...WATER)].map((value) => money(value, 'USD')).join('–');

/** What the active bills cost a month: the last payment of each, or the mean of a year where it varies. */
const PER_MONTH = ACTIVE.reduce((sum, { name, cycle, variation }) => {
  const perYear = PAYMENTS_A_YEAR[cycle] ?? 0;
  const payments = paymentsTo(name).slice(variation === undefined ? -1 : -perYear);
  const mean = payments.reduce((total, payment) => total + payment.amount, 0) / payments.length;
  return sum + (mean * perYear) / 12;
}, 0);

/** Which of the bills with a fixed price have another one than two years ago. */
const RISEN = ACTIVE.filter(({ rise }) => rise !== undefined).map(({ name }) => name);

const next = (name: string) => (content: any) => called(name, content.bills).next_instance;

export const BILL_QUESTIONS: readonly Question[] = [
  {
    asked: 'How many bills and subscriptions do I have?',
    calls: [bills()],
    answer: ({ active_count }) => active_count,
    truth: number(ACTIVE.length, 'active bills'),
  },
  {
    asked: 'Which ones are they?',
    calls: [bills()],
    answer: (content) => content.bills.map(({ name }: { name: string }) => name).sort(),
    truth: names(ACTIVE.map(({ name }) => name).sort()),
  },
  {
    asked: 'When is the rent due, and how much is it?',
    calls: [bills()],
    answer: (content) => [
      next('Maple Street Properties')(content).date,
      called('Maple Street Properties', content.bills).amount.amount,
    ],
    truth: all(day('2026-12-01'), amount(lastPaid('Maple Street Properties'))),
  },
  {
    asked: 'What has to be paid by the end of the month?',
    calls: [bills()],
    answer: (content) =>
      content.bills
        .filter((bill: any) => bill.next_instance?.date <= '2026-11-30')
        .map(({ name }: { name: string }) => name)
        .sort(),
    // By their days of the month: the 22nd, 25th and 27th; and four weeks after the last one.
    truth: names(['Beacon Student Loans', 'Orbit Mobile', 'The Morning Ledger', 'Tunewave']),
  },
  {
    asked: 'Which subscriptions became dearer?',
    calls: [bills()],
    answer: (content) =>
      content.bills
        .filter((bill: any) => bill.facts.some((fact: string) => fact.startsWith('price changed')))
        .map(({ name }: { name: string }) => name)
        .sort(),
    truth: { value: [...RISEN].sort(), shown: ['price changed from $15.49 to $17.99'] },
  },
  {
    asked: 'What have I cancelled?',
    calls: [bills({ status: 'all' })],
    answer: (content) =>
      content.bills.filter((bill: any) => bill.status === 'inactive').map(({ name }: { name: string }) => name),
    truth: { value: ['Ironworks Gym'], shown: ['"Ironworks Gym"', 'inactive'] },
  },
  {
    asked: 'What does Wandermap cost a year, and when does it renew?',
    calls: [bills()],
    answer: (content) => [called('Wandermap', content.bills).amount.amount, next('Wandermap')(content).date],
    truth: all(amount(lastPaid('Wandermap')), day('2027-01-16')),
  },
  {
    asked: 'What does my car insurance come to per month?',
    calls: [bills()],
    answer: (content) => called('Evergreen Insurance', content.bills).monthly.amount,
    truth: amount(lastPaid('Evergreen Insurance') / 6),
  },
  {
    asked: 'How much was the last electricity bill, and is the next one certain?',
    calls: [bills()],
    answer: (content) => {
      const { is_estimate, last_payment } = called('Metro Power & Light', content.bills);
      return [is_estimate, last_payment.amount.amount, last_payment.date];
    },
    truth: {
      value: [true, lastPaid('Metro Power & Light'), lastDay('Metro Power & Light')],
      shown: ['about', 'varies', `last paid ${money(lastPaid('Metro Power & Light'), 'USD')} on Nov 18, 2026`],
    },
  },
  {
    asked: 'In which range was the water bill this year?',
    calls: [bills()],
    answer: (content) => called('City Water Works', content.bills).facts,
    truth: { value: [`varies ${RANGE}`], shown: [`(varies ${RANGE})`] },
  },
  {
    asked: 'How sure is it that Streamly is a subscription?',
    calls: [bills()],
    answer: (content) => called('Streamly', content.bills).confidence > 0.9,
    truth: { value: true, shown: ['"Streamly"'] },
  },
  {
    asked: 'What do the bills come to per month?',
    calls: [bills()],
    // Bills that vary are estimates, so the total is one too.
    answer: ({ monthly_total }) => Math.abs(monthly_total.amount / PER_MONTH - 1) < 0.02,
    truth: { value: true, shown: ['Monthly total of the active bills: '] },
  },
  {
    asked: 'Is there a monthly bill that I have missed?',
    calls: [bills()],
    answer: (content) => content.bills.filter((bill: any) => JSON.stringify(bill.facts).includes('not seen')).length,
    truth: {
      value: ACTIVE.filter(({ name, cycle }) => cycle === 'monthly' && lastDay(name) < A_MONTH_AGO).length,
      shown: [],
    },
  },
];
