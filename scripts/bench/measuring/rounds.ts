import type { Measurement } from './measurement.ts';

/** The measurements of each contender, one per round. */
export type Rounds<Name extends string> = Readonly<Record<Name, readonly Measurement[]>>;

/**
 * Measures contenders in turns, `rounds` times each. Every other round goes in the opposite order, so that a machine
 * that gets slower or faster meanwhile favours none of them.
 */
export async function inTurns<Name extends string>(
  contenders: Readonly<Record<Name, (round: number) => Promise<Measurement>>>,
  rounds: number,
  show: (done: number, total: number) => void,
): Promise<Rounds<Name>> {
  const names = Object.keys(contenders) as Name[];
  const measured = Object.fromEntries(names.map((name) => [name, [] as Measurement[]])) as Record<Name, Measurement[]>;
  let done = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      measured[name].push(await contenders[name](round));
      show(++done, rounds * names.length);
    }
  }
  return measured;
}
