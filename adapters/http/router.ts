import { createRequire } from 'node:module';

/** The router's CommonJS module: its ES module imports Node's HTTP module, at the price that `node-http.ts` names. */
export const { Router } = createRequire(import.meta.url)('@koa/router') as typeof import('@koa/router');
