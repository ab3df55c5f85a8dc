import type { ReadinessCheck } from '../../domain/ports/service/readiness-probe.ts';
import type { Ports } from '../ports.ts';

export interface Readiness {
  readonly ready: boolean;
  readonly checks: Readonly<Record<string, ReadinessCheck>>;
}

export function checkReadiness({ probes }: Pick<Ports, 'probes'>) {
  return async (): Promise<Readiness> => {
    const results = await Promise.all(probes.map(async (probe) => ({ probe, check: await probe.check() })));
    return {
      ready: results.every(({ probe, check }) => check.ok || !probe.required),
      checks: Object.fromEntries(results.map(({ probe, check }) => [probe.name, check])),
    };
  };
}
