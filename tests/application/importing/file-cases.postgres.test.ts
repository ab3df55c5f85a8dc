import { openTestDatabase } from '../../support/databases/postgres.ts';
import { fileCases } from './file-cases.scenarios.ts';

fileCases('PostgreSQL', async () => {
  const database = await openTestDatabase();
  return { options: { store: 'postgres', databaseUrl: database.url }, close: () => database.drop() };
});
