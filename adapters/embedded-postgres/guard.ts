import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { isAlive, type Postmaster } from './postmaster.ts';

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

export type GuardNeeds = {
  /** Starts the server again, or finds the one that another process has started. */
  readonly restart: () => Promise<Postmaster>;
  readonly log: (sentence: string) => void;
};

/** In milliseconds. */
export type Pauses = {
  /** The pauses before each attempt to start the server again. After the last attempt the server is lost. */
  readonly beforeAttempts: readonly number[];
  /** After a server has run for this long, it gets all attempts again. */
  readonly untilTrusted: number;
};

const LOOK_EVERY_MS = 500;
const PAUSES: Pauses = { beforeAttempts: [0, 1_000, 2_000, 4_000, 8_000], untilTrusted: 60_000 };

/** The attempts and their pauses count over several crashes in a row. */
export function guard(first: Postmaster, { restart, log }: GuardNeeds, pauses: Pauses = PAUSES): Guard {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { promise: lost, resolve: lose } = Promise.withResolvers<EmbeddedPostgresError>();
  let server = first;
  let state: ServerState = 'running';
  let attempts = 0;
  let runningSince = performance.now();

  const bringBack = async (): Promise<Postmaster> => {
    if (performance.now() - runningSince > pauses.untilTrusted) attempts = 0;
    for (let failure = 'It ended again each time.'; ; ) {
      const wait = pauses.beforeAttempts[attempts];
      if (wait === undefined) throw givenUp(attempts, failure);
      await pause(wait, signal);
      if (signal.aborted) throw givenUp(attempts, 'The program stops.');
      attempts += 1;
      try {
        const restarted = await restart();
        runningSince = performance.now();
        return restarted;
      } catch (error) {
        failure = error instanceof Error ? error.message : String(error);
        log(failure.startsWith('PostgreSQL did not start') ? failure : `PostgreSQL did not start: ${failure}`);
      }
    }
  };
  const watch = async () => {
    while (!signal.aborted) {
      if (!isAlive(server)) {
        state = 'restarting';
        log(`PostgreSQL (process ${server.pid}) ended unexpectedly; starting it again.`);
        server = await bringBack();
        state = 'running';
        log(`PostgreSQL runs again (process ${server.pid}).`);
      }
      await pause(LOOK_EVERY_MS, signal);
    }
  };
  const watching = watch().catch((error: unknown) => {
    if (signal.aborted) return;
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

/** Also returns, without an error, when `signal` is aborted. Does not keep the process alive. */
async function pause(millis: number, signal: AbortSignal): Promise<void> {
  await delay(millis, undefined, { signal, ref: false }).catch(() => undefined);
}

function givenUp(attempts: number, reason: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `PostgreSQL ended unexpectedly and could not be started again in ${attempts} attempts. ${reason}`,
  );
}
