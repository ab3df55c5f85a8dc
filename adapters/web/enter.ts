import type { Browser, SignedIn } from '../../application/sessions/start-session.ts';
import type { FactorNeeded } from '../../application/sessions/wait-for-factor.ts';
import { seeOther, type WebRequest } from './web-request.ts';
import type { PageParts } from './web-route.ts';

export function browserOf({ cookies }: Pick<PageParts, 'cookies'>, { ctx }: WebRequest): Browser {
  return { address: ctx.ip, userAgent: ctx.get('User-Agent'), device: cookies.device(ctx) };
}

/** Lets a person in and sends them to `next`, or asks for their second factor first. */
export async function enter(parts: PageParts, request: WebRequest, step: SignedIn | FactorNeeded): Promise<void> {
  const { cookies, sessions } = parts;
  const { ctx, visitor, form } = request;
  const next = nextPath(form['next']);
  if (step.kind === 'factor_needed') {
    cookies.setPending(ctx, step.secret);
    return seeOther(request, withNext('/sign-in/second-factor', next));
  }
  // A new sign-in is a new session: the old one's secret must not go on.
  if (visitor !== undefined) await sessions.signOut(visitor.session);
  cookies.clearPending(ctx);
  cookies.setSession(ctx, step.secret);
  cookies.setDevice(ctx, step.device);
  seeOther(request, next);
}

/** Where the request wants to go on to, as its address or its form says. */
export function nextOf({ ctx, form }: WebRequest): string {
  return nextPath(String(ctx.query['next'] ?? form['next'] ?? ''));
}

/** The address of a page that leads on to `next`. */
export function withNext(address: string, next: string): string {
  return `${address}?next=${encodeURIComponent(next)}`;
}

/**
 * Where a person goes after signing in or confirming. Only paths of our own: anything else could lead to a look-alike,
 * and dot segments to a neighbour of the base path on the same host.
 */
export function nextPath(next: string | undefined): string {
  const isOwn = next !== undefined && /^\/(?![/\\])[\x21-\x7e]*$/.test(next) && !next.includes('\\');
  return isOwn && !DOT_SEGMENT.test(next) ? next : '/overview';
}

/** Browsers read `%2e` as a dot. Query and fragment do not count. */
const DOT_SEGMENT = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;
