import { openTestStore } from '../../support/postgres-store.ts';
import { feedCases } from './feed-cases.scenarios.ts';

feedCases('PostgreSQL', openTestStore);
