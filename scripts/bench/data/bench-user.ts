import { readFile, writeFile } from 'node:fs/promises';
import { nodeSecrets } from '../../../adapters/system/node-secrets.ts';
import { type DataShape, userSizes } from './user-sizes.ts';

/** A user of the loaded data, with the secrets that open it. */
export interface BenchUser {
  readonly id: number;
  readonly email: string;
  /** Live transactions when the data was loaded. */
  readonly size: number;
  /** For `/v1`, with both scopes. */
  readonly apiKey: string;
  /** For `/mcp`. */
  readonly accessToken: string;
  /** In the order of their ids. */
  readonly accountIds: readonly number[];
}

/** The users by what the bench does with them, so that no part of it changes what another one reads. */
export interface BenchUsers {
  /** They only read; the largest first. */
  readonly readers: readonly BenchUser[];
  /** Their bills are detected again and again. */
  readonly detected: readonly BenchUser[];
  /** Transactions are imported for them. */
  readonly writers: readonly BenchUser[];
}

/** On top of those of the shape: how many users, and how many transactions each has. */
const DETECTED = { count: 50, size: 2_000 };
const WRITERS = { count: 2, size: 1_000 };

export const FIRST_USER_ID = 100_000;
export const FIRST_ACCOUNT_ID = 1_000_000;
export const FIRST_TRANSACTION_ID = 10_000_000;
export const ACCOUNTS_PER_USER = 3;

export function makeUsers(shape: DataShape): BenchUsers {
  const readers = userSizes(shape).map(makeUser);
  const more = ({ count, size }: typeof DETECTED, from: number) =>
    Array.from({ length: count }, (_, index) => makeUser(size, from + index));
  const detected = more(DETECTED, readers.length);
  return { readers, detected, writers: more(WRITERS, readers.length + detected.length) };
}

/** In the order of their ids. */
export function allUsers({ readers, detected, writers }: BenchUsers): readonly BenchUser[] {
  return [...readers, ...detected, ...writers];
}

function makeUser(size: number, index: number): BenchUser {
  const secrets = nodeSecrets();
  return {
    id: FIRST_USER_ID + index,
    email: `user${index}@bench.example`,
    size,
    apiKey: secrets.newApiKey(),
    accessToken: secrets.newAccessToken(),
    accountIds: Array.from(
      { length: ACCOUNTS_PER_USER },
      (_, account) => FIRST_ACCOUNT_ID + index * ACCOUNTS_PER_USER + account,
    ),
  };
}

/** What a kept data directory says about itself. */
interface Manifest {
  readonly shape: DataShape;
  readonly users: BenchUsers;
}

/** The users of a kept data directory; `undefined` if nothing was loaded. Throws if it has data of another shape. */
export async function readUsers(file: string, shape: DataShape): Promise<BenchUsers | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const kept = JSON.parse(text) as Manifest;
  if (kept.shape.users !== shape.users || kept.shape.transactions !== shape.transactions) {
    throw new Error(
      `${file} describes ${kept.shape.transactions} transactions of ${kept.shape.users} users, not ` +
        `${shape.transactions} of ${shape.users}. Choose the same size or another directory.`,
    );
  }
  return kept.users;
}

export async function writeUsers(file: string, shape: DataShape, users: BenchUsers): Promise<void> {
  await writeFile(file, JSON.stringify({ shape, users } satisfies Manifest), { mode: 0o600 });
}
