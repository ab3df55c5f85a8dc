import type { UseCases } from '../../application/use-cases.ts';
import type { PasskeySite } from '../../domain/ports/access/passkey-ceremonies.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { AuthorizationServer } from '../oauth/authorization-server/authorization-server.ts';
import type { WebCookies } from './cookies.ts';
import { requireVisitor, type SignedInRequest, type WebRequest } from './web-request.ts';

/** What pages are made of: the use-cases, and what they know of the service. */
export interface PageParts extends UseCases {
  readonly authorizationServer: AuthorizationServer;
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly cookies: WebCookies;
  /** Path below which the service is reached, without a slash at the end. */
  readonly basePath: string;
  /** A random text, different each time. */
  readonly randomText: () => string;
  /** The users whose exports are being sent. */
  readonly runningExports: Set<number>;
  readonly site: PasskeySite;
  readonly version: string;
}

/** Responds to a request, or throws what the page then says. */
export type Handle<Request extends WebRequest> = (parts: PageParts, request: Request) => Promise<void> | void;

/** One page, or what one of its forms does. */
export interface WebRoute {
  readonly method: 'GET' | 'POST';
  /** As the router writes it: '/account/keys/:id'. */
  readonly path: string;
  readonly handle: Handle<WebRequest>;
  /** Sends people who are not signed in to the sign-in page, and back here afterwards. */
  readonly needsSignIn: boolean;
  /**
   * Sends people who have not proved who they are recently to the page that asks for it, and back to the same address
   * afterwards: a form needs a page at its own address.
   */
  readonly needsConfirmation?: true;
  /** The form has files of at most so many bytes together. */
  readonly fileMaxBytes?: number;
}

/** What anybody may open. */
export function openRoute(method: WebRoute['method'], path: string, handle: Handle<WebRequest>): WebRoute {
  return { method, path, handle, needsSignIn: false };
}

/** What only a person who is signed in may open. */
export function ownRoute(
  method: WebRoute['method'],
  path: string,
  handle: Handle<SignedInRequest>,
  needs: Pick<WebRoute, 'needsConfirmation' | 'fileMaxBytes'> = {},
): WebRoute {
  const handleOwn: Handle<WebRequest> = (parts, request) => handle(parts, requireVisitor(request));
  return { method, path, handle: handleOwn, needsSignIn: true, ...needs };
}
