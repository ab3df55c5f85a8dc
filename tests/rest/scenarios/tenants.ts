import * as assert from 'uvu/assert';
import { newMerge } from '../../support/account-merge-fixtures.ts';
import { newCategoryRule } from '../../support/category-rule-fixtures.ts';
import { GOOD_TOKEN } from '../../support/feeds/stub-bank-feeds.ts';
import { importRow, newImport } from '../../support/files/import-fixtures.ts';
import {
  aConnectedAccount,
  aManualAccount,
  aPossibleDuplicate,
  aTransaction,
  newBill,
} from '../../support/fixtures.ts';
import { securedRoutes } from '../route-table.ts';
import type { Scenarios } from '../scenarios.ts';

const CONNECTION_PATHS = securedRoutes
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/v1/connections/{id}'));

/** Specification 5.5, contract 1.4. */
export const tenantScenarios: Scenarios = (test, service) => {
  const ownerOfThings = async () => {
    const caller = await service().newCaller();
    const objects = await service().prepare(async (stores) => {
      const manual = await aManualAccount(stores, caller.userId);
      const connected = await aConnectedAccount(stores, caller.userId);
      const imported = await stores.imports.add(newImport(manual), [importRow(manual)]);
      const rule = await stores.categoryRules.put(newCategoryRule(caller.userId), 1);
      const bill = await stores.bills.add(newBill(caller.userId));
      const merge = await stores.accountMerges.add(newMerge(manual, connected));
      return {
        '/v1/account-merges/{id}': [merge.id],
        '/v1/category-rules/{id}': [rule?.id],
        '/v1/bills/{id}': [bill.id],
        '/v1/bills/{id}/corrections': [bill.id],
        '/v1/imports/{id}': [imported],
        '/v1/imports/{id}/rows': [imported],
        '/v1/bank-accounts/{id}': [manual.id, connected.id],
        '/v1/possible-duplicates/{id}': [await aPossibleDuplicate(stores, manual)],
        '/v1/transactions/{id}/refunds': [(await aTransaction(stores, manual)).id],
        '/v1/transactions/{id}': [(await aTransaction(stores, manual)).id, (await aTransaction(stores, connected)).id],
      };
    });
    const begun = await caller.post('/v1/connections', { provider: 'simplefin', setup_token: GOOD_TOKEN });
    const { id } = begun.json();
    const connections = Object.fromEntries(CONNECTION_PATHS.map((path) => [path, [id]]));
    return {
      caller,
      objects: new Map<string, readonly (number | undefined)[]>(Object.entries({ ...objects, ...connections })),
    };
  };
  const bodies = new Map<string, object>([
    ['/v1/connections/{id}/complete', { code: 'mine now' }],
    ['/v1/connections/{id}/renew', { setup_token: GOOD_TOKEN }],
    ['/v1/connections/{id}/accounts', { accounts: [] }],
    ['/v1/bank-accounts/{id}', { name: 'mine now' }],
    ['/v1/transactions/{id}', { notes: 'mine now' }],
    ['/v1/possible-duplicates/{id}', { settled_as: 'same' }],
    ['/v1/bills/{id}', { name: 'mine now' }],
    ['/v1/bills/{id}/corrections', { kind: 'confirmed' }],
  ]);

  for (const { method, path, item, body } of securedRoutes.filter((route) => route.path.includes('{'))) {
    test(`${method} ${path} returns the same for another user’s object as for one that does not exist, byte for byte`, async () => {
      const { caller: owner, objects } = await ownerOfThings();
      const everything = async () =>
        (await owner.get('/v1/bank-accounts?include=bank')).text +
        (await owner.get('/v1/transactions')).text +
        (await owner.get('/v1/imports')).text +
        (await owner.get('/v1/category-rules')).text +
        (await owner.get('/v1/bills')).text +
        (await owner.get('/v1/account-merges')).text +
        (await owner.get('/v1/connections')).text;
      const before = await everything();
      const stranger = await service().newCaller();
      const attempt = (id: string) =>
        service().send(method, path.replace('{id}', id), {
          bearer: stranger.key,
          ...(body && { json: bodies.get(path) }),
        });
      const foreign = objects.get(path);
      assert.ok(foreign, `The test knows no object of ${path}.`);
      const nothing = await attempt('9007199254740991');
      assert.equal([nothing.status, nothing.json()], [404, { message: `No such ${item}.` }]);
      for (const id of [
        ...(foreign ?? []).map(String),
        '0',
        '-1',
        '01',
        '1.0',
        '1e3',
        'x',
        '9007199254740992',
        '%00',
        '%',
        '%FF',
        '%2F',
      ]) {
        const answer = await attempt(id);
        assert.equal([answer.status, answer.text], [404, nothing.text], id);
        assert.equal(plainHeaders(answer.headers), plainHeaders(nothing.headers), id);
      }
      assert.is(await everything(), before);
    });
  }

  test('a user’s lists contain nothing of other users', async () => {
    await ownerOfThings();
    const stranger = await service().newCaller();
    assert.is((await stranger.get('/v1/transactions')).json().total, 0);
    assert.is((await stranger.get('/v1/bank-accounts')).text, '[]');
    assert.is((await stranger.get('/v1/category-rules')).text, '[]');
    assert.is((await stranger.get('/v1/connections')).text, '[]');
  });
};

/** All headers except those that differ between any two answers. */
function plainHeaders(headers: Headers): readonly (readonly [string, string])[] {
  return [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
}
