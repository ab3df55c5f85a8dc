import { openPostgresService } from '../support/service/http-service.ts';
import { storedScenarios } from './rest.scenarios.ts';

storedScenarios('PostgreSQL', openPostgresService);
