import * as assert from 'uvu/assert';
import { replace } from '../../../../config/container.ts';
import { ports, useCases } from '../../../../config/tokens.ts';
import { takeLease } from '../../../../domain/feeds/lease.ts';
import { pluck } from '../../../support/assertions.ts';
import { testClock } from '../../../support/clock.ts';
import {
  CREDENTIALS,
  GOOD_CODE,
  GOOD_TOKEN,
  SIGNED,
  stubBankFeeds,
  UNLUCKY_TOKEN,
} from '../../../support/feeds/stub-bank-feeds.ts';
import { aManualAccount, EUR, USD } from '../../../support/fixtures.ts';
import { type Caller, type HttpService, withService } from '../../../support/service/http-service.ts';
import { routes } from '../../route-table.ts';
import type { Scenarios } from '../../scenarios.ts';

/** Specification 4.21 to 4.31, contract 9. */
export const connectionScenarios: Scenarios = (test, service, open) => {
  const connect = async (caller: Caller) => {
    const answer = await caller.post('/v1/connections', { provider: 'simplefin', setup_token: GOOD_TOKEN });
    assert.is(answer.status, 201);
    return answer.json();
  };
  const sync = (caller: Caller, id: number, on: HttpService = service()) =>
    on.app.get(useCases.connections).syncConnection(caller.userId, id);
  const askForConsent = async (caller: Caller) => {
    const begun = (await caller.post('/v1/connections', { provider: 'plaid' })).json();
    return { id: begun.id, url: begun.consent.url, state: new URL(begun.consent.url).searchParams.get('state') };
  };

  test('the providers are listed with what each needs, and whether it can be used', async () => {
    const caller = await service().newCaller();
    const list = (await caller.get('/v1/connection-providers')).json();
    assert.equal(pluck(list, 'provider', 'configured', 'needs'), [
      ['simplefin', true, ['setup_token']],
      ['enablebanking', false, ['bank', 'country']],
      ['plaid', true, []],
    ]);
  });

  test('banks are listed by provider and country, both of which are required', async () => {
    const caller = await service().newCaller();
    const banks = (query: string) => caller.get(`/v1/connectable-banks?${query}`);
    assert.equal((await banks('provider=simplefin&country=US')).json(), []);
    assert.is((await banks('provider=plaid&country=US')).status, 502);
    assert.is((await banks('provider=enablebanking&country=DE')).status, 503);
    assert.is((await banks('PROVIDER=simplefin&country=US')).status, 400);
    assert.is((await banks('country=DE')).status, 422);
    assert.is((await banks('provider=simplefin')).status, 422);
    assert.is((await banks('provider=simplefin&country=Germany')).status, 422);
  });

  test('a connection shows its accounts with balances after the first sync, and never its credentials', async () => {
    const caller = await service().newCaller();
    const begun = await connect(caller);
    assert.equal([begun.state, begun.consent, begun.accounts], ['active', null, []]);
    await sync(caller, begun.id);
    const {
      name,
      state,
      error,
      accounts,
      last_success_at: at,
    } = (await caller.get(`/v1/connections/${begun.id}`)).json();
    assert.equal([state, error, accounts.length], ['active', null, 2]);
    assert.ok(at !== null && name !== '');
    assert.equal(pluck(accounts, 'name', 'currency', 'balance', 'decision'), [
      ['Account A', 'USD', 123_456, 'linked'],
      ['Account B', 'EUR', 123_456, 'linked'],
    ]);
    assert.equal((await caller.get('/v1/connections')).json()[0].id, begun.id);
    assert.equal((await caller.get(`/v1/connections/${begun.id}/accounts`)).json(), accounts);
    for (const { text } of service().answers) assert.not.match(text, /credential-of-the-feed|access-token/);
    assert.ok(CREDENTIALS.includes('credential-of-the-feed'));
  });

  test('the bank accounts say which connection fills them and how fresh they are', async () => {
    const caller = await service().newCaller();
    await service().prepare((stores) => aManualAccount(stores, caller.userId, { currency: USD, hidden: true }));
    const list = async () => (await caller.get('/v1/bank-accounts')).json();
    assert.equal((await list())[0].connection, null);
    const { id } = await connect(caller);
    await sync(caller, id);
    const filled = (await list()).filter(({ connection }: any) => connection !== null);
    assert.ok(filled.length > 0);
    for (const { connection, balance } of filled) {
      assert.equal(
        [connection.id, connection.provider, connection.state, connection.error],
        [id, 'simplefin', 'active', null],
      );
      assert.equal([connection.balance_at, balance], ['2026-11-20T00:00:00.000000Z', 123_456]);
      assert.ok(connection.last_success_at !== null && connection.next_sync_at !== null);
    }
    await caller.delete(`/v1/connections/${id}`);
    const expected = (await list()).map(() => null);
    assert.equal(pluck(await list(), 'connection'), expected);
  });

  test('an account goes to one that is there, to a new one, or nowhere', async () => {
    const caller = await service().newCaller();
    const [dollars, euros] = await service().prepare(async (stores) => [
      await aManualAccount(stores, caller.userId, { currency: USD }),
      await aManualAccount(stores, caller.userId, { currency: EUR }),
    ]);
    const { id } = await connect(caller);
    await sync(caller, id);
    const path = `/v1/connections/${id}/accounts`;
    const [a, b] = (await caller.get(path)).json();
    assert.equal([a.decision, b.decision], ['undecided', 'undecided']);
    assert.match((await caller.get(`/v1/connections/${id}`)).json().advice, /Choose/);
    const put = (...accounts: readonly object[]) => caller.put(path, { accounts });

    const wrong = await put({ id: a.id, decision: 'link', bank_account_id: euros?.id });
    assert.equal([wrong.status, Object.keys(wrong.json().errors)], [422, ['accounts']]);
    for (const choice of [
      { id: a.id },
      { decision: 'create' },
      { id: a.id, decision: 'link' },
      { id: 0, decision: 'create' },
      7,
    ]) {
      const refused = await put(choice as object);
      assert.is(refused.status, 422);
      assert.match(refused.json().errors.accounts[0], /^The accounts must each have an id and a decision/);
    }
    const nameless = await put({ id: b.id, decision: 'create', name: '  ' });
    assert.equal(nameless.json().errors, {
      accounts: ['The accounts must be opened under names of 1 to 255 characters.'],
    });
    assert.equal((await caller.get(path)).json(), [a, b]);

    const mapped = await put(
      { id: a.id, decision: 'link', bank_account_id: dollars?.id },
      { id: b.id, decision: 'create', name: 'My euros' },
    );
    assert.is(mapped.status, 200);
    assert.equal(pluck(mapped.json(), 'decision'), ['linked', 'linked']);
    assert.is(mapped.json()[0].bank_account_id, dollars?.id);
    assert.ok((await caller.get('/v1/bank-accounts')).json().some(({ name }: any) => name === 'My euros'));
    assert.is((await put({ id: b.id, decision: 'ignore' })).json()[1].decision, 'ignored');
  });

  test('a balance is said to be owed or owned, also beside where its account goes, and the links say what made them', async () => {
    const caller = await service().newCaller();
    const { id } = await connect(caller);
    await sync(caller, id);
    const path = `/v1/connections/${id}/accounts`;
    const [a, b] = (await caller.get(path)).json();
    assert.equal([a.linked_by, a.likely_bank_account_id, a.owed, a.difference], ['opened', null, null, 0]);
    const turned = await caller.put(path, {
      accounts: [
        { id: a.id, decision: 'owed' },
        { id: a.id, decision: 'link', bank_account_id: a.bank_account_id },
        { id: b.id, decision: 'owned' },
      ],
    });
    assert.equal(pluck(turned.json(), 'balance', 'owed', 'linked_by'), [
      [-123_456, true, 'opened'],
      [123_456, false, 'opened'],
    ]);
    const [filled] = (await caller.get('/v1/bank-accounts')).json();
    assert.equal([filled.balance, filled.connection.difference], [-123_456, null]);
    const twice = { id: a.id, decision: 'owed' };
    assert.equal((await caller.put(path, { accounts: [twice, twice] })).json().errors, {
      accounts: ['The accounts name one account twice.'],
    });
  });

  test('1c: an account of a connection that was removed goes on in the same bank account, by its payments', async () => {
    const caller = await service().newCaller();
    const first = await connect(caller);
    await sync(caller, first.id);
    const before = (await caller.get('/v1/bank-accounts')).json();
    await caller.delete(`/v1/connections/${first.id}`);
    const second = await connect(caller);
    await sync(caller, second.id);
    const accounts = (await caller.get(`/v1/connections/${second.id}/accounts`)).json();
    assert.equal(pluck(accounts, 'linked_by'), ['rows', 'rows']);
    const after = (await caller.get('/v1/bank-accounts')).json();
    assert.equal(pluck(after, 'id', 'balance'), pluck(before, 'id', 'balance'));
  });

  test('a consent is finished with its state by the user who began, once', async () => {
    const [caller, stranger] = [await service().newCaller(), await service().newCaller()];
    const { id, url, state } = await askForConsent(caller);
    assert.ok(url.includes(encodeURIComponent('https://coffer.test/app/connections/return')));
    const finish = (by: Caller, body: object, of = id) => by.post(`/v1/connections/${of}/complete`, body);
    assert.is((await finish(caller, {})).json().state, 'awaiting_consent');
    const theirs = await askForConsent(stranger);
    assert.is((await finish(stranger, { state, code: GOOD_CODE })).status, 404);
    assert.is((await finish(stranger, { state, code: GOOD_CODE }, theirs.id)).status, 404);
    assert.equal(Object.keys((await finish(caller, { state, code: 'nonsense' })).json().errors), ['code']);
    assert.is((await finish(caller, { state, error: 'access_denied' })).status, 502);
    const done = await finish(caller, { state, code: GOOD_CODE });
    assert.equal([done.status, done.json().state], [200, 'active']);
    assert.is((await finish(caller, { state, code: GOOD_CODE })).status, 404);
  });

  test('two requests do not finish one consent at the same time', async () => {
    const caller = await service().newCaller();
    const { id, state } = await askForConsent(caller);
    const at = service().app.get(ports.clock).now();
    await service().prepare(({ connections }) =>
      connections.update(caller.userId, id, (current) =>
        takeLease(current, '0b6f3a52-8c1d-4e0a-9d57-3a1f6f2b7c11', at),
      ),
    );
    assert.is((await caller.post(`/v1/connections/${id}/complete`, { state, code: GOOD_CODE })).status, 409);
  });

  test('a connection is renewed, and one that never worked is not', async () => {
    const caller = await service().newCaller();
    const { id } = await connect(caller);
    const renew = (body: object, of = id) => caller.post(`/v1/connections/${of}/renew`, body);
    assert.is((await renew({ setup_token: 'used' })).status, 422);
    assert.is((await renew({ setup_token: UNLUCKY_TOKEN })).status, 502);
    assert.is((await renew({ setup_token: GOOD_TOKEN })).json().state, 'active');
    assert.is((await renew({}, (await askForConsent(caller)).id)).status, 409);
  });

  test('a sync is due at once, unless the person has to do something first', async () => {
    const caller = await service().newCaller();
    const { id } = await connect(caller);
    const answer = await caller.post(`/v1/connections/${id}/sync`, {});
    assert.is(answer.status, 202);
    assert.ok(answer.json().next_sync_at <= new Date().toISOString());
    assert.is((await caller.post(`/v1/connections/${(await askForConsent(caller)).id}/sync`, {})).status, 409);
  });

  test("a sync beyond the provider's limit is refused before the provider refuses it", async () => {
    const clock = testClock('2026-11-22T10:00:00.000000Z');
    const options = { replace: [replace(ports.clock, clock), replace(ports.bankFeeds, stubBankFeeds())] };
    await withService(open, options, async (other) => {
      const caller = await other.newCaller();
      const { id } = (await caller.post('/v1/connections', { provider: 'simplefin', setup_token: GOOD_TOKEN })).json();
      await sync(caller, id, other);
      await sync(caller, id, other);
      const answer = await caller.post(`/v1/connections/${id}/sync`, {});
      assert.equal([answer.status, answer.headers.get('retry-after')], [429, String(24 * 60 * 60)]);
      service().remember(other.answers);
    });
  });

  test('a user has at most fifty connections', async () => {
    const caller = await service().newCaller();
    for (let count = 0; count < 50; count += 1) await connect(caller);
    const refused = await caller.post('/v1/connections', { provider: 'simplefin', setup_token: GOOD_TOKEN });
    assert.is(refused.status, 409);
  });

  test('a provider that fails is a 502, and one without settings a 503, with sentences that say so', async () => {
    const caller = await service().newCaller();
    const failed = await caller.post('/v1/connections', { provider: 'simplefin', setup_token: UNLUCKY_TOKEN });
    assert.is(failed.status, 502);
    // Nobody but the person repeats a request that stored nothing.
    assert.is(failed.json().message, 'SimpleFIN cannot be reached (ECONNREFUSED). Try again later.');
    const missing = await caller.post('/v1/connections', {
      provider: 'enablebanking',
      bank: 'First Bank',
      country: 'DE',
    });
    assert.equal([missing.status, missing.json().message], [503, 'This server has no settings for Enable Banking.']);
    assert.equal((await caller.get('/v1/connections')).json(), []);
  });

  test('a connection that is removed is gone, and says whether the provider knows', async () => {
    const caller = await service().newCaller();
    const { id } = await connect(caller);
    assert.equal((await caller.delete(`/v1/connections/${id}`)).json(), { ended_at_provider: true });
    const { id: other, state } = await askForConsent(caller);
    await caller.post(`/v1/connections/${other}/complete`, { state, code: GOOD_CODE });
    assert.equal((await caller.delete(`/v1/connections/${other}`)).json(), { ended_at_provider: false });
  });

  for (const { method, path, body } of routes.filter((route) => route.path.startsWith('/v1/connections/{id}'))) {
    test(`${method} ${path} does not know the connections of others`, async () => {
      const [owner, stranger] = [await service().newCaller(), await service().newCaller()];
      const { id } = await connect(owner);
      const target = path.replace('{id}', String(id));
      const json = body === undefined ? undefined : { accounts: [], setup_token: GOOD_TOKEN };
      const answer = await service().send(method, target, { bearer: stranger.key, ...(json && { json }) });
      assert.is(answer.status, 404);
      assert.equal((await owner.get(`/v1/connections/${id}`)).json().state, 'active');
    });
  }

  test('a message of a provider is taken if it is signed, and makes a sync due', async () => {
    const caller = await service().newCaller();
    const { id, state } = await askForConsent(caller);
    await caller.post(`/v1/connections/${id}/complete`, { state, code: GOOD_CODE });
    await sync(caller, id);
    const send = (headers: Readonly<Record<string, string>>, text: string | Uint8Array<ArrayBuffer> = '{}') =>
      service().send('POST', '/webhooks/plaid', { text, headers: { 'Content-Type': 'application/json', ...headers } });
    const before = (await caller.get(`/v1/connections/${id}`)).json().next_sync_at;
    assert.is((await send({})).status, 403);
    assert.is((await caller.get(`/v1/connections/${id}`)).json().next_sync_at, before);
    assert.is((await send(SIGNED)).status, 204);
    assert.ok((await caller.get(`/v1/connections/${id}`)).json().next_sync_at < before);
    assert.is((await send({ 'x-signed': 'later' })).status, 502);
    assert.is((await send(SIGNED, 'x'.repeat(64 * 1024 + 1))).status, 413);
    assert.is((await send({ ...SIGNED, 'Content-Encoding': 'gzip' })).status, 415);
    assert.is((await service().send('POST', '/webhooks/simplefin', { json: {} })).status, 404);
  });

  test('a message of a provider without settings is a 503', async () => {
    await withService(open, { replace: [replace(ports.bankFeeds, new Map())] }, async (other) => {
      assert.is((await other.send('POST', '/webhooks/plaid', { json: {} })).status, 503);
      service().remember(other.answers);
    });
  });
};
