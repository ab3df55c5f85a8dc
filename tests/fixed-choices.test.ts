import { existsSync, globSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

/** What the project's user has fixed, which no reason of ours gives up (docs/decisions/fixed-choices-stay.md). */

const root = new URL('..', import.meta.url).pathname;

interface House {
  readonly packages: readonly string[];
  readonly exists: (path: string) => boolean;
  /** The text of all TypeScript files below the folders. */
  readonly codeIn: (...folders: readonly string[]) => string;
}

/** Each package with the folders that import it, which say what it is for. */
const PACKAGES: readonly (readonly [name: string, ...folders: string[]])[] = [
  ['inversify', 'config'],
  ['reflect-metadata', 'config'],
  ['koa', 'adapters/http', 'adapters/mcp', 'adapters/rest'],
  ['@koa/router', 'adapters/rest', 'adapters/web'],
  ['koa-bodyparser', 'adapters/http'],
  ['ajv', 'adapters/validation'],
  ['@mikro-orm/core', 'adapters/mikro-orm'],
  ['@mikro-orm/postgresql', 'adapters/mikro-orm'],
  ['uvu', 'tests'],
  ['testcontainers', 'scripts', 'tests'],
];

const TOP_LEVEL = 'package.json tsconfig.json domain application adapters config tests scripts docs'.split(' ');

/** The four ports by name: the file of each, and a promise of both stores. */
const PORTS = [
  ['TransactionRepo', 'transaction-repo'],
  ['AccountRepo', 'account-repo'],
  ['SubscriptionPort', 'subscription-port'],
  ['RateLimiterPort', 'rate-limiter-port'],
] as const;

function missingIn({ packages, exists, codeIn }: House): readonly string[] {
  const imports = (code: string, name: string) =>
    new RegExp(`(?:from|import|import\\() ?['"]${name}(?:/|['"])`).test(code);
  const wiring = codeIn('config');
  return [
    ...PACKAGES.filter(([name]) => !packages.includes(name)).map(([name]) => `${name} is not a package of the project`),
    ...PACKAGES.flatMap(([name, ...folders]) =>
      imports(codeIn(...folders), name) ? [] : [`${name} is not imported below ${folders.join(', ')}`],
    ),
    ...TOP_LEVEL.filter((path) => !exists(path)).map((path) => `${path} is gone`),
    ...PORTS.flatMap(([port, file]) => [
      ...(exists(`domain/ports/${file}.ts`) ? [] : [`${port} has no file in domain/ports`]),
      ...['adapters/memory', 'adapters/mikro-orm']
        .filter((folder) => !new RegExp(`: ${port}\\b`).test(codeIn(folder)))
        .map((folder) => `${port} has no adapter in ${folder}`),
    ]),
    ...PORTS.slice(2).flatMap(([port]) =>
      codeIn('application').includes(`: ${port}`) ? [] : [`no use-case asks ${port}`],
    ),
    ...(/\bprovide\(container, useCases\./.test(wiring) && /\btoResolvedValue\(/.test(wiring)
      ? []
      : ['use-cases are not resolved through Inversify']),
  ];
}

const facts = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as Record<string, Record<string, string>>;
const texts = new Map<string, string>();
const HOUSE: House = {
  packages: Object.keys({ ...facts['dependencies'], ...facts['devDependencies'] }),
  exists: (path) => existsSync(root + path),
  codeIn(...folders) {
    const files = folders.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }));
    return files.map((file) => texts.get(file) ?? textOf(file)).join('\n');
  },
};

function textOf(file: string): string {
  const text = readFileSync(root + file, 'utf8');
  texts.set(file, text);
  return text;
}

const test = suite('the choices of the project’s user');

test('all of them are kept', () => {
  assert.equal(missingIn(HOUSE), []);
});

for (const [name] of PACKAGES) {
  test(`a house without ${name} is noticed`, () => {
    const without = { ...HOUSE, packages: HOUSE.packages.filter((each) => each !== name) };
    assert.equal(missingIn(without), [`${name} is not a package of the project`]);
  });
}

for (const [port, file] of PORTS) {
  test(`a house without ${port} is noticed, and so is one where a store lacks it`, () => {
    const withoutFile = { ...HOUSE, exists: (path: string) => !path.includes(file) && HOUSE.exists(path) };
    assert.equal(missingIn(withoutFile), [`${port} has no file in domain/ports`]);
    const withoutMemory: House = {
      ...HOUSE,
      codeIn: (...folders) => {
        const code = HOUSE.codeIn(...folders);
        return folders[0] === 'adapters/memory' ? code.replaceAll(`: ${port}`, '') : code;
      },
    };
    assert.equal(missingIn(withoutMemory), [`${port} has no adapter in adapters/memory`]);
  });
}

test('a folder that is gone, and use-cases that are built by hand, are noticed', () => {
  const withoutDomain = { ...HOUSE, exists: (path: string) => path !== 'domain' && HOUSE.exists(path) };
  assert.equal(missingIn(withoutDomain), ['domain is gone']);
  const byHand: House = {
    ...HOUSE,
    codeIn: (...folders) => HOUSE.codeIn(...folders).replaceAll('toResolvedValue(', 'call('),
  };
  assert.equal(missingIn(byHand), ['use-cases are not resolved through Inversify']);
});

test.run();
