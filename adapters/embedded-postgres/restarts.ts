import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Postmaster } from './postmaster.ts';

export type RestartNeeds = {
  /** Starts the server again, or finds the one that another process has started. */
  readonly restart: () => Promise<Postmaster>;
  readonly log: (sentence: string) => void;
  readonly pauses: Pauses;
};

/** In milliseconds. */
export type Pauses = {
  /** The pauses before each attempt to start the server again. After the last attempt the server is lost. */
  readonly beforeAttempts: readonly number[];
  /** After a server has run for this long, it gets all attempts again. */
  readonly untilTrusted: number;
};

/** Starts a server again, with pauses that grow from attempt to attempt, also over several crashes in a row. */
export class Restarts {
  readonly #needs: RestartNeeds;
  #used = 0;
  #runningSince = performance.now();

  constructor(needs: RestartNeeds) {
    this.#needs = needs;
  }

  /** Throws `EmbeddedPostgresError` when all attempts are used up, or when `signal` is aborted before the next one. */
  async bringBack(signal: AbortSignal): Promise<Postmaster> {
    const { restart, log, pauses } = this.#needs;
    if (performance.now() - this.#runningSince > pauses.untilTrusted) this.#used = 0;
    for (let failure = 'It ended again each time.'; ; ) {
      const wait = pauses.beforeAttempts[this.#used];
      if (wait === undefined) throw givenUp(this.#used, failure);
      await pause(wait, signal);
      if (signal.aborted) throw givenUp(this.#used, 'The program stops.');
      this.#used += 1;
      try {
        const server = await restart();
        this.#runningSince = performance.now();
        return server;
      } catch (error) {
        failure = error instanceof Error ? error.message : String(error);
        log(failure.startsWith('PostgreSQL did not start') ? failure : `PostgreSQL did not start: ${failure}`);
      }
    }
  }
}

/** Also returns, without an error, when `signal` is aborted. Does not keep the process alive. */
export async function pause(millis: number, signal: AbortSignal): Promise<void> {
  await delay(millis, undefined, { signal, ref: false }).catch(() => undefined);
}

function givenUp(attempts: number, reason: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `PostgreSQL ended unexpectedly and could not be started again in ${attempts} attempts. ${reason}`,
  );
}
