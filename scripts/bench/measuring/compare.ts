import type { Bench } from '../bench.ts';
import { type Contender, type Measurement, measureLoad } from './load.ts';

/** What two contenders did in each round. */
export type Rounds = readonly { readonly ours: Measurement; readonly theirs: Measurement }[];

/** Warms both contenders up and measures them in turns. */
export function compare({ database, progress, effort }: Bench, title: string, ours: Contender, theirs: Contender) {
  const measure = (contender: Contender, round: number) => {
    // No round begins with the requests of the one before.
    const start = Math.floor((contender.requests.length * round) / effort.rounds);
    const requests = [...contender.requests.slice(start), ...contender.requests.slice(0, start)];
    return measureLoad({ ...contender, requests }, effort.load, database.postgres.pid);
  };
  return progress.step(title, async (): Promise<Rounds> => {
    const [measureOurs, measureTheirs] = [ours, theirs].map((one) => (round: number) => measure(one, round));
    await inTurns(measureOurs!, measureTheirs!, 1);
    return inTurns(measureOurs!, measureTheirs!, effort.rounds);
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
