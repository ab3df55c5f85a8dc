import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays } from '../../../../domain/calendar.ts';
import { pluck } from '../../../support/assertions.ts';
import { currency, day, detect, everyMonths, only, randomNumbers, row } from './observations.ts';

const several = suite('several bills at one merchant');

several('two plans of one merchant are two bills', () => {
  const bills = detect([
    ...everyMonths('2026-01-03', 1, 11, -299, 'APPLE.COM/BILL'),
    ...everyMonths('2026-01-17', 1, 11, -1_699, 'APPLE.COM/BILL'),
  ]);
  assert.equal(pluck(bills, 'amount', 'cycle'), [
    [299, 'monthly'],
    [1_699, 'monthly'],
  ]);
});

several('two phone lines of one price on one day are two bills', () => {
  const bills = detect([
    ...everyMonths('2026-01-08', 1, 11, -2_500, 'TELCO'),
    ...everyMonths('2026-01-08', 1, 11, -2_500, 'TELCO'),
  ]);
  const seen = bills.map(({ transactionIds }) => transactionIds.length);
  assert.equal(seen, [11, 11]);
});

several('two annual policies of one insurer are two annual bills, not a semi-annual one', () => {
  const bills = detect([
    ...everyMonths('2024-02-10', 12, 3, -41_200, 'ALLSURE INSURANCE'),
    ...everyMonths('2024-08-10', 12, 3, -18_750, 'ALLSURE INSURANCE'),
  ]);
  assert.equal(pluck(bills, 'cycle'), ['annual', 'annual']);
});

several('three annual policies of one insurer are three annual bills, not a quarterly one with gaps', () => {
  const bills = detect([
    ...everyMonths('2024-06-02', 12, 3, -28_800, 'ALLSURE INSURANCE'),
    ...everyMonths('2024-09-01', 12, 3, -18_690, 'ALLSURE INSURANCE'),
    ...everyMonths('2024-12-05', 12, 2, -46_100, 'ALLSURE INSURANCE'),
  ]);
  assert.equal(pluck(bills, 'cycle'), ['annual', 'annual', 'annual']);
});

several('two annual policies are found where each was paid twice only', () => {
  const bills = detect([
    ...everyMonths('2025-03-12', 12, 2, -33_659, 'LUMRIV COUNCIL TAX'),
    ...everyMonths('2025-08-12', 12, 2, -37_019, 'LUMRIV COUNCIL TAX'),
  ]);
  assert.equal(pluck(bills, 'cycle', 'amount'), [
    ['annual', 33_659],
    ['annual', 37_019],
  ]);
});

several('a gym that is paid twice a month at one price is one bill', () => {
  const bills = detect([
    ...everyMonths('2024-10-05', 1, 24, -3_200, 'IRON GYM'),
    ...everyMonths('2024-10-20', 1, 24, -3_200, 'IRON GYM'),
  ]);
  assert.equal(pluck(bills, 'cycle'), ['semi-monthly']);
});

several('a club that pauses each summer is active again in autumn', () => {
  const paid = (month: string) => !['04', '05', '06', '07', '08'].includes(month);
  const rows = everyMonths('2023-10-03', 1, 36, -4_500, 'BRENTFORD SWIM CLUB');
  const bill = only(detect(rows.filter(({ bookedOn }) => paid(bookedOn.slice(5, 7)) && bookedOn.slice(5, 7) !== '03')));
  assert.is(bill.transactionIds.length, 18);
});

several('a metered bill of summers and winters is one bill', () => {
  const amounts = [14_701, 19_044, 14_995, 18_737, 15_120, 18_990, 14_880, 19_230];
  const rows = amounts.map((amount, index) => {
    return everyMonths('2024-10-14', 3, 8, -amount, 'YARRA VALLEY WATER')[index]!;
  });
  assert.is(only(detect(rows)).cycle, 'quarterly');
});

several('the same small price twice, a year apart, among many purchases is chance', () => {
  const purchases = randomNumbers(40).map((chance, index) =>
    row(
      addDays(day('2024-11-01'), Math.floor(chance * 650)),
      -Math.round(900 + 9_000 * randomNumbers(90)[index * 2]!),
      'AMZN Mktp US*2K4L9',
    ),
  );
  const twins = everyMonths('2025-04-02', 12, 2, -699, 'AMZN Mktp US*7Q1Z3');
  assert.equal(detect([...purchases, ...twins]), []);
});

several('payments that were charged twice half a year apart are not a second bill', () => {
  const rows = everyMonths('2024-12-12', 1, 24, -4_599, 'GLASFASER NORD KUNDE 4711023');
  const twice = [rows[5]!, rows[11]!].map(({ bookedOn, description }) =>
    row(addDays(day(bookedOn), 1), -4_599, description),
  );
  assert.is(only(detect([...rows, ...twice])).cycle, 'monthly');
});

several('a membership is found among purchases in the same shop', () => {
  const purchases = randomNumbers(60).map((chance, index) =>
    row(
      addDays(day('2025-10-01'), Math.floor(chance * 410)),
      -Math.round(700 + 9_000 * randomNumbers(200)[index * 3]!),
      'AMZ SHOP',
    ),
  );
  const bills = detect([...everyMonths('2025-10-11', 1, 14, -899, 'AMZ SHOP'), ...purchases]);
  assert.is(only(bills).amount, 899);
});

several('one merchant in two currencies has two bills', () => {
  const bills = detect([
    ...everyMonths('2026-01-05', 1, 11, -1_000, 'CLOUD'),
    ...everyMonths('2026-01-05', 1, 11, -1_500, 'CLOUD').map((one) => ({ ...one, currency: currency('JPY') })),
  ]);
  assert.equal(bills.map((bill) => bill.currency).sort(), ['EUR', 'JPY']);
});

several('two contracts at one company are told apart by their numbers, even at one price', () => {
  const line = (first: string, number: string) =>
    everyMonths(first, 1, 12, -2_490, `DIRECT DEBIT TELCO MOBILE CUSTOMER NO ${number}`);
  const bills = detect([...line('2025-12-04', '77120345'), ...line('2025-12-09', '88340912')]);
  const seen = bills.map(({ name, transactionIds }) => [name, transactionIds.length]);
  assert.equal(seen, [
    ['Telco Mobile …0345', 12],
    ['Telco Mobile …0912', 12],
  ]);
});

several('two subscriptions at one store with near prices are two monthly bills, not a semi-monthly one', () => {
  const bills = detect([
    ...everyMonths('2025-12-06', 1, 12, -999, 'APPLE.COM/BILL'),
    ...everyMonths('2025-12-20', 1, 11, -1_099, 'APPLE.COM/BILL'),
  ]);
  assert.equal(pluck(bills, 'amount', 'cycle'), [
    [999, 'monthly'],
    [1_099, 'monthly'],
  ]);
});

several('two lines at one telephone company and one price, half a month apart, are two monthly bills', () => {
  const bills = detect([
    ...everyMonths('2025-12-04', 1, 12, -2_490, 'DIRECT DEBIT ZEDRA TELECOM'),
    ...everyMonths('2025-12-19', 1, 12, -2_490, 'DIRECT DEBIT ZEDRA TELECOM'),
  ]);
  const seen = bills.map(({ cycle, transactionIds }) => [cycle, transactionIds.length]);
  assert.equal(seen, [
    ['monthly', 12],
    ['monthly', 12],
  ]);
});

several('an annual fee among the purchases at a shop is found by the word that only the fee has', () => {
  const prices = [1_890, 4_275, 899, 6_410, 2_350, 3_120, 1_540, 7_760, 2_205, 5_080, 3_395, 1_265];
  const orders = prices.map((amount, index) =>
    row(addDays(day('2024-12-03'), 57 * index), -amount, `KARTENZAHLUNG BLENDO VERSAND ${4711 + 83 * index}`),
  );
  const fees = [
    row('2025-04-08', -4_990, 'KARTENZAHLUNG BLENDO VERSAND MITGLIEDSCHAFT'),
    row('2026-04-08', -5_490, 'KARTENZAHLUNG BLENDO VERSAND MITGLIEDSCHAFT'),
  ];
  const bill = only(detect([...orders, ...fees]));
  assert.is(bill.cycle, 'annual');
  assert.equal(bill.transactionIds, pluck(fees, 'id'));
});

several('quarterly policies of one insurer a month apart are two quarterly bills, not a monthly one', () => {
  const of = (amount: number, ...days: readonly string[]) => days.map((one) => row(one, amount, 'FOLKSAM AUTOGIRO'));
  const bills = detect([
    ...of(-83_807, '2024-05-31', '2024-08-30', '2024-11-29', '2025-02-28', '2025-05-30'),
    ...of(-87_974, '2024-06-28', '2024-09-30', '2025-01-07', '2025-03-31'),
    ...of(-90_037, '2025-06-30', '2025-09-30', '2025-12-31'),
  ]);
  const seen = bills.map(({ cycle, transactionIds }) => [cycle, transactionIds.length]);
  assert.equal(seen, [
    ['quarterly', 5],
    ['quarterly', 7],
  ]);
});

several.run();
