import * as assert from 'uvu/assert';
import { dayNumber } from '../../../domain/calendar.ts';
import { pluck } from '../../support/assertions.ts';
import { newFeedAccount, newFeedConnection } from '../../support/feeds/feed-fixtures.ts';
import { importRow, newImport, newStatement } from '../../support/files/import-fixtures.ts';
import { aConnectedAccount, aManualAccount, aUser, JPY, localDate, MADE_AT } from '../../support/fixtures.ts';
import { refused, refusedAs } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';

const MARCH = { from: localDate('2026-03-01'), to: localDate('2026-03-31') };

export function feedAccountRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`FeedAccountRepo on ${storeName}`, open);

  const aConnection = async () => {
    const { id: userId } = await aUser(stores);
    const connection = await stores.connections.add(newFeedConnection(userId));
    const account = await aManualAccount(stores, userId);
    return { ...stores, stores, userId, connection, account };
  };

  test('an account comes back as it went in, whole and bare, and only to its user', async () => {
    const { feedAccounts, userId, connection, account } = await aConnection();
    const { userId: strangerId } = await aConnection();
    const whole = newFeedAccount(connection, {
      institutionCountry: 'NL',
      lastFour: '3000',
      numberHash: 'ab'.repeat(32),
      balance: -12_345,
      balanceAt: MADE_AT,
      isBalanceTurned: true,
      isSignChosen: true,
      decision: 'linked',
      bankAccountId: account.id,
      linkedBy: 'rows',
      likelyBankAccountId: account.id,
      difference: -5,
      coverage: MARCH,
      missingDays: [MARCH],
      problem: { code: 'bank_unavailable', message: 'Later.' },
      lastSuccessAt: MADE_AT,
    });
    const bare = newFeedAccount(connection, { key: 'ACT-2', kind: null, currency: null });
    const [first, second] = [await feedAccounts.put(whole), await feedAccounts.put(bare)];
    assert.equal(await feedAccounts.list(userId, connection.id), [
      { ...whole, id: first },
      { ...bare, id: second },
    ]);
    assert.equal(await feedAccounts.listAll(userId), await feedAccounts.list(userId, connection.id));
    assert.equal(await feedAccounts.list(strangerId, connection.id), []);
    assert.equal(await feedAccounts.listAll(strangerId), []);
  });

  test('an account is known by its key: it keeps its id, and takes over everything else', async () => {
    const { feedAccounts, userId, connection } = await aConnection();
    const id = await feedAccounts.put(newFeedAccount(connection));
    const changed = newFeedAccount(connection, { name: 'Savings', decision: 'ignored' });
    assert.is(await feedAccounts.put(changed), id);
    assert.equal(await feedAccounts.listAll(userId), [{ ...changed, id }]);
  });

  test('one bank account is filled by one account of a connection, and by one of each connection', async () => {
    const { feedAccounts, connections, userId, connection, account } = await aConnection();
    const linked = { decision: 'linked', bankAccountId: account.id } as const;
    await feedAccounts.put(newFeedAccount(connection, linked));
    await refusedAs('conflict', feedAccounts.put(newFeedAccount(connection, { ...linked, key: 'ACT-2' })));
    const other = await connections.add(newFeedConnection(userId));
    await feedAccounts.put(newFeedAccount(other, linked));
    assert.is((await feedAccounts.listAll(userId)).length, 2);
  });

  test('an account is given another key alone, and only by its user', async () => {
    const { feedAccounts, userId, connection } = await aConnection();
    const stranger = await aConnection();
    const [first, second] = [
      await feedAccounts.put(newFeedAccount(connection)),
      await feedAccounts.put(newFeedAccount(connection, { key: 'ACT-2' })),
    ];
    await feedAccounts.rename(stranger.userId, first, 'ACT-9');
    assert.equal(pluck(await feedAccounts.listAll(userId), 'id', 'key'), [
      [first, 'ACT-1'],
      [second, 'ACT-2'],
    ]);
    await feedAccounts.rename(userId, first, 'ACT-9');
    assert.equal(pluck(await feedAccounts.listAll(userId), 'id', 'key'), [
      [first, 'ACT-9'],
      [second, 'ACT-2'],
    ]);
    assert.is(await feedAccounts.put(newFeedAccount(connection, { key: 'ACT-9' })), first);
  });

  test('a foreign connection or bank account, and a link to nothing, are refused', async () => {
    const { feedAccounts, userId, connection } = await aConnection();
    const stranger = await aConnection();
    const linked = (bankAccountId: number | null) => newFeedAccount(connection, { decision: 'linked', bankAccountId });
    await refused(feedAccounts.put(linked(stranger.account.id)));
    await refused(feedAccounts.put(linked(null)));
    await refused(feedAccounts.put(newFeedAccount({ userId, id: stranger.connection.id })));
    assert.equal(await feedAccounts.listAll(userId), []);
  });

  test('when a bank account is deleted, its feeds are undecided again and start anew', async () => {
    const { feedAccounts, userId, connection, account, stores } = await aConnection();
    const other = await aConnectedAccount(stores, userId);
    const linked = (key: string, bankAccountId: number) =>
      newFeedAccount(connection, { key, decision: 'linked', bankAccountId, coverage: MARCH });
    await feedAccounts.put(linked('ACT-1', account.id));
    await feedAccounts.put(linked('ACT-2', other.id));
    await feedAccounts.release(userId, account.id);
    assert.equal(
      (await feedAccounts.listAll(userId)).map(({ decision, bankAccountId, coverage }) => [
        decision,
        bankAccountId,
        coverage,
      ]),
      [
        ['undecided', null, null],
        ['linked', other.id, MARCH],
      ],
    );
    await feedAccounts.forgetCoverage(userId, connection.id);
    assert.equal(pluck(await feedAccounts.listAll(userId), 'coverage'), [null, null]);
  });

  test('the days that a feed has fetched count as seen by its source, without an import', async () => {
    const { feedAccounts, observations, userId, connection, account } = await aConnection();
    const id = await feedAccounts.put(
      newFeedAccount(connection, { decision: 'linked', bankAccountId: account.id, coverage: MARCH }),
    );
    const { coverage } = await observations.known(userId, account.id, MARCH);
    const range = { from: dayNumber(MARCH.from), to: dayNumber(MARCH.to) };
    assert.equal([...coverage], [[`feed:simplefin:${connection.id}:${id}`, [range]]]);
    assert.equal(await observations.coverage(userId, account.id), coverage);
  });

  test('a file of an account that a feed fills is recognised by the hash of its number', async () => {
    const { feedAccounts, observations, imports, userId, connection, account, stores } = await aConnection();
    const hash = 'cd'.repeat(32);
    await feedAccounts.put(newFeedAccount(connection, { numberHash: hash }));
    assert.is(await observations.accountOf(userId, hash), undefined);
    const linked = { numberHash: hash, decision: 'linked', bankAccountId: account.id } as const;
    await feedAccounts.put(newFeedAccount(connection, linked));
    assert.is(await observations.accountOf(userId, hash), account.id);
    assert.is(await observations.accountOf(userId, hash, account.currency), account.id);
    assert.is(await observations.accountOf(userId, hash, JPY), undefined);
    const other = await aManualAccount(stores, userId);
    await imports.add(newImport(other, { statements: [newStatement(other, { accountHash: hash })] }), []);
    assert.is(await observations.accountOf(userId, hash), other.id);
  });

  test('a row that a feed names by its id is known on any day, and only on its account', async () => {
    const { imports, observations, userId, connection, account, stores } = await aConnection();
    const source = `feed:plaid:${connection.id}`;
    const shown = (transactionId: number, position: number, sourceId: string) =>
      importRow(account, { position, source, sourceId, transactionId, isOrigin: true, day: localDate('2020-01-01') });
    await imports.add(newImport(account), [shown(7_001, 0, 'a'), shown(7_002, 1, 'b')]);
    const known = async (bankAccountId: number, from: string, sourceIds: readonly string[]) =>
      (await observations.known(userId, bankAccountId, MARCH, { source: from, sourceIds })).transactions.map(
        ({ id }) => id,
      );
    assert.equal(await known(account.id, source, ['b', 'x']), [7_002]);
    assert.equal(await known(account.id, source, []), []);
    assert.equal(await known(account.id, 'feed:plaid:1', ['b']), []);
    assert.equal(await known((await aManualAccount(stores, userId)).id, source, ['b']), []);
  });

  test('a caller that alters what it got alters nothing in the store', async () => {
    const { feedAccounts, userId, connection } = await aConnection();
    await feedAccounts.put(newFeedAccount(connection, { coverage: MARCH }));
    const before = structuredClone(await feedAccounts.listAll(userId));
    tamper(await feedAccounts.listAll(userId));
    assert.equal(await feedAccounts.listAll(userId), before);
  });

  test.run();
}
