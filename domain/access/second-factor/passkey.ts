import type { Timestamp } from '../../calendar.ts';
import { FinanceError, invalidField } from '../../error.ts';
import { trimmedText } from '../../text.ts';

/** More than anybody has devices; each is looked at when its owner signs in. */
export const PASSKEYS_MAX = 20;

export const PASSKEY_NAME_MAX_CHARACTERS = 60;

/** A page that asks for a passkey is good for this long. */
export const PASSKEY_CHALLENGE_SECONDS = 10 * 60;

/**
 * A key pair on a person's device or in their password manager (WebAuthn), of which the service knows the public half.
 */
export interface Passkey {
  readonly id: number;
  readonly userId: number;
  /** What the person calls it. */
  readonly name: string;
  /** The authenticator's name for it, in base64url; unique. */
  readonly credentialId: string;
  /** COSE key in base64url. */
  readonly publicKey: string;
  /** How often it was used, as the authenticator counts; 0 for those that do not count. */
  readonly counter: number;
  /** How browsers reach it, such as `internal` or `usb`. */
  readonly transports: readonly string[];
  readonly createdAt: Timestamp;
  readonly lastUsedAt: Timestamp | null;
}

/** The name without surrounding white space. Throws `invalid` when it breaks a rule. */
export function passkeyName(text: string): string {
  return trimmedText('name', text, { minimum: 1, maximum: PASSKEY_NAME_MAX_CHARACTERS });
}

/** Throws `conflict` when there is no room for another one. */
export function requireRoomForPasskey(present: readonly Passkey[]): void {
  if (present.length >= PASSKEYS_MAX) {
    throw new FinanceError('conflict', `You have ${PASSKEYS_MAX} passkeys. Remove one first.`);
  }
}

/**
 * Notes a use. Throws `invalid` when the counter does not rise: then two devices hold the key, and one of them is a
 * copy.
 */
export function usePasskey(passkey: Passkey, counter: number, at: Timestamp): Passkey {
  const counts = counter > 0 || passkey.counter > 0;
  if (counts && counter <= passkey.counter) throw refusedPasskey();
  return { ...passkey, counter, lastUsedAt: at };
}

/** The same whatever is wrong: whoever tries learns nothing. */
export function refusedPasskey(): FinanceError {
  return invalidField('passkey', 'The passkey was not accepted. Try again, or use another way.');
}
