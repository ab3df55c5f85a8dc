import { openMemoryService } from '../support/http-service.ts';
import { restScenarios } from './rest.scenarios.ts';

restScenarios('memory', openMemoryService);
