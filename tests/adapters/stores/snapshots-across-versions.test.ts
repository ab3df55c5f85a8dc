import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openPostgresStore, type PostgresStore } from '../../../adapters/mikro-orm/postgres-store.ts';
import { BACKED_UP_TABLES } from '../../../adapters/mikro-orm/schema/stored-tables.ts';
import { contentsOf, schemaOf } from '../../support/databases/database-contents.ts';
import { startEmbeddedServer } from '../../support/databases/embedded-server.ts';
import { findOtherVersion } from '../../support/databases/other-postgres.ts';
import { createDatabaseAt } from '../../support/databases/postgres.ts';
import { aUserWithRowsEverywhere } from '../../support/databases/rows-everywhere.ts';
import { aManualAccount, aTransaction, aUser } from '../../support/fixtures.ts';

/** From the PostgreSQL that comes with Coffer to another major version, and back (docs/backup.md). */
const other = await findOtherVersion();
const opened: PostgresStore[] = [];
const moves = suite(`snapshots across versions, ${other?.title ?? 'of which there is one here'}`);

if (other === undefined) {
  moves.skip('a house moves to another version of PostgreSQL and back, because there is no other one', () => undefined);
} else {
  moves('a house moves to another version of PostgreSQL and back, and every table stays the same', async () => {
    const [ours, theirs] = await Promise.all([startEmbeddedServer(), other.open()]);
    const source = await storeAt(ours);
    await source.migrate();
    await aUserWithRowsEverywhere(source);
    const before = await contentsOf(source, BACKED_UP_TABLES);
    const there = await storeAt(theirs);
    await copy(source, there);
    assert.equal(await contentsOf(there, BACKED_UP_TABLES), before);
    assert.equal(await there.pendingMigrations(), []);

    // Somebody lives there for a while.
    await aTransaction(there.stores, await aManualAccount(there.stores, (await aUser(there.stores)).id));
    const later = await contentsOf(there, BACKED_UP_TABLES);
    assert.is.not(later['transactions'], before['transactions']);
    const back = await storeAt(ours);
    await copy(there, back);
    assert.equal(await contentsOf(back, BACKED_UP_TABLES), later);
    assert.equal(await schemaOf(back), await schemaOf(source));
  });
}

moves.after(async () => {
  for (const store of opened) await store.close();
});

moves.run();

/** A store on a new database, which is not migrated. */
async function storeAt(serverUrl: string): Promise<PostgresStore> {
  const { url, drop } = await createDatabaseAt(serverUrl);
  const store = await openPostgresStore({ url });
  opened.push({ ...store, close: () => store.close().then(drop) });
  return store;
}

function copy(from: PostgresStore, to: PostgresStore): Promise<unknown> {
  return from.snapshots.take((snapshot) => to.snapshotTarget.load(snapshot, snapshot.parts(), []));
}
