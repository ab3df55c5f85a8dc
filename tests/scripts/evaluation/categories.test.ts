import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CATEGORY_TREE, uncategorised } from '../../../domain/ledger/category-tree.ts';
import { evaluate } from '../../../scripts/evaluation/categories/evaluate.ts';
import { jsonReport } from '../../../scripts/evaluation/categories/report.ts';
import { judge } from '../../../scripts/evaluation/categories/score.ts';
import {
  countryCodes,
  countryStatements,
  HALVES,
  HANDS,
  type Half,
  parseStatements,
} from '../../../scripts/evaluation/categories/statement-rows.ts';
import { paymentsOfYear } from '../../../scripts/evaluation/categories/year.ts';

const MAIN = new URL('../../../scripts/evaluation/main.ts', import.meta.url).pathname;
const STATEMENTS = new URL('../../../scripts/evaluation/categories/statements/', import.meta.url);
const HEAD = '# Nowhere, EUR, en-GB\n[A bank | date=Day | description=Text | amount=Sum]\n';

const test = suite('the evaluation of names and categories');

test('every row of a country is judged once, and its learning curve covers half a year', async () => {
  const country = countryStatements('gb');
  const [report] = jsonReport(await evaluate([country]));
  for (const half of HALVES) {
    const { right, open, wrong, unknowable, claimed, names, wellNamed } = report!.halves[half];
    const rows = country.rows.filter((row) => row.half === half);
    assert.is(right + open + wrong + unknowable + claimed, rows.length);
    assert.is(names, rows.filter((row) => row.names.length > 0).length);
    assert.ok(wellNamed <= names);
    const byLayer = Object.values(report!.layers[half]!);
    const sum = (count: 'right' | 'open' | 'wrong') => byLayer.reduce((total, layer) => total + layer[count], 0);
    assert.equal([sum('right'), sum('open'), sum('wrong')], [right, open, wrong]);
    assert.is(report!.layers[half]!['none']!.open, open);
  }
  assert.equal(Object.keys(report!.learning), ['0', '10', '50', '200']);
  for (const { right, payments } of Object.values(report!.learning)) assert.ok(payments > 100 && right <= payments);
});

test('the program prints both halves and, when asked, mistakes, but never a held-out row', () => {
  const { status, stdout } = spawnSync(process.execPath, [MAIN, 'categories', '--country', 'gb', '--mistakes'], {
    encoding: 'utf8',
  });
  assert.is(status, 0);
  const tables = String.raw`^Open rows[\s\S]*^Held-out rows[\s\S]*`;
  assert.match(stdout, new RegExp(`${tables}^Learning:[\\s\\S]*^The third hand[\\s\\S]*${tables}`, 'm'));
  const textsOf = (half: Half) =>
    HANDS.flatMap((hand) => paymentsOfYear(countryStatements('gb', hand), 2))
      .filter(({ row }) => row.half === half)
      .map(({ payee, description }) => `: ${payee} | ${description}\n`);
  assert.ok(textsOf('open').some((text) => stdout.includes(text)));
  assert.not(textsOf('held-out').some((text) => stdout.includes(text)));
});

test('every country has both halves, and the held-out one says so at its top', () => {
  for (const code of countryCodes()) {
    const { rows } = countryStatements(code);
    const open = rows.filter(({ half }) => half === 'open').length;
    assert.ok(rows.length >= 40 && Math.abs(open - rows.length / 2) <= rows.length / 10, code);
    assert.match(readFileSync(new URL(`held-out/${code}.txt`, STATEMENTS), 'utf8'), /^\/\/ Held out/);
  }
  for (const hand of ['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const) {
    for (const code of countryCodes(hand)) {
      const { rows } = countryStatements(code, hand);
      const open = rows.filter(({ half }) => half === 'open').length;
      assert.ok(rows.length >= 8 && Math.abs(open - rows.length / 2) < 2, code);
      assert.match(readFileSync(new URL(`${hand}/held-out/${code}.txt`, STATEMENTS), 'utf8'), /^\/\/ Held out/);
    }
  }
});

test("every category is somebody's, apart from the groups and the uncategorised ones", () => {
  const known = new Set(
    countryCodes().flatMap((code) => countryStatements(code).rows.flatMap((row) => row.categories)),
  );
  const groups = new Set(CATEGORY_TREE.map(({ parentId }) => parentId));
  const missing = CATEGORY_TREE.filter(
    ({ id, type }) => id !== uncategorised(type) && !groups.has(id) && !known.has(id),
  );
  assert.equal(missing, []);
});

test('a year comes out the same every time, and both sides of an own move have the same days and amounts', () => {
  const country = countryStatements('us');
  const year = paymentsOfYear(country, 2);
  assert.equal(year, paymentsOfYear(country, 2));
  const sides = Map.groupBy(
    year.filter(({ row }) => row.link === 'ussav'),
    ({ row }) => row.isMoneyIn,
  );
  const facts = (isMoneyIn: boolean) =>
    sides.get(isMoneyIn)?.map(({ day, amount }) => `${day} ${amount.replace('-', '')}`);
  assert.is(facts(true)?.length, 12);
  assert.equal(facts(true), facts(false));
});

test('a line that is not as the README says is named', () => {
  const refused = (line: string, message: RegExp) =>
    assert.throws(() => parseStatements(`${HEAD}${line}`, 'open'), message);
  refused('12 | -5 | 101 | Shop', /^Line 3 is not a row/);
  refused('12 | -5 | 999 | Shop | SHOP', /^Line 3 has an unknown category/);
  refused('12 | -5 | 101 | Shop | SHOP | Shop', /^Line 3 has a cell that its bank does not print/);
  assert.is(parseStatements(`${HEAD}12 | -5..7 | 101 | Shop | SHOP`, 'open').rows.length, 1);
});

test('the group of a category is right, its neighbour is wrong, and a row that nobody knows stays open', () => {
  const { rows } = parseStatements(`${HEAD}1 | -5 | 103 | Café Müller;Müller | CAFE\n1 | -5 | - |  | X`, 'open');
  const mark = (row: number, categoryId: number, name = '') => judge(rows[row]!, { categoryId, name });
  const seen = [103, 100, 1, 101].map((id) => mark(0, id).category);
  assert.equal(seen, ['right', 'right', 'open', 'wrong']);
  const found = [1, 101].map((id) => mark(1, id).category);
  assert.equal(found, ['unknowable', 'claimed']);
  assert.ok(mark(0, 103, 'CAFE MUELLER GmbH').name);
  assert.not(mark(0, 103, 'Cafe Mueller 0123').name);
  assert.is(mark(1, 1).name, undefined);
});

test.run();
