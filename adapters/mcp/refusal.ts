/** A request that is answered without being looked at further. */
export interface Refusal {
  readonly status: number;
  readonly code: number;
  /** A sentence of ours; it is all that some clients show. */
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}
