import { hash, randomBytes, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { RECOVERY_CODE_ALPHABET, RECOVERY_CODE_LENGTH } from '../../domain/access/second-factor/recovery-code.ts';
import type { SecretKind, Secrets } from '../../domain/ports/access/secrets.ts';

/** Secrets from the machine's random source. */
export function nodeSecrets(): Secrets {
  return {
    uuid: () => randomUUID(),
    newApiKey: () => newSecret('coffer_sk_'),
    newAccessToken: () => newSecret('coffer_at_'),
    newSession: () => newSecret('coffer_ss_'),
    newPendingSignIn: () => newSecret('coffer_ps_'),
    newRecoveryCode,
    kindOf,
    digest: (secret) => hash('sha256', secret, 'hex'),
  };
}

/** 62^43 is just above 2^256 (contract 4.1). */
const RANDOM_CHARACTERS = 43;
const CHECKSUM_CHARACTERS = 6;

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const FORM = /^coffer_(?:sk|at|ss|ps)_[0-9A-Za-z]{49}$/;

const PREFIX_CHARACTERS = 10;

const KINDS: Readonly<Record<string, SecretKind>> = {
  coffer_sk_: 'api_key',
  coffer_at_: 'access_token',
  coffer_ss_: 'session',
  coffer_ps_: 'pending_sign_in',
};

function newSecret(prefix: string): string {
  const body = prefix + randomBase62(RANDOM_CHARACTERS);
  return body + checksum(body);
}

function kindOf(secret: string): ReturnType<Secrets['kindOf']> {
  if (!FORM.test(secret)) return undefined;
  const body = secret.slice(0, -CHECKSUM_CHARACTERS);
  return secret.endsWith(checksum(body)) ? KINDS[secret.slice(0, PREFIX_CHARACTERS)] : undefined;
}

/** Every character equally likely: bytes from 248 on are thrown away, because 256 is no multiple of 62. */
function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    const fair = randomBytes(length).filter((byte) => byte < 4 * BASE62.length);
    text += [...fair].map((byte) => BASE62[byte % BASE62.length]).join('');
  }
  return text.slice(0, length);
}

/** 32 divides 256, so every character is equally likely. */
function newRecoveryCode(): string {
  const bytes = randomBytes(RECOVERY_CODE_LENGTH);
  return [...bytes].map((byte) => RECOVERY_CODE_ALPHABET[byte % RECOVERY_CODE_ALPHABET.length]).join('');
}

/** Of the text with its prefix, so that a key is not taken for a token. */
function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let index = 0; index < CHECKSUM_CHARACTERS; index += 1) {
    digits = `${BASE62[rest % BASE62.length]}${digits}`;
    rest = Math.floor(rest / BASE62.length);
  }
  return digits;
}
