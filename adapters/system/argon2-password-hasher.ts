import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PasswordHasher } from '../../domain/ports/access/password-hasher.ts';
import { createSemaphore } from './semaphore.ts';

/** Argon2id as OWASP's password storage cheat sheet has it: 19 MiB, two passes, one lane. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Each takes 19 MiB and a thread of the pool, which file access needs too. */
const AT_ONCE = 2;
/** About a second's work: whoever came after would give up before their turn. */
const MAX_WAITING = 64;

/**
 * Argon2id in PHC strings. Passwords are compared in NFC, so that it does not matter how a keyboard composes its
 * letters. More than two at once wait for their turn, and too many are refused. Tests may want a lower cost.
 */
export function argon2PasswordHasher(ownCost = COST): PasswordHasher {
  const inTurn = createSemaphore(AT_ONCE, MAX_WAITING);
  const derive = (password: string, salt: Buffer, cost: Cost, tagLength: number): Promise<Buffer> => {
    const message = Buffer.from(password.normalize('NFC'), 'utf8');
    return inTurn(() => argon2Async('argon2id', { message, nonce: salt, tagLength, ...cost }));
  };
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return phcString({ cost: ownCost, salt, tag: await derive(password, salt, ownCost, HASH_BYTES) });
    },
    async verify(password, hash) {
      const stored = hash === undefined ? undefined : parsePhc(hash);
      // Somebody who is not there, or whose hash cannot be read, costs as much as somebody with another password.
      const { cost, salt, tag } = stored ?? { cost: ownCost, salt: NO_SALT, tag: NO_TAG };
      const derived = await derive(password, salt, cost, tag.length);
      return timingSafeEqual(derived, tag) && stored !== undefined;
    },
  };
}

const argon2Async = promisify(argon2);

const NO_SALT = Buffer.alloc(SALT_BYTES);
const NO_TAG = Buffer.alloc(HASH_BYTES);

interface Cost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

interface Phc {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

function phcString({ cost, salt, tag }: Phc): string {
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${unpadded(salt)}$${unpadded(tag)}`;
}

/** Of any cost up to 1 GB and 99 passes, so that the cost can rise later; `undefined` for other text. */
function parsePhc(hash: string): Phc | undefined {
  const match =
    /^\$argon2id\$v=19\$m=(\d{4,6}),t=([1-9]\d?),p=([1-9])\$([\dA-Za-z+/]{11,86})\$([\dA-Za-z+/]{22,86})$/.exec(hash);
  if (match === null) return undefined;
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
