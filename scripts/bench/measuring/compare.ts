import type { Bench } from '../bench.ts';
import type { Server } from '../servers/servers.ts';
import { type LoadRequest, type Measurement, measureLoad } from './load.ts';

/** A server and what it is asked for. */
export interface Contender {
  readonly server: Server;
  readonly requests: readonly LoadRequest[];
  /** The status of every response; 200 if left out. */
  readonly status?: number;
}

/** What two contenders did, round by round. */
export interface Rounds {
  readonly ours: readonly Measurement[];
  readonly theirs: readonly Measurement[];
}

/** How long to measure. */
export const PACE = { rounds: 7, seconds: 0.7, warmUpSeconds: 0.8 };

/** Warms both contenders up and measures them in turns. */
export async function compare({ database, progress }: Bench, title: string, ours: Contender, theirs: Contender) {
  const measure = ({ server, requests, status = 200 }: Contender, seconds: number, round: number) => {
    const order = { server, requests: startingAt(requests, round / PACE.rounds), seconds, status };
    return measureLoad(order, database.postgres.pid);
  };
  return progress.step(title, async (): Promise<Rounds> => {
    await measure(ours, PACE.warmUpSeconds, 0);
    await measure(theirs, PACE.warmUpSeconds, 0);
    return inTurns(
      (round) => measure(ours, PACE.seconds, round),
      (round) => measure(theirs, PACE.seconds, round),
      PACE.rounds,
    );
  });
}

/**
 * Measures both, `rounds` times. Every other round goes in the opposite order (A B, B A, A B, …), so that a machine
 * that gets slower or faster meanwhile favours neither.
 */
export async function inTurns(
  measureOurs: (round: number) => Promise<Measurement>,
  measureTheirs: (round: number) => Promise<Measurement>,
  rounds: number,
): Promise<Rounds> {
  const [ours, theirs]: [Measurement[], Measurement[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) ours.push(await measureOurs(round));
    theirs.push(await measureTheirs(round));
    if (round % 2 === 1) ours.push(await measureOurs(round));
  }
  return { ours, theirs };
}

/** All items, beginning at a share (0 to 1) of the way: no round repeats the requests of the one before. */
function startingAt<Item>(items: readonly Item[], share: number): readonly Item[] {
  const start = Math.floor(items.length * share);
  return [...items.slice(start), ...items.slice(0, start)];
}
