import type { Question } from '../../question.ts';
import type { Life } from '../life/entry.ts';
import type { Rates } from '../life/rates.ts';
import { amountOf, asking, spent } from './asking.ts';

const YEAR = { from: '2026-01-01' } as const;
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' } as const;
const SEPTEMBER = { from: '2026-09-01', to: '2026-09-30' } as const;
const LAST_YEAR = { from: '2025-01-01', to: '2025-12-31' } as const;

/** What Agnieszka asks hers. */
export function krakowQuestions(life: Life, rates: Rates): readonly Question[] {
  const ask = asking(life, rates);
  return [...shops(ask), ...money(ask), ...bills(ask), ...single(ask), ...moved(ask)];
}

type Ask = ReturnType<typeof asking>;

function shops({ spentAt, countAt, compared, spentOn, total }: Ask): readonly Question[] {
  return [
    spentAt('shops', 'Ile wydałam w tym roku w Żabce?', 'Żabka', ['Żabka'], YEAR),
    spentAt('shops', 'Ile poszło na Biedronkę w październiku?', 'Biedronka', ['Biedronka'], OCTOBER),
    spentAt('shops', 'How much did I spend at Lidl last year?', 'Lidl', ['Lidl'], LAST_YEAR),
    spentAt('shops', 'How much at Allegro since January?', 'Allegro', ['Allegro'], YEAR),
    spentAt('shops', 'What did Green Caffè Nero cost me this year?', 'Green Caffè Nero', ['Green Caffè Nero'], YEAR),
    spentAt('shops', 'How much at Costa Coffee ever?', 'Costa Coffee', ['Costa']),
    spentAt('shops', 'How much did I order at Pyszne.pl this year?', 'Pyszne.pl', ['Pyszne.pl'], YEAR),
    spentAt('shops', 'How much for Bolt rides since September?', 'Bolt', ['Bolt'], { from: '2026-09-01' }),
    spentAt('shops', 'PKP Intercity this year?', 'PKP Intercity', ['PKP Intercity'], YEAR),
    spentAt('shops', 'How much did I send Karolina this year?', 'Karolina', ['Karolina'], YEAR),
    spentAt('shops', 'What did “Róża”, the florist, cost?', 'Róża', ['Róża']),
    countAt('How often did I fill up at Orlen this year?', 'Orlen', ['Orlen'], YEAR),
    countAt('How often was I at Rossmann last year?', 'Rossmann', ['Rossmann'], LAST_YEAR),
    spentOn('categories', 'How much were groceries this year, Spain included?', 101, ['groceries'], YEAR),
    spentOn('categories', 'What did I spend on coffee in October?', 103, ['coffee'], OCTOBER),
    spentOn('categories', 'How much fuel last year?', 123, ['fuel'], LAST_YEAR),
    spentOn('categories', 'What did kindergarten cost this year?', 171, ['childcare'], YEAR),
    spentOn('categories', 'And clothes this year?', 131, ['clothes'], YEAR),
    spentOn('categories', 'How much cash did I withdraw this year?', 190, ['cash'], YEAR),
    spentOn('categories', 'How much for flights since I keep books?', 151, ['flights']),
    compared('Groceries in October against September?', 101, ['groceries'], OCTOBER, SEPTEMBER),
    compared('Did I eat out more in October than in September?', 102, ['restaurants'], OCTOBER, SEPTEMBER),
    total('periods', 'How much did I spend in October?', OCTOBER),
    total('periods', 'How much did I spend in 2025?', LAST_YEAR),
  ];
}

function money({ received, earned, balance, among, transactions }: Ask): readonly Question[] {
  const accounts = { tool: 'get_account_balances', args: {} } as const;
  const salary = among(({ what }) => what === 'salary').at(-1);
  return [
    received(
      'income',
      'What was my salary this year, with the bonus?',
      { search: 'Comarch' },
      ({ who }) => who === 'Comarch',
      YEAR,
    ),
    received(
      'income',
      'How much 800+ did I get this year?',
      { search: '800+' },
      ({ what }) => what === 'benefit',
      YEAR,
    ),
    received(
      'income',
      'How much interest did my savings bring this year?',
      { category_id: 211 },
      ({ what }) => what === 'interest earned',
      YEAR,
    ),
    received(
      'income',
      'What did the tax office pay back?',
      { search: 'Urząd Skarbowy' },
      ({ what }) => what === 'tax refund',
    ),
    {
      kind: 'income',
      asked: 'Czy przyszła już pensja?',
      calls: [transactions({ category_id: 201 }, { from: '2026-11-01' })],
      read: ([answer]) => answer?.structured.transactions.map(({ date, amount }: any) => [date, amount.amount]),
      truth: [[salary?.day, salary?.cents]],
    },
    earned('What did I earn in October?', OCTOBER),
    balance('Ile mam na eKoncie?', 'eKonto mBank'),
    balance('How much did I save on Moje Cele?', 'Moje Cele'),
    balance('What do I owe on the credit card?', 'Karta kredytowa Pekao'),
    {
      kind: 'currencies',
      asked: 'How many euros are on Revolut?',
      calls: [accounts],
      read: ([answer]) => answer?.structured.accounts.find(({ name }: any) => name === 'Revolut EUR')?.balance,
      truth: {
        amount:
          5_230 + among(({ account }) => account === 'Revolut EUR').reduce((cents, entry) => cents + entry.cents, 0),
        currency: 'EUR',
      },
    },
  ];
}

function bills({ bill, due }: Ask): readonly Question[] {
  return [
    due('Co muszę zapłacić w ciągu tygodnia?', 7),
    due('What is due in two weeks?', 14),
    due('And within a month?', 30),
    bill(
      'bills',
      'How much is the rent, and did it change?',
      /kowalczyk/,
      ({ amount, facts }) => [amount.amount, facts.some((fact: string) => fact.includes('changed from PLN 2,600.00'))],
      [275_000, true],
    ),
    bill(
      'bills',
      'Has the car insurance at PZU become dearer?',
      /pzu/,
      ({ facts }) => facts.some((fact: string) => /changed from PLN 1,180\.00 to PLN 1,294\.00/.test(fact)),
      true,
    ),
    bill('bills', 'When is the next PZU payment?', /pzu/, ({ next_instance, cycle }) => [next_instance?.date, cycle], [
      '2026-12-03',
      'annual',
    ]),
    bill('bills', 'Do I still pay HBO Max?', /hbo/, ({ status }) => status, 'inactive', { status: 'all' }),
    bill('bills', 'What is Medicover Sport a month?', /medicover/, ({ amount, cycle }) => [amount.amount, cycle], [
      13_900,
      'monthly',
    ]),
    bill(
      'bills',
      'Did my internet at Vectra get more expensive?',
      /vectra/,
      ({ facts }) => facts.some((fact: string) => fact.includes('PLN 79.99')),
      true,
    ),
    bill('bills', 'How often do I pay for water?', /wodociagi/, ({ cycle }) => cycle, 'quarterly'),
    {
      kind: 'bills',
      asked: 'What do subscriptions cost me a month?',
      calls: [{ tool: 'get_recurring_bills', args: {} }],
      read: ([answer]) =>
        answer?.structured.bills
          .filter(({ category_id }: any) => category_id === 141)
          .map(({ name, amount }: any) => [
            name.toLowerCase().match(/netflix|spotify|youtube|duolingo/)?.[0],
            amount.amount,
            amount.currency,
          ])
          .toSorted(),
      truth: [
        ['duolingo', 1_299, 'EUR'],
        ['netflix', 4_900, 'PLN'],
        ['spotify', 2_399, 'PLN'],
        ['youtube', 2_599, 'PLN'],
      ],
    },
  ];
}

function single({ lastAt, largestOf, spentAt, transactions }: Ask): readonly Question[] {
  return [
    lastAt('Kiedy ostatnio byłam w Auchan?', 'Auchan', ['Auchan']),
    lastAt('When did I last buy at Empik?', 'Empik', ['Empik']),
    spentAt('single payments', 'What did the hotel on Booking.com cost?', 'Booking.com', ['Booking.com']),
    spentAt('single payments', 'How much was the visit at Lux Med?', 'Lux Med', ['Lux Med']),
    largestOf('What was my largest expense in August, apart from rent?', {}, ({ what }) => what !== 'rent', {
      from: '2026-08-01',
      to: '2026-08-31',
    }),
    {
      kind: 'single payments',
      asked: 'What did I buy at Media Expert, and when?',
      calls: [transactions({ search: 'Media Expert' })],
      read: ([answer]) => answer?.structured.transactions.map(({ date, amount }: any) => [date, amount.amount]),
      truth: [['2026-02-14', -329_900]],
    },
  ];
}

function moved({ spentOn, among, sum, transactions, refunded, spentAt }: Ask): readonly Question[] {
  return [
    spentOn('fees, interest, taxes', 'How much did banks charge me in fees this year?', 181, ['fee'], YEAR),
    spentOn('fees, interest, taxes', 'How much interest did I pay this year?', 182, ['interest paid'], YEAR),
    spentOn('fees, interest, taxes', 'How much tax was taken from my interest this year?', 184, ['tax'], YEAR),
    refunded('What did shops pay back this year?', YEAR),
    {
      kind: 'refunds',
      asked: 'Did Zalando refund what I sent back?',
      calls: [transactions({ search: 'Zalando', type: 'income' }, { from: '2026-09-01' })],
      read: ([answer]) => answer?.structured.income?.amount,
      truth: 27_900,
    },
    {
      kind: 'own transfers',
      asked: 'How much did I move between my own accounts in October?',
      calls: [transactions({}, OCTOBER)],
      read: ([answer]) => -amountOf(answer, 'own_moves', 'expenses'),
      truth: -sum(among(({ what, cents }) => cents < 0 && what === 'own', OCTOBER)),
    },
    {
      kind: 'own transfers',
      asked: 'How much did I pay on the credit card this year?',
      calls: [transactions({ search: 'spłata karty', type: 'expense' }, YEAR)],
      read: ([answer]) => spent(answer),
      truth: -sum(
        among(
          ({ account, what, cents, text }) =>
            account === 'eKonto mBank' && what === 'own' && cents < 0 && text.includes('KARTY KREDYTOWEJ'),
          YEAR,
        ),
      ),
    },
    {
      kind: 'own transfers',
      asked: 'Is topping up Revolut counted as spending? What was it in May?',
      calls: [transactions({ search: 'Revolut' }, { from: '2026-05-01', to: '2026-05-31' })],
      read: ([answer]) => -amountOf(answer, 'own_moves', 'expenses'),
      truth: 80_000,
    },
    spentAt('currencies', 'How many złoty did I spend at Mercadona?', 'Mercadona', ['Mercadona']),
    {
      kind: 'currencies',
      asked: 'How many euros did Airbnb cost in 2025?',
      calls: [transactions({ search: 'Airbnb', type: 'expense', currency: 'EUR' }, LAST_YEAR)],
      read: ([answer]) => spent(answer),
      truth: 38_000,
    },
  ];
}
