import { openMigratedDatabase } from '../../support/databases/postgres.ts';
import { liveScenarios } from './lives.scenarios.ts';

liveScenarios('PostgreSQL', 2, 20, async () => {
  const database = await openMigratedDatabase();
  return { options: { store: 'postgres', databaseUrl: database.url }, close: () => database.drop() };
});
