import { setTimeout as delay } from 'node:timers/promises';
import { complaintsAbout, postmasterPid } from './check.ts';
import { connectFeed } from './feed-stream.ts';
import type { Ledger, Write } from './ledger.ts';
import { startService } from './service.ts';
import { type Stage, untilReady } from './stage.ts';
import { streamsOf } from './streams.ts';

export type Victim = 'service' | 'postmaster' | 'both';
const VICTIMS: readonly Victim[] = ['service', 'postmaster', 'both'];

export interface RoundResult {
  readonly victim: Victim;
  readonly afterMs: number;
  /** How long it took until the service was ready again. */
  readonly recoveredMs: number;
  readonly complaints: readonly string[];
}

/** A little of the writing comes before, and a little after a killed database. */
const EARLIEST_MS = 150;
const LATEST_MS = 1_500;
const AFTERWARDS_MS = 300;
const LOOK_EVERY_MS = 20;

/** Writes, kills at a random moment, brings everything back, and compares what is stored with what was acknowledged. */
export async function killRound(stage: Stage, name: string, random: () => number): Promise<RoundResult> {
  const victim = VICTIMS[Math.floor(random() * VICTIMS.length)] ?? 'both';
  const afterMs = Math.round(EARLIEST_MS + random() * (LATEST_MS - EARLIEST_MS));
  const stop = new AbortController();
  const streams = streamsOf(stage.client, stage.accounts, stage.ledger, name);
  const feed = await connectFeed(stage, name);
  const writing = Promise.all([streams.run(stop.signal), feed.run(stop.signal)]);
  await delay(afterMs);
  while (!hasSomeOfEach(stage.ledger)) await delay(LOOK_EVERY_MS);
  const killedAt = performance.now();
  const formerServer = postmasterPid(stage.dataDir);
  if (formerServer === undefined) throw new Error(`No PostgreSQL runs on ${stage.dataDir}.`);
  if (victim !== 'service') process.kill(formerServer, 'SIGKILL');
  if (victim !== 'postmaster') {
    await stage.service.kill('SIGKILL');
    stage.service = await startService(stage.dataDir, stage.bank);
  }
  // The killed server's processes answer for a moment longer.
  if (victim !== 'service') {
    while (postmasterPid(stage.dataDir) === formerServer) {
      // A service gives up when its server ends again and again within a minute. Its manager starts it anew.
      if (stage.service.child.exitCode !== null) stage.service = await startService(stage.dataDir, stage.bank);
      await delay(LOOK_EVERY_MS);
    }
  }
  await untilReady(stage);
  const recoveredMs = Math.round(performance.now() - killedAt);
  await delay(AFTERWARDS_MS);
  stop.abort();
  await writing;
  const before = await complaintsAbout(stage.dataDir, stage.ledger, stage.accounts);
  // A create that got no answer is sent again with its key, and must then be there once.
  await streams.settle();
  await feed.settle();
  const after = await complaintsAbout(stage.dataDir, stage.ledger, stage.accounts);
  return { victim, afterMs, recoveredMs, complaints: [...before, ...after] };
}

/** A slow machine is killed later: what was never acknowledged cannot be lost. */
function hasSomeOfEach(ledger: Ledger): boolean {
  const writes = [...ledger.values()];
  const has = (source: Write['source']) => writes.some((one) => one.state === 'acknowledged' && one.source === source);
  return has('create') && has('feed') && writes.some(({ deletion }) => deletion === 'acknowledged');
}
