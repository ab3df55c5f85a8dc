import type { Question } from '../../question.ts';
import type { Life } from '../life/entry.ts';
import type { Rates } from '../life/rates.ts';
import { amountOf, asking, spent } from './asking.ts';

const YEAR = { from: '2026-01-01' } as const;
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' } as const;
const SEPTEMBER = { from: '2026-09-01', to: '2026-09-30' } as const;
const NOVEMBER = { from: '2026-11-01' } as const;
const LAST_YEAR = { from: '2025-01-01', to: '2025-12-31' } as const;

/** What Émilie asks her assistant. */
export function ottawaQuestions(life: Life, rates: Rates): readonly Question[] {
  const ask = asking(life, rates);
  return [...shops(ask), ...money(ask), ...bills(ask), ...single(ask), ...moved(ask)];
}

type Ask = ReturnType<typeof asking>;

function shops({ spentAt, countAt, compared, spentOn, total }: Ask): readonly Question[] {
  return [
    spentAt(
      'shops',
      'How much have I spent at Amazon this year, Prime included?',
      'Amazon',
      ['Amazon', 'Amazon Prime'],
      YEAR,
    ),
    spentAt('shops', 'How much do I spend at McDonald’s since January?', 'McDonald’s', ["McDonald's"], YEAR),
    spentAt('shops', 'What did I leave at Farm Boy in October?', 'Farm Boy', ['Farm Boy'], OCTOBER),
    spentAt('shops', 'How much went to Tim Hortons last year?', 'Tim Hortons', ['Tim Hortons'], LAST_YEAR),
    spentAt('shops', 'Uber Eats this year?', 'Uber Eats', ['Uber Eats'], YEAR),
    spentAt('shops', 'How much have I spent at Canadian Tire since I started?', 'Canadian Tire', ['Canadian Tire']),
    spentAt('shops', 'And at Petro-Canada in 2026?', 'Petro-Canada', ['Petro-Canada'], YEAR),
    spentAt('shops', 'How much was the LCBO this year?', 'LCBO', ['LCBO'], YEAR),
    spentAt('shops', 'What have I paid Bridgehead since September?', 'Bridgehead', ['Bridgehead'], {
      from: '2026-09-01',
    }),
    spentAt('shops', 'How much did I give Mathieu this year?', 'Mathieu', ['Mathieu'], YEAR),
    countAt('How often did I go to Shoppers Drug Mart this year?', 'Shoppers Drug Mart', ['Shoppers Drug Mart'], YEAR),
    countAt('How many times did I buy at Trader Joe’s?', 'Trader Joe’s', ["Trader Joe's"]),
    spentOn(
      'categories',
      'How much were groceries this year, wine from the LCBO included?',
      101,
      ['groceries', 'alcohol'],
      YEAR,
    ),
    spentOn('categories', 'What did I pay for coffee in October?', 103, ['coffee'], OCTOBER),
    spentOn('categories', 'How much was fuel last year?', 123, ['fuel'], LAST_YEAR),
    spentOn('categories', 'How much cash did I take out this year?', 190, ['cash'], YEAR),
    spentOn('categories', 'What do pharmacies cost me this year?', 162, ['pharmacy'], YEAR),
    spentOn('categories', 'Electricity and gas this year?', 113, ['power'], YEAR),
    compared(
      'Did I spend more on groceries and wine in October than in September?',
      101,
      ['groceries', 'alcohol'],
      OCTOBER,
      SEPTEMBER,
    ),
    compared('Restaurants in October against September?', 102, ['restaurants'], OCTOBER, SEPTEMBER),
    total('periods', 'How much did I spend in October?', OCTOBER),
    total('periods', 'And so far this month?', NOVEMBER),
  ];
}

function money({ received, earned, balance, among, sum, transactions }: Ask): readonly Question[] {
  const accounts = { tool: 'get_account_balances', args: {} } as const;
  const salaries = among(({ what }) => what === 'salary');
  return [
    received(
      'income',
      'What was I paid by Kinaxis this year, bonus included?',
      { search: 'Kinaxis' },
      ({ who }) => who === 'Kinaxis',
      YEAR,
    ),
    received('income', 'What did Upwork bring this year?', { search: 'Upwork' }, ({ who }) => who === 'Upwork', YEAR),
    received(
      'income',
      'How much interest did I earn on savings this year?',
      { category_id: 211 },
      ({ what }) => what === 'interest earned',
      YEAR,
    ),
    {
      kind: 'income',
      asked: 'Did my salary come yesterday?',
      calls: [transactions({ search: 'Kinaxis', type: 'income' }, { from: '2026-11-19' })],
      read: ([answer]) => answer?.structured.transactions.map(({ date, amount }: any) => [date, amount.amount]),
      truth: salaries.slice(-1).map(({ day, cents }) => [day, cents]),
    },
    earned('What did I earn in October?', OCTOBER),
    {
      kind: 'income',
      asked: 'How much did I get from Sophie by e-Transfer?',
      calls: [transactions({ search: 'Sophie', type: 'income' })],
      read: ([answer]) => answer?.structured.income?.amount,
      truth: sum(among(({ who }) => who === 'Sophie')),
    },
    balance('What is on my savings account?', 'RBC High Interest eSavings'),
    balance('How much do I owe on the Visa?', 'TD Cash Back Visa'),
    {
      kind: 'currencies',
      asked: 'How many US dollars do I have?',
      calls: [accounts],
      read: ([answer]) =>
        answer?.structured.accounts
          .filter(({ balance }: any) => balance.currency === 'USD')
          .reduce((cents: number, { balance }: any) => cents + balance.amount, 0),
      truth:
        61_240 +
        among(({ account }) => account === 'RBC US High Interest').reduce((cents, entry) => cents + entry.cents, 0),
    },
  ];
}

function bills({ bill, due, spentAt, sum, among }: Ask): readonly Question[] {
  return [
    due('What is due in the next seven days?', 7),
    due('What is due in the next two weeks?', 14),
    due('And within a month?', 30),
    bill(
      'bills',
      'What does Netflix cost now, and what did it cost before?',
      /netflix/,
      ({ amount, facts }) => [amount.amount, facts.some((fact: string) => fact.includes('CA$18.99'))],
      [2_099, true],
    ),
    bill(
      'bills',
      'When is the rent due, and how much is it?',
      /minto/,
      ({ amount, next_instance }) => [next_instance?.date, amount.amount],
      ['2026-12-01', 203_450],
    ),
    bill(
      'bills',
      'Did my gym raise its price?',
      /goodlife/,
      ({ amount, cycle, facts }) => [amount.amount, cycle, facts.length],
      [3_277, 'biweekly', 0],
    ),
    bill('bills', 'Do I still pay Disney+?', /disney/, ({ status }) => status, 'inactive', { status: 'all' }),
    bill(
      'bills',
      'Has the CAA membership become dearer?',
      /caa/,
      ({ facts }) => facts.some((fact: string) => /changed from CA\$98\.31 to CA\$109\.61/.test(fact)),
      true,
    ),
    bill('bills', 'What does my phone cost a month?', /koodo/, ({ amount, cycle }) => [amount.amount, cycle], [
      5_085,
      'monthly',
    ]),
    {
      kind: 'bills',
      asked: 'What do my streaming and software subscriptions cost a month?',
      calls: [{ tool: 'get_recurring_bills', args: {} }],
      read: ([answer]) =>
        answer?.structured.bills
          .filter(({ category_id }: any) => category_id === 141)
          .reduce((cents: number, { monthly, amount }: any) => cents + (monthly ?? amount).amount, 0),
      // Netflix, Spotify, Prime, Google One, and the Times.
      truth: 2_099 + 1_268 + 1_128 + 315 + 589,
      within: 0.02,
    },
    {
      ...spentAt('bills', 'What did Hydro Ottawa cost this year?', 'Hydro Ottawa', ['Hydro Ottawa'], YEAR),
      truth: -sum(among(({ who }) => who === 'Hydro Ottawa', YEAR)),
    },
  ];
}

function single({ transactions, lastAt, largestOf, spentAt }: Ask): readonly Question[] {
  return [
    lastAt('When was I last at Cineplex?', 'Cineplex', ['Cineplex']),
    lastAt('When did I last fill up at Petro-Canada?', 'Petro-Canada', ['Petro-Canada']),
    spentAt('single payments', 'How much was the Hilton in Boston?', 'Hilton Boston', ['Hilton']),
    spentAt('single payments', 'What did I pay Air Canada for the flight?', 'Air Canada', ['Air Canada']),
    largestOf('What was my largest purchase in October, apart from rent?', {}, ({ what }) => what !== 'rent', OCTOBER),
    largestOf(
      'What was the dearest thing that I bought at Amazon this summer?',
      { search: 'Amazon' },
      ({ who }) => who.startsWith('Amazon'),
      {
        from: '2026-06-01',
        to: '2026-08-31',
      },
    ),
    {
      kind: 'single payments',
      asked: 'What did I buy at Best Buy?',
      calls: [transactions({ search: 'Best Buy' })],
      read: ([answer]) => answer?.structured.transactions.map(({ date, amount }: any) => [date, amount.amount]),
      truth: [['2026-01-04', -138_899]],
    },
  ];
}

function moved({ spentOn, among, sum, transactions, refunded }: Ask): readonly Question[] {
  const fees = among(({ what }) => what === 'fee', YEAR);
  return [
    spentOn('fees, interest, taxes', 'How much did I pay in bank fees this year?', 181, ['fee'], YEAR),
    spentOn('fees, interest, taxes', 'And interest on debts?', 182, ['interest paid'], YEAR),
    spentOn('fees, interest, taxes', 'What did I pay the CRA in taxes since last year?', 184, ['tax'], {
      from: '2025-01-01',
    }),
    {
      kind: 'fees, interest, taxes',
      asked: 'How many fees were there?',
      calls: [transactions({ category_id: 181 }, YEAR)],
      read: ([answer]) => answer?.structured.count,
      truth: fees.length,
    },
    refunded('What did shops refund me this year?', YEAR),
    {
      kind: 'refunds',
      asked: 'Did Winners give me my money back?',
      calls: [transactions({ search: 'Winners', type: 'income' }, { from: '2026-08-01' })],
      read: ([answer]) => answer?.structured.income?.amount,
      truth: 8_476,
    },
    {
      kind: 'own transfers',
      asked: 'How much have I put on my savings account this year, from my own accounts?',
      calls: [transactions({ category_id: 901 }, YEAR)],
      read: ([answer]) =>
        answer?.structured.transactions
          .filter(({ transfer_account }: any) => transfer_account?.includes('eSavings'))
          .reduce((cents: number, { amount }: any) => cents - amount.amount, 0) || undefined,
      truth: sum(
        among(({ account, what, cents }) => account.includes('eSavings') && what === 'own' && cents > 0, YEAR),
      ),
    },
    {
      kind: 'own transfers',
      asked: 'How much of what went out in October only moved between my accounts?',
      calls: [transactions({}, OCTOBER)],
      read: ([answer]) => -amountOf(answer, 'own_moves', 'expenses'),
      // What she invests stays hers.
      truth: -sum(among(({ what, cents }) => cents < 0 && (what === 'own' || what === 'invested'), OCTOBER)),
    },
    {
      kind: 'currencies',
      asked: 'What did I spend at Target in Canadian dollars?',
      calls: [transactions({ search: 'Target', type: 'expense' })],
      read: ([answer]) => spent(answer),
      truth: -sum(among(({ who }) => who === 'Target')),
      within: 0.01,
    },
  ];
}
