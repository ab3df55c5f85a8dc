/**
 * What the service reports about itself. Every label comes from a fixed list or from a route's pattern: never a value,
 * an id or a path, so that the number of series is bounded and nothing personal appears (contract 7.5).
 */
export interface Metrics {
  request: (request: MeasuredRequest) => void;
  /** A request at a limit was let through or refused. */
  admission(limit: Limit, isAllowed: boolean): void;
  /** Returns what `work` returns, and measures how long it took, including the wait for its turn. */
  detection<Result>(work: () => Promise<Result>): Promise<Result>;
  backgroundRun(task: BackgroundTask, isSuccess: boolean): void;
  watchPool(pool: PoolState): void;
  watchAnswers(answers: AnswersState): void;
  /** All series of this process, in a form that {@link MetricsReader} of another process can add up. */
  snapshot(): Promise<MetricsSnapshot>;
}

export interface MeasuredRequest {
  readonly method: string;
  /** The pattern of the path; `undefined` for an address without a route. */
  readonly route: string | undefined;
  readonly status: number;
  readonly ms: number;
}

/** `tools`: requests per minute at the tool endpoint. `attempts`: passwords and codes. */
export type Limit = 'tools' | 'attempts';

export type BackgroundTask =
  | 'rates_refresh'
  | 'feed_sync'
  | 'import_folder'
  | 'earlier_transfers'
  | 'backup'
  | 'tool_call_journal'
  | 'table_statistics'
  | 'prune_idempotency_keys'
  | 'prune_sign_ins'
  | 'prune_tool_calls'
  | 'prune_imports';

/** The connections of a pool, read when somebody asks for the metrics. */
export interface PoolState {
  readonly totalCount: number;
  readonly idleCount: number;
  /** Statements that wait for a connection. */
  readonly waitingCount: number;
}

/** The memory of finished answers, read when somebody asks for the metrics. */
export interface AnswersState {
  readonly hits: number;
  readonly misses: number;
  readonly bytes: number;
}

/** JSON that may travel between processes. */
export type MetricsSnapshot = readonly object[];

/** All series of the service, in the text format of Prometheus. */
export type ReadMetrics = () => Promise<string>;
