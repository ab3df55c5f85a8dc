import { type OpenService, openMemoryService, openPostgresService } from '../support/service/http-service.ts';
import { restScenarios } from './rest.scenarios.ts';

/** The same service with its memory for finished answers switched off. */
function uncached(open: OpenService): OpenService {
  return (options) => open({ ...options, config: { ...options?.config, cacheMegabytes: 0 } });
}

restScenarios('memory, without remembered answers', uncached(openMemoryService));
restScenarios('PostgreSQL, without remembered answers', uncached(openPostgresService));
