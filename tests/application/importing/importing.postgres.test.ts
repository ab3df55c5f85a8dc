import { openTestStore } from '../../support/databases/postgres-store.ts';
import { importingScenarios } from './importing.scenarios.ts';

importingScenarios('PostgreSQL', openTestStore, 6);
