import type { PartResult } from './report/results.ts';
import type { Bench } from './scenarios/bench.ts';
import { measureTools } from './scenarios/tools.ts';
import { measureUncachedLists } from './scenarios/uncached-lists.ts';

/** A part of the bench, which can be run alone. */
export interface Part {
  /** For the command line. */
  readonly name: string;
  readonly title: string;
  readonly run: (bench: Bench) => Promise<Omit<PartResult, 'title'>>;
}

/** In the order in which they run. */
export const PARTS: readonly Part[] = [
  { name: 'lists', title: 'Lists, each asked for once', run: measureUncachedLists },
  { name: 'tools', title: 'Tools', run: measureTools },
];
