import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Principal } from '../../domain/credential.ts';

/**
 * Whom each credential stood for when it was last looked up, and the basis of answers then. A read begins with that
 * while its credential is looked up, so that both are asked of the database at once. What was read counts only if the
 * look-up finds the same again: the revisions never return to an earlier value, so nothing has changed between the two
 * look-ups, and a read after the first of them is as new as the second.
 */
export interface ExpectedPrincipals {
  of(bearer: string | undefined): Expectation;
}

export interface Expectation {
  /** `undefined` for a credential that has not been looked up lately. */
  readonly principal: Principal | undefined;
  /** Waits for the look-up, and remembers what it finds; forgets the credential if it is refused. */
  confirm(lookUp: Promise<Principal>): Promise<Principal>;
}

/** About 2 MB. A credential that was dropped is looked up before its read begins. */
const MAX_PRINCIPALS = 5_000;

export function expectedPrincipals(): ExpectedPrincipals {
  const known = new LRUCache<string, Principal>({ max: MAX_PRINCIPALS });
  return {
    of(bearer) {
      // Credentials themselves are not kept in memory.
      const key = hash('sha256', bearer ?? '', 'base64');
      return {
        principal: known.get(key),
        async confirm(lookUp) {
          try {
            const principal = await lookUp;
            known.set(key, principal);
            return principal;
          } catch (error) {
            known.delete(key);
            throw error;
          }
        },
      };
    },
  };
}
