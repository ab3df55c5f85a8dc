import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { SealBroken, type Sealer } from '../../domain/ports/access/sealer.ts';

export const SECRET_KEY_BYTES = 32;

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM under the first of `keys`; texts sealed under any of them can be opened, so that the key can be changed.
 * The context is authenticated but not stored. Sealed texts read `v1.<key's name>.<nonce, tag and ciphertext in
 * base64url>`.
 */
export function aesSealer(keys: readonly [Buffer, ...Buffer[]]): Sealer {
  const byName = new Map(keys.map((key) => [nameOf(key), key]));
  const [first] = keys;
  const openBytes = (sealed: string, context: string): Buffer => {
    const [version, name = '', encoded = ''] = sealed.split('.');
    const key = byName.get(name);
    if (version !== 'v1' || key === undefined) {
      throw new SealBroken('A stored secret was sealed under a key that is not among SECRETS_KEY.');
    }
    const bytes = Buffer.from(encoded, 'base64url');
    try {
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(context, 'utf8'))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    } catch (error) {
      throw new SealBroken('A stored secret was altered or belongs elsewhere.', { cause: error });
    }
  };
  return {
    keyNames: [...byName.keys()],
    seal(plaintext, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, first, nonce).setAAD(Buffer.from(context, 'utf8'));
      const text = Buffer.concat([cipher.update(Buffer.from(plaintext)), cipher.final()]);
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), text]);
      return `v1.${nameOf(first)}.${bytes.toString('base64url')}`;
    },
    isCurrent: (sealed) => sealed.startsWith(`v1.${nameOf(first)}.`),
    open: (sealed, context) => openBytes(sealed, context).toString('utf8'),
    openBytes,
  };
}

/** Says which key sealed a text without saying anything about the key. */
function nameOf(key: Buffer): string {
  return createHash('sha256').update('coffer key name').update(key).digest('hex').slice(0, 8);
}
