import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Import, importCircles, importsBelow } from '../../tests/support/files/imports.ts';
import { filesWithReaches } from './reaches.ts';

/** One measure of the house. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** The most that is allowed; `undefined` for what is only worth knowing. */
  readonly limit: number | undefined;
  /** What is over the limit, or else the largest, each with its own measure. */
  readonly examples: readonly string[];
}

/**
 * What features have added since the house was whole at 60,000 and 57,000 lines
 * (docs/decisions/the-house-grows-by-feature.md).
 */
const GROWTH: Readonly<Record<string, readonly [production: number, tests: number]>> = {
  'Bills that keep nobody waiting, and why something is one': [350, 300],
  'Corrections of bills': [2_000, 1_380],
  'Refunds and their purchases': [220, 400],
  'The largest of many transactions': [60, 80],
  'Accounts that come back, the bank’s balance, and debts': [895, 590],
  'Corrections that outlive an undone import': [230, 200],
  'Statements that join, and balances that do not fit': [577, 483],
  'Recurring income, and a calendar of it': [680, 300],
  'Who was paid, what was booked and which currency, in more statement files': [420, 200],
  'Categories by country': [120, 60],
  'Transactions as a view': [90, 60],
  'A detection that judges only what is new': [180, 150],
  'SimpleFIN servers of one’s own network': [40, 40],
  'Bills of whoever is called like a broker': [125, 60],
  'Statement files in archives': [375, 295],
  'Bills that pause, move or fall on days of rest': [165, 95],
  'Names in the wordings of more banks': [405, 97],
  'Browser tests that walk and load less': [0, 53],
  'Databases of tests that are copied from a migrated one': [0, 20],
  'Passwords of tests at a fortieth of their cost': [0, 18],
  'Searches for what a category is called': [20, 20],
  'Excel workbooks': [660, 270],
  'A watched folder': [525, 330],
  'Bills of more transactions than are looked at': [145, 48],
  'Possible duplicates, and the days of two sources': [1_319, 1_411],
  CODA: [480, 30],
  'Parts of splits in QIF': [55, 10],
  'Currencies, gaps, ghosts and killed fetches of bank feeds': [975, 2_730],
  'Many statement files at once on the page, and questions about them': [1_130, 430],
  'Accounts that are one, and two again': [1_730, 890],
  'Card repayments without their card': [110, 60],
  'Notes of other programs, and books that cannot be read': [45, 60],
  'Renewals that come twice': [75, 115],
  'A consent page that says who asks': [53, 160],
  'Strangers who ask for approvals': [200, 208],
  'Failed sign-ins in the log': [40, 34],
  'Passwords that are tried first': [45, 60],
  'A warning of plain http': [20, 20],
  'Floods that shut nobody out': [70, 90],
  'A proxy that is not counted': [40, 44],
  'What statement files leave open, for programs': [145, 75],
  'Notes below tables, signs by categories, and tables of any shape': [120, 40],
};

function grown(start: number, kind: 0 | 1): number {
  return Object.values(GROWTH).reduce((sum, lines) => sum + lines[kind], start);
}

/** The limits that the project holds itself to (CONTRIBUTING.md). */
export const LIMITS = {
  productionLines: grown(59_940, 0),
  testLines: grown(57_000, 1),
  functionLines: 60,
  filesInFolder: 20,
  registrations: 3,
} as const;

const PRODUCTION = ['domain', 'application', 'adapters', 'config'];
const CODE = [...PRODUCTION, 'scripts'];

interface Sized {
  readonly path: string;
  readonly size: number;
}

/** Measures the project in the folder `root`. */
export function measureHouse(root: string): readonly Figure[] {
  const files = [...CODE, 'tests'].flatMap((folder) => filesBelow(root, folder));
  const sized = (suffix: string): readonly Sized[] =>
    files.filter((path) => path.endsWith(suffix)).map((path) => ({ path, size: linesOf(root, path) }));
  const sources = sized('.ts');
  const production = sources.filter(({ path }) => isBelow(path, PRODUCTION) && !isWords(path));
  const tests = sources.filter(({ path }) => isBelow(path, ['tests']) && !path.includes('evaluation'));
  const imports = importsBelow(root, [...CODE, 'tests']);
  return [
    total('Lines of production code, without word lists', production, LIMITS.productionLines),
    total('Lines of tests, without the evaluation', tests, LIMITS.testLines),
    outliers(`Functions of production code over ${LIMITS.functionLines} lines`, longFunctions(root)),
    outliers(`Folders with over ${LIMITS.filesInFolder} files of their own`, fullFolders(files)),
    outliers('Circles of imports', circles(imports)),
    outliers('Circles of rooms in the domain and the application', circles(betweenRooms(imports))),
    reaches(root),
    registrations(imports),
    counted(
      'Lines of word lists',
      sources.filter(({ path }) => isWords(path)),
    ),
    counted(
      'Lines of migrations, which are SQL',
      sized('.sql').filter(({ path }) => isBelow(path, PRODUCTION)),
    ),
    largest('Lines of the largest file of production code', production),
  ];
}

function counted(name: string, files: readonly Sized[]): Figure {
  return { name, value: sum(files), limit: undefined, examples: [] };
}

/** Whether a figure is over its limit. */
export function isOver({ value, limit }: Figure): boolean {
  return limit !== undefined && value > limit;
}

function total(name: string, sources: readonly Sized[], limit: number): Figure {
  const folders = Map.groupBy(sources, ({ path }) => path.split('/').slice(0, 2).join('/'));
  const sizes = [...folders].map(([path, inFolder]) => ({ path, size: sum(inFolder) }));
  return { name, value: sum(sources), limit, examples: told(sizes).slice(0, 5) };
}

function outliers(name: string, found: readonly Sized[]): Figure {
  return { name, value: found.length, limit: 0, examples: told(found) };
}

function largest(name: string, found: readonly Sized[], limit?: number): Figure {
  return { name, value: Math.max(0, ...found.map(({ size }) => size)), limit, examples: told(found).slice(0, 5) };
}

/** As oxlint counts the lines of a function. */
function longFunctions(root: string): readonly Sized[] {
  const config = fileURLToPath(new URL('oxlint.json', import.meta.url));
  const folders = PRODUCTION.map((name) => join(root, name));
  const { stdout } = spawnSync(join('node_modules', '.bin', 'oxlint'), ['-c', config, '-f', 'json', ...folders], {
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] };
  return diagnostics.map(({ filename, message, labels: [label] }) => ({
    path: `${filename}:${label?.span.line}`,
    size: Number(/has too many lines \((\d+)\)/.exec(message)?.[1]),
  }));
}

interface Diagnostic {
  readonly message: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

/** Bank files of the tests, and the countries of the evaluation, are data: one more is no burden. */
/** Folders of data, however many files they have. */
const DATA = /\/(corpus|countries|categories\/statements|pictures|migrations)\b/;

function fullFolders(files: readonly string[]): readonly Sized[] {
  return [...Map.groupBy(files, dirname)]
    .map(([path, inFolder]) => ({ path, size: inFolder.length }))
    .filter(({ path, size }) => size > LIMITS.filesInFolder && !DATA.test(path));
}

function circles(imports: readonly Import[]): readonly Sized[] {
  return importCircles(imports).map((files) => ({
    path: files.toSorted().join(', '),
    size: files.length,
  }));
}

/** The same imports, as those of one room from another. Halls are rooms too; the list of all use-cases is in none. */
function betweenRooms(imports: readonly Import[]): readonly Import[] {
  const roomOf = (path: string) => /^(?:domain|application)\/(?!use-cases\.ts)(?:[^/]+(?=\/))?/.exec(path)?.[0];
  return imports.flatMap((one) => {
    const [file, target] = [roomOf(one.file), roomOf(one.target)];
    return file === undefined || target === undefined || file === target ? [] : [{ file, target }];
  });
}

/** Places that use what no document of a package or of Node allows. */
function reaches(root: string): Figure {
  const found = [...filesWithReaches(root)].map(([path, { length: size }]) => ({ path, size }));
  return { ...outliers('Uses of undocumented internals', found), value: sum(found) };
}

/** How many files of the rooms and of `config/` import a use-case, which is how adapters come to call it. */
function registrations(imports: readonly Import[]): Figure {
  const isRegister = (path: string) => path.startsWith('config/') || /^application\/.*\/use-cases\.ts$/.test(path);
  const importers = Map.groupBy(
    imports.filter(({ file, target }) => isRegister(file) && /^application\/[^/]+\/[^/]+\.ts$/.test(target)),
    ({ target }) => target,
  );
  const found = [...importers]
    .filter(([path]) => !isRegister(path))
    .map(([path, by]) => ({ path, size: new Set(by.map(({ file }) => file)).size }));
  return largest('Files that a new use-case touches beside its own', found, LIMITS.registrations);
}

function filesBelow(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

function isBelow(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path.startsWith(`${folder}/`));
}

function isWords(path: string): boolean {
  return path.includes('/words/');
}

function linesOf(root: string, path: string): number {
  return readFileSync(join(root, path), 'utf8').split('\n').length - 1;
}

function sum(sources: readonly Sized[]): number {
  return sources.reduce((lines, { size }) => lines + size, 0);
}

function told(found: readonly Sized[]): readonly string[] {
  return found.toSorted((a, b) => b.size - a.size).map(({ path, size }) => `${path} (${size})`);
}
