import { createHash, timingSafeEqual } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { millisOf, type Timestamp } from '../../../domain/calendar.ts';
import type { Webhook, WebhookReading } from '../../../domain/ports/feeds/bank-feed-port.ts';
import { parsedObject, tokenOf } from '../json.ts';
import type { VerificationKey } from './webhook-keys.ts';

const HEADER = 'plaid-verification';
const MAX_AGE_SECONDS = 300;
const CLOCK_TOLERANCE_SECONDS = 30;

/** Webhooks after which a fetch finds something new. The others of Plaid add nothing to them. */
const WORTH_A_FETCH: Readonly<Record<string, readonly string[]>> = {
  TRANSACTIONS: ['SYNC_UPDATES_AVAILABLE'],
  ITEM: [
    'ERROR',
    'LOGIN_REPAIRED',
    'NEW_ACCOUNTS_AVAILABLE',
    'USER_PERMISSION_REVOKED',
    'PENDING_EXPIRATION',
    'PENDING_DISCONNECT',
  ],
};

/**
 * Plaid signs a JWT that holds the SHA-256 of the body and is good for five minutes. Everything that needs no key is
 * checked before Plaid is asked for one.
 */
export async function readPlaidWebhook(
  { headers, body }: Webhook,
  findKey: (kid: string) => Promise<VerificationKey | undefined>,
  now: Timestamp,
): Promise<WebhookReading> {
  const token = headers[HEADER] ?? '';
  const kid = keyIdOf(token);
  if (kid === undefined || !namesBody(token, body)) return { kind: 'refused' };
  const key = await findKey(kid);
  if (key === undefined || !(await isSigned(token, key, now))) return { kind: 'refused' };
  return readBody(body);
}

/** Another algorithm could make the public key a shared secret. */
function keyIdOf(token: string): string | undefined {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    return alg === 'ES256' && typeof kid === 'string' && /^[\w-]{1,100}$/.test(kid) ? kid : undefined;
  } catch {
    return undefined;
  }
}

function namesBody(token: string, body: Uint8Array): boolean {
  try {
    const named = decodeJwt(token)['request_body_sha256'];
    if (typeof named !== 'string' || !/^[\da-f]{64}$/i.test(named)) return false;
    return timingSafeEqual(createHash('sha256').update(body).digest(), Buffer.from(named, 'hex'));
  } catch {
    return false;
  }
}

async function isSigned(token: string, key: VerificationKey, now: Timestamp): Promise<boolean> {
  try {
    await jwtVerify(token, key, {
      algorithms: ['ES256'],
      maxTokenAge: MAX_AGE_SECONDS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['iat'],
      currentDate: new Date(millisOf(now)),
    });
    return true;
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}

function readBody(body: Uint8Array): WebhookReading {
  const webhook = parsedObject(new TextDecoder().decode(body));
  const itemId = tokenOf(webhook, 'item_id');
  const codes = WORTH_A_FETCH[tokenOf(webhook, 'webhook_type') ?? ''] ?? [];
  const isWorthIt = codes.includes(tokenOf(webhook, 'webhook_code') ?? '');
  return itemId !== null && isWorthIt ? { kind: 'fetch', providerKey: itemId } : { kind: 'ignored' };
}
