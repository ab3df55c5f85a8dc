import { readFile, writeFile } from 'node:fs/promises';
import { nodeSecrets } from '../../../adapters/system/node-secrets.ts';
import { type DataShape, userSizes } from './user-sizes.ts';

/** A user of the loaded data, with the secrets that open it. */
export interface BenchUser {
  readonly id: number;
  /** Live transactions. */
  readonly size: number;
  /** For `/v1`, with both scopes. */
  readonly apiKey: string;
  /** For `/mcp`. */
  readonly accessToken: string;
  /** In the order of their ids. */
  readonly accountIds: readonly number[];
}

export const FIRST_USER_ID = 100_000;
export const FIRST_ACCOUNT_ID = 1_000_000;
export const FIRST_TRANSACTION_ID = 10_000_000;
export const ACCOUNTS_PER_USER = 3;

/** Users with secrets of their own; the largest first. */
export function makeUsers(shape: DataShape): readonly BenchUser[] {
  const secrets = nodeSecrets();
  return userSizes(shape).map((size, index) => ({
    id: FIRST_USER_ID + index,
    size,
    apiKey: secrets.newApiKey(),
    accessToken: secrets.newAccessToken(),
    accountIds: Array.from(
      { length: ACCOUNTS_PER_USER },
      (_, account) => FIRST_ACCOUNT_ID + index * ACCOUNTS_PER_USER + account,
    ),
  }));
}

/** What a kept data directory says about itself. */
interface Manifest {
  readonly shape: DataShape;
  readonly users: readonly BenchUser[];
}

/** The users of a kept data directory; `undefined` if nothing was loaded. Throws if it has data of another shape. */
export async function readUsers(file: string, shape: DataShape): Promise<readonly BenchUser[] | undefined> {
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

export async function writeUsers(file: string, shape: DataShape, users: readonly BenchUser[]): Promise<void> {
  await writeFile(file, JSON.stringify({ shape, users } satisfies Manifest), { mode: 0o600 });
}
