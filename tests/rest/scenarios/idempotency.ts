import * as assert from 'uvu/assert';
import { replace } from '../../../config/container.ts';
import { ports } from '../../../config/tokens.ts';
import { testClock } from '../../support/clock.ts';
import { aManualAccount } from '../../support/fixtures.ts';
import { type HttpService, withService } from '../../support/service/http-service.ts';
import type { Scenarios } from '../scenarios.ts';

/** Contract 2.11. */
export const idempotencyScenarios: Scenarios = (test, service, open) => {
  const withKey = async (from: HttpService = service()) => {
    const caller = await from.newCaller();
    const { id } = await from.prepare((stores) => aManualAccount(stores, caller.userId));
    const body = { amount: -100, bank_account_id: id, booked_at: '2026-03-05', description: 'once' };
    const create = (json: object = body, key = 'order 4711') =>
      caller.post('/v1/transactions', json, { headers: { 'Idempotency-Key': key } });
    const total = async (): Promise<number> => (await caller.get('/v1/transactions')).json().total;
    return { caller, body, create, total };
  };

  test('the same key with the same body repeats the answer and creates nothing', async () => {
    const { caller, create, total } = await withKey();
    const first = await create();
    const second = await create();
    assert.equal([first.status, first.headers.get('idempotency-replayed')], [201, null]);
    assert.equal([second.status, second.headers.get('idempotency-replayed')], [201, 'true']);
    assert.is(second.text, first.text);
    assert.is(await total(), 1);
    assert.is((await caller.get('/v1/bank-accounts')).json()[0].balance, -100);
  });

  test('the same key with another body is a 422 and creates nothing', async () => {
    const { create, body, total } = await withKey();
    await create();
    const answer = await create({ ...body, amount: -101 });
    assert.is(answer.status, 422);
    const sentence = 'This Idempotency-Key was used for another request.';
    assert.equal(answer.json(), { message: sentence, errors: { 'Idempotency-Key': [sentence] } });
    assert.is(await total(), 1);
  });

  test('the same key on the other endpoint is another request', async () => {
    const { caller, create } = await withKey();
    await create();
    const account = { name: 'Wallet', currency: 'EUR' };
    const answer = await caller.post('/v1/bank-accounts', account, { headers: { 'Idempotency-Key': 'order 4711' } });
    assert.is(answer.status, 422);
  });

  test('the creation of a bank account takes a key, too', async () => {
    const caller = await service().newCaller();
    const headers = { 'Idempotency-Key': '~' };
    const create = () => caller.post('/v1/bank-accounts', { name: 'Wallet', currency: 'EUR' }, { headers });
    const [first, second] = [await create(), await create()];
    assert.equal([first?.status, second?.status], [201, 201]);
    assert.is(second?.text, first?.text);
    assert.is(second?.headers.get('idempotency-replayed'), 'true');
    assert.is((await caller.get('/v1/bank-accounts')).json().length, 1);
  });

  test('keys belong to the user: the same key of another user has no effect', async () => {
    const [one, other] = [await withKey(), await withKey()];
    assert.is((await one.create()).status, 201);
    const answer = await other.create();
    assert.equal([answer.status, answer.headers.get('idempotency-replayed')], [201, null]);
    assert.is(await other.total(), 1);
  });

  test('twenty concurrent requests with one key have one effect and equal answers', async () => {
    const { create, total, caller } = await withKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create()));
    assert.equal([...new Set(answers.map(({ status }) => status))], [201]);
    assert.is(new Set(answers.map(({ text }) => text)).size, 1);
    assert.is(answers.filter(({ headers }) => headers.get('idempotency-replayed') === null).length, 1);
    assert.is(await total(), 1);
    assert.is((await caller.get('/v1/bank-accounts')).json()[0].balance, -100);
  });

  test('a refused request does not use up the key', async () => {
    const { create, body, total } = await withKey();
    assert.is((await create({ ...body, amount: 0 })).status, 422);
    assert.is((await create({ ...body, category_id: 99_999 })).status, 422);
    const answer = await create();
    assert.equal([answer.status, answer.headers.get('idempotency-replayed')], [201, null]);
    assert.is(await total(), 1);
  });

  test('the answer is repeated even when the created transaction has been deleted', async () => {
    const { caller, create, total } = await withKey();
    const first = await create();
    await caller.delete(`/v1/transactions/${first.json().id}`);
    assert.is((await create()).text, first.text);
    assert.is(await total(), 0);
  });

  test('after 24 hours a key can be used again', async () => {
    const clock = testClock();
    await withService(open, { replace: [replace(ports.clock, clock)] }, async (own) => {
      const { create, total } = await withKey(own);
      await create();
      clock.advanceSeconds(24 * 60 * 60 - 60);
      assert.is((await create()).headers.get('idempotency-replayed'), 'true');
      clock.advanceSeconds(120);
      const answer = await create();
      assert.equal([answer.status, answer.headers.get('idempotency-replayed')], [201, null]);
      assert.is(await total(), 2);
    });
  });

  for (const key of ['', 'x'.repeat(256), 'tab\there', 'schlüssel']) {
    test(`the key ${JSON.stringify(key).slice(0, 20)} is a 422 and creates nothing`, async () => {
      const { create, body, total } = await withKey();
      const answer = await create(body, key);
      assert.is(answer.status, 422);
      assert.equal(Object.keys(answer.json().errors), ['Idempotency-Key']);
      assert.is(await total(), 0);
    });
  }

  test('a key may have 255 characters', async () => {
    const { create, body } = await withKey();
    assert.is((await create(body, 'x'.repeat(255))).status, 201);
  });
};
