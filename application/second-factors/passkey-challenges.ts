import { PASSKEY_CHALLENGE_SECONDS, refusedPasskey } from '../../domain/access/second-factor/passkey.ts';
import { addSeconds, parseTimestamp, type Timestamp } from '../../domain/calendar.ts';
import type { Ports } from '../ports.ts';
import { opened } from '../sealed-texts.ts';

/** What a challenge is for. One made for one purpose, or for one browser, is worth nothing for another. */
export interface ChallengeUse {
  readonly purpose: 'register' | 'sign_in' | 'second_factor' | 'confirm';
  /** Names the session, the pending sign-in or the browser. */
  readonly binding: string;
}

export type ChallengePorts = Pick<Ports, 'sealer' | 'secrets' | 'spentChallenges' | 'clock'>;

/**
 * A challenge carries its own expiry, sealed for its use. So asking for one stores nothing, and a flood of page views
 * fills no table; only challenges that were answered are remembered.
 */
export function newChallenge({ sealer, secrets, clock }: ChallengePorts, use: ChallengeUse): string {
  const expiresAt = addSeconds(clock.now(), PASSKEY_CHALLENGE_SECONDS);
  return sealer.seal(`${expiresAt} ${secrets.uuid()}`, contextOf(use));
}

/** Throws `invalid` for a challenge of another use or browser, and for an expired one. Returns when it expires. */
export function requireChallenge({ sealer, clock }: ChallengePorts, use: ChallengeUse, challenge: string): Timestamp {
  const [text = ''] = (opened(sealer, challenge, contextOf(use)) ?? '').split(' ');
  const expiresAt = parseTimestamp(text);
  if (expiresAt === undefined || clock.now() >= expiresAt) throw refusedPasskey();
  return expiresAt;
}

/** Throws `invalid` for a challenge that was answered already. */
export async function spendChallenge(ports: ChallengePorts, challenge: string, expiresAt: Timestamp): Promise<void> {
  const isFirst = await ports.spentChallenges.spend(ports.secrets.digest(challenge), expiresAt);
  if (!isFirst) throw refusedPasskey();
}

function contextOf({ purpose, binding }: ChallengeUse): string {
  return `passkey:${purpose}:${binding}`;
}
