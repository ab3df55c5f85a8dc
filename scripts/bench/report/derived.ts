import { spreadOf } from '../measuring/statistics.ts';
import { type Comparison, cpuOf, type Figure, type PartResult } from './results.ts';

/** Figures that rest on several comparisons: the memory of the service under load, and what a ping costs. */
export function derivedFigures(parts: readonly PartResult[]): readonly Figure[] {
  const comparisons = parts.flatMap((part) => part.comparisons);
  return [...memoryFigures(comparisons), ...pingFigures(comparisons)];
}

const MEGABYTES_AT_MOST = 200;
const PING_AT_MOST = 0.6;

function memoryFigures(comparisons: readonly Comparison[]): readonly Figure[] {
  const most = spreadOfMemory(comparisons);
  if (most === undefined) return [];
  const note = 'resident, the most that was seen in any scenario';
  return [
    { title: 'memory of the service under load', value: most, unit: 'MB', note, target: { atMost: MEGABYTES_AT_MOST } },
  ];
}

function spreadOfMemory(comparisons: readonly Comparison[]): number | undefined {
  const seen = comparisons.flatMap(({ ours }) => ours.map((round) => round.residentMegabytes));
  return seen.length === 0 ? undefined : Math.max(...seen);
}

function pingFigures(comparisons: readonly Comparison[]): readonly Figure[] {
  const [ping, list] = ['ping', 'list'].map((wanted) => comparisons.find(({ title }) => title === wanted));
  if (ping === undefined || list === undefined) return [];
  const [ofPing, ofList] = [medianCpu(ping), medianCpu(list)];
  const note = `${ofPing.toFixed(3)} and ${ofList.toFixed(3)} ms`;
  return [
    {
      title: 'CPU of a ping beside that of a list',
      value: ofPing / ofList,
      unit: 'times',
      note,
      target: { atMost: PING_AT_MOST },
    },
  ];
}

function medianCpu({ ours }: Comparison): number {
  return spreadOf(ours.map(cpuOf)).median;
}
