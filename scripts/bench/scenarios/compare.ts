import { inTurns } from '../measuring/rounds.ts';
import type { LoadRequest } from '../processes/load.ts';
import type { NodeServer } from '../processes/node-server.ts';
import type { Comparison, ComparisonTargets } from '../report/results.ts';
import type { Bench } from './bench.ts';

export interface ComparisonOrder {
  readonly title: string;
  readonly peer: string;
  readonly requests: readonly LoadRequest[];
  readonly targets: ComparisonTargets;
}

/** Warms both servers up and measures them in turns. */
export function compare(
  { meter, pace, progress }: Bench,
  ours: NodeServer,
  theirs: NodeServer,
  { title, peer, requests, targets }: ComparisonOrder,
): Promise<Comparison> {
  const { connections, seconds, warmUpSeconds, rounds } = pace;
  const load = (server: NodeServer, length: number) =>
    meter.measure(server, { requests, connections, seconds: length, status: 200 });
  return progress.step(title, async (show) => {
    for (const server of [ours, theirs]) await load(server, warmUpSeconds);
    const contenders = { ours: () => load(ours, seconds), theirs: () => load(theirs, seconds) };
    return { title, peer, targets, ...(await inTurns(contenders, rounds, show)) };
  });
}
