import { inTurns, type Rounds } from '../measuring/rounds.ts';
import type { LoadRequest } from '../processes/load.ts';
import type { NodeServer } from '../processes/node-server.ts';
import type { Bench } from './bench.ts';

/** A server and what it is asked for. */
export interface Contender {
  readonly server: NodeServer;
  readonly requests: readonly LoadRequest[];
  /** The status of every response; 200 if left out. */
  readonly status?: number;
}

/** Warms all contenders up and measures them in turns. */
export function compare<Name extends string>(
  { meter, pace, progress }: Bench,
  title: string,
  contenders: Readonly<Record<Name, Contender>>,
): Promise<Rounds<Name>> {
  const { connections, seconds, warmUpSeconds, rounds } = pace;
  const load = ({ server, requests, status = 200 }: Contender, length: number) =>
    meter.measure(server, { requests, connections, seconds: length, status });
  return progress.step(title, async (show) => {
    const each = Object.entries<Contender>(contenders);
    for (const [, contender] of each) await load(contender, warmUpSeconds);
    const measurements = Object.fromEntries(each.map(([name, contender]) => [name, () => load(contender, seconds)]));
    return inTurns(measurements as Record<Name, () => ReturnType<typeof load>>, rounds, show);
  });
}
