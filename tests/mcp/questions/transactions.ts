import { isOwnMove, isSpending, ROWS, type Row, sumInDollars, TODAY, within } from './demo-facts.ts';
import { all, amount, balances, called, day, number, type Question, type Truth, transactions } from './question.ts';

const THIS_YEAR = { date_from: '2026-01-01' };
const OCTOBER = { date_from: '2026-10-01', date_to: '2026-10-31' };
const AUTUMN = { date_from: '2026-09-15' };
const LISBON = { date_from: '2025-06-15', date_to: '2025-06-25' };

function rowsOf(category: string, isMeant: (row: Row) => boolean): readonly Row[] {
  return ROWS.filter((row) => row.category === category && isMeant(row));
}

function latest(rows: readonly Row[]): Row {
  const row = rows.at(-1);
  if (row === undefined) throw new Error('The demo has no such transaction.');
  return row;
}

/** What `get_transactions` says of them. */
function found(rows: readonly Row[], total: number = sumInDollars(rows)): Truth {
  return all(number(rows.length, rows.length === 1 ? 'transaction' : 'transactions'), amount(total));
}

const sumAndCount = ({ count, total }: any) => [count, total.amount];
const first = ({ transactions: [newest] }: any) => newest;

const inOctober = (isMeant: (row: Row) => boolean) =>
  ROWS.filter((row) => within('2026-10-01', '2026-10-31')(row) && isMeant(row));

const inEuros = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + row.amount, 0);

export const TRANSACTION_QUESTIONS: readonly Question[] = [
  {
    asked: 'How many payments went through in the last 30 days?',
    calls: [transactions()],
    answer: ({ count }) => count,
    truth: number(ROWS.filter(within('2026-10-22')).length, 'transactions'),
  },
  {
    asked: 'When did I last get paid, and how much?',
    calls: [transactions({ category_id: 201, limit: 1 })],
    answer: (content) => [first(content).date, first(content).amount.amount],
    truth: all(
      day(latest(rowsOf('salary', within('2026-10-22'))).day),
      amount(latest(rowsOf('salary', within('2026-10-22'))).amount),
    ),
  },
  {
    asked: 'What did I earn from my job in October?',
    calls: [transactions({ category_id: 200, ...OCTOBER })],
    answer: sumAndCount,
    truth: found(rowsOf('salary', within('2026-10-01', '2026-10-31'))),
  },
  {
    asked: 'How much have I spent at Corner Pantry this year?',
    calls: [transactions({ search: 'corner pantry', ...THIS_YEAR })],
    answer: sumAndCount,
    truth: found(ROWS.filter((row) => row.merchant === 'Corner Pantry' && row.day >= '2026-01-01')),
  },
  {
    asked: 'How much was the last electricity bill?',
    calls: [transactions({ category_id: 113, limit: 1, ...THIS_YEAR })],
    answer: (content) => [first(content).date, first(content).amount.amount],
    truth: all(
      day(latest(rowsOf('electricity-and-gas', () => true)).day),
      amount(latest(rowsOf('electricity-and-gas', () => true)).amount),
    ),
  },
  {
    asked: 'Did I get my money back from Brightcart in the last two years?',
    calls: [transactions({ search: 'brightcart', category_id: 221, date_from: '2024-11-21' })],
    answer: sumAndCount,
    truth: found(ROWS.filter((row) => row.category === 'refunds' && row.merchant === 'Brightcart')),
  },
  {
    asked: 'How much cash did I withdraw since September?',
    calls: [transactions({ category_id: 190, date_from: '2026-09-01' })],
    answer: sumAndCount,
    truth: found(rowsOf('cash-withdrawal', within('2026-09-01'))),
  },
  {
    asked: 'How much have I moved into savings this year?',
    calls: [transactions({ category_id: 901, ...THIS_YEAR })],
    answer: sumAndCount,
    truth: found(rowsOf('transfer-to-own-account', within('2026-01-01'))),
  },
  {
    asked: 'How much interest did my savings earn this year?',
    calls: [transactions({ category_id: 211, ...THIS_YEAR })],
    answer: sumAndCount,
    truth: found(rowsOf('interest-earned', within('2026-01-01'))),
  },
  {
    asked: 'Which of yesterday’s and today’s payments are still pending?',
    calls: [transactions({ date_from: '2026-11-20' })],
    answer: (content) => content.transactions.filter((each: any) => each.status === 'pending').length,
    truth: {
      value: ROWS.filter((row) => row.isPending).length,
      shown: ['pending'],
    },
  },
  {
    asked: 'What did restaurants cost on my trip to Lisbon, in euros?',
    calls: [transactions({ category_id: 102, currency: 'EUR', ...LISBON })],
    answer: ({ count, total }) => [count, total.amount],
    truth: all(
      number(rowsOf('restaurants', within(LISBON.date_from, LISBON.date_to)).length, 'transactions'),
      amount(inEuros(rowsOf('restaurants', within(LISBON.date_from, LISBON.date_to))), 'EUR'),
    ),
  },
  {
    asked: 'What did I pay from my travel wallet on that trip?',
    calls: [
      balances(),
      transactions(({ accounts }) => ({
        bank_account_id: called('Travel Wallet', accounts).id,
        currency: 'EUR',
        ...LISBON,
      })),
    ],
    answer: (_, { total }) => total.amount,
    truth: amount(
      inEuros(ROWS.filter((row) => row.account === 'wallet' && within(LISBON.date_from, LISBON.date_to)(row))),
      'EUR',
    ),
  },
  {
    asked: 'When did I book my last flight, and what did it cost?',
    calls: [transactions({ category_id: 151, limit: 1, ...THIS_YEAR })],
    answer: (content) => [first(content).date, first(content).amount.amount],
    truth: all(day(latest(rowsOf('flights', () => true)).day), amount(latest(rowsOf('flights', () => true)).amount)),
  },
  {
    asked: 'What did travel cost me in 2025, hotels and flights together?',
    calls: [transactions({ category_id: 150, date_from: '2025-01-01', date_to: '2025-12-31' })],
    answer: sumAndCount,
    truth: found(
      ['flights', 'hotels', 'car-rental'].flatMap((slug) => rowsOf(slug, within('2025-01-01', '2025-12-31'))),
    ),
  },
  {
    asked: 'How often did I buy coffee in October?',
    calls: [transactions({ category_id: 103, ...OCTOBER })],
    answer: ({ count }) => count,
    truth: number(rowsOf('coffee', within('2026-10-01', '2026-10-31')).length, 'transactions'),
  },
  {
    asked: 'Has my rent for November gone out?',
    calls: [transactions({ category_id: 111, date_from: '2026-11-01' })],
    answer: (content) => [content.count, first(content).date, first(content).amount.amount],
    truth: all(
      number(1, 'transaction'),
      day(latest(rowsOf('rent', within('2026-11-01'))).day),
      amount(latest(rowsOf('rent', within('2026-11-01'))).amount),
    ),
  },
  {
    asked: 'What did I spend on food and drink altogether in October?',
    calls: [transactions({ category_id: 100, type: 'expense', ...OCTOBER })],
    answer: sumAndCount,
    truth: found(
      ['groceries', 'restaurants', 'coffee', 'bars'].flatMap((slug) =>
        rowsOf(slug, within('2026-10-01', '2026-10-31')),
      ),
    ),
  },
  {
    asked: 'What did I buy on November 15?',
    calls: [transactions({ date_from: '2026-11-15', date_to: '2026-11-15' })],
    answer: (content) => content.transactions.map((each: any) => each.description).sort(),
    truth: {
      value: ROWS.filter(within('2026-11-15', '2026-11-15'))
        .map((row) => row.description)
        .sort(),
      shown: ROWS.filter(within('2026-11-15', '2026-11-15')).map((row) => `"${row.merchant ?? row.description}"`),
    },
  },
  {
    asked: 'How much did I repay on my card in October?',
    calls: [transactions({ category_id: 902, ...OCTOBER })],
    answer: sumAndCount,
    truth: found(rowsOf('card-repayment', within('2026-10-01', '2026-10-31'))),
  },
  {
    asked: 'How much did I put on the card in October?',
    calls: [
      balances(),
      transactions(({ accounts }) => ({
        bank_account_id: called('Blue Card', accounts).id,
        type: 'expense',
        ...OCTOBER,
      })),
    ],
    answer: (_, content) => sumAndCount(content),
    truth: found(
      ROWS.filter((row) => row.account === 'credit' && isSpending(row) && within('2026-10-01', '2026-10-31')(row)),
    ),
  },
  {
    asked: 'Was anything paid at a museum in Germany in April?',
    calls: [transactions({ search: 'MUSEUM', category_id: 143, date_from: '2026-04-01', date_to: '2026-04-30' })],
    answer: (content) => [content.count, first(content).amount.amount],
    truth: all(
      number(1, 'transaction'),
      amount(latest(ROWS.filter((row) => row.merchant === 'Stadtmuseum')).amount, 'EUR'),
    ),
  },
  {
    asked: 'What did I buy at the cafe in the morning?',
    calls: [transactions({ search: ' cafe morgenrot ', ...THIS_YEAR, currency: 'EUR' })],
    answer: ({ count, total }) => [count, total.amount],
    truth: all(
      number(ROWS.filter((row) => row.merchant === 'Café Morgenrot').length, 'transactions'),
      amount(inEuros(ROWS.filter((row) => row.merchant === 'Café Morgenrot')), 'EUR'),
    ),
  },
  {
    asked: 'Have I ever paid Netflix?',
    calls: [transactions({ search: 'netflix', date_from: '1900-01-01' })],
    answer: ({ count }) => count,
    truth: { value: 0, shown: ['Found 0 transactions', 'Try'] },
  },
  {
    asked: 'What have I really earned and spent in October, without moving money around?',
    calls: [transactions(OCTOBER)],
    answer: ({ income, expenses, own_moves }) => [
      income.amount - own_moves.income.amount,
      expenses.amount - own_moves.expenses.amount,
    ],
    truth: {
      value: [1, -1].map((sign) => sumInDollars(inOctober((row) => Math.sign(row.amount) === sign && !isOwnMove(row)))),
      shown: [
        ...amount(sumInDollars(inOctober((row) => row.amount > 0))).shown,
        ...amount(sumInDollars(inOctober((row) => row.amount > 0 && isOwnMove(row)))).shown,
      ],
    },
  },
  {
    asked: 'What is left over from October?',
    calls: [transactions(OCTOBER)],
    answer: ({ total }) => total.amount,
    truth: amount(sumInDollars(inOctober(() => true))),
  },
  {
    asked: 'List every restaurant since the middle of September, please.',
    calls: [
      transactions({ category_id: 102, ...AUTUMN }),
      transactions(({ older_date_to }) => ({ category_id: 102, ...AUTUMN, date_to: older_date_to })),
    ],
    answer: (newer, older) =>
      [...new Map([...newer.transactions, ...older.transactions].map((each: any) => [each.id, each])).values()]
        .map((each: any) => `${each.date} ${each.amount.amount}`)
        .sort(),
    truth: {
      value: rowsOf('restaurants', within(AUTUMN.date_from))
        .map((row) => `${row.day} ${row.amount}`)
        .sort(),
      shown: ['older: date_to'],
    },
  },
  {
    asked: 'Where did the $400 that left my checking account on November 2 go?',
    calls: [transactions({ category_id: 901, date_from: '2026-11-02', date_to: '2026-11-02' })],
    answer: (content) => [first(content).amount.amount, first(content).transfer_account],
    truth: { value: [-40_000, 'Rainy Day Savings'], shown: ['to "Rainy Day Savings"'] },
  },
  {
    asked: 'What was the very latest transaction?',
    calls: [transactions({ limit: 1 })],
    answer: (content) => first(content).date,
    truth: day(latest(ROWS).day === TODAY ? TODAY : ''),
  },
];
