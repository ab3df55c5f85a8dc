import type { Passkey } from '../../access/second-factor/passkey.ts';

/** The site that passkeys belong to: they work nowhere else. */
export interface PasskeySite {
  /** Host name without a port (WebAuthn: relying party id). */
  readonly host: string;
  /** As browsers state it: scheme, host and port. */
  readonly origin: string;
}

/** Browsers allow passkeys only for host names, never for addresses, and only over https or on the own machine. */
export function supportsPasskeys({ host, origin }: PasskeySite): boolean {
  const isAddress = /^[\d.]+$|^\[/.test(host);
  return !isAddress && (origin.startsWith('https://') || host === 'localhost' || host.endsWith('.localhost'));
}

/** What a browser's answer says of itself; nothing of it is proven yet. */
export interface PasskeyAnswer {
  readonly credentialId: string;
  readonly challenge: string;
}

/** A credential that was just made. */
export type NewCredential = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** Speaks WebAuthn with browsers. Options and answers are JSON as browsers read and write it. */
export interface PasskeyCeremonies {
  /** What the browser needs to make a passkey; not on an authenticator that holds one of `present`. */
  registrationOptions(
    site: PasskeySite,
    challenge: string,
    user: { readonly id: number; readonly name: string },
    present: readonly Passkey[],
  ): Promise<string>;
  /**
   * What the browser needs to use one of `allowed`, or, without it, any that the person chooses and the authenticator
   * verifies them for.
   */
  signInOptions(site: PasskeySite, challenge: string, allowed?: readonly Passkey[]): Promise<string>;
  /** `undefined` for text that is not an answer. */
  read(answer: string): PasskeyAnswer | undefined;
  /** The credential that `answer` brings for `challenge` at `site`; `undefined` when anything about it is wrong. */
  verifyRegistration(site: PasskeySite, challenge: string, answer: string): Promise<NewCredential | undefined>;
  /**
   * The authenticator's new counter, if `passkey` signed `challenge` for `site`; `undefined` when anything about it is
   * wrong, and with `mustVerify` also when the authenticator did not verify the person by a PIN, a finger or a face.
   */
  verifySignIn(
    site: PasskeySite,
    challenge: string,
    answer: string,
    passkey: Passkey,
    mustVerify: boolean,
  ): Promise<number | undefined>;
}
