import * as assert from 'uvu/assert';
import { aConnectedAccount, aManualAccount, aTransaction } from '../../support/fixtures.ts';
import type { Caller, HttpService } from '../../support/http-service.ts';
import { securedRoutes } from '../route-table.ts';
import type { Scenarios } from '../scenarios.ts';

/** Whatever comes in: never a 500, and never a changed row of a request that was refused. */
export const badInputScenarios: Scenarios = (test, service) => {
  for (const { method, path, body } of securedRoutes) {
    if (!body) continue;
    const valid = VALID.get(`${method} ${path}`);

    for (const field of Object.keys(body.properties)) {
      test(`${method} ${path} survives every bad ${field}, and what it refuses changes nothing`, async () => {
        const { caller, ids } = await stage(service());
        const target = path.replace('{id}', String(path.includes('accounts') ? ids.account : ids.transaction));
        let before = await everything(caller);
        for (const value of BAD_VALUES) {
          const text = JSON.stringify({ ...filled(valid, ids), [field]: MARK }).replace(`"${MARK}"`, value);
          const answer = await service().send(method, target, { bearer: caller.key, text });
          assert.ok([201, 204, 400, 422].includes(answer.status), `${answer.status} for ${value.slice(0, 60)}`);
          const after = await everything(caller);
          if (answer.status >= 400) assert.is(after, before, value.slice(0, 60));
          before = after;
        }
      });
    }
  }

  for (const { method, path, query } of securedRoutes) {
    for (const name of Object.keys(query ?? {})) {
      test(`${method} ${path} survives every bad ${name}`, async () => {
        const { caller } = await stage(service());
        for (const value of BAD_TEXTS) {
          const answer = await caller.get(`${path}?${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
          assert.ok([200, 400, 422].includes(answer.status), `${answer.status} for ${value.slice(0, 60)}`);
        }
        for (const raw of ['%', '%FF', '%00', '%ED%A0%80', '&&&', '=', '%C0%AF']) {
          const answer = await caller.get(`${path}?${encodeURIComponent(name)}=${raw}`);
          assert.ok([200, 400, 422].includes(answer.status), `${answer.status} for ${raw}`);
        }
      });
    }
  }
};

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

/** JSON texts, because some cannot be written from values. */
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
  ['POST /v1/bank-accounts', { name: 'x', currency: 'EUR' }],
  ['PUT /v1/bank-accounts/{id}', {}],
]);

interface Ids {
  readonly account: number;
  readonly transaction: number;
}

async function stage(service: HttpService): Promise<{ caller: Caller; ids: Ids }> {
  const caller = await service.newCaller();
  const ids = await service.prepare(async (stores) => {
    const account = await aManualAccount(stores, caller.userId);
    await aConnectedAccount(stores, caller.userId);
    return { account: account.id, transaction: (await aTransaction(stores, account)).id };
  });
  return { caller, ids };
}

function filled(valid: object = {}, { account }: Ids): object {
  return 'bank_account_id' in valid ? { ...valid, bank_account_id: account } : valid;
}

async function everything({ get }: Caller): Promise<string> {
  const [accounts, transactions] = await Promise.all([get('/v1/bank-accounts?include=bank'), get('/v1/transactions')]);
  return accounts.text + transactions.text;
}
