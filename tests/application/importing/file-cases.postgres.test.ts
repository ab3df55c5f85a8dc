import { openMigratedDatabase } from '../../support/databases/postgres.ts';
import { fileCases } from './file-cases.scenarios.ts';

fileCases('PostgreSQL', async () => {
  const database = await openMigratedDatabase();
  return { options: { store: 'postgres', databaseUrl: database.url }, close: () => database.drop() };
});
