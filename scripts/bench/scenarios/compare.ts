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
  const load = ({ server, requests, status = 200 }: Contender, length: number, round: number) => {
    const chosen = portion(requests, Math.ceil(length * PREPARED_PER_SECOND), round);
    return meter.measure(server, { requests: chosen, connections, seconds: length, status });
  };
  return progress.step(title, async (show) => {
    const each = Object.entries<Contender>(contenders);
    for (const [, contender] of each) await load(contender, warmUpSecondsOf(contender.server, warmUpSeconds), rounds);
    const measurements = Object.fromEntries(
      each.map(([name, contender]) => [name, (round: number) => load(contender, seconds, round)]),
    );
    return inTurns(measurements as Record<Name, (round: number) => ReturnType<typeof load>>, rounds, show);
  });
}

const warm = new WeakSet<NodeServer>();

/** A server that has just started compiles its code while it serves the first requests. */
function warmUpSecondsOf(server: NodeServer, seconds: number): number {
  if (warm.has(server)) return seconds;
  warm.add(server);
  return seconds * FIRST_WARM_UP;
}

const FIRST_WARM_UP = 3;

/** The load generator prepares requests before it sends them, which takes time; more than it can send is a waste. */
const PREPARED_PER_SECOND = 5_000;

/** The `nth` portion of `size` items, from the start again after the last one; all items if there are no more. */
export function portion<Item>(items: readonly Item[], size: number, nth: number): readonly Item[] {
  if (items.length <= size) return items;
  const start = (nth * size) % items.length;
  return [...items.slice(start, start + size), ...items.slice(0, Math.max(0, start + size - items.length))];
}
