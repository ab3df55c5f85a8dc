import type { Timestamp } from '../calendar.ts';
import type { Audience, Scope } from './credential.ts';

/** How long an approval lasts before the person is asked again. */
export const APPROVAL_LIFETIME_DAYS = 365;

/** A client that a person allowed to use their data (OAuth calls this a grant). */
export interface ConnectedApp {
  readonly id: number;
  readonly userId: number;
  /** The authorization server's name for the approval; every token of the approval carries it. */
  readonly grantId: string;
  readonly clientId: string;
  /** What the client calls itself: text of a third party. */
  readonly clientName: string;
  /** Hosts, or schemes of native apps, that the client receives its codes at. */
  readonly redirectHosts: readonly string[];
  readonly audience: Audience;
  readonly scopes: readonly Scope[];
  readonly createdAt: Timestamp;
  /** Kept to the minute; `null` until the first token is used. */
  readonly lastUsedAt: Timestamp | null;
  readonly revokedAt: Timestamp | null;
}
