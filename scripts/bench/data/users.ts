import { nodeSecrets } from '../../../adapters/system/node-secrets.ts';
import type { Effort } from '../effort.ts';

/** A user of the loaded data, with the secrets that open it in this run. */
export interface BenchUser {
  readonly id: number;
  readonly email: string;
  /** Live transactions when the data was loaded. */
  readonly size: number;
  /** Days from the first transaction to today. */
  readonly days: number;
  readonly accountIds: readonly number[];
  /** For `/v1`, with both scopes. */
  readonly apiKey: string;
  /** For `/mcp`. */
  readonly accessToken: string;
}

/** The users by what the bench does with them, so that no part of it changes what another one reads. */
export interface BenchUsers {
  readonly largest: BenchUser;
  /** Their bills are detected anew. They read too. */
  readonly detected: readonly BenchUser[];
  /** All who only read, the largest among them. */
  readonly readers: readonly BenchUser[];
  /** Transactions are imported and created for this one. */
  readonly writer: BenchUser;
}

const FIRST_USER_ID = 100_000;
const FIRST_ACCOUNT_ID = 200_000;
export const ACCOUNTS = [
  { name: 'Everyday', type: 'checking' },
  { name: 'Rainy day', type: 'savings' },
  { name: 'Credit card', type: 'credit' },
];

/** The same users in every run, each time with new secrets. */
export function makeUsers(effort: Effort): BenchUsers {
  const largest = makeUser(effort.largest, 0);
  const ordinary = Array.from({ length: effort.ordinary.count }, (_, at) => makeUser(effort.ordinary, 1 + at));
  const writer = makeUser(effort.ordinary, 1 + ordinary.length);
  return { largest, detected: ordinary.slice(0, effort.detected), readers: [largest, ...ordinary], writer };
}

function makeUser({ size, days }: { readonly size: number; readonly days: number }, index: number): BenchUser {
  const secrets = nodeSecrets();
  return {
    id: FIRST_USER_ID + index,
    email: `user${index}@bench.example`,
    size,
    days,
    accountIds: ACCOUNTS.map((_, account) => FIRST_ACCOUNT_ID + index * ACCOUNTS.length + account),
    apiKey: secrets.newApiKey(),
    accessToken: secrets.newAccessToken(),
  };
}
