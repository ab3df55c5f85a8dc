/** A request as the load generator sends it. */
export interface LoadRequest {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What the load generator is to do. */
export interface LoadOrder {
  readonly url: string;
  /** They are dealt to the connections in turn, so that no two connections send the same request. */
  readonly requests: readonly LoadRequest[];
  readonly connections: number;
  readonly seconds: number;
  /**
   * Requests per second, at even intervals. If left out, each connection sends its next request as soon as the response
   * is there.
   */
  readonly rate?: number;
  /** Any other status is a failure. */
  readonly status: number;
}

export interface LoadResult {
  readonly responses: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly latency: { readonly p50: number; readonly p95: number; readonly p99: number; readonly max: number };
  /** The share of one core that the load generator used. */
  readonly cpuShare: number;
  /** Responses with another status, and requests without a response. */
  readonly failures: number;
}
