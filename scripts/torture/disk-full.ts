import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { complaintsAbout } from './check.ts';
import { startService } from './service.ts';
import { openStage, untilReady } from './stage.ts';
import { streamsOf } from './streams.ts';

export interface DiskFullResult {
  /** Why the round was not possible; `undefined` if it was. */
  readonly skipped?: string;
  /** Statuses that the service returned while nothing could be written. */
  readonly refusals: ReadonlyMap<number, number>;
  readonly complaints: readonly string[];
}

const SIZE_MEGABYTES = 400;
const WRITES_MS = 2_000;
const FULL_MS = 4_000;

/** Fills the disk of the data while writes come in, frees it, and compares. Needs root, for a small file system. */
export async function diskFullRound(directory: string): Promise<DiskFullResult> {
  mkdirSync(directory, { recursive: true });
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MEGABYTES}m`, 'coffer-torture', directory], {
    encoding: 'utf8',
  });
  if (mount.status !== 0)
    return { skipped: mount.stderr?.trim() || 'mount failed', refusals: new Map(), complaints: [] };
  try {
    return await fillAndFree(directory);
  } finally {
    spawnSync('umount', ['--lazy', directory]);
  }
}

async function fillAndFree(directory: string): Promise<DiskFullResult> {
  const stage = await openStage(join(directory, 'var'));
  const stop = new AbortController();
  const streams = streamsOf(stage.client, stage.accounts, stage.ledger, 'full');
  const writing = streams.run(stop.signal);
  const ballast = join(directory, 'ballast');
  await delay(WRITES_MS);
  fill(directory, ballast);
  await delay(FULL_MS);
  rmSync(ballast);
  // A service whose database could not come back has ended, and said so.
  if (stage.service.child.exitCode !== null) stage.service = await startService(stage.dataDir, stage.bank);
  await untilReady(stage);
  await delay(WRITES_MS);
  stop.abort();
  await writing;
  await streams.settle();
  const complaints = await complaintsAbout(stage.dataDir, stage.ledger, stage.accounts);
  await stage.service.kill('SIGTERM');
  await stage.bank.close();
  const unclear = [...streams.refusals.keys()].filter((status) => status !== 503);
  return {
    refusals: streams.refusals,
    complaints: [
      ...complaints,
      ...unclear.map((status) => `With a full disk the service returned ${status}, not 503.`),
    ],
  };
}

/** Leaves nothing free. */
function fill(directory: string, ballast: string): void {
  const { bavail, bsize } = statfsSync(directory);
  try {
    writeFileSync(ballast, Buffer.alloc(bavail * bsize));
  } catch {
    // The database wrote meanwhile: what fitted has been written.
  }
}
