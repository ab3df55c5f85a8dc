import { openPostgresService } from '../support/service/http-service.ts';
import { rememberedScenarios } from './rest.scenarios.ts';

/** The service with its memory for finished answers switched off, over the store that remembers totals itself. */
rememberedScenarios('PostgreSQL, without remembered answers', (options) =>
  openPostgresService({ ...options, config: { ...options?.config, cacheMegabytes: 0 } }),
);
