import type { ShownConnection } from '../../../application/connections/shown-connection.ts';
import type { SyncOutcome } from '../../../application/connections/sync-connection.ts';
import { replace } from '../../../config/container.ts';
import { type App, type AppOptions, createApp } from '../../../config/create-app.ts';
import { ports, useCases } from '../../../config/tokens.ts';
import type { BankFeedPort } from '../../../domain/ports/feeds/bank-feed-port.ts';
import type { TestClock } from '../clock.ts';
import { newUser } from '../fixtures.ts';
import { PATIENT } from '../patient.ts';

export const RETURN_URL = 'https://money.example/connections/return';

/** Opens an empty store of one kind, for the tests of one file. */
export type OpenStore = () => Promise<{ readonly options: AppOptions; readonly close: () => Promise<void> }>;

/** A service with one user and one provider, on one kind of store. */
export interface House {
  readonly app: App;
  readonly clock: TestClock;
  readonly userId: number;
  /** Removes the users, so that the next test finds nothing of them. */
  readonly close: () => Promise<void>;
}

export async function openHouse(store: AppOptions, feed: BankFeedPort, clock: TestClock): Promise<House> {
  const app = await createApp({
    ...store,
    config: { logLevel: 'silent', ratesRefresh: false },
    replace: [PATIENT, replace(ports.bankFeeds, new Map([[feed.provider, feed]])), replace(ports.clock, clock)],
  });
  const { id: userId, email } = await app.get(ports.users).add(newUser());
  const close = async () => {
    if (email !== null) await app.get(useCases.users).deleteUser(email);
    await app.close();
  };
  return { app, clock, userId, close };
}

/** What a user sees: day, amount, status and text of each transaction. */
export async function seen({ app, userId }: House): Promise<readonly string[]> {
  const rows = await app.get(ports.transactionReader).list(userId, {}, { offset: 0, limit: 1_000 });
  return rows
    .map(({ bookedAt, amount, status, description }) => `${bookedAt.slice(0, 10)} ${amount} ${status} ${description}`)
    .toSorted();
}

export async function balances({ app, userId }: House): Promise<readonly (readonly [string, number])[]> {
  const accounts = await app.get(ports.accounts).list(userId);
  return accounts.map(({ name, balance }) => [name, balance] as const).toSorted(([a], [b]) => a.localeCompare(b));
}

export async function sync({ app, userId }: House, id: number): Promise<SyncOutcome> {
  return app.get(useCases.connections).syncConnection(userId, id);
}

export async function shown({ app, userId }: House, id: number): Promise<ShownConnection> {
  return app.get(useCases.connections).showConnection(userId, id);
}

/** A second user must see nothing of the first. */
export async function stranger(house: House): Promise<House> {
  return { ...house, userId: (await house.app.get(ports.users).add(newUser())).id };
}
