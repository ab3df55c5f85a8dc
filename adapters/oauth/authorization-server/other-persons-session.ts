import type { Context } from 'koa';
import type { Provider } from 'oidc-provider';

/**
 * Leaves the authorization server's own cookie out of the request when it remembers somebody else than the person who
 * is signed in to the pages, or nobody is. So the session of the pages alone decides whom a client is connected to, and
 * a browser that several people use mixes nobody up.
 */
export async function forgetOtherPerson(
  ctx: Context,
  provider: Provider,
  signedInUser: (ctx: Context) => Promise<number | undefined>,
): Promise<void> {
  const name = provider.cookieName('session');
  const pairs = (ctx.req.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const id = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  if (id === undefined) return;
  const remembered = (await provider.Session.find(id))?.accountId;
  if (remembered === undefined || Number(remembered) === (await signedInUser(ctx))) return;
  ctx.req.headers.cookie = pairs.filter((pair) => !pair.startsWith(name)).join('; ');
}
