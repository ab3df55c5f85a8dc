/**
 * Fetches a connection in a process of its own, on the database of the first argument: `url userId connectionId key`.
 * Says `storing` when the rows are written and the transaction is still open, and then waits to be killed.
 */
import { openPostgresStore } from '../../../adapters/mikro-orm/postgres-store.ts';
import { aesSealer } from '../../../adapters/system/aes-sealer.ts';
import { hmacSha256 } from '../../../adapters/system/hmac-sha256.ts';
import { nodeSecrets } from '../../../adapters/system/node-secrets.ts';
import { syncConnection } from '../../../application/connections/sync-connection.ts';
import type { UnitOfWork } from '../../../domain/ports/unit-of-work.ts';
import { testClock } from '../clock.ts';
import { aFetch, FakeFeed } from './fake-feed.ts';

const [, , url = '', userId, connectionId, key = ''] = process.argv;
const { stores, unitOfWork } = await openPostgresStore({ url });

const dying: UnitOfWork = {
  run: (work) =>
    unitOfWork.run(async (inside) => {
      await work(inside);
      process.stdout.write('storing\n');
      return new Promise<never>(() => {});
    }),
};

const feed = new FakeFeed().shows(aFetch([{ day: 2, amount: -350, id: 't1' }], { cursor: 'lost' }));
const sync = syncConnection({
  ...stores,
  unitOfWork: dying,
  bankFeeds: new Map([[feed.provider, feed]]),
  sealer: aesSealer([Buffer.from(key, 'hex')]),
  secrets: nodeSecrets(),
  accountHash: hmacSha256(Buffer.from(key, 'hex')),
  upkeep: { afterAdding: async () => {} },
  clock: testClock('2026-03-31T12:00:00.000000Z'),
});
await sync(Number(userId), Number(connectionId));
