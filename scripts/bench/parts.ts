import type { Bench } from './bench.ts';
import { measureDetection } from './parts/detection.ts';
import { measureLargeUser } from './parts/large-user.ts';
import { measureLists, measureRepeated } from './parts/lists.ts';
import { measureStart } from './parts/start.ts';
import { measureTools } from './parts/tools.ts';
import { measureWrites } from './parts/writes.ts';
import type { Result } from './report.ts';

/** A part of the bench, which can be run alone. */
export interface Part {
  /** For the command line. */
  readonly name: string;
  readonly title: string;
  readonly run: (bench: Bench) => Promise<readonly Result[]>;
}

/** In the order in which they run. */
export const PARTS: readonly Part[] = [
  { name: 'lists', title: 'lists that nobody remembers, beside Fastify', run: measureLists },
  { name: 'repeated', title: 'lists that are asked for again, beside Fastify', run: measureRepeated },
  { name: 'tools', title: 'tools and pings, beside the official SDK', run: measureTools },
  { name: 'large', title: 'the user with 300,000 transactions', run: measureLargeUser },
  { name: 'detection', title: 'others, while bills are detected', run: measureDetection },
  { name: 'writes', title: 'an import and single creates', run: measureWrites },
  { name: 'start', title: 'from the start to the first answer', run: measureStart },
];
