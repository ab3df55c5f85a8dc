/** One thing that the service needs, or works better with. */
export interface ReadinessProbe {
  readonly name: string;
  /** `false`: reported, but the service is ready without it. */
  readonly required: boolean;
  /** Never rejects for a failing dependency: it returns `ok: false` and a sentence without secrets. */
  check(): Promise<ReadinessCheck>;
}

export interface ReadinessCheck {
  readonly ok: boolean;
  readonly detail?: string;
}
