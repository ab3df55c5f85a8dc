import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pluck } from '../support/assertions.ts';
import { testClock } from '../support/clock.ts';
import { aManualAccount, aTransaction, aUser, localDate, newBill, timestamp } from '../support/fixtures.ts';
import {
  type OpenToolStore,
  openMemoryToolStore,
  openPostgresToolStore,
  openToolService,
  type ToolService,
} from '../support/service/tool-service.ts';

/** A user with a bill of each kind: paid from a visible account, from a hidden one, and entered by hand. */
function billsOn(store: string, open: OpenToolStore): void {
  const test = suite(`bills of visible and hidden accounts on ${store}`);
  let service: ToolService;
  let token: string;
  test('the service starts', async () => {
    service = await openToolService({ open, clock: testClock('2026-03-15T10:00:00.000000Z') });
    token = await service.tokenFor(await aUserWithBills());
  });
  test.after(() => service?.close());

  async function aUserWithBills() {
    const { stores } = service;
    const user = await aUser(stores);
    const varies = { kind: 'varies', least: 6_410, most: 10_600, last: 10_190, on: localDate('2026-03-02') } as const;
    for (const [name, hidden, day] of [
      ['Secret gym', true, '2026-03-20'],
      ['Power', false, '2026-04-02'],
    ] as const) {
      const account = await aManualAccount(stores, user.id, { hidden });
      const bookedAt = timestamp('2026-03-02T10:00:00.000000Z');
      const { id } = await aTransaction(stores, account, { bookedAt, amount: -10_190, categoryId: 113 });
      const facts = hidden ? [] : [varies];
      const found = { source: 'detected', confidence: 0.987, transactionIds: [id], nextDate: localDate(day) } as const;
      await stores.bills.add(newBill(user.id, { ...found, name, facts, amount: hidden ? 10_190 : 9_352 }));
    }
    await stores.bills.add(newBill(user.id, { name: 'Rent', nextDate: localDate('2026-03-31') }));
    return user;
  }

  async function ask(args: object): Promise<{ lines: string[]; structured: any }> {
    const { content, structuredContent } = (await service.call(token, 'get_recurring_bills', args)).result;
    return { lines: content[0].text.replace(/ \(id:\d+\)/g, '').split('\n'), structured: structuredContent };
  }

  test('a bill that a hidden account alone pays is left out, and the number of hidden accounts is stated', async () => {
    const { lines, structured } = await ask({});
    assert.equal(lines, [
      '2 active bills:',
      '- "Rent": $1,200.00 monthly; next Mar 31, 2026',
      '- "Power", Electricity & gas: about $93.52 (varies $64.10–$106.00) monthly; next Apr 2, 2026; last paid $101.90 on Mar 2, 2026',
      'Monthly total of the active bills: about $1,293.52 (USD)',
      'Due within 7 days: $0.00 in 0 payments; 14 days: $0.00 in 0 payments; 30 days: $1,293.52 in 2 payments.',
      '1 hidden account is left out.',
    ]);
    assert.is(structured.hidden_accounts, 1);
    const [rent, power] = structured.bills;
    assert.equal(Object.keys(rent), ['id', 'name', 'status', 'cycle', 'amount', 'next_instance', 'facts']);
    assert.equal(power.last_payment, {
      date: '2026-03-02',
      amount: { amount: 10_190, currency: 'USD', formatted: '$101.90' },
    });
    assert.equal(
      [power.category, power.category_id, power.confidence, power.is_estimate, power.next_instance],
      ['Electricity & gas', 113, 0.99, true, { date: '2026-04-02' }],
    );
  });

  test('among all bills it is there, marked, and no part of the total, which is the same', async () => {
    const { lines, structured } = await ask({ status: 'all' });
    assert.is(
      lines[1],
      '- "Secret gym", hidden, Electricity & gas: $101.90 monthly; next Mar 20, 2026; last paid Mar 2, 2026',
    );
    assert.equal(lines.slice(4, 6), [
      'Monthly total of the active bills: about $1,293.52 (USD)',
      'Hidden bills are not in the total.',
    ]);
    assert.equal(pluck(structured.bills, 'hidden'), [true, undefined, undefined]);
    assert.not.ok('hidden_accounts' in structured);
  });

  test('a possible bill says that it is not counted, and no sum has it', async () => {
    const { stores } = service;
    const user = await aUser(stores);
    const perhaps = {
      name: 'Perhaps',
      source: 'detected',
      confidence: 0.8,
      nextDate: localDate('2026-03-20'),
    } as const;
    await stores.bills.add(newBill(user.id, perhaps));
    await stores.bills.add(newBill(user.id, { name: 'Sure', amount: 900, nextDate: localDate('2026-03-21') }));
    const { result } = await service.call(await service.tokenFor(user), 'get_recurring_bills', {});
    assert.equal(result.content[0].text.replace(/ \(id:\d+\)/g, '').split('\n'), [
      '2 active bills:',
      '- "Perhaps", possible, not counted: $1,200.00 monthly; next Mar 20, 2026',
      '- "Sure": $9.00 monthly; next Mar 21, 2026',
      'Monthly total of the active bills: $9.00 (USD)',
      'Possible bills are in no total.',
      'Due within 7 days: $9.00 in 1 payment; 14 days: $9.00 in 1 payment; 30 days: $9.00 in 1 payment.',
    ]);
    const { bills, active_count: active, monthly_total: total } = result.structuredContent;
    assert.equal([pluck(bills, 'is_possible'), active, total.amount], [[true, undefined], 2, 900]);
  });

  test.run();
}

billsOn('memory', openMemoryToolStore);
billsOn('PostgreSQL', openPostgresToolStore);
