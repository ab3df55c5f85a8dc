import { openMemoryService } from '../support/service/http-service.ts';
import { webScenarios } from './web.scenarios.ts';

webScenarios('memory', openMemoryService);
