import { openTestStore } from '../../support/databases/postgres-store.ts';
import { duplicateScenarios } from './duplicates.scenarios.ts';

duplicateScenarios('PostgreSQL', openTestStore);
