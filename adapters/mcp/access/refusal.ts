/** The response to a request that is not processed any further. */
export interface Refusal {
  readonly status: number;
  readonly code: number;
  /** A sentence of our own. Some clients show nothing else. */
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}
