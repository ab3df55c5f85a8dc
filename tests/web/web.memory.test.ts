import { openMemoryService } from '../support/http-service.ts';
import { webScenarios } from './web.scenarios.ts';

webScenarios('memory', openMemoryService);
