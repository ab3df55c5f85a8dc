import type { BenchUser } from '../data/bench-user.ts';
import type { PrivateDatabase } from '../data/private-database.ts';
import type { Meter } from '../measuring/measurement.ts';
import type { LoadGenerator } from '../processes/load-generator.ts';
import type { Progress } from '../progress.ts';

/** What every scenario works with. */
export interface Bench {
  readonly database: PrivateDatabase;
  /** Those who only read; the largest first. */
  readonly users: readonly BenchUser[];
  readonly meter: Meter;
  readonly generator: LoadGenerator;
  readonly progress: Progress;
  readonly pace: Pace;
}

/** How long to measure. */
export interface Pace {
  /** Measurements of each server, in turns. */
  readonly rounds: number;
  /** Length of a measurement. */
  readonly seconds: number;
  /** Length of the load before the first measurement. */
  readonly warmUpSeconds: number;
  /** Connections of the load generator. */
  readonly connections: number;
  /** Transactions that are imported at once. */
  readonly imported: number;
  /** How often they are imported. */
  readonly writeRounds: number;
}
