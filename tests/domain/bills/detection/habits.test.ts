import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays } from '../../../../domain/calendar.ts';
import { pluck } from '../../../support/assertions.ts';
import { day, detect, everyDays, everyMonths, only, randomNumbers, row } from './observations.ts';

const habits = suite('habits are not recurring bills');

habits('a fixed price at the hairdresser every five weeks or so is not a bill', () => {
  const gaps = [33, 38, 31, 40, 35, 29, 37, 34, 41, 32];
  let date = day('2025-12-05');
  const rows = gaps.map((gap) => {
    date = addDays(date, gap);
    return row(date, -3_800, 'CARD PURCHASE BLENDO HAIR SALON');
  });
  assert.equal(detect(rows), []);
});

habits('two visits a year apart to a shop or a restaurant are not a bill, though the price hardly changed', () => {
  for (const text of ['CARD PURCHASE RISTORANTE DA LUIGI', 'CARD PURCHASE WEIHNACHTSMUSEUM', 'POS GARDEN CENTRE LEEDS'])
    assert.equal(detect([row('2025-06-12', -8_470, text), row('2026-06-15', -8_810, text)]), [], text);
});

habits('the same lunch on most Fridays is a habit, and a club paid every Friday is a bill', () => {
  const chances = randomNumbers(100);
  const rows = everyDays('2024-11-01', 7, 100, -1_180, 'KORTTIOSTO LOUNAS TELAKKA');
  assert.equal(detect(rows.filter((_, week) => chances[week]! < 0.7)), []);
  assert.is(only(detect(rows)).cycle, 'weekly');
});

habits('fuel at one price in June and five days later next June is no contract', () => {
  const text = 'Lastschrift VISA ARAL STATION NR XXXX 8227 JENA KAUFUMSATZ 17.09 808600';
  assert.equal(detect([row('2025-06-13', -1_999, text), row('2026-06-18', -1_999, text)]), []);
});

habits(
  'the same price a year apart, where nobody needs a contract, is a bill on the very day only, and a possible one',
  () => {
    const twice = (last: string, text: string) => detect([row('2025-06-12', -7_390, text), row(last, -7_390, text)]);
    const text = 'POS 73,90 K8 LIBRO LINZ 6231';
    for (const last of ['2026-06-07', '2026-06-10', '2026-06-14', '2026-06-16'])
      assert.equal(twice(last, text), [], last);
    assert.ok(only(twice('2026-06-12', text)).confidence < 0.9, 'it is asked about, and in no total');
    assert.ok(
      only(twice('2026-06-14', 'DIRECT DEBIT AVIVA INSURANCE')).confidence > 0.9,
      'an insurance is no purchase',
    );
  },
);

habits('pizza on nearly every Friday is no bill, and a box of vegetables is one', () => {
  const weeks = (text: string) => everyDays('2025-10-03', 7, 58, -2_250, text).filter((_, week) => week % 7 !== 3);
  assert.equal(detect(weeks('DOMINOS PIZZA 7741 BOISE ID')), []);
  assert.is(only(detect(weeks('HELLOFRESH BERLIN'))).cycle, 'weekly');
});

habits('three shopping trips a month apart are not a bill', () => {
  const prices = [4_310, 4_980, 3_720];
  const rows = everyMonths('2026-07-14', 1, 3, -1, 'POS SUPERMERCADO LUNA').map((one, index) => ({
    ...one,
    amount: -prices[index]!,
  }));
  assert.equal(detect(rows), []);
});

habits('a payment that is shown as pending and as booked is one payment', () => {
  const booked = everyMonths('2026-01-12', 1, 10, -1_450, 'MUSIC BOX');
  const pending = booked.map((one) => ({ ...row(addDays(day(one.bookedOn), -2), -1_450, 'PENDING - MUSIC BOX') }));
  assert.equal(only(detect([...booked, ...pending])).transactionIds, pluck(booked, 'id'));
});

habits('a grocer every Saturday is a habit, not a bill', () => {
  const chances = randomNumbers(80);
  const rows = everyDays('2025-05-03', 7, 80, -1, 'SUPERMARKT').map((one, week) => ({
    ...one,
    amount: -Math.round(4_000 + 7_000 * chances[week]!),
  }));
  assert.equal(detect(rows), []);
});

habits('coffee at a fixed price on most days is a habit, not a bill', () => {
  const chances = randomNumbers(300);
  const rows = everyDays('2026-01-01', 1, 300, -350, 'COFFEE BAR').filter((_, index) => chances[index]! < 0.6);
  assert.equal(detect(rows), []);
});

habits('three purchases about a month apart at three prices are not a bill', () => {
  assert.equal(
    detect([
      row('2026-07-14', -4_310, 'SHOES'),
      row('2026-08-12', -9_975, 'SHOES'),
      row('2026-09-15', -2_150, 'SHOES'),
    ]),
    [],
  );
});

habits('occasional transfers to a friend are not a bill, but rent paid to a person is', () => {
  const friend = ['2026-01-09', '2026-02-27', '2026-03-05', '2026-05-19', '2026-06-02', '2026-09-30'];
  assert.equal(detect(friend.map((bookedOn, index) => row(bookedOn, -1_000 * (index + 2), 'ZELLE TO ANNA SMITH'))), []);
  const rent = only(detect(everyMonths('2026-01-01', 1, 11, -95_000, 'ZELLE TO KARL MEYER')));
  assert.is(rent.name, 'Karl Meyer');
});

habits('a duplicate and a refund do not disturb a bill and are not among its payments', () => {
  const rows = everyMonths('2026-01-07', 1, 11, -1_500, 'PAPER');
  const bill = only(detect([...rows, row('2026-04-08', -1_500, 'PAPER', 901), row('2026-04-12', 1_500, 'PAPER', 902)]));
  assert.equal(bill.transactionIds, pluck(rows, 'id'));
});

habits('a monthly row of 0 is not a bill', () => {
  assert.equal(detect(everyMonths('2026-01-02', 1, 11, 0, 'ACCOUNT STATEMENT')), []);
});

habits('the same sum to a person a year later is a gift, a fee of a firm without a known name is a bill', () => {
  const pair = (text: string) => [row('2025-05-20', -1_299, text), row('2026-05-20', -1_299, text)];
  assert.equal(detect(pair('PAYMENT TO DANIEL TAYLOR')), []);
  assert.is(detect(pair('PAYMENT TO ZEDRA KRAVO')).length, 1);
});

habits.run();
