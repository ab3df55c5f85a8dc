import Fastify from 'fastify';
import { bankAccountRoute } from './bank-accounts.ts';
import { requireKey } from './require-key.ts';
import { transactionRoute } from './transactions.ts';

/**
 * The peer of the lists: what a careful engineer writes by hand with Fastify and `pg`. It uses prepared statements,
 * reads page and count in parallel, keeps the categories in memory, has response schemas, checks the same credentials
 * and returns the same JSON. Reads DATABASE_URL, PORT and BASE_URL, with which its links begin.
 */
const { PORT, BASE_URL = '' } = process.env;

const app = Fastify({ logger: { level: 'info', stream: process.stderr } });
app.decorateRequest('userId', 0);
app.get('/health', () => ({ status: 'ok' }));
await app.register(async (routes) => {
  routes.addHook('onRequest', requireKey);
  transactionRoute(routes, BASE_URL);
  bankAccountRoute(routes);
});
process.once('SIGTERM', () => process.exit());
await app.listen({ port: Number(PORT), host: '127.0.0.1' });

declare module 'fastify' {
  interface FastifyRequest {
    userId: number;
  }
}
