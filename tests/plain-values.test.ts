import { globSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { assertNone } from './support/assertions.ts';
import { withoutComments } from './support/files/imports.ts';

/**
 * A value can be copied: `{...value}` has all that the value says. Members that a getter computes and fields that are
 * private are not in a copy, and the compiler does not say so.
 */

const root = new URL('..', import.meta.url).pathname;

/** Objects that do things, with a state that changes while they are looked at. Nobody copies them. */
const MAY_HAVE_GETTERS: ReadonlySet<string> = new Set([
  'adapters/answers/answer-cache.ts',
  'adapters/embedded-postgres/guard.ts',
  'adapters/embedded-postgres/supervisor.ts',
  'adapters/mikro-orm/connection/connection-pool.ts',
  'adapters/mikro-orm/connection/pool-connection.ts',
  'adapters/mikro-orm/postgres-store.ts',
  'adapters/mikro-orm/connection/replicas/replica.ts',
  'config/processes/place.ts',
]);

const GETTER =
  /^\s*(?:static )?(?:get|set) (?:#?\w+|\[.*\])\(|\bObject\.definePropert|\bReflect\.definePropert|\bnew Proxy\b/m;
const CLASS = /^(?:export )?(?:default )?(?:abstract )?class (?<name>\w+)(?<head>[^{]*)\{(?<body>[\s\S]*?)^\}/gm;
const PRIVATE = /^ {2}(?:readonly |static )*#|^ {2}private /m;
const METHOD = /^ {2}(?:async |\*)*(?!constructor\b|get |set |static )[a-zA-Z]\w*(?:<.*>)?\(/m;
const INTERFACE = /^(?:export )?interface (?<name>\w+)[^{]*\{(?<body>[\s\S]*?)^\}/gm;

/** What is wrong with a file; `data` names the interfaces that have no functions. */
function complaintsOf(file: string, text: string, data: ReadonlySet<string>): readonly string[] {
  const code = withoutComments(text);
  const getters = GETTER.test(code) && !MAY_HAVE_GETTERS.has(file) ? [`${file} has a getter`] : [];
  const classes = [...code.matchAll(CLASS)].flatMap(({ groups: { name = '', head = '', body = '' } = {} }) => {
    if (!PRIVATE.test(body)) return [];
    const implemented = /\bimplements (.*)/.exec(head)?.[1] ?? '';
    const hidden = [...implemented.matchAll(/\w+/g)].filter(([one]) => data.has(one)).map(([one]) => one);
    return [
      ...(METHOD.test(body) ? [] : [`${file}: ${name} only holds data, in private fields`]),
      ...hidden.map((one) => `${file}: ${name} implements the data of ${one} by private fields`),
    ];
  });
  return [...getters, ...classes];
}

/** The interfaces whose members are all data. */
function dataInterfacesOf(text: string): readonly string[] {
  return [...withoutComments(text).matchAll(INTERFACE)]
    .filter(({ groups: { body = '' } = {} }) => !/=>|^ {2}\w+\??(?:<.*>)?\(/m.test(body))
    .map(({ groups: { name = '' } = {} }) => name);
}

const sources = globSync(
  ['domain', 'application', 'adapters', 'config'].map((folder) => `${folder}/**/*.ts`),
  {
    cwd: root,
  },
).map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(`${root}${file}`, 'utf8') }));
const allData = new Set(sources.flatMap(({ text }) => dataInterfacesOf(text)));

const values = suite('plain values');

values('no value has getters or private fields, which a copy would not have', () => {
  assert.ok(sources.length > 500);
  assert.ok(['Transaction', 'StatementRow', 'ImportRow', 'ObservedRow'].every((name) => allData.has(name)));
  assert.is(allData.has('TransactionRepo'), false);
  assertNone(sources.flatMap(({ file, text }) => complaintsOf(file, text, allData)));
});

values('every exception from the rule on getters is needed', () => {
  const needed = new Set(sources.filter(({ text }) => GETTER.test(withoutComments(text))).map(({ file }) => file));
  assertNone([...MAY_HAVE_GETTERS].filter((file) => !needed.has(file)));
});

const PLANTED: readonly (readonly [name: string, text: string])[] = [
  [
    'a getter of an object',
    'export function row(): Row {\n  return {\n    get day() {\n      return 1;\n    },\n  };\n}',
  ],
  ['a getter of a class', 'export class Row {\n  get day(): number {\n    return 1;\n  }\n}'],
  ['a property that is defined', "Object.defineProperty(row, 'day', { get: () => 1 });"],
  ['a proxy', 'export const row = new Proxy(kept, { get: () => 1 });'],
  ['a class that holds data alone', 'class Row {\n  readonly #day: number;\n  constructor(day: number) {\n  }\n}'],
  [
    'a class that implements data by private fields',
    'export class KeptRow extends Kept implements Serial, Row {\n  #day = 1;\n  readDay(): number {\n  }\n}',
  ],
];

for (const [name, text] of PLANTED) {
  values(`${name} is found`, () => {
    assert.is(complaintsOf('domain/row.ts', text, new Set(['Row'])).length, 1);
  });
}

values('what does things may have private fields, and comments may speak of getters', () => {
  const counter = '// A getter: get day() {}\nexport class Counter {\n  #count = 0;\n\n  count(): void {\n  }\n}\n';
  assert.equal(complaintsOf('domain/counter.ts', counter, new Set(['Row'])), []);
});

values.run();
