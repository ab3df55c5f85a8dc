import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose request runs, as far as the settings of the library must know and it does not say. */
export interface Asker {
  /** As `ctx.ip` of the service says: the library believes every `X-Forwarded-For`. */
  readonly address: string;
  /** Nobody is signed in to the pages in this browser. What such a request begins is not stored. */
  readonly isNobody: boolean;
}

export const asker = new AsyncLocalStorage<Asker>();
