import { openPostgresStore, type PostgresStore } from '../../adapters/mikro-orm/postgres-store.ts';
import { storeContract } from '../contracts/store.contract.ts';
import { openTestDatabase } from '../support/postgres.ts';

storeContract('PostgreSQL', open);

/** On a database of its own. */
async function open(): Promise<PostgresStore> {
  const database = await openTestDatabase();
  const store = await openPostgresStore({ url: database.url });
  await store.migrate();
  return {
    ...store,
    close: async () => {
      await store.close();
      await database.drop();
    },
  };
}
