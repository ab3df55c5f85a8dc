import { openMigratedDatabase } from '../../support/databases/postgres.ts';
import { plaidScenarios } from './plaid-connections.scenarios.ts';

plaidScenarios('PostgreSQL', async () => {
  const database = await openMigratedDatabase();
  return { options: { store: 'postgres', databaseUrl: database.url }, close: () => database.drop() };
});
