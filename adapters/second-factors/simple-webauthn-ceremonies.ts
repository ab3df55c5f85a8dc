import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { PASSKEY_CHALLENGE_SECONDS, type Passkey } from '../../domain/access/second-factor/passkey.ts';
import type { PasskeyCeremonies } from '../../domain/ports/access/passkey-ceremonies.ts';

/** Loaded when the first passkey is: it takes some 20 MB, and many services never see one. */
const library = () => import('@simplewebauthn/server');

const SITE_NAME = 'Coffer';
const TIMEOUT_MS = PASSKEY_CHALLENGE_SECONDS * 1_000;

/** Passkeys by the rules of WebAuthn, which the library knows. */
export function simpleWebauthnCeremonies(): PasskeyCeremonies {
  return {
    registrationOptions,
    signInOptions,
    read,
    verifyRegistration: (...given) => refusedAsUndefined(() => verifyRegistration(...given)),
    verifySignIn: (...given) => refusedAsUndefined(() => verifySignIn(...given)),
  };
}

/** Attestation is not asked for: whoever made the authenticator does not matter here. */
const registrationOptions: PasskeyCeremonies['registrationOptions'] = async (site, challenge, user, present) => {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: site.host,
    userName: user.name,
    userDisplayName: user.name,
    userID: new Uint8Array(Buffer.from(String(user.id), 'utf8')),
    challenge,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: present.map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return JSON.stringify(options);
};

const signInOptions: PasskeyCeremonies['signInOptions'] = async (site, challenge, allowed) => {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: site.host,
    challenge,
    timeout: TIMEOUT_MS,
    userVerification: allowed === undefined ? 'required' : 'preferred',
    ...(allowed && { allowCredentials: allowed.map(descriptorOf) }),
  });
  return JSON.stringify(options);
};

const verifyRegistration: PasskeyCeremonies['verifyRegistration'] = async (site, challenge, answer) => {
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: JSON.parse(answer) as RegistrationResponseJSON,
    expectedChallenge: encoded(challenge),
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: false,
  });
  if (!verified) return undefined;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.filter((transport) => KNOWN_TRANSPORTS.has(transport)),
  };
};

const verifySignIn: PasskeyCeremonies['verifySignIn'] = async (site, challenge, answer, passkey, mustVerify) => {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: JSON.parse(answer) as AuthenticationResponseJSON,
    expectedChallenge: encoded(challenge),
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: mustVerify,
    credential: {
      ...descriptorOf(passkey),
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  });
  return verified ? authenticationInfo.newCounter : undefined;
};

/** Browsers report these; an answer can say anything. */
const KNOWN_TRANSPORTS: ReadonlySet<string> = new Set('ble cable hybrid internal nfc smart-card usb'.split(' '));

function descriptorOf({ credentialId, transports }: Passkey) {
  return { id: credentialId, transports: [...transports] };
}

/** As browsers send a challenge back. */
function encoded(challenge: string): string {
  return Buffer.from(challenge, 'utf8').toString('base64url');
}

function read(answer: string): ReturnType<PasskeyCeremonies['read']> {
  const { id, response } = parsed(answer);
  const { clientDataJSON } = record(response);
  const { challenge } = parsed(typeof clientDataJSON === 'string' ? decoded(clientDataJSON) : '');
  return typeof id === 'string' && typeof challenge === 'string'
    ? { credentialId: id, challenge: decoded(challenge) }
    : undefined;
}

function decoded(base64url: string): string {
  return Buffer.from(base64url, 'base64url').toString('utf8');
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return record(JSON.parse(text));
  } catch {
    return {};
  }
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The library throws an error for everything that it finds wrong with an answer. */
async function refusedAsUndefined<Result>(verify: () => Promise<Result | undefined>): Promise<Result | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}
