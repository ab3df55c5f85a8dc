import { openMigratedDatabase } from '../../support/databases/postgres.ts';
import { faultScenarios } from './faults.scenarios.ts';

faultScenarios('PostgreSQL', 5, async () => {
  const database = await openMigratedDatabase();
  return { options: { store: 'postgres', databaseUrl: database.url }, close: () => database.drop() };
});
