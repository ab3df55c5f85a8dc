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

export interface Readiness {
  readonly ready: boolean;
  readonly checks: Readonly<Record<string, ReadinessCheck>>;
}

export type CheckReadiness = () => Promise<Readiness>;

export function checkReadiness(probes: readonly ReadinessProbe[]): CheckReadiness {
  return async () => {
    const results = await Promise.all(probes.map(async (probe) => ({ probe, check: await probe.check() })));
    return {
      ready: results.every(({ probe, check }) => check.ok || !probe.required),
      checks: Object.fromEntries(results.map(({ probe, check }) => [probe.name, check])),
    };
  };
}
