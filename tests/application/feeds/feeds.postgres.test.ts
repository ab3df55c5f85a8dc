import { openTestStore } from '../../support/databases/postgres-store.ts';
import { feedScenarios } from './feeds.scenarios.ts';

feedScenarios('PostgreSQL', openTestStore);
