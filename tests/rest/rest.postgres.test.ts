import { openPostgresService } from '../support/http-service.ts';
import { restScenarios } from './rest.scenarios.ts';

restScenarios('PostgreSQL', openPostgresService);
