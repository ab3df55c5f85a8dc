import * as assert from 'uvu/assert';
import { pluck } from '../../../support/assertions.ts';
import { aManualAccount, EUR } from '../../../support/fixtures.ts';
import type { Scenarios } from '../../scenarios.ts';

const LIST = '/v1/possible-duplicates';

/** Specification 4.39 and 4.40, contract 8.8. */
export const possibleDuplicateScenarios: Scenarios = (test, service) => {
  const stage = async () => {
    const caller = await service().newCaller();
    const { id } = await service().prepare((stores) => aManualAccount(stores, caller.userId, { currency: EUR }));
    const lunch = { amount: -1_250, bank_account_id: id, booked_at: '2026-03-06', description: 'Lunch', notes: 'Ada' };
    const entered = (await caller.post('/v1/transactions', lunch)).json().id;
    const headers = { 'Content-Type': 'application/octet-stream' };
    const text = 'Date;Amount;Description\n2026-03-05;-12,50;SUMUP GASTRO\n2026-03-09;-3,50;COFFEE';
    const request = { bearer: caller.key, text, headers };
    const answer = await service().send('POST', `/v1/imports?bank_account_id=${id}&invert=false`, request);
    assert.is(answer.status, 201, answer.text);
    const listed = async (query = '') => (await caller.get(`${LIST}${query}`)).json();
    const amounts = async () => pluck((await caller.get('/v1/transactions')).json().data, 'amount');
    const settle = async (pair: number, settled_as: unknown) =>
      (await caller.put(`${LIST}/${pair}`, { settled_as })).status;
    return { caller, entered, listed, amounts, settle };
  };

  test('a possible duplicate is listed with both sides, and settled for good', async () => {
    const { entered, listed, amounts, settle } = await stage();
    const [pair, ...others] = await listed();
    assert.equal(others, []);
    const { transaction, duplicate_of: duplicateOf } = pair;
    assert.equal([pair.id, pair.settled_as, pair.settled_at], [transaction.id, null, null]);
    assert.equal(
      [transaction.description, transaction.amount, transaction.source, transaction.currency],
      ['SUMUP GASTRO', -1_250, 'csv', 'EUR'],
    );
    assert.equal([duplicateOf.id, duplicateOf.notes, duplicateOf.source], [entered, 'Ada', 'hand']);
    assert.is(await settle(pair.id, 'same'), 204);
    assert.equal(await amounts(), [-350, -1_250]);
    assert.equal(await listed(), []);
    assert.equal(pluck(await listed('?settled=true'), 'id', 'settled_as'), [[pair.id, 'same']]);
    assert.is(await settle(pair.id, null), 204);
    assert.equal(await amounts(), [-350, -1_250, -1_250]);
    assert.is(await settle(pair.id, 'different'), 204);
    assert.equal(await listed(), []);
    assert.equal(await amounts(), [-350, -1_250, -1_250]);
  });

  test('the list has pages', async () => {
    const { listed } = await stage();
    const [pair] = await listed('?per-page=1');
    assert.equal(await listed(`?before=${pair.id}`), []);
  });

  test('nonsense is refused, and changes nothing', async () => {
    const { caller, listed, amounts, settle } = await stage();
    const [pair] = await listed();
    for (const wrong of ['maybe', 1, undefined]) assert.is(await settle(pair.id, wrong), 422);
    assert.is(await settle(pair.duplicate_of.id, 'same'), 404);
    assert.is((await caller.get(`${LIST}?settled=perhaps`)).status, 422);
    assert.is((await caller.get(`${LIST}?BEFORE=1`)).status, 400);
    const stranger = await service().newCaller();
    assert.is((await stranger.put(`${LIST}/${pair.id}`, { settled_as: 'same' })).status, 404);
    assert.equal((await stranger.get(LIST)).json(), []);
    assert.equal(await amounts(), [-350, -1_250, -1_250]);
  });
};
