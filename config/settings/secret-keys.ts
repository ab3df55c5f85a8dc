import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aesSealer, SECRET_KEY_BYTES } from '../../adapters/system/aes-sealer.ts';
import { hmacSha256 } from '../../adapters/system/hmac-sha256.ts';
import type { Sealer } from '../../domain/ports/access/sealer.ts';
import type { KeyedHash } from '../../domain/statements/account-number.ts';
import { ConfigError } from './config-error.ts';

export type SecretKeys = readonly [Buffer, ...Buffer[]];

const FILE_NAME = 'secrets.key';

/** Keys in base64 or hexadecimal with commas between them; `undefined` for anything else. */
export function parseSecretKeys(text: string): SecretKeys | undefined {
  const [first, ...others] = text.split(',').map((part) => keyFrom(part.trim()));
  if (first === undefined) return undefined;
  const rest = others.filter((key) => key !== undefined);
  return rest.length === others.length ? [first, ...rest] : undefined;
}

/**
 * The keys of a file below `dataDir` that only its owner can read; makes one where there is none. Throws `ConfigError`
 * when the file cannot be read, written or understood.
 */
function secretKeysFromFile(dataDir: string): SecretKeys {
  const path = join(dataDir, FILE_NAME);
  const keys = parseSecretKeys(readOrCreate(path));
  if (keys === undefined) {
    throw new ConfigError(
      `${path} does not hold a key of 32 bytes. Restore it from a backup: without it, stored secrets cannot be read.`,
    );
  }
  return keys;
}

interface SecretSettings {
  readonly secretKeys: SecretKeys | undefined;
  readonly store: { readonly kind: 'memory' } | { readonly kind: 'postgres' | 'embedded'; readonly dataDir: string };
}

/** What seals the secrets of this configuration's store. Throws `ConfigError`. */
export function sealerOf(config: SecretSettings): Sealer {
  return aesSealer(secretKeysOf(config));
}

/**
 * The keyed hash by which account numbers are recognised in files. The oldest key makes it, so that it stays the same
 * while newer ones are added in front. Throws `ConfigError`.
 */
export function accountHashOf(config: SecretSettings): KeyedHash {
  const keys = secretKeysOf(config);
  const derived = hmacSha256(keys.at(-1) ?? keys[0])('account numbers');
  return hmacSha256(Buffer.from(derived, 'hex'));
}

/** Those of the settings or of the file; a store that ends with the process has some of its own. */
function secretKeysOf({ secretKeys, store }: SecretSettings): SecretKeys {
  return secretKeys ?? (store.kind === 'memory' ? [randomBytes(SECRET_KEY_BYTES)] : secretKeysFromFile(store.dataDir));
}

/** The keys, if there are any: makes none. Throws `ConfigError` when the file cannot be understood. */
export function presentSecretKeys(given: SecretKeys | undefined, dataDir: string): SecretKeys | undefined {
  return given ?? (existsSync(join(dataDir, FILE_NAME)) ? secretKeysFromFile(dataDir) : undefined);
}

function readOrCreate(path: string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  try {
    mkdirSync(dirname(path), { recursive: true });
    const draft = `${path}.${randomBytes(6).toString('hex')}`;
    writeFileSync(draft, `${randomBytes(SECRET_KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
    try {
      // Services that start at once agree on one file: linking fails when it exists.
      linkSync(draft, path);
    } finally {
      rmSync(draft);
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      const how = 'Set SECRETS_KEY to 32 random bytes in base64 (for example from “openssl rand -base64 32”).';
      throw new ConfigError(`The key file ${path} cannot be written. ${how}`, { cause: error });
    }
  }
  return readFileSync(path, 'utf8').trim();
}

function keyFrom(text: string): Buffer | undefined {
  const bytes = /^[\da-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  return bytes.length === SECRET_KEY_BYTES ? bytes : undefined;
}
