import type { ToolCaller } from '../../domain/access/caller.ts';
import type { RateDecision } from '../../domain/access/rate-window.ts';
import { hasActiveSubscription } from '../../domain/access/user.ts';
import { dateOf, type Timestamp } from '../../domain/calendar.ts';
import type { Secrets } from '../../domain/ports/access/secrets.ts';
import type { CountedCaller, InvalidToken, NotLinked, ToolGate } from '../../domain/ports/tool-gate.ts';
import type { NoteAppUse } from '../apps/note-app-use.ts';
import type { Ports } from '../ports.ts';

/** Whether a request may use the tool endpoint. From the rate check on, `rate` is the state of the caller's window. */
export type ToolAdmission =
  | { readonly kind: 'admitted'; readonly caller: ToolCaller; readonly rate: RateDecision }
  | { readonly kind: 'no_token' }
  /** An API key, which opens `/v1` alone (contract 4.2). */
  | { readonly kind: 'api_key' }
  /** Unknown, malformed, expired, revoked, or for another audience. */
  | { readonly kind: 'invalid_token' }
  /** A valid token whose subject is not a user here (contract 4.3). */
  | { readonly kind: 'not_linked' }
  | { readonly kind: 'rate_exceeded'; readonly rate: RateDecision }
  | { readonly kind: 'not_subscribed'; readonly rate: RateDecision };

/**
 * Checks token, link to a user, rate and subscription, in this order; the first failure decides (contract 5.1).
 * `places` is how many places the request takes in the user's window, all or none.
 */
export type AdmitToTools = (bearer: string | undefined, places: number) => Promise<ToolAdmission>;

type AdmitToToolsPorts = Pick<Ports, 'foreignTokens' | 'clock'> & {
  readonly gate: ToolGate;
  readonly noteAppUse: NoteAppUse;
  readonly secrets: Pick<Secrets, 'kindOf' | 'digest'>;
};

/** Asks the store once. What the tools need to know of the user comes with the admission. */
export function admitToTools(ports: AdmitToToolsPorts): AdmitToTools {
  const { secrets, clock } = ports;
  return async (bearer, places) => {
    if (bearer === undefined) return { kind: 'no_token' };
    const kind = secrets.kindOf(bearer);
    if (kind === 'api_key') return { kind: 'api_key' };
    const now = clock.now();
    const verdict =
      kind === 'access_token' ? await admitOwn(bearer, places, now, ports) : await admitForeign(bearer, places, ports);
    return verdict.kind === 'counted' ? admissionOf(verdict, now) : REFUSALS[verdict.kind];
  };
}

/** A counted caller and the OAuth client that calls for them; `null` for a token of the command line. */
interface Counted extends CountedCaller {
  readonly clientId: string | null;
}

type Verdict = Counted | NotLinked | InvalidToken;

const REFUSALS = {
  invalid: { kind: 'invalid_token' },
  not_linked: { kind: 'not_linked' },
} as const satisfies Record<string, ToolAdmission>;

async function admitOwn(token: string, places: number, at: Timestamp, ports: AdmitToToolsPorts): Promise<Verdict> {
  const verdict = await ports.gate.admitToken(ports.secrets.digest(token), { audience: 'mcp', at, places });
  if (verdict.kind === 'counted' && verdict.grantId !== null) {
    await ports.noteAppUse(verdict.holder.id, verdict.grantId);
  }
  return verdict;
}

async function admitForeign(
  bearer: string,
  places: number,
  { gate, foreignTokens }: AdmitToToolsPorts,
): Promise<Verdict> {
  const token = await foreignTokens.verify(bearer, 'mcp');
  if (token === undefined) return { kind: 'invalid' };
  const { issuer, subject, clientId } = token;
  if (subject === undefined) return { kind: 'not_linked' };
  const verdict = await gate.admitIdentity({ issuer, subject }, { places });
  return verdict.kind === 'counted' ? { ...verdict, clientId } : verdict;
}

function admissionOf({ holder, rate, clientId }: Counted, now: Timestamp): ToolAdmission {
  if (!rate.allowed) return { kind: 'rate_exceeded', rate };
  if (!hasActiveSubscription(holder)) return { kind: 'not_subscribed', rate };
  const { id, currency, revisions } = holder;
  const basis = { ...revisions, userId: id, day: dateOf(now) };
  return { kind: 'admitted', caller: { id, currency, clientId, basis }, rate };
}
