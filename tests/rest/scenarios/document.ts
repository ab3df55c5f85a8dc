import type { ValidateFunction } from 'ajv/dist/2020.js';
import * as assert from 'uvu/assert';
import type { Content, OpenApiDocument, Operation } from '../../../adapters/rest/openapi/document.ts';
import { exampleOf } from '../../../adapters/rest/openapi/schema-example.ts';
import packageFacts from '../../../package.json' with { type: 'json' };
import { assertNone } from '../../support/assertions.ts';
import type { HttpAnswer } from '../../support/service/http-client.ts';
import { BASE_URL, type HttpService } from '../../support/service/http-service.ts';
import { closed, documentValidators, pointerPart } from '../document-validators.ts';
import { routes } from '../route-table.ts';
import type { Scenarios } from '../scenarios.ts';

/**
 * The document describes everything that the service does, and nothing else: it is compared with all answers of all
 * other tests.
 */
export const documentScenarios: Scenarios = (test, service) => {
  const read = async (): Promise<OpenApiDocument> => (await service().send('GET', '/openapi.json')).json();

  test('it is OpenAPI 3.1, with the public address and the licence of the package', async () => {
    const document = await read();
    assert.is(document.openapi, '3.1.0');
    assert.is(document.info.license.identifier, packageFacts.license);
    assert.equal(document.servers, [{ url: BASE_URL }]);
  });

  test('it has all routes and no others', async () => {
    const { paths } = await read();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    assert.equal(described.sort(), routes.map(({ method, path }) => `${method} ${path}`).sort());
  });

  test('its references resolve, and its operation ids are unique', async () => {
    const document = await read();
    const names = Object.keys(document.components.schemas);
    for (const [, name] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      assert.ok(names.includes(name ?? ''), name);
    }
    const ids = operationsOf(document).map(({ operation }) => operation.operationId);
    assert.is(new Set(ids).size, ids.length);
  });

  test('its schemas use only standard keywords and formats', async () => {
    // An example may have a member that is called like a keyword.
    const text = JSON.stringify(await read(), (key, value) => (/^examples?$/.test(key) ? undefined : value));
    assert.not.match(text, /"x-/);
    for (const [, format = ''] of text.matchAll(/"format":"([^"]+)"/g)) {
      assert.ok(['date', 'date-time', 'uri', 'uuid'].includes(format), format);
    }
  });

  test('its examples satisfy its schemas', async () => {
    const document = await read();
    const validate = documentValidators(closed(document));
    for (const { what, pointer, content } of contentsOf(document)) {
      if (content.schema === undefined || !('example' in content)) continue;
      const valid = validate(`${pointer}/schema`);
      assert.ok(valid(content.example), `${what}: ${problemsOf(valid)}`);
    }
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      const valid = validate(`#/components/schemas/${name}`);
      assert.ok(valid(exampleOf(schema, document.components.schemas)), `${name}: ${problemsOf(valid)}`);
    }
  });

  test('it describes every answer: status, media type, headers and body', async () => {
    const document = await read();
    const validate = documentValidators(closed(document));
    let checked = 0;
    for (const answer of service().answers) {
      const found = operationOf(document, answer);
      if (found === undefined) continue;
      const described = found.operation.responses[answer.status];
      const what = `${answer.method} ${found.path} ${answer.status}`;
      assert.ok(described, `${what} is not described`);
      for (const name of Object.keys(described?.headers ?? {})) {
        if (name !== 'Idempotency-Replayed') assert.ok(answer.headers.has(name), `${what} lacks ${name}`);
      }
      const content = described?.content ?? {};
      const type = answer.headers.get('content-type')?.split(';')[0];
      if (answer.text === '') {
        assert.not.ok('application/json' in content, `${what} had no body`);
      } else {
        assert.ok(type !== undefined && type in content, `${what} was ${type}`);
      }
      if (type === 'application/json') {
        const pointer = `#/paths/${pointerPart(found.path)}/${answer.method.toLowerCase()}/responses/${answer.status}`;
        const valid = validate(`${pointer}/content/application~1json/schema`);
        assert.ok(valid(answer.json()), `${what}: ${problemsOf(valid)} in ${answer.text.slice(0, 400)}`);
      }
      checked += 1;
    }
    assert.ok(checked > 500, `only ${checked} answers`);
  });

  test('every status that it describes occurred', async () => {
    const document = await read();
    const seen = new Set<string>();
    for (const answer of service().answers) {
      const found = operationOf(document, answer);
      if (found) seen.add(`${answer.method} ${found.path} ${answer.status}`);
    }
    const described = operationsOf(document).flatMap(({ method, path, operation }) =>
      Object.keys(operation.responses).map((status) => `${method.toUpperCase()} ${path} ${status}`),
    );
    assertNone(described.filter((each) => !seen.has(each)));
  });

  test('answers to requests that it does not describe were errors of the common form', async () => {
    const document = await read();
    const valid = documentValidators(closed(document))('#/components/schemas/Error');
    const others = service().answers.filter((answer) => operationOf(document, answer) === undefined);
    for (const answer of others) {
      if (answer.method === 'OPTIONS' || answer.method === 'HEAD') continue;
      assert.ok([404, 405].includes(answer.status), `${answer.method} ${answer.path} ${answer.status}`);
      assert.ok(valid(answer.json()), answer.text);
    }
    assert.ok(others.length > 0);
  });

  test('every parameter and every body field that it describes is validated', async () => {
    const document = await read();
    for (const { method, path, operation } of operationsOf(document)) {
      for (const { name, in: place } of operation.parameters ?? []) {
        if (place !== 'query') continue;
        const target = `${path.replace('{id}', '1')}?${encodeURIComponent(name)}=%00`;
        const status = await statusOf(service(), method, target);
        assert.ok([400, 422].includes(status), `${path} ${name}: ${status}`);
      }
      const schema = operation.requestBody?.content['application/json']?.schema;
      const body =
        schema && '$ref' in schema
          ? document.components.schemas[(schema.$ref ?? '').split('/').at(-1) ?? '']
          : undefined;
      if (body === undefined || !('properties' in body)) continue;
      for (const field of Object.keys(body.properties)) {
        const errors = await errorsOf(service(), method, path, { [field]: {} });
        assert.ok(field in errors, `${path} ${field}`);
      }
    }
  });

  test('every error that it describes has an example, which occurred exactly like that', async () => {
    const document = await read();
    const seen = new Set<string>();
    for (const answer of service().answers) {
      const found = operationOf(document, answer);
      if (found === undefined || !answer.headers.get('content-type')?.startsWith('application/json')) continue;
      seen.add(`${answer.method} ${found.path} ${answer.status} ${withoutRequestId(answer.json())}`);
    }
    // Readiness is a 503 too, but its body depends on what is wrong.
    const errors = contentsOf(document).filter(({ status, what }) => status >= 400 && what !== 'GET /ready 503');
    assert.ok(errors.length > 40);
    for (const { what, content } of errors) {
      const example = `${what} ${withoutRequestId(content.example)}`;
      assert.ok(seen.has(example), `${example} was never an answer`);
    }
  });
};

interface Placed {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

function operationsOf({ paths }: OpenApiDocument): readonly Placed[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

function operationOf(document: OpenApiDocument, answer: HttpAnswer): Placed | undefined {
  const asked = answer.path.split('?')[0]?.replace(/^\/app(?=\/|$)/, '') || '/';
  return operationsOf(document).find(
    ({ method, path }) =>
      method.toUpperCase() === answer.method && new RegExp(`^${path.replace('{id}', '[^/]+')}$`).test(asked),
  );
}

function problemsOf(validate: ValidateFunction): string {
  return JSON.stringify(validate.errors?.map(({ instancePath, message, params }) => [instancePath, message, params]));
}

/** A media type of a response, with its place in the document. */
interface PlacedContent {
  /** Method, path and status. */
  readonly what: string;
  readonly status: number;
  readonly pointer: string;
  readonly content: Content[string];
}

/** The JSON bodies of all responses. */
function contentsOf(document: OpenApiDocument): readonly PlacedContent[] {
  return operationsOf(document).flatMap(({ method, path, operation }) =>
    Object.entries(operation.responses).flatMap(([status, { content }]) => {
      const json = content?.['application/json'];
      const pointer = `#/paths/${pointerPart(path)}/${method}/responses/${status}/content/application~1json`;
      const what = `${method.toUpperCase()} ${path} ${status}`;
      return json === undefined ? [] : [{ what, status: Number(status), pointer, content: json }];
    }),
  );
}

function withoutRequestId(body: unknown): string {
  return JSON.stringify({ ...Object(body), request_id: undefined });
}

async function statusOf(service: HttpService, method: string, target: string): Promise<number> {
  const caller = await service.newCaller();
  return (await service.send(method.toUpperCase(), target, { bearer: caller.key })).status;
}

async function errorsOf(service: HttpService, method: string, path: string, json: object): Promise<object> {
  const caller = await service.newCaller();
  const target = path.replace('{id}', '1');
  return (await service.send(method.toUpperCase(), target, { bearer: caller.key, json })).json().errors;
}
