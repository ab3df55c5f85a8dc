import { hash, randomBytes, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { RECOVERY_CODE_ALPHABET, RECOVERY_CODE_LENGTH } from '../../domain/access/second-factor/recovery-code.ts';
import type { SecretKind, Secrets } from '../../domain/ports/access/secrets.ts';

/** Secrets from the machine's random source. */
export function nodeSecrets(): Secrets {
  return {
    uuid: () => randomUUID(),
    newApiKey: () => newSecret('coffer_sk_'),
    newAccessToken: (bits) => newSecret('coffer_at_', bits),
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

function newSecret(prefix: string, bits: Uint8Array = randomBytes(32)): string {
  const body = prefix + base62(BigInt(`0x${Buffer.from(bits).toString('hex')}`)).padStart(RANDOM_CHARACTERS, '0');
  return body + checksum(body);
}

function kindOf(secret: string): ReturnType<Secrets['kindOf']> {
  if (!FORM.test(secret)) return undefined;
  const body = secret.slice(0, -CHECKSUM_CHARACTERS);
  return secret.endsWith(checksum(body)) ? KINDS[secret.slice(0, PREFIX_CHARACTERS)] : undefined;
}

function base62(number: bigint): string {
  return (number < 62n ? '' : base62(number / 62n)) + BASE62[Number(number % 62n)];
}

/** 32 divides 256, so every character is equally likely. */
function newRecoveryCode(): string {
  const bytes = randomBytes(RECOVERY_CODE_LENGTH);
  return [...bytes].map((byte) => RECOVERY_CODE_ALPHABET[byte % RECOVERY_CODE_ALPHABET.length]).join('');
}

/** Of the text with its prefix, so that a key is not taken for a token. */
function checksum(text: string): string {
  return base62(BigInt(crc32(text))).padStart(CHECKSUM_CHARACTERS, '0');
}
