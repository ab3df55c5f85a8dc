import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withoutComments } from '../support/files/imports.ts';

const test = suite('where use-cases are named');
const root = new URL('../..', import.meta.url).pathname;

interface UseCase {
  readonly name: string;
  /** Its file, and the list of its subject. */
  readonly own: readonly [file: string, list: string];
}

const texts: ReadonlyMap<string, string> = new Map(
  ['application', 'adapters', 'config'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => [`${folder}/${name}`, withoutComments(readFileSync(`${root}${folder}/${name}`, 'utf8'))] as const),
  ),
);

const useCases: readonly UseCase[] = [...texts].flatMap(([list, text]) =>
  !/^application\/[^/]+\/use-cases\.ts$/.test(list)
    ? []
    : [...text.matchAll(/^import \{ ([^}]+) \} from '\.\/(.+)';$/gm)].flatMap(([, names = '', from = '']) =>
        names.split(', ').map((name) => ({ name, own: [posix.join(posix.dirname(list), from), list] as const })),
      ),
);

/**
 * Other things that share a name with a use-case, the one that is named before there are subjects, and those whose
 * failures the log has.
 */
const EXCEPTIONS = new Map([
  ['signIn', /(?:\/authorization-server|^config\/sign-in|\/sign-in-log)\.ts$/],
  ['signInWithPasskey', /\/sign-in-log\.ts$/],
  ['finishSignIn', /\/sign-in-log\.ts$/],
  ['signUp', /^(?:adapters\/web\/pages|config)\//],
]);

test('each use-case has a file and a place in the list of its subject', () => {
  assert.ok(useCases.length > 100);
  for (const { name, own } of useCases) assert.match(texts.get(own[0]) ?? '', new RegExp(`export function ${name}\\(`));
});

test('interfaces and composition name a use-case only where they call it', () => {
  const named = useCases.flatMap((useCase) =>
    [...texts]
      .filter(([file, text]) => !file.startsWith('application/') && isListed(useCase.name, text))
      .filter(([file]) => EXCEPTIONS.get(useCase.name)?.test(file) !== true)
      .map(([file]) => `${file} names ${useCase.name}`),
  );
  assert.equal(named, []);
});

test('a planted list of use-cases is found, and a call is none', () => {
  assert.ok(isListed('listBills', 'export interface BillPageParts {\n  readonly listBills: ListBills;\n}'));
  assert.ok(isListed('listBills', 'const parts = { listBills: get(useCases.bills).listBills };'));
  assert.not(isListed('listBills', 'const all = await bills.listBills(email);'));
  assert.not(isListed('listBills', "type Reader = Pick<UseCases['bills'], 'listBills'>;"));
});

/** Whether the text names it other than as a member of its subject. */
function isListed(name: string, text: string): boolean {
  return new RegExp(`(?<![.\\w'/-])${name}\\b(?!')`).test(text);
}

test.run();
