import { spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const cwd = new URL('../..', import.meta.url).pathname;
const test = suite('files that git tracks');

test('installed packages are not among them, also not as a link to those of another checkout', () => {
  // Checking such a link out would delete the packages that are installed there. Without git nothing is tracked.
  assert.is(spawnSync('git', ['ls-files', 'node_modules'], { cwd, encoding: 'utf8' }).stdout ?? '', '');
});

test('what editors and merges leave behind is not among them', () => {
  const tracked = spawnSync('git', ['ls-files'], { cwd, encoding: 'utf8' }).stdout ?? '';
  assert.equal(
    tracked.split('\n').filter((path) => /(?:\.(?:orig|rej|bak|swp)|~)$/.test(path)),
    [],
  );
});

test.run();
