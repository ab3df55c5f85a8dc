import { openTestStore } from '../../support/databases/postgres-store.ts';
import { mergingScenarios } from './merging.scenarios.ts';

mergingScenarios('PostgreSQL', openTestStore);
