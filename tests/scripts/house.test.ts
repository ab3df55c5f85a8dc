import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isOver, LIMITS, measureHouse } from '../../scripts/house/figures.ts';
import { documented, printed } from '../../scripts/house/report.ts';
import { projectText } from '../docs/project-files.ts';
import { pluck } from '../support/assertions.ts';

const house = suite('npm run house');
const folder = mkdtempSync(join(tmpdir(), 'coffer-house-'));

house.after(() => rmSync(folder, { recursive: true }));

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const LONG_FUNCTION = `export function long(): void {\n${'  console.log();\n'.repeat(LIMITS.functionLines)}}\n`;

house('finds what is over a limit, and counts no word list and no evaluation', () => {
  plant('application/trips/go.ts', '');
  plant('scripts/go.ts', '');
  plant('domain/long.ts', LONG_FUNCTION);
  plant('domain/words/names.ts', 'export const NAMES = [\n];\n');
  plant('domain/hall.ts', "import './trips/go.ts';\n");
  plant('domain/trips/go.ts', "import './tickets.ts';\n");
  plant('domain/trips/tickets.ts', "import '../price.ts';\n");
  plant('domain/price.ts', '');
  plant('adapters/reach.ts', 'child.send = () => undefined;\n');
  plant('tests/evaluation.test.ts', '\n'.repeat(500));
  plant('tests/a.test.ts', "import './b.ts';\n");
  plant('tests/b.ts', "import './a.test.ts';\n");
  for (let n = 0; n <= LIMITS.filesInFolder; n += 1) plant(`adapters/full/${n}.ts`, '');
  for (let n = 0; n <= LIMITS.registrations; n += 1)
    plant(`config/${n}.ts`, "import { go } from '../application/trips/go.ts';\n");
  const figures = measureHouse(folder);
  assert.equal(pluck(figures, 'value'), [70, 2, 1, 1, 1, 1, 1, 4, 2, 0, 62]);
  assert.equal(figures.map(isOver), [false, false, true, true, true, true, true, true, false, false, false]);
  assert.match(printed(figures), /✘ Functions .*\n {4}.*domain\/long\.ts:1 \(62\)\n/);
});

house('is within its limits, and described in docs/house.md with them', () => {
  const figures = measureHouse('.');
  assert.equal(pluck(figures.filter(isOver), 'name'), []);
  const table = (page: string) =>
    page
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split('|'))
      .map(([, name, , limit]) => [name, limit]);
  assert.equal(table(projectText('docs/house.md')), table(documented(figures, '')));
});

house.run();
