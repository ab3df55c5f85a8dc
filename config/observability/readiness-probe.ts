import { setTimeout as delay } from 'node:timers/promises';
import type { ReadinessProbe } from '../../domain/ports/service/readiness-probe.ts';

/** Whoever asks for readiness gives up sooner than a request does. */
const LIMIT_MILLIS = 3_000;

export interface DatabaseProbe {
  readonly name: string;
  /** Returns what is wrong, if anything is. */
  readonly check: () => Promise<string | undefined>;
  /** Says what is wrong when `check` fails or takes too long. */
  readonly whenAway: () => string;
}

/** A probe of something that the service cannot do without. The reason of a failure is in the log. */
export function databaseProbe({ name, check, whenAway }: DatabaseProbe): ReadinessProbe {
  return {
    name,
    required: true,
    async check() {
      const detail = await inTime(check, whenAway);
      return detail === undefined ? { ok: true } : { ok: false, detail };
    },
  };
}

async function inTime(check: DatabaseProbe['check'], whenAway: () => string): Promise<string | undefined> {
  const limit = new AbortController();
  const late = delay(LIMIT_MILLIS, undefined, { signal: limit.signal, ref: false }).then(whenAway, whenAway);
  try {
    return await Promise.race([check().catch(whenAway), late]);
  } finally {
    limit.abort();
  }
}
