import type { Logger } from 'pino';
import type { UseCases } from '../../application/use-cases.ts';
import { normaliseEmail } from '../../domain/access/user.ts';
import { FinanceError } from '../../domain/error.ts';

const FAILURES: ReadonlySet<string> = new Set(['unauthenticated', 'invalid', 'too_many_attempts']);

/**
 * The same use-cases, with a line in the log for each attempt to sign in that fails, so that a program such as fail2ban
 * can keep an address out. `account` is a keyed hash of the e-mail address, whether or not it belongs to somebody.
 */
export function logFailedSignIns(
  sessions: UseCases['sessions'],
  logger: Pick<Logger, 'warn'>,
  keyedHash: (text: string) => string,
): UseCases['sessions'] {
  const logged = async <Result>(facts: object, attempt: Promise<Result>): Promise<Result> => {
    try {
      return await attempt;
    } catch (error) {
      if (error instanceof FinanceError && FAILURES.has(error.code)) logger.warn(facts, 'sign-in failed');
      throw error;
    }
  };
  const accountOf = (email: string) => keyedHash(`account ${normaliseEmail(email) ?? ''}`).slice(0, 16);
  return {
    ...sessions,
    signIn: (input) =>
      logged({ address: input.address, step: 'password', account: accountOf(input.email) }, sessions.signIn(input)),
    signInWithPasskey: (proof, browser) =>
      logged({ address: browser.address, step: 'passkey' }, sessions.signInWithPasskey(proof, browser)),
    finishSignIn: (secret, proof, browser) =>
      logged({ address: browser.address, step: 'second factor' }, sessions.finishSignIn(secret, proof, browser)),
  };
}
