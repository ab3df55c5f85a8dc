import { openTestStore } from '../../support/postgres-store.ts';
import { importingScenarios } from './importing.scenarios.ts';

importingScenarios('PostgreSQL', openTestStore);
