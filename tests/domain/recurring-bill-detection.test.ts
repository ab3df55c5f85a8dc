import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays, addMonths, dayOfWeek, fromDayNumber, type LocalDate, parseLocalDate } from '../../domain/calendar.ts';
import { type CurrencyCode, parseCurrency } from '../../domain/currency.ts';
import { detectRecurringBills } from '../../domain/recurring-bill-detection/detect-recurring-bills.ts';
import type { DetectedBill } from '../../domain/recurring-bill-detection/detected-bill.ts';
import type { RecurringBillObservation } from '../../domain/recurring-bill-detection/observation.ts';

type Observation = RecurringBillObservation<number>;

const AS_OF = day('2026-11-21');
const EUR = currency('EUR');

const cycles = suite('recurring bill cycles');

cycles('a weekly bill on Fridays is weekly and due the next Friday', () => {
  const [bill] = detect(everyDays('2026-05-01', 7, 30, -1_250, 'WINDOW CLEANING'));
  assert.is(bill?.cycle, 'weekly');
  assert.is(bill?.nextDate, '2026-11-27');
});

cycles('payments every 14 days are biweekly, every 28 days four-weekly, and neither is monthly', () => {
  const fortnight = only(detect(everyDays('2026-01-05', 14, 23, -6_000, 'NURSERY KOALA')));
  assert.is(fortnight.cycle, 'biweekly');
  const fourWeeks = only(detect(everyDays('2025-11-28', 28, 13, -3_499, 'PHONE CO')));
  assert.is(fourWeeks.cycle, 'four-weekly');
  assert.equal(fourWeeks.anchor, { kind: 'every-days', days: 28, from: '2026-10-30' });
});

cycles('payments on the 1st and the 15th are semi-monthly and not biweekly', () => {
  const rows = [
    ...everyMonths('2025-12-01', 1, 12, -45_000, 'RENT'),
    ...everyMonths('2025-12-15', 1, 12, -45_000, 'RENT'),
  ];
  const bill = only(detect(rows));
  assert.is(bill.cycle, 'semi-monthly');
  assert.is(bill.nextDate, '2026-12-01');
});

for (const [months, cycle, count] of [
  [1, 'monthly', 14],
  [2, 'bimonthly', 8],
  [3, 'quarterly', 6],
  [6, 'semi-annual', 4],
  [12, 'annual', 3],
] as const) {
  cycles(`a payment every ${months} months is ${cycle}`, () => {
    const bill = only(
      detect(everyMonths(addMonths(day('2026-11-10'), -months * (count - 1)), months, count, -8_900, 'ACME')),
    );
    assert.is(bill.cycle, cycle);
    assert.is(bill.transactionIds.length, count);
    assert.is(bill.nextDate, addMonths(day('2026-11-10'), months));
  });
}

cycles('two payments of one price a year apart are an annual bill', () => {
  const bill = only(
    detect([row('2025-03-02', -6_900, 'DOMAIN NAMES LTD'), row('2026-03-02', -6_900, 'DOMAIN NAMES LTD')]),
  );
  assert.is(bill.cycle, 'annual');
});

cycles('two monthly payments are not yet a bill, three are', () => {
  assert.equal(detect(everyMonths('2026-10-05', 1, 2, -999, 'MUSIC BOX')), []);
  assert.is(only(detect(everyMonths('2026-09-05', 1, 3, -999, 'MUSIC BOX'))).cycle, 'monthly');
});

cycles.run();

const days = suite('recurring bill days');

days('the 31st means the last day of every month', () => {
  const bill = only(detect(everyMonths('2025-08-31', 1, 15, -2_000, 'GYM')));
  assert.is(bill.transactionIds.length, 15);
  assert.is(bill.nextDate, '2026-11-30');
  assert.equal(bill.anchor, { kind: 'day-of-month', everyMonths: 1, day: 31, roll: 'none', from: '2026-10-31' });
});

days('a bill that moves from weekends to Monday is expected on the Monday', () => {
  const rows = everyMonths('2025-06-12', 1, 18, -5_550, 'WATER WORKS').map((one) => ({
    ...one,
    bookedOn: toBusinessDay(one.bookedOn, 1),
  }));
  const bill = only(detect(rows, day('2026-11-30')));
  assert.is(bill.transactionIds.length, 18);
  assert.is(bill.nextDate, '2026-12-14', 'December 12 is a Saturday');
});

days('a bill that moves from weekends to Friday is expected on the Friday', () => {
  const rows = everyMonths('2025-06-12', 1, 18, -5_550, 'WATER WORKS').map((one) => ({
    ...one,
    bookedOn: toBusinessDay(one.bookedOn, -1),
  }));
  assert.is(only(detect(rows, day('2026-11-30'))).nextDate, '2026-12-11');
});

days('a bill on the second Tuesday of each month stays on that Tuesday', () => {
  const rows = [
    '2026-03-10',
    '2026-04-14',
    '2026-05-12',
    '2026-06-09',
    '2026-07-14',
    '2026-08-11',
    '2026-09-08',
    '2026-10-13',
    '2026-11-10',
  ];
  const bill = only(detect(rows.map((bookedOn) => row(bookedOn, -3_000, 'BOOK CLUB'))));
  assert.is(bill.cycle, 'monthly');
  assert.is(bill.nextDate, '2026-12-08');
});

days('a bill whose day moved is one bill, and its next payment is expected on the new day', () => {
  const rows = [
    ...everyMonths('2025-10-03', 1, 9, -1_499, 'STREAMFLIX'),
    ...everyMonths('2026-07-20', 1, 5, -1_499, 'STREAMFLIX'),
  ];
  const bill = only(detect(rows));
  assert.is(bill.transactionIds.length, 14);
  assert.is(bill.nextDate, '2026-12-20');
});

days('an overdue bill is expected today, and a bill two slots behind has ended', () => {
  const rows = everyMonths('2026-01-20', 1, 10, -1_000, 'CLOUD DRIVE');
  assert.is(only(detect(rows, day('2026-11-21'))).nextDate, '2026-11-21');
  const ended = only(detect(rows, day('2027-01-25')));
  assert.is(ended.status, 'inactive');
  assert.is(ended.nextDate, '2026-11-20');
  assert.equal(ended.facts, [{ kind: 'ended', after: '2026-10-20' }]);
});

days('a prepaid plan that renews every 30 days is expected 30 days after the last payment', () => {
  const bill = only(detect(everyDays('2025-12-01', 30, 12, -1_500, 'PREPAID MOBILE')));
  assert.is(bill.cycle, 'monthly');
  assert.is(bill.nextDate, '2026-11-26');
});

days('a payment due on the 31st and booked on the 1st belongs to the month before', () => {
  const rows = everyMonths('2025-08-31', 1, 15, -2_000, 'GYM').map((one, month) =>
    month % 4 === 0 ? { ...one, bookedOn: addDays(day(one.bookedOn), 1) } : one,
  );
  const bill = only(detect(rows));
  assert.is(bill.transactionIds.length, 15);
  assert.equal(bill.facts, []);
});

days.run();

const amounts = suite('recurring bill amounts');

amounts('a price rise is reported, and the next payment is expected at the new price', () => {
  const rows = [
    ...everyMonths('2025-09-05', 1, 8, -999, 'NETFLIX.COM'),
    ...everyMonths('2026-05-05', 1, 7, -1_199, 'NETFLIX.COM'),
  ];
  const bill = only(detect(rows));
  assert.is(bill.amount, 1_199);
  assert.is(bill.amountModel, 'fixed');
  assert.equal(bill.facts, [{ kind: 'price_change', from: 999, to: 1_199, on: '2026-05-05' }]);
});

amounts('a price step at the end does not cut off the last payments', () => {
  const rows = [
    ...everyMonths('2025-09-05', 1, 13, -1_000, 'CLOUD STORAGE'),
    ...everyMonths('2026-10-05', 1, 2, -1_900, 'CLOUD STORAGE'),
  ];
  const bill = only(detect(rows));
  assert.is(bill.transactionIds.length, 15);
  assert.is(bill.amount, 1_900);
});

amounts('an annual bill of an insurer is a bill although its price changed between its only two payments', () => {
  for (const text of ['ALLIANZ KFZ-VERSICHERUNG', 'GEICO AUTO INSURANCE', 'DVLA VEHICLE TAX', 'GODADDY DOMAINS']) {
    const bill = only(detect([row('2025-05-12', -31_240, text), row('2026-05-12', -34_810, text)]));
    assert.is(bill.cycle, 'annual', text);
  }
});

amounts('a quarterly bill of a utility that varies and is a few days early or late is a bill', () => {
  const prices = [14_230, 17_810, 12_660, 11_950, 14_870, 18_420];
  const rows = everyMonths('2025-07-14', 3, 6, -1, 'SYDNEY WATER').map((one, index) => ({
    ...one,
    amount: -prices[index]!,
    bookedOn: addDays(day(one.bookedOn), [0, 2, -1, 3, 0, -2][index]!),
  }));
  assert.is(only(detect(rows)).cycle, 'quarterly');
});

amounts('a free trial belongs to the bill and is not a price change', () => {
  const rows = [row('2026-02-05', 0, 'AUDIO TALES'), ...everyMonths('2026-03-05', 1, 9, -1_299, 'AUDIO TALES')];
  const bill = only(detect(rows));
  assert.is(bill.transactionIds.length, 10);
  assert.equal(bill.facts, []);
});

amounts('the odd last instalment of a loan belongs to the loan', () => {
  const rows = [...everyMonths('2025-06-15', 1, 11, -25_000, 'CAR LOAN'), row('2026-05-15', -11_337, 'CAR LOAN')];
  const bill = only(detect(rows));
  assert.is(bill.transactionIds.length, 12);
  assert.is(bill.status, 'inactive');
});

amounts('a utility bill that varies with the season is a bill', () => {
  const rows = everyMonths('2024-12-08', 1, 24, -1, 'STADTWERKE').map((one, month) => ({
    ...one,
    amount: -Math.round(9_000 * (1 + 0.45 * Math.cos((month / 6) * Math.PI))),
  }));
  const bill = only(detect(rows));
  assert.is(bill.amountModel, 'variable');
  assert.is(bill.transactionIds.length, 24);
});

amounts('a bill that varies states the range of the last year and its last payment, not of the years before', () => {
  const prices = [2_000, 9_000, 6_410, 9_352, 10_600, 8_000, 7_000, 9_900, 8_800, 9_100, 7_600, 8_300, 6_900, 10_190];
  const rows = everyMonths('2025-10-18', 1, 14, -1, 'CITY POWER').map((one, month) => ({
    ...one,
    amount: -prices[month]!,
  }));
  assert.equal(only(detect(rows)).facts, [
    { kind: 'varies', least: 6_410, most: 10_600, last: 10_190, on: '2026-11-18' },
  ]);
});

amounts('a foreign price that varies by two per cent is one bill without price changes', () => {
  const wobble = [0, 13, -17, 8, -4, 19, -12, 3, -9, 15, -20, 6];
  const rows = everyMonths('2025-12-18', 1, 12, -1, 'HOSTING INC').map((one, month) => ({
    ...one,
    amount: -(1_000 + wobble[month]!),
  }));
  const bill = only(detect(rows));
  assert.is(bill.amountModel, 'near');
  assert.equal(bill.facts, [{ kind: 'varies', least: 980, most: 1_019, last: 1_006, on: '2026-11-18' }]);
});

amounts('a skipped month is reported as missed', () => {
  const rows = everyMonths('2025-12-05', 1, 12, -1_000, 'MUSIC BOX').filter(
    ({ bookedOn }) => bookedOn !== '2026-06-05',
  );
  assert.equal(only(detect(rows)).facts, [{ kind: 'missed', on: '2026-06-05' }]);
});

amounts('a bill that paused for three months is one bill', () => {
  const rows = [...everyMonths('2025-07-05', 1, 8, -2_900, 'YOGA'), ...everyMonths('2026-06-05', 1, 6, -2_900, 'YOGA')];
  assert.is(only(detect(rows)).transactionIds.length, 14);
});

amounts.run();

const merchants = suite('recurring bill merchants');

merchants('one merchant behind changing prefixes, references, towns and case is one bill', () => {
  const texts = [
    'SPOTIFY P1A2B3C4 STOCKHOLM',
    'PAYPAL *SPOTIFY 402-935-7733',
    'Spotify AB by Adyen',
    'POS PURCHASE 1234 SPOTIFY',
    'Spotify P99ZZ1 Stockholm SE',
    'CARD PAYMENT TO SPOTIFY REF 0042',
  ];
  const rows = texts.map((text, month) => row(addMonths(day('2026-06-09'), month), -1_099, text));
  const bill = only(detect(rows));
  assert.is(bill.merchantKey, 'SPOTIFY');
  assert.is(bill.name, 'Spotify');
});

merchants('a name that the bank cuts off stays one bill with the full name', () => {
  const rows = everyMonths('2026-01-14', 1, 10, -3_300, 'PRLV SEPA ASSURANCETOUTRISQUE').map((one, month) => ({
    ...one,
    description: month % 2 === 0 ? 'PRLV SEPA ASSURANCETOUTRISQUE' : 'PRLV SEPA ASSURANCETOUT',
  }));
  assert.is(only(detect(rows)).transactionIds.length, 10);
});

merchants('two plans of one merchant are two bills', () => {
  const bills = detect([
    ...everyMonths('2026-01-03', 1, 11, -299, 'APPLE.COM/BILL'),
    ...everyMonths('2026-01-17', 1, 11, -1_699, 'APPLE.COM/BILL'),
  ]);
  assert.equal(
    bills.map(({ amount, cycle }) => [amount, cycle]),
    [
      [299, 'monthly'],
      [1_699, 'monthly'],
    ],
  );
});

merchants('two phone lines of one price on one day are two bills', () => {
  const bills = detect([
    ...everyMonths('2026-01-08', 1, 11, -2_500, 'TELCO'),
    ...everyMonths('2026-01-08', 1, 11, -2_500, 'TELCO'),
  ]);
  assert.equal(
    bills.map(({ transactionIds }) => transactionIds.length),
    [11, 11],
  );
});

merchants('two annual policies of one insurer are two annual bills, not a semi-annual one', () => {
  const bills = detect([
    ...everyMonths('2024-02-10', 12, 3, -41_200, 'ALLSURE INSURANCE'),
    ...everyMonths('2024-08-10', 12, 3, -18_750, 'ALLSURE INSURANCE'),
  ]);
  assert.equal(
    bills.map(({ cycle }) => cycle),
    ['annual', 'annual'],
  );
});

merchants('three annual policies of one insurer are three annual bills, not a quarterly one with gaps', () => {
  const bills = detect([
    ...everyMonths('2024-06-02', 12, 3, -28_800, 'ALLSURE INSURANCE'),
    ...everyMonths('2024-09-01', 12, 3, -18_690, 'ALLSURE INSURANCE'),
    ...everyMonths('2024-12-05', 12, 2, -46_100, 'ALLSURE INSURANCE'),
  ]);
  assert.equal(
    bills.map(({ cycle }) => cycle),
    ['annual', 'annual', 'annual'],
  );
});

merchants('payments that were charged twice half a year apart are not a second bill', () => {
  const rows = everyMonths('2024-12-12', 1, 24, -4_599, 'GLASFASER NORD KUNDE 4711023');
  const twice = [rows[5]!, rows[11]!].map(({ bookedOn, description }) =>
    row(addDays(day(bookedOn), 1), -4_599, description),
  );
  assert.is(only(detect([...rows, ...twice])).cycle, 'monthly');
});

merchants('a membership is found among purchases in the same shop', () => {
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

merchants('a merchant that took a new name has one bill, under the new name', () => {
  const bill = only(
    detect([
      ...everyMonths('2025-08-12', 1, 9, -2_000, 'FACEBK ADS'),
      ...everyMonths('2026-05-12', 1, 7, -2_000, 'META PLATFORMS'),
    ]),
  );
  assert.is(bill.transactionIds.length, 16);
  assert.is(bill.name, 'Meta Platforms');
});

merchants('one merchant in two currencies has two bills', () => {
  const bills = detect([
    ...everyMonths('2026-01-05', 1, 11, -1_000, 'CLOUD'),
    ...everyMonths('2026-01-05', 1, 11, -1_500, 'CLOUD').map((one) => ({ ...one, currency: currency('JPY') })),
  ]);
  assert.equal(bills.map((bill) => bill.currency).sort(), ['EUR', 'JPY']);
});

merchants('the merchant name of the feed is preferred to the text, for grouping and for the bill’s name', () => {
  const rows = everyMonths('2026-01-05', 1, 11, -1_000, 'X').map((one, month) => ({
    ...one,
    description: `UNREADABLE${'ABCDEFGHIJK'[month]} 0815`,
    merchantName: 'Café Zoë Club',
  }));
  assert.is(only(detect(rows)).name, 'Café Zoë Club');
});

merchants('a merchant name that is missing on some rows does not split a bill', () => {
  const rows = everyMonths('2025-10-05', 1, 14, -1_799, 'DIRECT DEBIT BG SERVICES 0815').map((one, month) => ({
    ...one,
    merchantName: month % 3 === 0 ? null : 'British Gas',
  }));
  assert.is(only(detect(rows)).transactionIds.length, 14);
});

merchants('dates and months in the text do not tear a bill apart', () => {
  const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
  const rows = Array.from({ length: 24 }, (_, month) => {
    const on = addMonths(day('2024-12-10'), month);
    return row(on, -1_199, `PAYPAL *SPOTIFYUK ON 10 ${months[Number(on.slice(5, 7)) - 1]} BCC`);
  });
  const bill = only(detect(rows));
  assert.is(bill.transactionIds.length, 24);
  assert.is(bill.cycle, 'monthly');
});

merchants('a loan from a company whose name ends in “Credit” is a bill', () => {
  assert.is(only(detect(everyMonths('2026-01-12', 1, 10, -31_450, 'TOYOTA CREDIT'))).cycle, 'monthly');
});

merchants('words that a bank puts before every name, in an unknown language, do not join the names', () => {
  const names = ['ELEKTRARNA', 'VODOVOD', 'POJISTOVNA', 'NAKLADATEL', 'SKOLKA', 'TELEFON'];
  const rows = names.flatMap((name, index) =>
    everyMonths(`2026-01-${String(3 + 4 * index).padStart(2, '0')}`, 1, 11, -(index + 1) * 1_000, `INKASO ${name}`),
  );
  assert.equal(
    detect(rows)
      .map(({ merchantKey }) => merchantKey)
      .sort(),
    [...names].sort(),
  );
});

merchants('two contracts at one company are told apart by their numbers, even at one price', () => {
  const line = (first: string, number: string) =>
    everyMonths(first, 1, 12, -2_490, `DIRECT DEBIT TELCO MOBILE CUSTOMER NO ${number}`);
  const bills = detect([...line('2025-12-04', '77120345'), ...line('2025-12-09', '88340912')]);
  assert.equal(
    bills.map(({ name, transactionIds }) => [name, transactionIds.length]),
    [
      ['Telco Mobile …0345', 12],
      ['Telco Mobile …0912', 12],
    ],
  );
});

merchants('two subscriptions at one store with near prices are two monthly bills, not a semi-monthly one', () => {
  const bills = detect([
    ...everyMonths('2025-12-06', 1, 12, -999, 'APPLE.COM/BILL'),
    ...everyMonths('2025-12-20', 1, 11, -1_099, 'APPLE.COM/BILL'),
  ]);
  assert.equal(
    bills.map(({ amount, cycle }) => [amount, cycle]),
    [
      [999, 'monthly'],
      [1_099, 'monthly'],
    ],
  );
});

merchants('two lines at one telephone company and one price, half a month apart, are two monthly bills', () => {
  const bills = detect([
    ...everyMonths('2025-12-04', 1, 12, -2_490, 'DIRECT DEBIT ZEDRA TELECOM'),
    ...everyMonths('2025-12-19', 1, 12, -2_490, 'DIRECT DEBIT ZEDRA TELECOM'),
  ]);
  assert.equal(
    bills.map(({ cycle, transactionIds }) => [cycle, transactionIds.length]),
    [
      ['monthly', 12],
      ['monthly', 12],
    ],
  );
});

merchants('an annual fee among the purchases at a shop is found by the word that only the fee has', () => {
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
  assert.equal(
    bill.transactionIds,
    fees.map(({ id }) => id),
  );
});

merchants('a day that the bank prints right behind the name does not tear a bill apart', () => {
  const rows = everyMonths('2025-12-05', 1, 12, -3_990, '').map((one) => ({
    ...one,
    description: `PIX QRS STREAMAX${one.bookedOn.slice(8)}/${one.bookedOn.slice(5, 7)}`,
  }));
  const bill = only(detect(rows));
  assert.is(bill.transactionIds.length, 12);
  assert.is(bill.name, 'Streamax');
});

merchants('transfers to payees known only by a number have names that distinguish them', () => {
  const bills = detect([
    ...everyMonths('2025-12-05', 1, 12, -1_234_500, 'Převod na účet 19283746/0100'),
    ...everyMonths('2025-12-17', 1, 11, -456_700, 'Převod na účet 55667788/0800'),
  ]);
  assert.equal(
    bills.map(({ name }) => name),
    ['Prevod NA Ucet …3746', 'Prevod NA Ucet …7788'],
  );
});

merchants.run();

const others = suite('what is not a recurring bill');

others('income is not a bill, however regular it is', () => {
  assert.equal(detect(everyMonths('2026-01-25', 1, 11, 250_000, 'EMPLOYER PAYROLL')), []);
});

others('cash, transfers between own accounts and card repayments are not bills, in several languages', () => {
  for (const text of [
    'ATM WITHDRAWAL 0042',
    'GELDAUTOMAT HAMBURG',
    'TRANSFER TO SAVINGS 4711',
    'VIREMENT INTERNE',
    'TRASPASO CUENTA AHORRO',
    'CREDIT CARD PAYMENT',
    'KREDITKARTENABRECHNUNG 12',
  ]) {
    assert.equal(detect(everyMonths('2026-01-02', 1, 11, -30_000, text)), [], text);
  }
});

others('transfers that name nobody but an own account, and debit orders for a card, are not bills', () => {
  for (const text of [
    'Transfer to xx4821 CommBank app',
    'INTERNET TRANSFER 000000123456',
    'TFR-TO C/C',
    'TANGERINE 4821',
    'AUTOPAY CC 4386',
    'TESCO PERSONAL FINANCE DD',
    'ADEUDO TARJETA BBVA VISA',
    'PAGTO FATURA NUBANK',
  ]) {
    assert.equal(detect(everyMonths('2026-01-02', 1, 11, -30_000, text)), [], text);
  }
});

others('interest in one long word is not a bill, and rent that is called interest is one', () => {
  assert.equal(detect(everyMonths('2026-01-02', 1, 11, -1_250, 'Zinsabrechnung')), []);
  assert.is(detect(everyMonths('2026-01-02', 1, 11, -125_000, 'Dauerauftrag Mietzins Zedra')).length, 1);
});

others('a fixed price at the hairdresser every five weeks or so is not a bill', () => {
  const gaps = [33, 38, 31, 40, 35, 29, 37, 34, 41, 32];
  let date = day('2025-12-05');
  const rows = gaps.map((gap) => {
    date = addDays(date, gap);
    return row(date, -3_800, 'CARD PURCHASE BLENDO HAIR SALON');
  });
  assert.equal(detect(rows), []);
});

others('a purchase paid with a credit card is not mistaken for a card repayment', () => {
  assert.is(detect(everyMonths('2026-01-02', 1, 11, -999, 'CREDIT CARD PURCHASE VIDEOTHEK')).length, 1);
});

others('money that comes in again on another account is a transfer, even if the text does not say so', () => {
  const out = everyMonths('2026-01-02', 1, 11, -30_000, 'FAMILY BUDGET').map((one) => ({ ...one, accountId: 1 }));
  const back = out.map((one) => ({ ...one, id: one.id + 500, amount: 30_000, accountId: 2 }));
  assert.equal(detect([...out, ...back]), []);
  const refunds = back.map((one) => ({ ...one, accountId: 1 }));
  assert.is(detect([...out, ...refunds]).length, 1, 'a refund into the same account is not a transfer');
});

others('rows that the caller knows to be transfers between own accounts are not bills', () => {
  const rows = everyMonths('2026-01-02', 1, 11, -30_000, 'FAMILY BUDGET');
  assert.is(detect(rows).length, 1);
  assert.equal(detect(rows.map((one) => ({ ...one, ownTransfer: true }))), []);
});

others('two visits a year apart to a shop or a restaurant are not a bill, though the price hardly changed', () => {
  for (const text of ['CARD PURCHASE RISTORANTE DA LUIGI', 'CARD PURCHASE WEIHNACHTSMUSEUM', 'POS GARDEN CENTRE LEEDS'])
    assert.equal(detect([row('2025-06-12', -8_470, text), row('2026-06-15', -8_810, text)]), [], text);
});

others('three shopping trips a month apart are not a bill', () => {
  const prices = [4_310, 4_980, 3_720];
  const rows = everyMonths('2026-07-14', 1, 3, -1, 'POS SUPERMERCADO LUNA').map((one, index) => ({
    ...one,
    amount: -prices[index]!,
  }));
  assert.equal(detect(rows), []);
});

others('fees for single events are not bills, in several languages', () => {
  for (const text of [
    'FOREIGN CURRENCY FEE',
    'RETURNED ITEM FEE',
    'FRAIS PAIEMENT HORS ZONE EURO',
    'Poplatek za platbu kartou v zahraničí',
    '海外事務手数料',
    'Entgelt für Auslandseinsatz',
  ]) {
    assert.equal(detect(everyMonths('2026-01-09', 1, 10, -150, text)), [], text);
  }
});

others('round sums to somebody who also pays the user are between friends or own accounts, not a bill', () => {
  const out = everyMonths('2026-01-02', 1, 11, -30_000, 'VIREMENT JEANNE MARTIN');
  assert.is(detect(out).length, 1);
  const back = [row('2026-04-19', 12_000, 'VIREMENT RECU JEANNE MARTIN')];
  assert.equal(detect([...out, ...back]), []);
});

others('round sums every week or two to somebody who paid the user once are a bill, such as that of a cleaner', () => {
  for (const [step, count] of [
    [7, 45],
    [14, 23],
  ] as const) {
    const out = everyDays('2026-01-05', step, count, -6_000, 'VIREMENT JEANNE MARTIN');
    const back = row('2026-04-19', 12_000, 'VIREMENT RECU JEANNE MARTIN');
    assert.is(only(detect([...out, back])).transactionIds.length, count);
  }
});

others('odd sums to somebody who also pays the user stay a bill', () => {
  const out = everyMonths('2026-01-02', 1, 11, -30_490, 'VIREMENT JEANNE MARTIN');
  const back = [row('2026-04-19', 12_000, 'VIREMENT RECU JEANNE MARTIN')];
  assert.is(detect([...out, ...back]).length, 1);
});

others('a payment that is shown as pending and as booked is one payment', () => {
  const booked = everyMonths('2026-01-12', 1, 10, -1_450, 'MUSIC BOX');
  const pending = booked.map((one) => ({ ...row(addDays(day(one.bookedOn), -2), -1_450, 'PENDING - MUSIC BOX') }));
  assert.equal(
    only(detect([...booked, ...pending])).transactionIds,
    booked.map(({ id }) => id),
  );
});

others('a grocer every Saturday is a habit, not a bill', () => {
  const chances = randomNumbers(80);
  const rows = everyDays('2025-05-03', 7, 80, -1, 'SUPERMARKT').map((one, week) => ({
    ...one,
    amount: -Math.round(4_000 + 7_000 * chances[week]!),
  }));
  assert.equal(detect(rows), []);
});

others('coffee at a fixed price on most days is a habit, not a bill', () => {
  const chances = randomNumbers(300);
  const rows = everyDays('2026-01-01', 1, 300, -350, 'COFFEE BAR').filter((_, index) => chances[index]! < 0.6);
  assert.equal(detect(rows), []);
});

others('three purchases about a month apart at three prices are not a bill', () => {
  assert.equal(
    detect([
      row('2026-07-14', -4_310, 'SHOES'),
      row('2026-08-12', -9_975, 'SHOES'),
      row('2026-09-15', -2_150, 'SHOES'),
    ]),
    [],
  );
});

others('occasional transfers to a friend are not a bill, but rent paid to a person is', () => {
  const friend = ['2026-01-09', '2026-02-27', '2026-03-05', '2026-05-19', '2026-06-02', '2026-09-30'];
  assert.equal(detect(friend.map((bookedOn, index) => row(bookedOn, -1_000 * (index + 2), 'ZELLE TO ANNA SMITH'))), []);
  const rent = only(detect(everyMonths('2026-01-01', 1, 11, -95_000, 'ZELLE TO KARL MEYER')));
  assert.is(rent.name, 'Karl Meyer');
});

others('a duplicate and a refund do not disturb a bill and are not among its payments', () => {
  const rows = everyMonths('2026-01-07', 1, 11, -1_500, 'PAPER');
  const bill = only(detect([...rows, row('2026-04-08', -1_500, 'PAPER', 901), row('2026-04-12', 1_500, 'PAPER', 902)]));
  assert.equal(
    bill.transactionIds,
    rows.map(({ id }) => id),
  );
});

others('a monthly row of 0 is not a bill', () => {
  assert.equal(detect(everyMonths('2026-01-02', 1, 11, 0, 'ACCOUNT STATEMENT')), []);
});

others.run();

const contract = suite('detectRecurringBills');

contract('without observations there are no bills, and a day that does not exist is refused', () => {
  assert.equal(detect([]), []);
  assert.throws(
    () => detectRecurringBills([], '2026-02-30'),
    (error: unknown) => error instanceof RangeError,
  );
});

contract('the order of the observations does not matter', () => {
  const rows = [
    ...everyMonths('2025-10-11', 1, 14, -899, 'AMZ SHOP'),
    ...everyDays('2025-10-02', 9, 40, -2_300, 'AMZ SHOP'),
    ...everyDays('2026-05-01', 7, 29, -1_250, 'WINDOW CLEANING'),
  ];
  const shuffled = rows.map((one, index) => ({ one, at: (index * 37) % rows.length })).sort((a, b) => a.at - b.at);
  assert.equal(detect(shuffled.map(({ one }) => one)), detect(rows));
});

contract('no payment belongs to two bills', () => {
  const bills = detect([
    ...everyMonths('2026-01-08', 1, 11, -2_500, 'TELCO'),
    ...everyDays('2026-01-08', 14, 20, -2_500, 'TELCO'),
  ]);
  const ids = bills.flatMap(({ transactionIds }) => transactionIds);
  assert.is(new Set(ids).size, ids.length);
});

contract('rows without a real day are left out', () => {
  const rows = everyMonths('2026-01-05', 1, 11, -1_000, 'CLOUD');
  assert.equal(
    only(detect([...rows, row('2026-13-01', -1_000, 'CLOUD', 77)])).transactionIds,
    rows.map(({ id }) => id),
  );
});

contract.run();

let nextId = 1_000;

function detect(observations: readonly Observation[], asOf: LocalDate = AS_OF): readonly DetectedBill<number>[] {
  return detectRecurringBills(observations, asOf);
}

function only(bills: readonly DetectedBill<number>[]): DetectedBill<number> {
  assert.is(bills.length, 1, 'exactly one bill');
  return bills[0]!;
}

function row(bookedOn: string, amount: number, description: string, id?: number): Observation {
  nextId += 1;
  return { id: id ?? nextId, bookedOn, amount, currency: EUR, description };
}

function everyDays(first: string, step: number, count: number, amount: number, description: string): Observation[] {
  return Array.from({ length: count }, (_, index) => row(addDays(day(first), index * step), amount, description));
}

function everyMonths(first: string, step: number, count: number, amount: number, description: string): Observation[] {
  return Array.from({ length: count }, (_, index) => row(addMonths(day(first), index * step), amount, description));
}

function toBusinessDay(bookedOn: string, direction: 1 | -1): string {
  let result = day(bookedOn);
  while (dayOfWeek(result) % 6 === 0) result = addDays(result, direction);
  return result;
}

/** The same numbers between 0 and 1 on every machine. */
function randomNumbers(count: number): readonly number[] {
  let state = 42;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  });
}

function day(text: string): LocalDate {
  return parseLocalDate(text) ?? fromDayNumber(Number.NaN);
}

function currency(code: string): CurrencyCode {
  const parsed = parseCurrency(code);
  if (parsed === undefined) throw new Error('No such currency.');
  return parsed;
}
