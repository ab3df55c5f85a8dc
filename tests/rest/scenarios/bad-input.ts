import * as assert from 'uvu/assert';
import type { ObjectSchema } from '../../../adapters/validation/schema.ts';
import {
  aConnectedAccount,
  aManualAccount,
  aPossibleDuplicate,
  aTransaction,
  newBill,
} from '../../support/fixtures.ts';
import { FORBIDDEN_CHARACTERS, FORBIDDEN_IN_UTF8 } from '../../support/forbidden-text.ts';
import type { Caller, HttpService } from '../../support/service/http-service.ts';
import { securedRoutes } from '../route-table.ts';
import type { Scenarios } from '../scenarios.ts';
import { aConnection } from './imports/a-connection.ts';
import { anImport } from './imports/an-import.ts';

/** No input causes a 500, and a refused request changes no row. */
export const badInputScenarios: Scenarios = (test, service) => {
  for (const { method, path, body } of securedRoutes) {
    if (!body) continue;
    const valid = VALID.get(`${method} ${path}`);

    for (const field of Object.keys(body.properties)) {
      test(`${method} ${path} handles every bad ${field} without a 500, and a refusal changes nothing`, async () => {
        const send = async ({ caller, ids }: Staged, value: string) => {
          const target = path.replace('{id}', String(idFor(path, ids)));
          const text = JSON.stringify({ ...filled(valid, ids), [field]: MARK }).replace(`"${MARK}"`, value);
          return (await service().send(method, target, { bearer: caller.key, text })).status;
        };
        const first = await stage(service());
        const refused: string[] = [];
        for (const value of BAD_VALUES) {
          const status = await send(first, value);
          assert.ok([200, 201, 204, 400, 404, 422].includes(status), `${status} for ${value.slice(0, 60)}`);
          if (status >= 400) refused.push(value);
        }
        // Another user sends only what is refused, so that no value that is taken hides what a refusal has changed.
        const second = await stage(service());
        const before = await everything(second.caller);
        for (const value of refused) assert.ok((await send(second, value)) >= 400, value.slice(0, 60));
        assert.is(await everything(second.caller), before);
      });
    }
  }

  for (const { method, path, body } of securedRoutes) {
    for (const field of textFieldsOf(body?.properties)) {
      test(`${method} ${path} refuses forbidden characters in ${field}, and changes nothing`, async () => {
        const { caller, ids } = await stage(service());
        const target = path.replace('{id}', String(idFor(path, ids)));
        const valid = filled(VALID.get(`${method} ${path}`), ids);
        const before = await everything(caller);
        for (const character of FORBIDDEN_CHARACTERS) {
          const answer = await service().send(method, target, {
            bearer: caller.key,
            json: { ...valid, [field]: `a${character}b` },
          });
          assert.is(answer.status, 422);
          assert.equal(Object.keys(answer.json().errors), [field]);
        }
        assert.is(await everything(caller), before);
      });
    }
  }

  for (const { method, path, query } of securedRoutes) {
    for (const name of textFieldsOf(query)) {
      test(`${method} ${path} refuses forbidden characters in ${name}`, async () => {
        const { caller } = await stage(service());
        for (const character of FORBIDDEN_IN_UTF8) {
          const target = `${path}?${encodeURIComponent(name)}=${encodeURIComponent(character)}`;
          const answer = await service().send(method, target, { bearer: caller.key });
          assert.is(answer.status, 422);
          assert.equal(Object.keys(answer.json().errors), [name]);
        }
      });
    }
  }

  test('a row that was stored before noncharacters were refused can be read, changed and deleted', async () => {
    const { caller } = await stage(service());
    const { account, transaction } = await service().prepare(async (stores) => {
      const owner = await aManualAccount(stores, caller.userId, { name: 'old \uffff', subtype: '\ufdd0' });
      const { id } = await aTransaction(stores, owner, { description: 'a\uffffb', notes: '\u{1fffe}' });
      return { account: owner.id, transaction: id };
    });
    const path = `/v1/transactions/${transaction}`;
    assert.is((await caller.put(path, { category_id: 101 })).status, 204);
    assert.is((await caller.put(`/v1/bank-accounts/${account}`, { hidden: true })).status, 204);
    const list = (await caller.get(`/v1/transactions?include=bankAccount&filter[bank_account_id]=${account}`)).json();
    const [item] = list.data;
    assert.equal([item.description, item.notes, item.category_id], ['a\uffffb', '\u{1fffe}', 101]);
    assert.equal([item.bank_account.name, item.bank_account.subtype], ['old \uffff', '\ufdd0']);
    assert.is((await caller.delete(path)).status, 204);
  });

  for (const { method, path, query } of securedRoutes) {
    for (const name of Object.keys(query ?? {})) {
      test(`${method} ${path} handles every bad ${name} without a 500`, async () => {
        const { caller } = await stage(service());
        const target = path.replace('{id}', String(await anImport(service(), caller)));
        const rest = path === '/v1/connectable-banks' ? '&provider=simplefin&country=US' : '';
        const others = rest.replace(new RegExp(`&${name}=[^&]*`), '');
        const ask = (value: string) =>
          service().send(method, `${target}?${encodeURIComponent(name)}=${value}${others}`, { bearer: caller.key });
        for (const value of BAD_TEXTS) {
          const answer = await ask(encodeURIComponent(value));
          assert.ok([200, 400, 422].includes(answer.status), `${answer.status} for ${value.slice(0, 60)}`);
        }
        for (const raw of ['%', '%FF', '%00', '%ED%A0%80', '&&&', '=', '%C0%AF']) {
          const answer = await ask(raw);
          assert.ok([200, 400, 422].includes(answer.status), `${answer.status} for ${raw}`);
        }
      });
    }
  }
};

/** The names of properties that take text, except a choice from a list. */
function textFieldsOf(properties: ObjectSchema['properties'] = {}): readonly string[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    'type' in schema && [schema.type].flat().includes('string') && !('enum' in schema) ? [name] : [],
  );
}

const MARK = 'put the bad value here';

const SQL = [
  "'; drop table transactions; --",
  '" or 1=1',
  "\\'; select pg_sleep(1); --",
  '$1',
  '{"$ne":null}',
  '${7*7}',
];

const BAD_TEXTS: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'true',
  '1e309',
  '9007199254740992',
  '99999999999999999999999999',
  '2026-02-30',
  'x'.repeat(10_000),
  'a\0b',
  '%',
  '_',
  '\\',
  '%_%'.repeat(100),
  '\u202e\u0007',
  '<script>alert(1)</script>',
  ...SQL,
];

/** JSON texts, because some of them cannot be made from values. */
const BAD_VALUES: readonly string[] = [
  ...BAD_TEXTS.map((text) => JSON.stringify(text)),
  '"\\ud800"',
  '"\\udc00x"',
  'null',
  'true',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e309',
  '-1e309',
  '1e-400',
  '9007199254740991.5',
  '9007199254740992',
  '9007199254740993',
  '123456789012345678901234567890',
  '[]',
  '[1]',
  '{}',
  '{"id":1}',
  '[[[[[[[[]]]]]]]]',
];

const VALID = new Map<string, object>([
  ['POST /v1/transactions', { amount: -5, bank_account_id: 'ACCOUNT', booked_at: '2026-03-05', description: 'x' }],
  ['PUT /v1/transactions/{id}', {}],
  ['POST /v1/category-rules', { merchant: 'x', category_id: 101 }],
  ['PUT /v1/possible-duplicates/{id}', { settled_as: 'different' }],
  ['POST /v1/bank-accounts', { name: 'x', currency: 'EUR' }],
  ['POST /v1/account-merges', { bank_account_id: 'ACCOUNT', merged_bank_account_id: 1 }],
  ['PUT /v1/bank-accounts/{id}', {}],
  ['POST /v1/bills', { name: 'x', amount: 1, cycle: 'monthly' }],
  ['POST /v1/bills/{id}/corrections', { kind: 'confirmed' }],
  ['POST /v1/connections', { provider: 'simplefin', setup_token: 'used' }],
]);

interface Ids {
  readonly account: number;
  readonly transaction: number;
  readonly connection: number;
  readonly bill: number;
}

function idFor(path: string, { account, transaction, connection, bill }: Ids): number {
  if (path.startsWith('/v1/bills')) return bill;
  if (path.startsWith('/v1/connections')) return connection;
  return path.includes('accounts') ? account : transaction;
}

interface Staged {
  readonly caller: Caller;
  readonly ids: Ids;
}

async function stage(service: HttpService): Promise<Staged> {
  const caller = await service.newCaller();
  const ids = await service.prepare(async (stores) => {
    const account = await aManualAccount(stores, caller.userId);
    await aConnectedAccount(stores, caller.userId);
    return {
      account: account.id,
      transaction: await aPossibleDuplicate(stores, account),
      bill: (await stores.bills.add(newBill(caller.userId))).id,
    };
  });
  return { caller, ids: { ...ids, connection: await aConnection(caller) } };
}

function filled(valid: object = {}, { account }: Ids): object {
  return 'bank_account_id' in valid ? { ...valid, bank_account_id: account } : valid;
}

async function everything({ get }: Caller): Promise<string> {
  const lists = ['/v1/bank-accounts?include=bank', '/v1/transactions', '/v1/category-rules'];
  return (await Promise.all(lists.map((path) => get(path)))).map(({ text }) => text).join('');
}
