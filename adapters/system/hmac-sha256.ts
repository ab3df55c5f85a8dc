import { createHmac } from 'node:crypto';
import type { KeyedHash } from '../../domain/statements/account-number.ts';

/** HMAC-SHA-256 (RFC 2104) under the key, as 64 hex digits. */
export function hmacSha256(key: Uint8Array): KeyedHash {
  return (text) => createHmac('sha256', key).update(text, 'utf8').digest('hex');
}
