import { openMemoryService } from '../support/service/http-service.ts';
import { importFolderScenarios } from './import-folder.scenarios.ts';

importFolderScenarios('memory', openMemoryService);
