import { seededRandom } from '../../../adapters/demo/random.ts';
import { openPostgresStore } from '../../../adapters/mikro-orm/postgres-store.ts';
import { nodeSecrets } from '../../../adapters/system/node-secrets.ts';
import { systemClock } from '../../../adapters/system/system-clock.ts';
import { sessionExpiry } from '../../../domain/access/session.ts';
import type { BenchUser } from '../data/bench-user.ts';
import type { LoadRequest } from '../processes/load.ts';
import type { Bench } from './bench.ts';

const SIGNED_IN = 200;
const REQUESTS = 4_000;
const ROWS_OF_A_PAGE = 30;
const PAGES_TURNED = 20;

/** Pages of the transactions of people who are signed in. */
export async function pageRequests({ database, users }: Bench): Promise<readonly LoadRequest[]> {
  const people = await signIn(database.postgres.url, users.slice(0, SIGNED_IN));
  const random = seededRandom(REQUESTS);
  return Array.from({ length: REQUESTS }, () => {
    const { user, secret } = random.pick(people);
    const page = random.integer(1, Math.min(PAGES_TURNED, Math.ceil(user.size / ROWS_OF_A_PAGE)));
    return {
      path: `/transactions?page=${page}`,
      headers: { accept: 'text/html', cookie: `coffer_session=${secret}` },
    };
  });
}

async function signIn(url: string, users: readonly BenchUser[]) {
  const store = await openPostgresStore({ url });
  const [secrets, now] = [nodeSecrets(), systemClock().now()];
  const moment = { createdAt: now, lastSeenAt: now, confirmedAt: now, expiresAt: sessionExpiry(now, now) };
  try {
    return await Promise.all(
      users.map(async (user) => {
        const secret = secrets.newSession();
        const hash = secrets.digest(secret);
        await store.stores.sessions.add({ userId: user.id, hash, ...moment, userAgent: 'bench', address: '127.0.0.1' });
        return { user, secret };
      }),
    );
  } finally {
    await store.close();
  }
}
