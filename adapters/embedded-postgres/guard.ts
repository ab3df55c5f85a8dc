import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { isAlive, type Postmaster } from './postmaster.ts';
import { type Pauses, pause, type RestartNeeds, Restarts } from './restarts.ts';

/** Watches over a server and starts it again when it ends. */
export type Guard = {
  /** The server as it runs now, or ran last. */
  readonly server: Postmaster;
  readonly state: ServerState;
  /** Resolves with the reason when the server has ended and cannot be started again. */
  readonly lost: Promise<EmbeddedPostgresError>;
  /** Stops watching. Resolves when no restart is under way any more. */
  readonly stop: () => Promise<void>;
};

export type ServerState = 'running' | 'restarting' | 'lost';

const LOOK_EVERY_MS = 500;
const PAUSES: Pauses = { beforeAttempts: [0, 1_000, 2_000, 4_000, 8_000], untilTrusted: 60_000 };

export function guard(first: Postmaster, needs: Omit<RestartNeeds, 'pauses'>, pauses: Pauses = PAUSES): Guard {
  const stopping = new AbortController();
  const restarts = new Restarts({ ...needs, pauses });
  const { promise: lost, resolve: lose } = Promise.withResolvers<EmbeddedPostgresError>();
  let server = first;
  let state: ServerState = 'running';

  const watch = async () => {
    while (!stopping.signal.aborted) {
      if (!isAlive(server)) {
        state = 'restarting';
        needs.log(`PostgreSQL (process ${server.pid}) ended unexpectedly; starting it again.`);
        server = await restarts.bringBack(stopping.signal);
        state = 'running';
        needs.log(`PostgreSQL runs again (process ${server.pid}).`);
      }
      await pause(LOOK_EVERY_MS, stopping.signal);
    }
  };
  const watching = watch().catch((error: unknown) => {
    if (stopping.signal.aborted) return;
    state = 'lost';
    lose(error instanceof EmbeddedPostgresError ? error : new EmbeddedPostgresError(String(error), { cause: error }));
  });
  return {
    get server() {
      return server;
    },
    get state() {
      return state;
    },
    lost,
    stop: () => {
      stopping.abort();
      return watching;
    },
  };
}
