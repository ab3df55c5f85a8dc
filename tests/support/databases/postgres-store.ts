import {
  openPostgresStore,
  type PostgresStore,
  type PostgresStoreOptions,
} from '../../../adapters/mikro-orm/postgres-store.ts';
import { openMigratedDatabase } from './postgres.ts';

/** A migrated store with a database of its own, which goes when the store is closed. */
export async function openTestStore(
  options: Omit<PostgresStoreOptions, 'url'> = {},
): Promise<PostgresStore & { readonly url: string }> {
  const database = await openMigratedDatabase();
  const store = await openPostgresStore({ ...options, url: database.url });
  await store.migrate();
  return {
    ...store,
    url: database.url,
    close: async () => {
      await store.close();
      await database.drop();
    },
  };
}
