import { openTestStore } from '../../support/databases/postgres-store.ts';
import { feedCases } from './feed-cases.scenarios.ts';

feedCases('PostgreSQL', openTestStore);
