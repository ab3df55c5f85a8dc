import * as assert from 'uvu/assert';
import { addDays, addMonths, dateOf, type LocalDate, type Timestamp } from '../../../../domain/calendar.ts';
import { pluck } from '../../../support/assertions.ts';
import { aManualAccount, EUR, newBill } from '../../../support/fixtures.ts';
import type { Scenarios } from '../../scenarios.ts';

const TODAY = dateOf(new Date().toISOString() as Timestamp);

interface BillJson {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly amount: number;
  readonly next_date: LocalDate | null;
  readonly transaction_ids: readonly number[];
  readonly corrections: readonly { readonly number: number; readonly kind: string }[];
}

/** Contract 10. */
export const billScenarios: Scenarios = (test, service) => {
  /** Somebody whose file has a year of two bills. */
  const stage = async () => {
    const caller = await service().newCaller();
    const { id: account } = await service().prepare((stores) =>
      aManualAccount(stores, caller.userId, { currency: EUR }),
    );
    const rows = Array.from({ length: 12 }, (_, month) => {
      const day = addMonths(TODAY, month - 12);
      return [`${day};-17,99;NETFLIX.COM AMSTERDAM`, `${day};-850,00;RENT HARBOUR ESTATES`];
    });
    const text = ['Date;Amount;Description', ...rows.flat()].join('\n');
    const headers = { 'Content-Type': 'application/octet-stream' };
    const take = async (): Promise<number> => {
      const path = `/v1/imports?bank_account_id=${account}`;
      const sent = await service().send('POST', path, { bearer: caller.key, text, headers });
      assert.is(sent.status, 201, sent.text);
      return sent.json().id;
    };
    const taken = await take();
    const bills = async (): Promise<readonly BillJson[]> => (await caller.get('/v1/bills')).json();
    const bill = async (name: string) => (await bills()).find((each) => each.name.includes(name));
    const [netflix, rent] = [await bill('Netflix'), await bill('Harbour')];
    assert.ok(netflix && rent, JSON.stringify(await bills()));
    const path = (id: number) => `/v1/bills/${id}`;
    const say = async (id: number, body: object) => {
      const answer = await caller.post(`${path(id)}/corrections`, body);
      assert.is(answer.status, 201, answer.text);
      return answer.json().id as number;
    };
    const again = async (id: number): Promise<BillJson> => (await caller.get(path(id))).json();
    return { caller, account, bills, netflix, rent, path, say, again, take, taken };
  };

  test('what is set of a bill is shown, holds after a new payment, and is taken back', async () => {
    const { caller, account, netflix, path, say, again } = await stage();
    const set = { name: 'Films', amount: 2_000, category_id: 140, bank_account_id: account };
    assert.is((await caller.put(path(netflix.id), set)).status, 204);
    const payment = {
      bank_account_id: account,
      amount: -1_799,
      booked_at: TODAY,
      description: 'NETFLIX.COM AMSTERDAM',
    };
    await caller.post('/v1/transactions', payment);
    await caller.get('/v1/bills');
    const { corrections, transaction_ids: payments, ...shown } = await again(netflix.id);
    assert.equal({ ...shown, ...set }, shown);
    assert.equal([payments.length, pluck(corrections, 'kind')], [13, ['set', 'set', 'set', 'set']]);
    for (const { number } of corrections) await say(netflix.id, { kind: 'taken_back', number });
    const after = await again(netflix.id);
    assert.equal([after.name, after.amount, after.corrections], [netflix.name, netflix.amount, []]);
  });

  test('a payment moves to the bill that a person names, and leaves the one that had it', async () => {
    const { netflix, rent, say, again } = await stage();
    const moved = netflix.transaction_ids.slice(0, 2);
    await say(rent.id, { kind: 'payments', transaction_ids: moved, belong: true });
    assert.is((await again(rent.id)).transaction_ids.length, rent.transaction_ids.length + 2);
    assert.equal((await again(netflix.id)).transaction_ids, netflix.transaction_ids.slice(2));
  });

  test('a bill made of payments takes them from the one that had them', async () => {
    const { caller, netflix, again } = await stage();
    const transaction_ids = netflix.transaction_ids.slice(-3);
    const made = await caller.post('/v1/bills', {
      name: 'Second screen',
      amount: 1_799,
      cycle: 'monthly',
      transaction_ids,
    });
    assert.is(made.status, 201, made.text);
    assert.equal((await again(made.json().id)).transaction_ids, transaction_ids);
    assert.is((await again(netflix.id)).transaction_ids.length, netflix.transaction_ids.length - 3);
    assert.is((await caller.delete(`/v1/bills/${made.json().id}`)).status, 204);
    assert.is((await again(netflix.id)).transaction_ids.length, netflix.transaction_ids.length);
  });

  test('a bill that a person adds beside its found twin takes its place', async () => {
    const { caller, bills, netflix } = await stage();
    const entered = { name: 'netflix', amount: 1_799, currency: 'EUR', cycle: 'monthly' };
    const made = await caller.post('/v1/bills', entered);
    const after = await bills();
    assert.equal([after.length, after.some(({ id }) => id === netflix.id)], [2, false]);
    const bill = after.find(({ id }) => id === made.json().id);
    assert.equal([bill?.name, bill?.transaction_ids], ['netflix', netflix.transaction_ids]);
    await caller.delete(`/v1/bills/${made.json().id}`);
    assert.ok(
      (await bills()).some(({ name }) => name === netflix.name),
      'and the twin is there again once it is deleted',
    );
  });

  test('a bill that a person adds beside the found one that they have renamed is counted once', async () => {
    const { caller, account, bills, netflix, rent, path } = await stage();
    await caller.put(path(netflix.id), { name: 'Films' });
    const entered = { name: 'Netflix', amount: 1_799, currency: 'EUR', cycle: 'monthly' };
    const { id } = (await caller.post('/v1/bills', entered)).json();
    const seen = async () => (await bills()).map((bill) => `${bill.id} ${bill.status}`);
    const once = [`${netflix.id} archived`, `${rent.id} active`, `${id} active`].sort();
    assert.equal((await seen()).sort(), once);
    const payment = {
      bank_account_id: account,
      amount: -1_799,
      booked_at: TODAY,
      description: 'NETFLIX.COM AMSTERDAM',
    };
    await caller.post('/v1/transactions', payment);
    assert.equal((await seen()).sort(), once);
  });

  test('an import that is undone and comes again leaves every bill as a person has corrected it', async () => {
    const { caller, bills, netflix, rent, path, say, take, taken } = await stage();
    await caller.put(path(netflix.id), { name: 'Films', status: 'archived' });
    await say(rent.id, { kind: 'payments', transaction_ids: netflix.transaction_ids.slice(0, 1), belong: true });
    const seen = async () =>
      (await bills()).map(({ id, name, status, transaction_ids: paid }) => `${id} ${name} ${status} ${paid.length}`);
    const before = await seen();
    assert.is((await caller.delete(`/v1/imports/${taken}`)).status, 204);
    assert.equal(new Set(pluck(await bills(), 'status')), new Set(['archived', 'inactive']));
    await take();
    assert.equal(await seen(), before);
  });

  test('a change that is refused in part changes nothing', async () => {
    const { caller, netflix, path, again } = await stage();
    const before = await again(netflix.id);
    const days = Array.from({ length: 300 }, (_, week) => addDays(TODAY, 7 * week));
    for (const due_on of days) await caller.post(`${path(netflix.id)}/corrections`, { kind: 'skipped', due_on });
    const answer = await caller.put(path(netflix.id), { amount: 5, status: 'archived' });
    assert.equal([answer.status, Object.keys(answer.json().errors)], [422, ['amount']]);
    assert.equal([(await again(netflix.id)).status, (await again(netflix.id)).amount], [before.status, before.amount]);
  });

  test('a day at the end of time is refused, and bills are found as before', async () => {
    const { caller, bills, netflix, path } = await stage();
    const late = { name: 'Far', amount: 100, cycle: 'monthly', next_date: '9999-12-31' };
    for (const answer of [await caller.post('/v1/bills', late), await caller.put(path(netflix.id), late)]) {
      assert.equal([answer.status, Object.keys(answer.json().errors)], [422, ['next_date']]);
    }
    assert.is((await bills()).length, 2);
  });

  test('a user enters at most 500 bills, and the next one changes nothing', async () => {
    const caller = await service().newCaller();
    const bill = newBill(caller.userId);
    await service().prepare(async ({ bills }) => {
      for (let count = 0; count < 500; count += 1) await bills.add(bill);
    });
    const answer = await caller.post('/v1/bills', { name: 'Rent', amount: 1, cycle: 'monthly' });
    assert.equal([answer.status, Object.keys(answer.json().errors)], [422, ['name']]);
    assert.is((await caller.get('/v1/bills')).json().length, 500);
  });

  test('two bills become one, and two again', async () => {
    const { netflix, rent, say, again } = await stage();
    const number = await say(netflix.id, { kind: 'merged', bill_id: rent.id });
    assert.is((await again(netflix.id)).transaction_ids.length, 24);
    assert.equal((await again(rent.id)).status, 'archived');
    await say(netflix.id, { kind: 'taken_back', number });
    assert.equal(
      [await again(netflix.id), await again(rent.id)].map(({ transaction_ids: all }) => all.length),
      [12, 12],
    );
  });

  test('a payment that was made or is skipped is not due any more, and a bill can pause, end and go on', async () => {
    const { netflix, say, again } = await stage();
    const due = netflix.next_date;
    await say(netflix.id, { kind: 'paid' });
    const next = (await again(netflix.id)).next_date;
    assert.ok(due && next && next > due, `${due} ${next}`);
    await say(netflix.id, { kind: 'skipped', due_on: next });
    assert.ok(((await again(netflix.id)).next_date ?? '') > next);
    const number = await say(netflix.id, { kind: 'ended' });
    assert.equal([(await again(netflix.id)).status, (await again(netflix.id)).next_date], ['inactive', null]);
    await say(netflix.id, { kind: 'taken_back', number });
    await say(netflix.id, { kind: 'paused', until: addMonths(due, 5) });
    assert.ok(((await again(netflix.id)).next_date ?? '') >= addMonths(due, 5));
  });

  test('a bill that is none of the user’s is archived, and comes back', async () => {
    const { caller, netflix, path, again } = await stage();
    for (const status of ['archived', 'active']) {
      assert.is((await caller.put(path(netflix.id), { status })).status, 204);
      assert.is((await again(netflix.id)).status, status);
    }
    const refused = await caller.delete(path(netflix.id));
    assert.equal([refused.status, refused.json().message.includes('Archive it')], [409, true]);
  });

  for (const [body, field] of [
    [{ kind: 'payments', belong: true }, 'transaction_ids'],
    [{ kind: 'payments', transaction_ids: [1], belong: true }, 'transaction_ids'],
    [{ kind: 'payments', transaction_ids: [], belong: true }, 'transaction_ids'],
    [{ kind: 'payments', transaction_ids: ['1'], belong: true }, 'transaction_ids'],
    [{ kind: 'payments', transaction_ids: Array(601).fill(1), belong: true }, 'transaction_ids'],
    [{ kind: 'merged' }, 'bill_id'],
    [{ kind: 'confirmed', until: TODAY }, 'until'],
    [{ kind: 'merged', bill_id: 9_007_199_254_740_991 }, 'bill_id'],
    [{ kind: 'taken_back' }, 'number'],
    [{ kind: 'taken_back', number: 7 }, 'number'],
    [{ kind: 'paused', until: '9999-12-31' }, 'until'],
    [{ kind: 'ended', on: '2199-01-01' }, 'on'],
    [{ kind: 'forgotten' }, 'kind'],
  ] as const) {
    test(`${JSON.stringify(body).replace(TODAY, 'a day').slice(0, 80)} is refused, naming ${field}, and changes nothing`, async () => {
      const { caller, bills, netflix, path } = await stage();
      const before = await bills();
      const answer = await caller.post(`${path(netflix.id)}/corrections`, body);
      assert.equal([answer.status, Object.keys(answer.json().errors)], [422, [field]]);
      assert.match(answer.json().message, /^The \w+ (must|field|kind) /);
      assert.not.match(answer.text, 'undefined');
      assert.equal(await bills(), before);
    });
  }

  test('a field that no correction knows is ignored, as everywhere', async () => {
    const { netflix, say } = await stage();
    assert.is(await say(netflix.id, { kind: 'confirmed', colour: 'red' }), 1);
  });

  test('another user’s bills and payments are not there to merge, to move, nor to list', async () => {
    const [one, other] = [await stage(), await stage()];
    const corrections = `${one.path(one.netflix.id)}/corrections`;
    const before = await other.bills();
    const merging = (bill_id: number) => one.caller.post(corrections, { kind: 'merged', bill_id });
    const [theirs, nobodys] = [await merging(other.rent.id), await merging(9_007_199_254_740_991)];
    assert.equal([theirs.status, theirs.text], [422, nobodys.text]);
    const strange = { kind: 'payments', belong: true, transaction_ids: other.rent.transaction_ids };
    assert.is((await one.caller.post(corrections, strange)).status, 422);
    assert.equal(await other.bills(), before);
  });

  test('a request that is repeated says it once', async () => {
    const { caller, netflix, rent, path, again } = await stage();
    const send = (id = netflix.id) =>
      service().send('POST', `${path(id)}/corrections`, {
        bearer: caller.key,
        json: { kind: 'skipped' },
        headers: { 'Idempotency-Key': 'skip-once' },
      });
    const [first, second] = [await send(), await send()];
    assert.is((await send(rent.id)).status, 422, 'the same said of another bill');
    assert.equal([first.status, second.status, second.headers.get('idempotency-replayed')], [201, 201, 'true']);
    assert.is((await again(netflix.id)).corrections.length, 1);
  });

  test('a correction that is taken back twice by the same request takes no other one back', async () => {
    const { caller, netflix, path, say, again } = await stage();
    const request = {
      bearer: caller.key,
      json: { kind: 'taken_back', number: await say(netflix.id, { kind: 'skipped' }) },
      headers: { 'Idempotency-Key': 'back-once' },
    };
    const send = () => service().send('POST', `${path(netflix.id)}/corrections`, request);
    assert.is((await send()).status, 201);
    await say(netflix.id, { kind: 'confirmed' });
    const repeated = await send();
    assert.equal([repeated.status, repeated.headers.get('idempotency-replayed')], [201, 'true']);
    assert.equal(pluck((await again(netflix.id)).corrections, 'kind'), ['confirmed']);
  });

  test('a correction that was taken back from an old page takes back no later one', async () => {
    const { caller, netflix, path, say, again } = await stage();
    const number = await say(netflix.id, { kind: 'skipped' });
    await say(netflix.id, { kind: 'taken_back', number });
    const later = await say(netflix.id, { kind: 'confirmed' });
    assert.ok(later > number, `${later}`);
    const old = await caller.post(`${path(netflix.id)}/corrections`, { kind: 'taken_back', number });
    assert.equal([old.status, Object.keys(old.json().errors)], [422, ['number']]);
    assert.equal(pluck((await again(netflix.id)).corrections, 'kind'), ['confirmed']);
  });

  test('an empty correction of a bill that is not there is refused, and of one that is changes nothing', async () => {
    const { caller, bills, netflix, path } = await stage();
    const before = await bills();
    assert.is((await caller.put(path(9_007_199_254_740_991), {})).status, 404);
    assert.is((await caller.put(path(netflix.id), {})).status, 204);
    assert.equal(await bills(), before);
  });

  test('a month has each payment and each receipt, with the sums of what is expected', async () => {
    const { caller, account, netflix, rent, path } = await stage();
    for (let month = 1; month <= 12; month += 1) {
      const wage = { bank_account_id: account, amount: 250_000, description: 'SALARY ACME PAYROLL' };
      await caller.post('/v1/transactions', { ...wage, booked_at: addMonths(TODAY, -month) });
    }
    await caller.put(path(rent.id), { name: 'Flat' });
    const last = await caller.get(`/v1/bill-calendar?month=${addMonths(TODAY, -1)}`);
    assert.is(last.status, 200, last.text);
    const { days, due, from } = last.json();
    assert.equal(days.map((day: any) => `${day.kind} ${day.bill_id} ${day.amount} ${day.state}`).sort(), [
      ...[`bill ${netflix.id} 1799 paid`, `bill ${rent.id} 85000 paid`].sort(),
      'income null 250000 received',
    ]);
    assert.equal([due.amount, from.slice(0, 7)], [0, addMonths(TODAY, -1).slice(0, 7)]);
    const next: any = (await caller.get(`/v1/bill-calendar?month=${addMonths(TODAY, 2)}`)).json();
    assert.equal(
      next.days.map((day: any) => day.state),
      ['expected', 'expected', 'expected'],
    );
    const sums = [next.due, ...next.due.left_out];
    assert.is(
      sums.reduce((count, sum) => count + sum.count, 0),
      2,
      'whether a rate is known or not',
    );
    const [income]: any[] = (await caller.get('/v1/recurring-incomes')).json();
    assert.equal([income.cycle, income.amount, income.transaction_ids.length], ['monthly', 250_000, 12]);
    const stranger = await service().newCaller();
    assert.equal((await stranger.get('/v1/recurring-incomes')).json(), []);
    assert.equal((await stranger.get('/v1/bill-calendar')).json().days, []);
  });

  test('a misspelt month is named, with what it should be', async () => {
    const caller = await service().newCaller();
    const answer = await caller.get('/v1/bill-calendar?MONTH=2026-11-01');
    assert.equal([answer.status, answer.json().message.includes('mean month')], [400, true]);
  });

  for (const month of ['2026-13-01', '2026-02-30', 'soon', '']) {
    test(`“${month}” is no day of a month`, async () => {
      const caller = await service().newCaller();
      const answer = await caller.get(`/v1/bill-calendar?month=${month}`);
      assert.equal([answer.status, Object.keys(answer.json().errors ?? {})], [422, ['month']], answer.text);
    });
  }
};
