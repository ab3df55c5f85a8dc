import { openTestStore } from '../../support/postgres-store.ts';
import { feedScenarios } from './feeds.scenarios.ts';

feedScenarios('PostgreSQL', openTestStore);
