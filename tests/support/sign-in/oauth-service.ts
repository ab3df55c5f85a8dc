import { systemClock } from '../../../adapters/system/system-clock.ts';
import { type Replacement, replace } from '../../../config/container.ts';
import { type App, createApp } from '../../../config/create-app.ts';
import { ports, useCases } from '../../../config/tokens.ts';
import { addSeconds } from '../../../domain/calendar.ts';
import type { AttemptLimiter } from '../../../domain/ports/access/attempt-limiter.ts';
import type { Clock } from '../../../domain/ports/clock.ts';
import { CHEAP_PASSWORDS } from '../cheap-passwords.ts';
import { openMigratedDatabase } from '../databases/postgres.ts';
import { temporaryDirectory } from '../temporary-directory.ts';
import { type OAuthClients, oauthClients, type SignIn } from './oauth-client.ts';

/** A whole service with one user, and the clients that connect to it. */
export interface OAuthService extends OAuthClients {
  readonly url: string;
  readonly app: App;
  readonly userId: number;
  /** Everything that was logged, as text. */
  readonly log: readonly string[];
  /** `undefined` in memory. */
  readonly database: { readonly url: string; readonly dataDir: string } | undefined;
  /** Makes the service believe that time has passed. */
  advanceSeconds(seconds: number): void;
  close(): Promise<void>;
}

export type StoreName = 'memory' | 'postgres';
export const STORES: readonly StoreName[] = ['memory', 'postgres'];

/** The user of every service here. */
export const ADA: SignIn = { email: 'ada@example.com', password: 'correct horse battery' };

export async function openOAuthService(
  store: StoreName,
  replacements: readonly Replacement[] = [],
): Promise<OAuthService> {
  const database =
    store === 'memory' ? undefined : { ...(await openMigratedDatabase()), dataDir: temporaryDirectory() };
  const log: string[] = [];
  const { clock, advanceSeconds } = movableClock();
  const app = await createApp({
    store,
    ...(database && { databaseUrl: database.url, dataDir: database.dataDir }),
    config: { logLevel: 'trace', ratesRefresh: false, mcpRateLimit: 10_000 },
    replace: [CHEAP_PASSWORDS, replace(ports.clock, clock), replace(ports.attempts, UNLIMITED), ...replacements],
    logTo: { write: (line) => void log.push(line) },
  });
  const server = await app.listen();
  const { id: userId } = await app.get(useCases.users).createUser({ ...ADA, plan: 'pro' });
  return {
    ...oauthClients(server.url, ADA),
    url: server.url,
    app,
    userId,
    log,
    database,
    advanceSeconds,
    close: async () => {
      await server.close(0);
      await app.close();
      await database?.drop();
    },
  };
}

/** Tests of the protocol make more clients and sign in more often than people do. */
const UNLIMITED: AttemptLimiter = {
  count: async () => 0,
  forget: async () => {},
};

function movableClock(): { readonly clock: Clock; readonly advanceSeconds: (seconds: number) => void } {
  const system = systemClock();
  let ahead = 0;
  return {
    clock: { now: () => (ahead === 0 ? system.now() : addSeconds(system.now(), ahead)) },
    advanceSeconds: (seconds) => {
      ahead += seconds;
    },
  };
}
