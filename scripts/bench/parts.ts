import type { PartResult } from './report/results.ts';
import type { Bench } from './scenarios/bench.ts';
import { measureConnections } from './scenarios/connections.ts';
import { measureDatabaseLimit } from './scenarios/database-limit.ts';
import { measureDetection } from './scenarios/detection.ts';
import { measureGrowth } from './scenarios/growth.ts';
import { measureProcesses } from './scenarios/processes.ts';
import { measureRepeatedLists } from './scenarios/repeated-lists.ts';
import { measureStartUp } from './scenarios/start-up.ts';
import { measureTokens } from './scenarios/token-counts.ts';
import { measureTools } from './scenarios/tools.ts';
import { measureUncachedLists } from './scenarios/uncached-lists.ts';
import { measureWrites } from './scenarios/writes.ts';

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
  { name: 'database', title: 'The database alone', run: measureDatabaseLimit },
  { name: 'repeated', title: 'Lists, asked for again', run: measureRepeatedLists },
  { name: 'tools', title: 'Tools', run: measureTools },
  { name: 'connections', title: 'Fewer and more connections', run: measureConnections },
  { name: 'tokens', title: 'Tokens', run: measureTokens },
  { name: 'growth', title: 'Growth', run: measureGrowth },
  { name: 'detection', title: 'While bills are detected', run: measureDetection },
  { name: 'writes', title: 'Writes', run: measureWrites },
  { name: 'processes', title: 'One process and several', run: measureProcesses },
  { name: 'start', title: 'Start', run: measureStartUp },
];
