import type { Route } from '../../adapters/rest/endpoint/route.ts';
import { restRoutes } from '../../adapters/rest/http-app.ts';

export const routes: readonly Route[] = restRoutes({ baseUrl: 'https://coffer.test', version: '0.0.0' });

/** The routes that need a credential. */
export const securedRoutes: readonly Route[] = routes.filter(({ scope }) => scope !== null);
