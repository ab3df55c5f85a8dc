import { nodeSecrets } from '../../../adapters/system/node-secrets.ts';

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

export const LARGEST = { size: 300_000, days: 3_650 };
export const ORDINARY = { count: 200, size: 2_500, days: 730 };
const DETECTED = 50;

const FIRST_USER_ID = 100_000;
const FIRST_ACCOUNT_ID = 200_000;
export const ACCOUNTS = [
  { name: 'Everyday', type: 'checking' },
  { name: 'Rainy day', type: 'savings' },
  { name: 'Credit card', type: 'credit' },
];

/** The same users in every run, each time with new secrets. */
export function makeUsers(): BenchUsers {
  const largest = makeUser(LARGEST, 0);
  const ordinary = Array.from({ length: ORDINARY.count }, (_, index) => makeUser(ORDINARY, 1 + index));
  const writer = makeUser(ORDINARY, 1 + ORDINARY.count);
  return { largest, detected: ordinary.slice(0, DETECTED), readers: [largest, ...ordinary], writer };
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
