import { LRUCache } from 'lru-cache';
import { isSamePrincipal, type Principal } from '../../domain/access/credential.ts';

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
  /**
   * Waits for the look-up, and remembers what it finds; forgets the credential if it is refused. Resolves with
   * `principal` itself if that is what was found.
   */
  confirm(lookUp: Promise<Principal>): Promise<Principal>;
}

/** About 2 MB. A credential that was dropped is looked up before its read begins. */
const MAX_PRINCIPALS = 5_000;

/**
 * A credential is remembered by its last characters. It is not kept in memory as a whole, and a digest would take as
 * long as all checks of the headers. If two credentials end alike, some reads begin in vain; what counts is what the
 * look-up finds. V8 copies a piece of up to 12 characters; a longer one would keep the whole header in memory.
 */
const KEY_CHARACTERS = 12;

export function expectedPrincipals(): ExpectedPrincipals {
  const known = new LRUCache<string, Principal>({ max: MAX_PRINCIPALS });
  return {
    of(bearer) {
      const key = (bearer ?? '').slice(-KEY_CHARACTERS);
      const expected = known.get(key);
      return {
        principal: expected,
        async confirm(lookUp) {
          try {
            const found = await lookUp;
            if (expected !== undefined && isSamePrincipal(expected, found)) return expected;
            // A copy: texts from the database keep their whole row in memory (`text-columns.ts`).
            known.set(key, structuredClone(found));
            return found;
          } catch (error) {
            known.delete(key);
            throw error;
          }
        },
      };
    },
  };
}
