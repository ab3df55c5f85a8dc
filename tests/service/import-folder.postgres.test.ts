import { openPostgresService } from '../support/service/http-service.ts';
import { importFolderScenarios } from './import-folder.scenarios.ts';

importFolderScenarios('PostgreSQL', openPostgresService);
