import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Ports } from '../../../application/ports.ts';
import type { ServiceKey, ServiceKeyPurpose } from '../../../domain/ports/access/service-key-repo.ts';
import type { AuthorizationKeys } from './configuration.ts';

type KeyPorts = Pick<Ports, 'serviceKeys' | 'sealer' | 'clock'>;
type SigningKey = AuthorizationKeys['signing'][number];

/** Older keys still verify what they signed; of more than this many, the oldest go. */
const KEYS_KEPT = 3;

/** The keys of the authorization server, newest first; makes what is missing. Throws `SealBroken`. */
export async function loadKeys(ports: KeyPorts): Promise<AuthorizationKeys> {
  await ensure(ports, 'signing', newSigningKey);
  await ensure(ports, 'cookies', newCookieKey);
  const signing = await opened(ports, 'signing');
  return { signing: signing.map((text) => JSON.parse(text) as SigningKey), cookies: await opened(ports, 'cookies') };
}

/**
 * Makes a new key for each purpose; the services use it from their next start on. Also seals all keys under the newest
 * secret key.
 */
export async function rotateKeys(ports: KeyPorts): Promise<void> {
  const { serviceKeys, sealer } = ports;
  await add(ports, 'signing', await newSigningKey());
  await add(ports, 'cookies', newCookieKey());
  for (const purpose of ['signing', 'cookies'] as const) {
    const keys = await serviceKeys.list(purpose);
    for (const key of keys.slice(KEYS_KEPT)) await serviceKeys.remove(key.id);
    for (const key of keys.slice(0, KEYS_KEPT)) {
      await serviceKeys.reseal(key.id, sealer.seal(sealer.open(key.sealed, contextOf(purpose)), contextOf(purpose)));
    }
  }
}

async function ensure(
  ports: KeyPorts,
  purpose: ServiceKeyPurpose,
  make: () => string | Promise<string>,
): Promise<void> {
  const { serviceKeys, sealer, clock } = ports;
  if ((await serviceKeys.list(purpose)).length > 0) return;
  const sealed = sealer.seal(await make(), contextOf(purpose));
  await serviceKeys.ensure({ purpose, sealed, createdAt: clock.now() });
}

function add({ serviceKeys, sealer, clock }: KeyPorts, purpose: ServiceKeyPurpose, key: string): Promise<ServiceKey> {
  return serviceKeys.add({ purpose, sealed: sealer.seal(key, contextOf(purpose)), createdAt: clock.now() });
}

async function opened({ serviceKeys, sealer }: KeyPorts, purpose: ServiceKeyPurpose): Promise<readonly string[]> {
  return (await serviceKeys.list(purpose)).map(({ sealed }) => sealer.open(sealed, contextOf(purpose)));
}

function contextOf(purpose: ServiceKeyPurpose): string {
  return `service-key:${purpose}`;
}

async function newSigningKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
  const kid = randomBytes(8).toString('hex');
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'ES256' });
}

function newCookieKey(): string {
  return randomBytes(32).toString('base64url');
}
