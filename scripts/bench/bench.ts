import type { BenchDatabase } from './data/database.ts';
import type { Effort, Progress } from './effort.ts';
import type { Servers } from './servers.ts';

/** What every part works with. */
export interface Bench {
  readonly database: BenchDatabase;
  /** They are stopped when the part ends. */
  readonly servers: Servers;
  readonly progress: Progress;
  readonly effort: Effort;
}
