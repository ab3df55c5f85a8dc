import type { UseCases } from '../../application/use-cases.ts';
import type { PasskeySite } from '../../domain/ports/access/passkey-ceremonies.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { AuthorizationServer } from '../oauth/authorization-server/authorization-server.ts';
import type { WebCookies } from './cookies.ts';
import type { PageFrame } from './layout.ts';

/** What pages are made of: the use-cases, and what they know of the service. */
export interface PageParts extends UseCases {
  readonly authorizationServer: AuthorizationServer;
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly cookies: WebCookies;
  readonly frame: PageFrame;
  /** A random text, different each time. */
  readonly randomText: () => string;
  /** The users whose exports are being sent. */
  readonly runningExports: Set<number>;
  readonly site: PasskeySite;
  readonly version: string;
}
