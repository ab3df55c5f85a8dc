import { throws } from 'node:assert/strict';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TOOLS } from '../../adapters/mcp/tools.ts';
import { compileValidator } from '../../adapters/validation/object-validator.ts';
import type { ObjectSchema } from '../../adapters/validation/schema.ts';
import { routes } from '../rest/route-table.ts';

/** The service trusts its own schemas, and compiles each with the first value: mistakes in them must show here. */
const schemas = suite('schemas that requests are validated by');

const USED: readonly (readonly [user: string, schema: ObjectSchema])[] = [
  ...routes.flatMap(({ operationId, query }) => (query ? [[`query of ${operationId}`, queryOf(query)] as const] : [])),
  ...routes.flatMap(({ operationId, body }) => (body ? [[`body of ${operationId}`, body] as const] : [])),
  ...TOOLS.map(({ name, inputSchema }) => [`arguments of ${name}`, inputSchema] as const),
];

schemas('exist for queries, bodies and arguments', () => {
  for (const what of ['query', 'body', 'arguments']) assert.ok(USED.some(([user]) => user.startsWith(what)));
});

for (const [user, schema] of USED) {
  schemas(`the ${user} has one that compiles`, () => {
    compileValidator(schema)({});
  });

  schemas(`the ${user} has one that follows the meta-schema of JSON Schema 2020-12`, () => {
    const ajv = new Ajv2020();
    assert.equal([ajv.validateSchema(schema), ajv.errorsText()], [true, 'No errors']);
  });
}

schemas('a planted mistake is found', () => {
  const mistaken = { type: 'object', properties: { name: { type: 'string', maxLength: -1 } } } as const;
  assert.is(new Ajv2020().validateSchema(mistaken), false);
  const unknown = { type: 'object', properties: {}, maximum_length: 3 } as unknown as ObjectSchema;
  throws(() => compileValidator(unknown)({}), /maximum_length/);
});

function queryOf(properties: ObjectSchema['properties']): ObjectSchema {
  return { type: 'object', properties };
}

schemas.run();
