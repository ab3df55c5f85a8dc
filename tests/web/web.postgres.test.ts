import { openPostgresService } from '../support/http-service.ts';
import { webScenarios } from './web.scenarios.ts';

webScenarios('PostgreSQL', openPostgresService);
