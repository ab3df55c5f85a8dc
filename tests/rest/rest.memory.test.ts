import { openMemoryService } from '../support/service/http-service.ts';
import { restScenarios } from './rest.scenarios.ts';

restScenarios('memory', openMemoryService);
