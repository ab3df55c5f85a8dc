import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { backupFileStore } from '../../adapters/backup/backup-file-store.ts';
import type { MakeBackupPorts } from '../../application/backups/make-backup.ts';
import { makeDailyBackup } from '../../application/backups/make-daily-backup.ts';
import { backUpIfDue } from '../../config/background/daily-backups.ts';
import { timestampFromMillis } from '../../domain/calendar.ts';
import type { Snapshot, SnapshotPart } from '../../domain/ports/service/snapshots.ts';
import { localDate, timestamp } from '../support/fixtures.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const DAY = localDate('2026-11-22');

function snapshotWith(parts: () => AsyncIterable<SnapshotPart>): Snapshot {
  const tables = [{ name: 'users', columns: ['id'] }];
  return { migrations: [], tables, sequences: {}, approximateBytes: 2, parts };
}

async function* oneUser(): AsyncGenerator<SnapshotPart> {
  yield { table: 'users', rows: 1, text: '1\n' };
}

async function* failing(): AsyncGenerator<SnapshotPart> {
  yield* oneUser();
  throw new Error('The database ended.');
}

/** `isAlone` false plays a process on the same database that makes a backup at this moment. */
function portsWith({ parts = oneUser, isAlone = true } = {}): MakeBackupPorts {
  return {
    snapshots: {
      take: (use) => use(snapshotWith(parts)),
      takeAlone: async (use) => (isAlone ? use(snapshotWith(parts)) : undefined),
    },
    backupFiles: backupFileStore,
    sealer: { keyNames: [] },
    clock: { now: () => timestamp('2026-11-22T03:00:00Z') },
    release: '0.1.0',
  };
}

function newDirectory(...names: readonly string[]): string {
  const directory = join(temporaryDirectory(), 'backups');
  mkdirSync(directory);
  for (const name of names) writeFileSync(join(directory, name), '');
  return directory;
}

const OLD = ['coffer-2026-11-19.backup', 'coffer-2026-11-20.backup', 'coffer-2026-11-21.backup'];

const test = suite('daily backups');

test('the newest stay, and only files that are daily backups go', async () => {
  const directory = newDirectory(...OLD, 'coffer-before-the-move.backup', 'notes.txt');
  const report = await makeDailyBackup(portsWith())({ directory, keep: 2, day: DAY });
  assert.is(report?.path, join(directory, 'coffer-2026-11-22.backup'));
  assert.equal(readdirSync(directory).toSorted(), [
    'coffer-2026-11-21.backup',
    'coffer-2026-11-22.backup',
    'coffer-before-the-move.backup',
    'notes.txt',
  ]);
});

test('a second one on the same day does nothing', async () => {
  const directory = newDirectory();
  const daily = makeDailyBackup(portsWith());
  assert.ok((await daily({ directory, keep: 2, day: DAY })) !== undefined);
  assert.is(await daily({ directory, keep: 2, day: DAY }), undefined);
});

test('nothing is made or removed while another process makes one', async () => {
  const directory = newDirectory(...OLD);
  assert.is(await makeDailyBackup(portsWith({ isAlone: false }))({ directory, keep: 1, day: DAY }), undefined);
  assert.equal(readdirSync(directory).toSorted(), OLD);
});

test('no old backup goes when the new one fails', async () => {
  const directory = newDirectory(...OLD);
  const error = await makeDailyBackup(portsWith({ parts: failing }))({ directory, keep: 1, day: DAY }).catch((e) => e);
  assert.is(error.message, 'The database ended.');
  assert.equal(readdirSync(directory).toSorted(), OLD);
});

test('what a killed process left of a daily backup goes with the next one', async () => {
  const directory = newDirectory('.coffer-2026-11-21.backup.0123abcd.partial', '.mine.partial');
  await makeDailyBackup(portsWith())({ directory, keep: 1, day: DAY });
  assert.equal(readdirSync(directory).toSorted(), ['.mine.partial', 'coffer-2026-11-22.backup']);
});

const due = suite('the hour of daily backups');

/** In the time zone of this machine, as people see it on a clock. */
function at(hour: number, minute: number) {
  const now = timestampFromMillis(new Date(2026, 10, 22, hour, minute).getTime());
  return { now: () => now };
}

async function outcomeAt(hour: number, minute: number, directory: string): Promise<string> {
  const outcomes: string[] = [];
  await backUpIfDue({
    directory,
    keep: 3,
    backups: { makeDailyBackup: makeDailyBackup(portsWith()) },
    clock: at(hour, minute),
    onMade: () => outcomes.push('made'),
    onFailure: (error) => outcomes.push(String(error)),
  });
  return outcomes.join() || 'nothing';
}

due('before three in the morning nothing happens, then one is made, and no other on that day', async () => {
  const directory = newDirectory();
  assert.is(await outcomeAt(0, 0, directory), 'nothing');
  assert.is(await outcomeAt(2, 59, directory), 'nothing');
  assert.is(await outcomeAt(3, 0, directory), 'made');
  assert.is(await outcomeAt(4, 0, directory), 'nothing');
  assert.is(await outcomeAt(23, 59, directory), 'nothing');
  assert.equal(readdirSync(directory), ['coffer-2026-11-22.backup']);
});

due('a service that was off at night makes it as soon as it runs', async () => {
  assert.is(await outcomeAt(17, 30, newDirectory()), 'made');
});

due('a directory that is missing is reported, and nothing is thrown', async () => {
  assert.match(await outcomeAt(3, 0, join(temporaryDirectory(), 'missing')), /cannot be read.*does not exist/);
});

test.run();
due.run();
