import { openPostgresStore } from '../../adapters/mikro-orm/postgres-store.ts';
import { openTestDatabase } from '../support/postgres.ts';
import { feedScenarios } from './feeds.scenarios.ts';

feedScenarios('PostgreSQL', async () => {
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
});
