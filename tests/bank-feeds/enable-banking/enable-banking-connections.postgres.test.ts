import { openMigratedDatabase } from '../../support/databases/postgres.ts';
import { enableBankingScenarios } from './enable-banking-connections.scenarios.ts';

enableBankingScenarios('PostgreSQL', async () => {
  const database = await openMigratedDatabase();
  return { options: { store: 'postgres', databaseUrl: database.url }, close: () => database.drop() };
});
