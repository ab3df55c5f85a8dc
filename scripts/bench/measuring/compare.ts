import type { Bench } from '../bench.ts';
import { type Contender, type Measurement, measureLoad } from './load.ts';

/** What two contenders did in each round. */
export type Rounds = readonly { readonly ours: Measurement; readonly theirs: Measurement }[];

const ROUNDS = 7;
const SECONDS = 0.7;
const WARM_UP_SECONDS = 0.8;

/** Warms both contenders up and measures them in turns. */
export function compare({ database, progress }: Bench, title: string, ours: Contender, theirs: Contender) {
  const measure = (contender: Contender, seconds: number, round: number) => {
    // No round begins with the requests of the one before.
    const start = Math.floor((contender.requests.length * round) / ROUNDS);
    const requests = [...contender.requests.slice(start), ...contender.requests.slice(0, start)];
    return measureLoad({ ...contender, requests }, seconds, database.postgres.pid);
  };
  return progress.step(title, async (): Promise<Rounds> => {
    await measure(ours, WARM_UP_SECONDS, 0);
    await measure(theirs, WARM_UP_SECONDS, 0);
    return inTurns(
      (round) => measure(ours, SECONDS, round),
      (round) => measure(theirs, SECONDS, round),
      ROUNDS,
    );
  });
}

/**
 * Measures both, `rounds` times. Every other round goes in the opposite order (A B, B A, A B, …), so that a machine
 * that gets slower or faster meanwhile favours neither.
 */
export async function inTurns<Figure>(
  measureOurs: (round: number) => Promise<Figure>,
  measureTheirs: (round: number) => Promise<Figure>,
  rounds: number,
): Promise<readonly { readonly ours: Figure; readonly theirs: Figure }[]> {
  const measured: { ours: Figure; theirs: Figure }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const early = round % 2 === 0 ? await measureOurs(round) : undefined;
    const theirs = await measureTheirs(round);
    measured.push({ ours: early ?? (await measureOurs(round)), theirs });
  }
  return measured;
}
