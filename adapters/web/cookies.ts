import type { Context } from 'koa';
import { PENDING_SIGN_IN_SECONDS } from '../../domain/access/second-factor/pending-sign-in.ts';

/** The cookies of our own pages. They hold random secrets and nothing else. */
export interface WebCookies {
  /** The secret of the session, when somebody is signed in. */
  session(ctx: Context): string | undefined;
  setSession(ctx: Context, secret: string): void;
  clearSession(ctx: Context): void;
  /** The secret of a sign-in that waits for its second factor. */
  pending(ctx: Context): string | undefined;
  setPending(ctx: Context, secret: string): void;
  clearPending(ctx: Context): void;
  /** What proves that somebody has signed in with this browser before. It outlives the session, and lets nobody in. */
  device(ctx: Context): string | undefined;
  setDevice(ctx: Context, proof: string): void;
  /** A secret that ties forms to this browser before anybody has signed in; sets the cookie when it is missing. */
  visitor(ctx: Context, fresh: () => string): string;
}

const SESSION_SECONDS = 90 * 24 * 60 * 60;
const DEVICE_SECONDS = 365 * 24 * 60 * 60;

/**
 * With `isSecure`, names begin with `__Host-`: browsers then refuse the cookie from any other host and over plain http.
 */
export function webCookies(isSecure: boolean): WebCookies {
  const prefix = isSecure ? '__Host-' : '';
  const [sessionName, visitorName] = [`${prefix}coffer_session`, `${prefix}coffer_visitor`];
  const [pendingName, deviceName] = [`${prefix}coffer_pending`, `${prefix}coffer_device`];
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    session: (ctx) => read(ctx, sessionName),
    setSession: (ctx, secret) => append(ctx, `${sessionName}=${secret}; Max-Age=${SESSION_SECONDS}; ${attributes}`),
    clearSession: (ctx) => append(ctx, `${sessionName}=; Max-Age=0; ${attributes}`),
    pending: (ctx) => read(ctx, pendingName),
    setPending: (ctx, secret) =>
      append(ctx, `${pendingName}=${secret}; Max-Age=${PENDING_SIGN_IN_SECONDS}; ${attributes}`),
    clearPending: (ctx) => append(ctx, `${pendingName}=; Max-Age=0; ${attributes}`),
    device: (ctx) => read(ctx, deviceName),
    setDevice: (ctx, proof) => append(ctx, `${deviceName}=${proof}; Max-Age=${DEVICE_SECONDS}; ${attributes}`),
    visitor: (ctx, fresh) => {
      const known = read(ctx, visitorName);
      if (known !== undefined) return known;
      const secret = fresh();
      append(ctx, `${visitorName}=${secret}; ${attributes}`);
      return secret;
    },
  };
}

function read(ctx: Context, name: string): string | undefined {
  const pairs = (ctx.req.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value === undefined || value === '' ? undefined : value;
}

function append(ctx: Context, cookie: string): void {
  ctx.append('Set-Cookie', cookie);
}
