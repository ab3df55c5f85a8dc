import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresStore } from '../../adapters/mikro-orm/postgres-store.ts';
import type { ReadinessProbe } from '../../domain/ports/service/readiness-probe.ts';

/** Whoever asks for readiness gives up sooner than a request does. */
const LIMIT_MILLIS = 3_000;

/**
 * Probes of the database, without which the service can do nothing. `whenAway` says what is wrong when it fails or
 * takes too long; the reason is in the log.
 */
export function databaseProbes(
  store: Pick<PostgresStore, 'ping' | 'pendingMigrations'>,
  whenAway: () => string,
): readonly ReadinessProbe[] {
  const probe = (name: string, check: () => Promise<string | undefined>): ReadinessProbe => ({
    name,
    required: true,
    async check() {
      const detail = await inTime(check, whenAway);
      return detail === undefined ? { ok: true } : { ok: false, detail };
    },
  });
  return [
    probe('database', () => store.ping().then(() => undefined)),
    probe('migrations', async () =>
      (await store.pendingMigrations()).length === 0 ? undefined : 'The database is not migrated.',
    ),
  ];
}

async function inTime(check: () => Promise<string | undefined>, whenAway: () => string): Promise<string | undefined> {
  const limit = new AbortController();
  const late = delay(LIMIT_MILLIS, undefined, { signal: limit.signal, ref: false }).then(whenAway, whenAway);
  try {
    return await Promise.race([check().catch(whenAway), late]);
  } finally {
    limit.abort();
  }
}
