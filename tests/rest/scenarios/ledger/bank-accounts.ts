import * as assert from 'uvu/assert';
import { pluck } from '../../../support/assertions.ts';
import { aConnectedAccount, aManualAccount, aTransaction } from '../../../support/fixtures.ts';
import { words } from '../../../support/words.ts';
import type { Scenarios } from '../../scenarios.ts';

/** Specification 2.3, 4.6 to 4.9; contract 3. */
export const bankAccountScenarios: Scenarios = (test, service) => {
  test('a user without accounts gets an empty array', async () => {
    const caller = await service().newCaller();
    const answer = await caller.get('/v1/bank-accounts');
    assert.is(answer.status, 200);
    assert.is(answer.headers.get('content-type'), 'application/json; charset=utf-8');
    assert.is(answer.text, '[]');
  });

  test('a created account has exactly the fields of the specification', async () => {
    const caller = await service().newCaller();
    const answer = await caller.post('/v1/bank-accounts', { name: '  Wallet  ', currency: 'chf', balance: -1_050 });
    assert.is(answer.status, 201);
    const { id } = answer.json();
    assert.equal(answer.json(), { id });
    const [account] = (await caller.get('/v1/bank-accounts')).json();
    const { external_id, bank_id, bank_connection_id, created_at, ...rest } = account;
    assert.match(external_id, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    assert.ok(Number.isInteger(bank_id));
    assert.ok(Number.isInteger(bank_connection_id));
    assert.match(created_at, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/);
    assert.equal(rest, {
      id,
      name: 'Wallet',
      type: 'checking',
      subtype: null,
      currency: 'CHF',
      balance: -1_050,
      hidden: false,
      last_transaction_created_at: created_at,
      last_balance_created_at: created_at,
      deleted_at: null,
      updated_at: created_at,
      connection: null,
    });
    assert.equal(Object.keys(account), FIELDS);
  });

  test('the balance of a new account is 0 by default', async () => {
    const caller = await service().newCaller();
    await caller.post('/v1/bank-accounts', { name: 'Wallet', currency: 'EUR' });
    assert.is((await caller.get('/v1/bank-accounts')).json()[0].balance, 0);
  });

  test('the list is ordered by id, and has hidden accounts but no deleted ones', async () => {
    const caller = await service().newCaller();
    const ids = await service().prepare(async (stores) => {
      const hidden = await aManualAccount(stores, caller.userId, { hidden: true });
      const deleted = await aManualAccount(stores, caller.userId);
      const connected = await aConnectedAccount(stores, caller.userId);
      return { hidden: hidden.id, deleted: deleted.id, connected: connected.id };
    });
    await caller.delete(`/v1/bank-accounts/${ids.deleted}`);
    const list: { id: number; hidden: boolean }[] = (await caller.get('/v1/bank-accounts')).json();
    assert.equal(pluck(list, 'id', 'hidden'), [
      [ids.hidden, true],
      [ids.connected, false],
    ]);
  });

  test('include=bank adds the bank of connected accounts and the built-in bank of manual ones', async () => {
    const caller = await service().newCaller();
    await service().prepare(async (stores) => {
      await aManualAccount(stores, caller.userId);
      await aConnectedAccount(stores, caller.userId);
    });
    const [manual, connected] = (await caller.get('/v1/bank-accounts?include=bank')).json();
    assert.equal(Object.keys(manual), [...FIELDS, 'bank']);
    const { created_at, updated_at, ...bank } = manual.bank;
    assert.equal(bank, { id: manual.bank_id, name: 'Manual', slug: 'manual', country: null, logo_url: null });
    assert.ok(created_at <= updated_at);
    assert.equal([connected.bank.id, connected.bank.name], [connected.bank_id, 'Example Bank']);
    const [plain] = (await caller.get('/v1/bank-accounts')).json();
    assert.equal(Object.keys(plain), FIELDS);
  });

  test('include with any other name is a 400 that lists what can be included', async () => {
    const caller = await service().newCaller();
    const answer = await caller.get('/v1/bank-accounts?include=bank,category');
    assert.equal([answer.status, answer.json()], [400, { message: 'Unknown include “category”. Allowed are: bank.' }]);
    const alone = await caller.get('/v1/bank-accounts?include=unknown');
    assert.equal([alone.status, alone.json()], [400, { message: 'Unknown include “unknown”. Allowed are: bank.' }]);
  });

  test('include may be given twice', async () => {
    const caller = await service().newCaller();
    await service().prepare((stores) => aManualAccount(stores, caller.userId));
    const [account] = (await caller.get('/v1/bank-accounts?include=bank&include=bank')).json();
    assert.is(account.bank.name, 'Manual');
  });

  test('null for the balance of a new account means that it was left out', async () => {
    const caller = await service().newCaller();
    const answer = await caller.post('/v1/bank-accounts', { name: 'Wallet', currency: 'EUR', balance: null });
    assert.is(answer.status, 201);
    assert.is((await caller.get('/v1/bank-accounts')).json()[0].balance, 0);
  });

  const refusedNew: readonly (readonly [body: object, errors: object])[] = [
    [{}, { name: ['The name field is required.'], currency: ['The currency field is required.'] }],
    [{ name: '', currency: 'EUR' }, { name: ['The name must have 1 to 255 characters.'] }],
    [{ name: ' \n ', currency: 'EUR' }, { name: ['The name must have 1 to 255 characters.'] }],
    [{ name: 'x'.repeat(256), currency: 'EUR' }, { name: ['The name must have 1 to 255 characters.'] }],
    [
      { name: 5, currency: 5 },
      { name: ['The name must be a string.'], currency: ['The currency must be a string.'] },
    ],
    [
      { name: 'a\0', currency: 'EUR' },
      { name: ['The name must not contain NUL, unpaired surrogates or noncharacters such as U+FFFF.'] },
    ],
    [{ name: 'a', currency: 'EURO' }, { currency: ['The currency must be an ISO 4217 currency code.'] }],
    [{ name: 'a', currency: 'EUR', balance: '1' }, { balance: ['The balance must be an integer.'] }],
    [{ name: 'a', currency: 'EUR', balance: 0.5 }, { balance: ['The balance must be an integer.'] }],
    [{ name: 'a', currency: 'EUR', balance: 2 ** 53 }, { balance: ['The balance must be at most 9007199254740991.'] }],
  ];
  for (const [body, errors] of refusedNew) {
    test(`creating ${JSON.stringify(body).slice(0, 40)} is a 422 and creates nothing`, async () => {
      const caller = await service().newCaller();
      const answer = await caller.post('/v1/bank-accounts', body);
      assert.is(answer.status, 422);
      assert.equal(answer.json().errors, errors);
      assert.equal(Object.keys(answer.json().errors), Object.keys(errors));
      assert.is((await caller.get('/v1/bank-accounts')).text, '[]');
    });
  }

  for (const kind of ['manual', 'connected'] as const) {
    test(`name, hidden, type and subtype of a ${kind} account can be changed, and nothing else changes`, async () => {
      const caller = await service().newCaller();
      const make = kind === 'manual' ? aManualAccount : aConnectedAccount;
      const { id } = await service().prepare((stores) => make(stores, caller.userId, { balance: 5 }));
      const path = `/v1/bank-accounts/${id}`;
      const [before] = (await caller.get('/v1/bank-accounts')).json();
      const changes = { name: ' Holidays ', hidden: true, type: 'savings', subtype: 'money market' };
      const answer = await caller.put(path, { ...changes, balance: 1, currency: 'JPY', bank_id: 7 });
      assert.equal([answer.status, answer.text], [204, '']);
      const [after] = (await caller.get('/v1/bank-accounts')).json();
      assert.equal(after, { ...before, ...changes, name: 'Holidays', updated_at: after.updated_at });
      assert.ok(after.updated_at > before.updated_at);
      assert.is((await caller.put(path, { subtype: null })).status, 204);
      assert.is((await caller.get('/v1/bank-accounts')).json()[0].subtype, null);
    });
  }

  test('{} is a 204 and changes nothing', async () => {
    const caller = await service().newCaller();
    const { id } = await service().prepare((stores) => aManualAccount(stores, caller.userId));
    const before = (await caller.get('/v1/bank-accounts')).text;
    assert.is((await caller.put(`/v1/bank-accounts/${id}`, {})).status, 204);
    assert.is((await caller.get('/v1/bank-accounts')).text, before);
  });

  for (const type of TYPES) {
    test(`an account can be of the type ${type}`, async () => {
      const caller = await service().newCaller();
      const { id } = await service().prepare((stores) => aManualAccount(stores, caller.userId));
      assert.is((await caller.put(`/v1/bank-accounts/${id}`, { type })).status, 204);
      assert.is((await caller.get('/v1/bank-accounts')).json()[0].type, type);
    });
  }

  for (const [body, field] of [
    [{ name: '' }, 'name'],
    [{ name: null }, 'name'],
    [{ hidden: 'true' }, 'hidden'],
    [{ hidden: 1 }, 'hidden'],
    [{ hidden: null }, 'hidden'],
    [{ type: 'piggy bank' }, 'type'],
    [{ type: null }, 'type'],
    [{ subtype: '' }, 'subtype'],
    [{ subtype: 'x'.repeat(65) }, 'subtype'],
    [{ subtype: '\ud800' }, 'subtype'],
  ] as const) {
    test(`changing an account to ${JSON.stringify(body).slice(0, 40)} is a 422 and changes nothing`, async () => {
      const caller = await service().newCaller();
      const { id } = await service().prepare((stores) => aManualAccount(stores, caller.userId));
      const before = (await caller.get('/v1/bank-accounts')).text;
      const answer = await caller.put(`/v1/bank-accounts/${id}`, body);
      assert.is(answer.status, 422);
      assert.equal(Object.keys(answer.json().errors), [field]);
      assert.is((await caller.get('/v1/bank-accounts')).text, before);
    });
  }

  test('a manual account can be deleted once, together with its transactions', async () => {
    const caller = await service().newCaller();
    const { id } = await service().prepare(async (stores) => {
      const account = await aManualAccount(stores, caller.userId);
      await aTransaction(stores, account);
      return account;
    });
    const answer = await caller.delete(`/v1/bank-accounts/${id}`);
    assert.equal([answer.status, answer.text], [204, '']);
    assert.is((await caller.get('/v1/bank-accounts')).text, '[]');
    assert.is((await caller.get('/v1/transactions')).json().total, 0);
    const again = await caller.delete(`/v1/bank-accounts/${id}`);
    assert.equal([again.status, again.json()], [404, { message: 'No such bank account.' }]);
    assert.is((await caller.put(`/v1/bank-accounts/${id}`, { name: 'late' })).status, 404);
  });

  test('deleting a connected account is a 401 with an empty body, and deletes nothing', async () => {
    const caller = await service().newCaller();
    const { id } = await service().prepare((stores) => aConnectedAccount(stores, caller.userId));
    const answer = await caller.delete(`/v1/bank-accounts/${id}`);
    assert.equal([answer.status, answer.text], [401, '']);
    assert.is(answer.headers.get('www-authenticate'), 'Bearer');
    const page = await caller.delete(`/v1/bank-accounts/${id}`, { accept: 'text/html' });
    assert.is(page.status, 401);
    assert.match(page.text, 'Only manual accounts can be deleted.');
    assert.is((await caller.get('/v1/bank-accounts')).json()[0].id, id);
  });
};

const FIELDS = words(`
  id external_id bank_id bank_connection_id name type subtype currency balance hidden
  last_transaction_created_at last_balance_created_at deleted_at created_at updated_at connection
`);

const TYPES = words(`
  checking savings credit cash loan mortgage investment retirement crypto property vehicle other
`);
