import type { Route } from '../../adapters/rest/endpoint/route.ts';
import { restRoutes } from '../../adapters/rest/http-app.ts';
import type { RestUseCases } from '../../adapters/rest/rest-use-cases.ts';

/** The table is only read, so no use-case is asked for. */
const useCases = {} as RestUseCases;

export const routes: readonly Route[] = restRoutes(useCases, { baseUrl: 'https://coffer.test', version: '0.0.0' });

/** The routes that need a credential. */
export const securedRoutes: readonly Route[] = routes.filter(({ scope }) => scope !== null);
