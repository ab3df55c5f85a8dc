import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { backupFileStore } from '../../adapters/backup/backup-file-store.ts';
import { type BackupManifest, BackupRefused } from '../../domain/ports/service/backup-files.ts';
import type { SnapshotPart } from '../../domain/ports/service/snapshots.ts';
import { refused } from '../contracts/refusal.ts';
import { assertNone, pluck } from '../support/assertions.ts';
import { timestamp } from '../support/fixtures.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const MANIFEST: BackupManifest = {
  release: '0.1.0',
  madeAt: timestamp('2026-11-22T03:00:00Z'),
  keyNames: ['0a0b0c0d'],
  migrations: ['20261121-foundation'],
  tables: [
    { name: 'users', columns: ['id', 'email'] },
    { name: 'banks', columns: ['id'] },
  ],
  sequences: { coffer_id: 1007 },
};

const PARTS: readonly SnapshotPart[] = [
  { table: 'users', rows: 2, text: '1\ta@example.test\n2\tb@example.test\n' },
  { table: 'users', rows: 1, text: '3\tc\\nd@example.test\n' },
  { table: 'banks', rows: 1, text: '1\n' },
];

const directory = temporaryDirectory();
let files = 0;
const newPath = () => join(directory, `${(files += 1)}.backup`);
const ignore = () => undefined;

async function* streamed(parts: readonly SnapshotPart[]): AsyncGenerator<SnapshotPart> {
  yield* parts;
}

async function written(): Promise<string> {
  const path = newPath();
  await backupFileStore.write(path, MANIFEST, streamed(PARTS));
  return path;
}

async function read(path: string): Promise<readonly SnapshotPart[]> {
  const parts: SnapshotPart[] = [];
  for await (const part of backupFileStore.parts(path, ignore)) parts.push(part);
  return parts;
}

async function refusalOf(work: () => Promise<unknown>): Promise<string> {
  const error = await refused(work());
  assert.ok(error instanceof BackupRefused, String(error));
  return error.message;
}

const test = suite('backup files');

test('what is read is what was written', async () => {
  const path = newPath();
  const size = await backupFileStore.write(path, MANIFEST, streamed(PARTS));
  assert.is(size, statSync(path).size);
  assert.equal(await backupFileStore.verify(path, ignore), MANIFEST);
  const parts = await read(path);
  const expected = PARTS.map(({ table, rows, text }) => [table, rows, text]);
  assert.equal(pluck(parts, 'table', 'rows', 'text'), expected);
});

test('only the owner can read the file, and nothing else is left in the directory', async () => {
  const path = await written();
  assert.is(statSync(path).mode & 0o777, 0o600);
  assertNone(readdirSync(directory).filter((name) => !/^\d+\.backup$/.test(name)));
});

test('inside is a tar archive in Zstandard, whose tables psql can read', async () => {
  const bytes = readFileSync(await written());
  // Decompressors skip the first and the last frame; that of Node stops at the first.
  const archive = zstdDecompressSync(bytes.subarray(bytes.indexOf(Buffer.from([0x28, 0xb5, 0x2f, 0xfd]))));
  assert.is(archive.subarray(257, 262).toString(), 'ustar');
  assert.ok(archive.includes('users/000001.copy'));
  assert.ok(archive.includes('1\ta@example.test\n2\tb@example.test\n'));
});

test('a file that is there already is not overwritten', async () => {
  const path = newPath();
  writeFileSync(path, 'mine');
  assert.match(await refusalOf(() => backupFileStore.write(path, MANIFEST, streamed(PARTS))), /exists already/);
  assert.is(readFileSync(path, 'utf8'), 'mine');
});

test('a file that is cut off anywhere is refused', async () => {
  const bytes = readFileSync(await written());
  const path = newPath();
  for (let length = 0; length < bytes.length; length += 1) {
    writeFileSync(path, bytes.subarray(0, length));
    assert.match(await refusalOf(() => backupFileStore.verify(path, ignore)), /is not whole|is not a backup/);
  }
});

/** A prime, so that the bits that change vary with the position. */
const STEP = 7;

test('a file with a byte changed is refused', async () => {
  const bytes = readFileSync(await written());
  const path = newPath();
  for (let position = 0; position < bytes.length; position += STEP) {
    const changed = Buffer.from(bytes);
    changed[position] = (changed[position] ?? 0) ^ (1 << (position % 8));
    writeFileSync(path, changed);
    assert.match(
      await refusalOf(() => backupFileStore.verify(path, ignore)),
      /is damaged|is not whole|is not a backup|later release/,
    );
  }
});

test('a file that something was appended to is refused', async () => {
  const path = await written();
  writeFileSync(path, 'x', { flag: 'a' });
  assert.match(await refusalOf(() => backupFileStore.verify(path, ignore)), /is not whole/);
});

test('a foreign file, a directory and a missing file are refused by name', async () => {
  const foreign = newPath();
  writeFileSync(foreign, 'PGDMP and a lot more that some other program wrote for itself');
  assert.is(await refusalOf(() => backupFileStore.verify(foreign, ignore)), `“${foreign}” is not a backup of Coffer.`);
  assert.match(await refusalOf(() => backupFileStore.verify(directory, ignore)), /is a directory/);
  assert.match(await refusalOf(() => backupFileStore.verify(newPath(), ignore)), /does not exist/);
});

test('a file of a later format is refused with what to do', async () => {
  const bytes = readFileSync(await written());
  const path = newPath();
  const format = bytes.indexOf('0001');
  writeFileSync(path, Buffer.concat([bytes.subarray(0, format), Buffer.from('0002'), bytes.subarray(format + 4)]));
  assert.match(
    await refusalOf(() => backupFileStore.verify(path, ignore)),
    /later release of Coffer \(backup format 2; this one reads up to 1\)/,
  );
});

test('rows that fail to come leave no file, and their error comes out as it is', async () => {
  const path = newPath();
  const failure = new Error('The database ended.');
  async function* breaking(): AsyncGenerator<SnapshotPart> {
    yield* PARTS.slice(0, 1);
    throw failure;
  }
  const thrown = await backupFileStore.write(path, MANIFEST, breaking()).catch((error: unknown) => error);
  assert.is(thrown, failure);
  assertNone(readdirSync(directory).filter((name) => name.includes(path.slice(directory.length + 1))));
});

test('a directory that does not exist is refused', async () => {
  const path = join(directory, 'missing', 'x.backup');
  assert.is(
    await refusalOf(() => backupFileStore.write(path, MANIFEST, streamed(PARTS))),
    `“${path}” cannot be written. It, or its directory, does not exist.`,
  );
});

test('progress ends at the size of the file', async () => {
  const path = await written();
  const seen: (readonly [number, number])[] = [];
  await backupFileStore.verify(path, (bytes, size) => seen.push([bytes, size]));
  const { size } = statSync(path);
  assert.ok(seen.length > 0);
  assert.ok(seen.every(([bytes, all]) => bytes <= size && all === size));
});

const fullDisk = suite('backup files on a full disk');
const mountPoint = temporaryDirectory((path) => spawnSync('umount', [path]));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', mountPoint]).status === 0;
const NAME = 'a disk that is full leaves no file behind, and its error names the reason';

async function fillDisk(): Promise<void> {
  const path = join(mountPoint, 'full.backup');
  async function* endless(): AsyncGenerator<SnapshotPart> {
    for (;;) yield { table: 'banks', rows: 1, text: `${randomBytes(30_000).toString('base64')}\n` };
  }
  assert.is(
    await refusalOf(() => backupFileStore.write(path, MANIFEST, endless())),
    `“${path}” cannot be written. There is no space left.`,
  );
  assert.equal(readdirSync(mountPoint), []);
}

// Only root may mount a disk this small.
if (isMounted) fullDisk(NAME, fillDisk);
else fullDisk.skip(NAME, fillDisk);

test.run();
fullDisk.run();
