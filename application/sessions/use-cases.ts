import type { Ports } from '../ports.ts';
import type { secondFactorUseCases } from '../second-factors/use-cases.ts';
import { confirmSession } from './confirm-session.ts';
import { findSession } from './find-session.ts';
import { findPendingSignIn, finishSignIn } from './finish-sign-in.ts';
import { endOtherSessions, endSession, listSessions, signOut } from './own-sessions.ts';
import { signIn } from './sign-in.ts';
import { offerSignInLink, signInWithLink } from './sign-in-link.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

/** Signing in and out, and the sessions of people. */
export function sessionUseCases(
  ports: Ports & {
    readonly secondFactors: Pick<ReturnType<typeof secondFactorUseCases>, 'reportFactors' | 'proveFactor'>;
  },
) {
  const withFactors = { ...ports, ...ports.secondFactors };
  return {
    confirmSession: confirmSession(withFactors),
    endOtherSessions: endOtherSessions(ports),
    endSession: endSession(ports),
    findPendingSignIn: findPendingSignIn(ports),
    findSession: findSession(ports),
    finishSignIn: finishSignIn(withFactors),
    listSessions: listSessions(ports),
    offerSignInLink: offerSignInLink(ports),
    signIn: signIn(withFactors),
    signInWithLink: signInWithLink(withFactors),
    signInWithPasskey: signInWithPasskey(ports),
    signOut: signOut(ports),
  };
}
