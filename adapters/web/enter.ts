import type { Browser, SignedIn } from '../../application/sessions/start-session.ts';
import type { FactorNeeded } from '../../application/sessions/wait-for-factor.ts';
import { nextPath } from './next-path.ts';
import type { PageParts } from './page-parts.ts';
import { seeOther, type WebRequest } from './web-request.ts';

export function browserOf({ ctx }: WebRequest): Browser {
  return { address: ctx.ip, userAgent: ctx.get('User-Agent') };
}

/** Lets a person in and sends them to `next`, or asks for their second factor first. */
export async function enter(parts: PageParts, request: WebRequest, step: SignedIn | FactorNeeded): Promise<void> {
  const { frame, cookies, sessions } = parts;
  const { ctx, visitor, form } = request;
  const next = nextPath(form['next']);
  if (step.kind === 'factor_needed') {
    cookies.setPending(ctx, step.secret);
    return seeOther(request, `${frame.basePath}/sign-in/second-factor?next=${encodeURIComponent(next)}`);
  }
  // A new sign-in is a new session: the old one's secret must not go on.
  if (visitor !== undefined) await sessions.signOut(visitor.session);
  cookies.clearPending(ctx);
  cookies.setSession(ctx, step.secret);
  seeOther(request, frame.basePath + next);
}
