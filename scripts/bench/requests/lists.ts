import { type Random, seededRandom } from '../../../adapters/demo/random.ts';
import { FIRST_NAMES, SECOND_NAMES } from '../data/names.ts';
import type { BenchUser } from '../data/users.ts';
import type { LoadRequest } from '../measuring/load.ts';

/** A kind of list that both servers are asked for. */
export interface ListKind {
  readonly title: string;
  /** A path of this kind; every call gives another one. */
  readonly path: (user: BenchUser, random: Random) => string;
}

/** The built-in categories of expenses that have sub-categories, and some that have none. */
const CATEGORIES = [100, 101, 102, 110, 120, 130, 140, 160];

export const PLAIN_LIST: ListKind = {
  title: 'plain list',
  path: (user, random) => `/v1/transactions?page=${shallowPage(user, random)}`,
};

export const LIST_KINDS: readonly ListKind[] = [
  PLAIN_LIST,
  {
    title: 'list with category and account',
    path: (user, random) => `/v1/transactions?include=category,bankAccount&page=${shallowPage(user, random)}`,
  },
  { title: 'filtered list', path: (user, random) => `/v1/transactions?${random.pick(FILTERS)(user, random)}` },
  { title: 'text search', path: (_, random) => `/v1/transactions?filter[text]=${encodeURIComponent(words(random))}` },
  { title: 'deep page', path: (user, random) => `/v1/transactions?page=${random.integer(1, lastPage(user))}` },
  { title: 'bank accounts', path: () => '/v1/bank-accounts' },
];

const FILTERS: readonly ((user: BenchUser, random: Random) => string)[] = [
  ({ accountIds }, random) => `filter[bank_account_id]=${random.pick(accountIds)}`,
  (_, random) => `filter[type]=${random.pick(['income', 'expense'])}`,
  (_, random) => `filter[category]=${random.pick(CATEGORIES)}`,
  ({ accountIds }, random) => `filter[bank_account_id]=${random.pick(accountIds)}&filter[type]=expense`,
];

/** A made-up merchant, or the first of its names. */
function words(random: Random): string {
  const first = random.pick(FIRST_NAMES);
  return random.chance(0.5) ? first : `${first} ${random.pick(SECOND_NAMES)}`;
}

function shallowPage(user: BenchUser, random: Random): number {
  return random.integer(1, Math.min(3, lastPage(user)));
}

function lastPage({ size }: BenchUser): number {
  return Math.ceil(size / 30);
}

/** More than are sent in a round. */
const REQUESTS = 8_000;

/** Requests of random users; the same ones in every run. */
export function listRequests({ path }: ListKind, users: readonly BenchUser[]): readonly LoadRequest[] {
  const random = seededRandom(REQUESTS);
  return Array.from({ length: REQUESTS }, () => {
    const user = random.pick(users);
    return { path: path(user, random), headers: restHeaders(user) };
  });
}

export function restHeaders({ apiKey }: BenchUser): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${apiKey}`, accept: 'application/json' };
}
