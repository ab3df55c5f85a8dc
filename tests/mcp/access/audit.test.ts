import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pluck } from '../../support/assertions.ts';
import { testClock } from '../../support/clock.ts';
import { aManualAccount, aTransaction, aUser, newBill, timestamp } from '../../support/fixtures.ts';
import { openToolService, PLANTED_NUMBERS, type ToolService } from '../../support/service/tool-service.ts';

const PAYEE = 'Dr. Private Payee';
const SEARCH = 'my secret search';
const NUMBERS = PLANTED_NUMBERS;

const test = suite('privacy of responses and logs');
let service: ToolService;
let userId: number;

test.before(async () => {
  service = await openToolService({ clock: testClock('2026-03-15T10:00:00.000000Z') });
  const user = await aUser(service.stores);
  userId = user.id;
  const account = await aManualAccount(service.stores, user.id, { name: `Giro ${NUMBERS[1]}` });
  await service.stores.bills.add(newBill(user.id, { name: `Rent to ${NUMBERS[1]}` }));
  for (const number of NUMBERS) {
    const described = { description: `${PAYEE} ${number}`, merchantName: `Shop ${number}`, notes: number };
    const parties = { from: [{ name: number }], to: [{ name: number }] };
    await aTransaction(service.stores, account, {
      ...described,
      ...parties,
      bookedAt: timestamp('2026-03-01T00:00:00.000000Z'),
    });
  }
  const token = await service.tokenFor(user);
  const calls: readonly (readonly [string, unknown])[] = [
    ['get_account_balances', {}],
    ['get_transactions', {}],
    ['get_transactions', { search: SEARCH }],
    ['get_transactions', { [SEARCH]: 1 }],
    ['get_recurring_bills', {}],
    ['get_spending_by_category', {}],
    [`${SEARCH} tool`, {}],
  ];
  for (const [name, args] of calls) await service.call(token, name, args);
});
test.after(() => service.close());

test('each call is logged once, with user, tool, outcome, duration, time and request id', () => {
  const entries = service.log.map((line) => JSON.parse(line)).filter((entry) => entry.audit === 'tool_call');
  assert.equal(pluck(entries, 'tool', 'outcome'), [
    ['get_account_balances', 'ok'],
    ['get_transactions', 'ok'],
    ['get_transactions', 'ok'],
    ['get_transactions', 'invalid_arguments'],
    ['get_recurring_bills', 'ok'],
    ['get_spending_by_category', 'ok'],
    ['unknown', 'invalid_arguments'],
  ]);
  for (const [index, entry] of entries.entries()) {
    assert.is(entry.userId, userId);
    assert.ok(Number.isInteger(entry.durationMs) && entry.durationMs >= 0);
    assert.type(entry.time, 'number');
    assert.is(entry.requestId, service.answers[index]?.headers['x-request-id']);
    const known = 'audit durationMs hostname level msg outcome pid requestId time tool userId'.split(' ');
    assert.equal(Object.keys(entry).sort(), known);
  }
});

test('the log holds no text from the caller or from third parties', () => {
  const logged = service.log.join('');
  for (const text of [PAYEE, SEARCH, 'Giro', 'Rent', 'Shop']) assert.not.ok(logged.includes(text), text);
});

test('no response and no log line holds the number of an account, a bank or a card', () => {
  const texts = [...service.answers.map(({ text }) => text), ...service.log].join('\n');
  assert.ok(texts.includes(PAYEE), 'the transactions are listed');
  for (const number of NUMBERS) assert.not.ok(texts.includes(number), number);
});

test.run();
