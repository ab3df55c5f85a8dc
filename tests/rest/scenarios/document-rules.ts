import * as assert from 'uvu/assert';
import type { OpenApiDocument } from '../../../adapters/rest/openapi/document.ts';
import { aManualAccount, aPossibleDuplicate, newBill } from '../../support/fixtures.ts';
import type { Caller, HttpService } from '../../support/service/http-service.ts';
import { documentValidators, pointerPart } from '../document-validators.ts';
import { securedRoutes } from '../route-table.ts';
import type { Scenarios } from '../scenarios.ts';
import { aConnection, aConsent } from './imports/a-connection.ts';
import { anImport } from './imports/an-import.ts';

/** The service refuses a value exactly when the schema in the document does. */
export const documentRuleScenarios: Scenarios = (test, service) => {
  const read = async (): Promise<OpenApiDocument> => (await service().send('GET', '/openapi.json')).json();

  for (const { method, path, body } of securedRoutes) {
    if (body === undefined) continue;
    test(`${method} ${path} refuses a field exactly when the document does`, async () => {
      const document = await read();
      const validate = documentValidators(document);
      const operation = document.paths[path]?.[method.toLowerCase()];
      const { schema, example } = operation?.requestBody?.content['application/json'] ?? {};
      const pointer = schema && '$ref' in schema ? schema.$ref : '';
      const { caller, ids } = await stage(service());
      const target = path.replace('{id}', String(await idFor(path, caller, ids)));
      const valid = {
        ...Object(VALID.get(path) ?? example),
        ...('bank_account_id' in body.properties && { bank_account_id: ids.account }),
        ...('merged_bank_account_id' in body.properties && { merged_bank_account_id: ids.other }),
      };
      assert.ok(
        [200, 201, 204].includes((await service().send(method, target, { bearer: caller.key, json: valid })).status),
      );
      for (const field of Object.keys(body.properties)) {
        const accepts = validate(`${pointer}/properties/${pointerPart(field)}`);
        for (const value of VALUES) {
          const answer = await service().send(method, target, {
            bearer: caller.key,
            json: { ...valid, [field]: value },
          });
          const sentence: string | undefined = answer.status === 422 ? answer.json().errors[field]?.[0] : undefined;
          const isAboutFacts = sentence !== undefined && FACTS.test(sentence);
          const what = `${field} ${JSON.stringify(value).slice(0, 40)}: ${sentence ?? answer.status}`;
          if (!isAboutFacts) assert.is(sentence === undefined, accepts(value), what);
        }
      }
    });
  }

  // What an upload refuses depends on the file, too.
  for (const { method, path, query = {} } of securedRoutes.filter(({ upload }) => upload === undefined)) {
    for (const name of Object.keys(query)) {
      test(`${method} ${path} refuses ${name} exactly when the document does`, async () => {
        const document = await read();
        const validate = documentValidators(document);
        const parameters = document.paths[path]?.[method.toLowerCase()]?.parameters ?? [];
        const index = parameters.findIndex((parameter) => parameter.name === name);
        const accepts = validate(`#/paths/${pointerPart(path)}/get/parameters/${index}/schema`);
        const { caller } = await stage(service());
        const target = path.replace('{id}', String(await anImport(service(), caller)));
        const rest = path === '/v1/connectable-banks' ? '&provider=simplefin&country=US' : '';
        const others = rest.replace(new RegExp(`&${name}=[^&]*`), '');
        for (const text of TEXTS) {
          const value = encodeURIComponent(text);
          const { status } = await caller.get(`${target}?${encodeURIComponent(name)}=${value}${others}`);
          const read = readAs(parameters[index]?.schema.type, text);
          const isUnknown = (name === 'base-fiat' && text === 'XXQ') || name === 'country';
          if (!isUnknown) assert.is(status === 200, accepts(read), `${text.slice(0, 40)}: ${status}`);
        }
      });
    }
  }
};

/** Bodies that work where the example names what is not there. */
const VALID = new Map<string, object>([
  ['/v1/account-merges', { dry_run: true }],
  ['/v1/connections/{id}/complete', {}],
  ['/v1/connections/{id}/accounts', { accounts: [] }],
  ['/v1/bills', { name: 'x', amount: 1, cycle: 'monthly' }],
  ['/v1/bills/{id}', {}],
  ['/v1/bills/{id}/corrections', { kind: 'confirmed' }],
]);

async function idFor(path: string, caller: Caller, ids: Ids): Promise<number> {
  if (path.endsWith('/complete')) return aConsent(caller);
  if (path.startsWith('/v1/connections')) return aConnection(caller);
  if (path.startsWith('/v1/bills')) return ids.bill;
  return path.includes('accounts') ? ids.account : ids.transaction;
}

/** Sentences about stored or known things, which no schema can express. */
const FACTS =
  /is not a setup token|must be one of your bank accounts|must be that of another account|must be the id of an existing category|ISO 4217|exchange rate|past ±|ids of expenses|does not go with/;

const SHAPES = [null, true, 0, 1, -1, 1.5, Number.MAX_SAFE_INTEGER, 2 ** 53, -(2 ** 53), [], {}, [1], '', ' '];
const LENGTHS = [64, 65, 255, 256, 500, 501, 5_000, 5_001];
const WORDS =
  '2026-03-05 1900-01-01 1899-12-31 2026-02-30 2026-3-5 EUR eur EURO XXQ checking income expense category bank x';
const INTEGERS = '0 1 30 31 -1 1.5 01 9007199254740991 9007199254740992 999999999999999999999999999999';

const VALUES: readonly unknown[] = [...SHAPES, ...LENGTHS.map((length) => '🐙'.repeat(length)), ...WORDS.split(' ')];

const TEXTS = ['', 'x'.repeat(500), 'x'.repeat(501)].concat(WORDS.split(' '), INTEGERS.split(' '));

function readAs(type: unknown, text: string): unknown {
  if (type === 'array') return text === '' ? [] : text.split(',');
  return type === 'integer' && /^-?(0|[1-9]\d*)$/.test(text) ? Number(text) : text;
}

interface Ids {
  readonly account: number;
  readonly other: number;
  readonly transaction: number;
  readonly bill: number;
}

async function stage(service: HttpService): Promise<{ caller: Caller; ids: Ids }> {
  const caller = await service.newCaller();
  const ids = await service.prepare(async (stores) => {
    const account = await aManualAccount(stores, caller.userId);
    return {
      account: account.id,
      other: (await aManualAccount(stores, caller.userId)).id,
      transaction: await aPossibleDuplicate(stores, account),
      bill: (await stores.bills.add(newBill(caller.userId))).id,
    };
  });
  return { caller, ids };
}
