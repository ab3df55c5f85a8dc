import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { removeDeletedImports } from '../../../application/imports/undo-import.ts';
import { openTestStore } from '../../support/databases/postgres-store.ts';
import { importRow, newImport, newStatement } from '../../support/files/import-fixtures.ts';
import { aManualAccount, aUser, MADE_AT } from '../../support/fixtures.ts';

const test = suite('imports of deleted accounts on PostgreSQL');

let store: Awaited<ReturnType<typeof openTestStore>>;

test('the store opens', async () => {
  store = await openTestStore();
});

test.after(() => store?.close());

const ROWS = 23_000;

test('their rows stay in the table until later, and then go in parts, with nothing of other accounts', async () => {
  const { stores } = store;
  const { id: userId } = await aUser(stores);
  const [account, other] = [await aManualAccount(stores, userId), await aManualAccount(stores, userId)];
  const many = Array.from({ length: ROWS }, (_, position) => importRow(account, { position }));
  const statements = [newStatement(account), newStatement(other)];
  await stores.imports.add(newImport(account), many);
  await stores.imports.add(newImport(account, { statements }), [importRow(account), importRow(other, { position: 1 })]);
  await stores.imports.removeAllOf(userId, account.id);
  assert.equal(await stored(userId), { imports: 2, import_rows: ROWS + 2, import_removals: 2 });
  assert.is(await stores.imports.removeLeftovers(), 10_000);
  assert.is(await removeDeletedImports({ imports: stores.imports })(), ROWS - 10_000 + 1);
  assert.equal(await stored(userId), { imports: 1, import_rows: 1, import_removals: 0 });
});

test('their rows stay unseen when several processes remove them at once', async () => {
  const { stores } = store;
  const { id: userId } = await aUser(stores);
  const [account, other] = [await aManualAccount(stores, userId), await aManualAccount(stores, userId)];
  const statements = [newStatement(account), newStatement(other)];
  const many = Array.from({ length: ROWS }, (_, position) => importRow(account, { position }));
  const both = await stores.imports.add(newImport(account, { statements }), many);
  await stores.imports.add(newImport(account), many);
  await stores.imports.removeAllOf(userId, account.id);
  const seen = () => stores.imports.rows(userId, both, { afterPosition: -1, limit: 1 });
  let removed = 1;
  while (removed > 0) {
    const parts = await Promise.all(Array.from({ length: 3 }, () => stores.imports.removeLeftovers()));
    removed = Math.max(...parts);
    assert.equal(await seen(), []);
  }
  assert.equal(await stored(userId), { imports: 1, import_rows: 0, import_removals: 0 });
});

test('the rows of an erased user go with the user', async () => {
  const { stores } = store;
  const { id: userId } = await aUser(stores);
  const account = await aManualAccount(stores, userId);
  await stores.imports.add(newImport(account), [importRow(account)]);
  await stores.imports.removeAllOf(userId, account.id);
  await stores.users.erase(userId, MADE_AT);
  assert.equal(await stored(userId), { imports: 0, import_rows: 0, import_removals: 0 });
  assert.is(await stores.imports.removeLeftovers(), 0);
});

test.run();

async function stored(userId: number): Promise<Readonly<Record<string, number>>> {
  const tables = ['imports', 'import_rows', 'import_removals'];
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await store.pool.query<{ count: number }>(
        `select count(*) as count from ${table} where user_id = $1`,
        [userId],
      );
      return [table, Number(rows[0]?.count)] as const;
    }),
  );
  return Object.fromEntries(counts);
}
