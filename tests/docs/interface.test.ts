import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as errorCodes from '../../adapters/mcp/protocol/error-codes.ts';
import * as jsonRpc from '../../adapters/mcp/protocol/json-rpc.ts';
import { STATELESS_VERSION, SUPPORTED_VERSIONS } from '../../adapters/mcp/protocol/protocol-version.ts';
import type { Tool } from '../../adapters/mcp/tool.ts';
import { TOOLS } from '../../adapters/mcp/tools.ts';
import type { Route } from '../../adapters/rest/endpoint/route.ts';
import { RESOURCE_SCHEMAS } from '../../adapters/rest/openapi/resource-schemas.ts';
import { ACCOUNT_TYPES } from '../../domain/ledger/bank-account.ts';
import { routes } from '../rest/route-table.ts';
import { assertNone } from '../support/assertions.ts';
import { codesOf, numberedText, tablesOf } from './markdown.ts';
import { projectText } from './project-files.ts';

const SPECIFICATION = projectText('docs/interface.md');
const CONTRACT = projectText('docs/contract.md');

const objects = suite('the objects of the interface');

const OBJECTS = { '2.1': 'Transaction', '2.2': 'Category', '2.3': 'BankAccount', '2.4': 'TransactionPage' } as const;

for (const [rule, name] of Object.entries(OBJECTS) as [
  keyof typeof OBJECTS,
  (typeof OBJECTS)[keyof typeof OBJECTS],
][]) {
  objects(`specification ${rule} has the fields of ${name}, in their order`, () => {
    const [table] = tablesOf(numberedText(SPECIFICATION, rule));
    assert.equal(firstCodes(table), Object.keys(RESOURCE_SCHEMAS[name].properties));
  });
}

objects('contract 3.1 has the fields of a bank', () => {
  const [table] = tablesOf(numberedText(CONTRACT, '3.1'));
  assert.equal(firstCodes(table), Object.keys(RESOURCE_SCHEMAS.Bank.properties));
});

objects('contract 3.3 has the types of accounts', () => {
  const [, list = ''] = /one of ([\s\S]*?)\./.exec(numberedText(CONTRACT, '3.3')) ?? [];
  assert.equal(list.split(/,\s+|\s+and\s+/), ACCOUNT_TYPES);
});

objects('the examples of a transaction and of a conversion have the fields of their schemas', () => {
  const transaction = firstExample(numberedText(SPECIFICATION, '2.1'));
  assert.equal(Object.keys(transaction), RESOURCE_SCHEMAS.Transaction.required);
  const conversion = firstExample(numberedText(CONTRACT, '2.6'));
  assert.equal(Object.keys(conversion), Object.keys(RESOURCE_SCHEMAS.Conversion.properties));
});

const operations = suite('the operations of the interface');

operations('specification 4 lists every operation of the REST interface, with its scope', () => {
  const [table = []] = tablesOf(numberedText(SPECIFICATION, '4'));
  const listed = table.flatMap(([operation = '', , scope = '']) =>
    codesOf(operation).map((code) => `${code} ${codesOf(scope)[0]}`),
  );
  const served = routes.filter(({ path }) => path.startsWith('/v1/'));
  assert.equal(
    listed.filter((operation) => operation.includes(' /v1/')).toSorted(),
    served.map((route) => `${operationOf(route)} ${route.scope}`).toSorted(),
  );
});

operations('specification 4.11 lists every operation that needs no credential', () => {
  const [table] = tablesOf(numberedText(SPECIFICATION, '4.11'));
  const open = routes.filter(({ scope }) => scope === null).map(operationOf);
  assert.ok(open.length > 3);
  assertNone(open.filter((operation) => !firstCodes(table).includes(operation)));
});

for (const route of routes.filter(({ path }) => path.startsWith('/v1/') && !path.includes('categories'))) {
  operations(`the rule of ${operationOf(route)} has its parameters and fields`, () => {
    const text = numberedText(SPECIFICATION, ruleOf(operationOf(route)));
    const names = Object.keys(route.query ?? route.body?.properties ?? {});
    const table = tablesOf(text).find((rows) => names.length > 1 && firstCodes(rows)[0] === names[0]);
    if (table === undefined) assertNone(names.filter((name) => !codesOf(text).includes(name)));
    else assert.equal(firstCodes(table), names);
  });
}

for (const route of routes.filter(({ body }) => (body?.required ?? []).length > 0)) {
  operations(`the rule of ${operationOf(route)} says which fields are required`, () => {
    const [table = []] = tablesOf(numberedText(SPECIFICATION, ruleOf(operationOf(route))));
    const required = table.filter(([, , isRequired]) => isRequired === 'yes');
    assert.equal(firstCodes(required).toSorted(), [...(route.body?.required ?? [])].toSorted());
  });
}

const tools = suite('the tools of the interface');

tools('specification 4.10 has every tool, in its order', () => {
  assert.equal(
    [...numberedText(SPECIFICATION, '4.10').matchAll(/^#### (\w+)$/gm)].map(([, name]) => name),
    TOOLS.map(({ name }) => name),
  );
});

for (const tool of TOOLS) {
  const [args = [], members = []] = tablesOf(toolText(tool));

  tools(`the arguments of ${tool.name} are those of its schema, with their defaults`, () => {
    const documented = args.map(([name = '', , fallback = '']) => [codesOf(name)[0], fallback.replaceAll('`', '')]);
    const actual = Object.entries(tool.inputSchema.properties).map(([name, schema]) => [name, defaultOf(schema)]);
    assert.equal(documented, actual);
  });

  tools(`the members of the structured content of ${tool.name} are those of its schema`, () => {
    const common = new Set(['left_out', 'stale_rates', 'hidden_accounts']);
    const properties = Object.keys(tool.outputSchema['properties'] ?? {});
    assert.equal(
      members.flatMap(([names = '']) => codesOf(names)).toSorted(),
      properties.filter((name) => !common.has(name)).toSorted(),
    );
  });
}

tools('specification 7.2 has every error code', () => {
  const [table = []] = tablesOf(numberedText(SPECIFICATION, '7.2'));
  const codes = Object.values({ ...jsonRpc, ...errorCodes }).filter((value) => typeof value === 'number');
  assert.equal(table.map(([code = '']) => code).toSorted(), codes.map(String).toSorted());
});

tools('specification 9.2 has the versions of the protocol', () => {
  const seen = codesOf(numberedText(SPECIFICATION, '9.2')).filter((code) => /^\d{4}-/.test(code));
  assert.equal(seen, [STATELESS_VERSION, ...SUPPORTED_VERSIONS]);
});

function firstCodes(table: readonly (readonly string[])[] = []): readonly string[] {
  return table.flatMap(([cell = '']) => codesOf(cell));
}

function firstExample(markdown: string): object {
  return JSON.parse(/```json\n([\s\S]*?)```/.exec(markdown)?.[1] ?? '');
}

function operationOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

/** The number of the rule whose title is the operation. */
function ruleOf(operation: string): string {
  const [number] = SPECIFICATION.split('\n').flatMap((line) =>
    line.startsWith('### ') && line.endsWith(` ${operation}`) ? [line.split(' ')[1] ?? ''] : [],
  );
  return number ?? `rule for ${operation}`;
}

function toolText({ name }: Tool): string {
  const [, text = ''] = numberedText(SPECIFICATION, '4.10').split(`#### ${name}\n`);
  return text.split('\n#### ')[0] ?? '';
}

/** A default that moves with the day is in the description, as `(default: today)`. */
function defaultOf(schema: object): string {
  if ('default' in schema) return String(schema.default);
  const described = 'description' in schema ? /\(default: (.*)\)/.exec(String(schema.description)) : null;
  return described?.[1] ?? '';
}

objects.run();
operations.run();
tools.run();
