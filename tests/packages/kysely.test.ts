import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import manifest from '../../package.json' with { type: 'json' };
import { readLockFile } from './lock-file.ts';

const test = suite('kysely');

/** The driver in adapters/mikro-orm/ is handed to the ORM's copy (docs/decisions/a-kysely-driver-of-our-own.md). */
test('is installed once, in the very version that MikroORM pins', () => {
  const { packages } = readLockFile();
  const copies = Object.keys(packages).filter((path) => path.endsWith('node_modules/kysely'));
  assert.equal(copies, ['node_modules/kysely']);
  assert.is(packages['node_modules/kysely']?.version, manifest.dependencies.kysely);
  assert.is(packages['node_modules/@mikro-orm/sql']?.dependencies?.['kysely'], manifest.dependencies.kysely);
});

test.run();
