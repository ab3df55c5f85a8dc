import type { Ports } from '../ports.ts';
import { opened } from '../sealed-texts.ts';

const CONTEXT = 'known-device';

/** What a browser keeps to prove that this user has signed in with it. It lets nobody in, and is stored nowhere. */
export function deviceProof({ sealer }: Pick<Ports, 'sealer'>, userId: number): string {
  return sealer.seal(String(userId), CONTEXT);
}

/**
 * Who has signed in with the browser before, as long as the user's browsers have attempts left, and counts one.
 * `undefined` without a proof that this service gave: the attempt then counts as a stranger's.
 */
export async function admitDevice(
  { sealer, secrets, attempts }: Pick<Ports, 'sealer' | 'secrets' | 'attempts'>,
  proof: string | undefined,
): Promise<number | undefined> {
  const userId = proof === undefined ? undefined : opened(sealer, proof, CONTEXT);
  if (userId === undefined) return undefined;
  return (await attempts.count('sign_in_from_devices', secrets.digest(userId))) === 0 ? Number(userId) : undefined;
}
