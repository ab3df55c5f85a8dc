import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { holderOf } from '../../../../domain/bank-texts/holder.ts';
import { explainPayments } from '../../../../domain/bills/detection/explain-payments.ts';
import { aStatement } from '../../../support/files/observations.ts';
import { detect, everyDays, everyMonths, type Observation, row } from './observations.ts';

const test = suite('why payments are no bill');

const NETFLIX = everyMonths('2025-12-05', 1, 12, -999, 'NETFLIX.COM');

test('the transactions are those shown under the name, and where there are none, those that mention it', () => {
  const named = { ...row('2026-11-02', -500, 'CARD 0815'), merchantName: 'Café Zoë' };
  const payee = { ...row('2026-11-03', -600, 'CARD 0816'), merchantName: 'X', payeeName: 'CAFE ZOE' };
  const mention = row('2026-11-04', -700, 'CARD CAFE ZOE BERLIN');
  const all = [named, payee, mention];
  assert.equal(explainPayments(all, 'cafe zoë').ids, [named.id, payee.id]);
  assert.equal(explainPayments([mention, row('2026-11-05', -1, 'CAFEZOE')], 'Cafe Zoe').ids, [mention.id]);
  for (const nobody of ['Bakery', '', '!!']) assert.equal(explainPayments(all, nobody), { ids: [], sentences: [] });
});

test('payments of a bill are said to be that', () => {
  assert.is(detect(NETFLIX).length, 1);
  assert.equal(said(NETFLIX, 'netflix com'), ['12 of 12: payments of bills.']);
});

test('one payment, and payments without a rhythm, are no bill for that reason, with days and amounts', () => {
  assert.match(said([row('2026-11-02', -500, 'FORGE')], 'Forge')[0], '1 of 1: no bill. One payment, €5.00.');
  const days = ['2026-08-01', '2026-09-11', '2026-09-14', '2026-10-19'];
  const rows = days.map((day, index) => row(day, -400 - index * 2_866, 'PAPER FORGE'));
  const [what, reason, ...others] = said(rows, 'Forge');
  assert.is(what, '4 of 4: no bill. 4 payments, 3 to 41 days apart, from €4.00 to €89.98.');
  assert.match(reason, 'No rhythm fits enough of them');
  assert.equal(others, []);
});

test('own money, income, what the holder gets and moves between own accounts are left out, each by its name', () => {
  const rows: readonly Observation[] = [
    ...everyMonths('2026-01-03', 1, 3, -5_000, 'ATM WITHDRAWAL OAK STREET'),
    row('2026-04-03', 5_000, 'REFUND OAK STREET'),
    { ...row('2026-05-03', -7_000, 'OAK STREET'), ownTransfer: true },
  ];
  assert.equal(said(rows, 'Oak Street'), [
    '3 of 5: cash.',
    '1 of 5: money that came in.',
    '1 of 5: money that went to an account of your own, or that another row has booked.',
  ]);
  const toAda = everyMonths('2026-04-05', 1, 8, -30_050, 'STANDING ORDER ADA LOVELACE');
  assert.equal(said(toAda, 'Ada Lovelace'), ['8 of 8: payments of bills.']);
  assert.equal(explainPayments(toAda, 'Ada Lovelace', holderOf('ada.lovelace@example.com')).sentences, [
    '8 of 8: money that went to an account of your own, or that another row has booked.',
  ]);
});

test('round sums for somebody who also pays are refused as between people', () => {
  const rows = [
    ...everyMonths('2026-01-03', 1, 10, -5_000, 'TRANSFER TO JOE MILLER'),
    row('2026-04-11', 2_000, 'TRANSFER FROM JOE MILLER'),
  ];
  assert.equal(detect(rows), []);
  assert.equal(said(rows, 'Joe Miller').slice(-1), [
    'They are round sums for somebody who also pays you, as between people.',
  ]);
});

test('of regular visits to a shop, it says how sure the detection is, and what would make it surer', () => {
  const visits = everyDays('2026-07-04', 7, 20, -1, 'CARD PURCHASE LIDL LEEDS').map((one, index) => ({
    ...one,
    amount: -(2_000 + ((index * 7_919) % 6_000)),
  }));
  assert.equal(detect(visits), []);
  const [, likely, ...better] = said(visits, 'Lidl');
  const [, sure, needed] =
    /closest to a bill \(.+\)\. Coffer is (\d+)% sure of it, and shows a bill from (\d+)% on\./.exec(likely) ?? [];
  assert.ok(Number(sure) < Number(needed), likely);
  assert.ok(better.length > 0);
  for (const line of better) {
    const [, surer] = /, it would be (\d+)% sure\.$/.exec(line) ?? [];
    assert.ok(Number(surer) > Number(sure), line);
  }
});

test('every transaction is accounted for once, and bills are those of the detection', () => {
  const rows = aStatement(600);
  const names = new Set(rows.map(({ merchantName, description }) => merchantName ?? description));
  const inBills = new Set(detect(rows).flatMap(({ transactionIds }) => transactionIds));
  for (const name of [...names].slice(0, 25)) {
    const { ids, sentences } = explainPayments(rows, name);
    const counts = sentences.flatMap((line) => /^(\d+) of \d+: /.exec(line)?.[1] ?? []).map(Number);
    assert.is(
      counts.reduce((sum, count) => sum + count, 0),
      ids.length,
      name,
    );
    const billed = /(\d+) of \d+: payments of bills/.exec(sentences.join('\n'))?.[1] ?? '0';
    assert.is(Number(billed), ids.filter((id) => inBills.has(id)).length, name);
  }
});

test.run();

function said(rows: readonly Observation[], merchant: string): readonly [string, string, ...string[]] {
  return explainPayments(rows, merchant).sentences as unknown as readonly [string, string, ...string[]];
}
