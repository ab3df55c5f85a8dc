import { openTestDatabase } from '../../support/databases/postgres.ts';
import { enableBankingScenarios } from './enable-banking-connections.scenarios.ts';

enableBankingScenarios('PostgreSQL', async () => {
  const database = await openTestDatabase();
  return { options: { store: 'postgres', databaseUrl: database.url }, close: () => database.drop() };
});
