import { randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deleteBankAccount } from '../../application/accounts/delete-bank-account.ts';
import { type ImportStatementsInput, importStatements } from '../../application/imports/import-statements.ts';
import { undoImport } from '../../application/imports/undo-import.ts';
import { createTransaction } from '../../application/transactions/create-transaction.ts';
import { deleteTransaction } from '../../application/transactions/delete-transaction.ts';
import { updateTransaction } from '../../application/transactions/update-transaction.ts';
import type { UnitOfWork } from '../../domain/ports/unit-of-work.ts';
import type { OpenStore, StoreUnderTest } from '../contracts/store-under-test.ts';
import { testClock } from '../support/clock.ts';
import { aManualAccount, aUser, EUR, localDate, USD } from '../support/fixtures.ts';
import {
  jsonStatementReader,
  statementFile,
  type TestRow,
  type TestStatement,
} from '../support/json-statement-reader.ts';
import { refusal } from '../support/refusal.ts';

const ALL = { afterPosition: -1, limit: 1_000 };
const COFFEE: TestRow = { day: 2, amount: -350, text: 'COFFEE HOUSE' };
const BOOKS: TestRow = { day: 3, amount: -1_200, text: 'BOOKS' };
const SALARY: TestRow = { day: 9, amount: 250_000, text: 'SALARY' };

/** Importing and undoing on one kind of store. */
export function importingScenarios(storeName: string, open: OpenStore): void {
  const test = suite(`importing statements on ${storeName}`);
  let store: StoreUnderTest;
  test('the store opens', async () => {
    store = await open();
  });
  test.after(() => store?.close());

  const house = async (unitOfWork: UnitOfWork = store.unitOfWork) => {
    const { stores, directWrites } = store;
    const clock = testClock('2026-03-31T12:00:00.000000Z');
    const { id: userId } = await aUser(stores);
    const account = await aManualAccount(stores, userId, { balance: 10_000, currency: USD });
    const ports = { unitOfWork, clock };
    const importFile = importStatements({
      ...ports,
      statementFiles: jsonStatementReader,
      users: stores.users,
      accounts: stores.accounts,
      observations: stores.observations,
      imports: stores.imports,
      upkeep: { afterAdding: async () => {} },
      secrets: { digest: () => 'f'.repeat(64), uuid: randomUUID },
      accountHash: (text) => Buffer.from(text).toString('hex').padEnd(64, '0').slice(0, 64),
    });
    const take = (
      statements: readonly TestStatement[] | readonly TestRow[],
      given: Partial<ImportStatementsInput> = {},
      key?: string,
    ) => {
      const list = statements.length > 0 && 'day' in statements[0]! ? [{ rows: statements as TestRow[] }] : statements;
      const bytes = statementFile(list as readonly TestStatement[]);
      const accounts = { bankAccountId: account.id, byEnding: new Map() };
      const input = {
        bytes,
        fileName: null,
        accounts,
        options: {},
        onError: 'refuse',
        dryRun: false,
        ...given,
      } as const;
      return importFile(userId, input, key === undefined ? undefined : { key, requestHash: 'same' });
    };
    const undo = undoImport(ports);
    return {
      stores,
      userId,
      account,
      take,
      fromFeed: (rows: readonly TestRow[]) => take([], { bytes: statementFile([{ rows }], 'camt') }),
      undo: (id: number | null) => undo(userId, id ?? 0),
      remove: (id: number) => deleteTransaction(ports)(userId, id),
      edit: (id: number, notes: string, categoryId = 101) =>
        updateTransaction({ ...stores, ...ports })(userId, id, { notes, categoryId }),
      enter: (entry: { amount: number; description: string; bookedAt: string }) =>
        createTransaction({ ...ports, directWrites })(userId, {
          ...entry,
          bookedAt: localDate(entry.bookedAt),
          bankAccountId: account.id,
        }),
      enterOn: (bankAccountId: number, entry: { amount: number; description: string; bookedAt: string }) =>
        createTransaction({ ...ports, directWrites })(userId, {
          ...entry,
          bookedAt: localDate(entry.bookedAt),
          bankAccountId,
        }),
      removeAccount: () => deleteBankAccount(ports)(userId, account.id),
      balance: async (id = account.id) => (await stores.accounts.get(userId, id))?.balance,
      list: () => stores.transactionReader.list(userId, {}, { offset: 0, limit: 1_000 }),
      amounts: async () => (await stores.transactionReader.list(userId, {}, { offset: 0, limit: 99 })).map(shown),
    };
  };

  test('money goes between own accounts if a bank gives the other one’s number, whatever the texts say', async () => {
    const { take, stores, userId, list, undo } = await house();
    const savings = await aManualAccount(stores, userId, { currency: USD });
    const [own, other] = ['DE89370400440532013000', 'DE02100100100006820101'];
    await take([{ number: own, rows: [{ day: 5, amount: -20_000, text: 'ADA LOVELACE', counterparty: other }] }]);
    const links = async () => (await list()).map(({ transferBankAccountId }) => transferBankAccountId);
    assert.equal(await links(), [null]);
    const { id } = await take([{ number: other, rows: [{ day: 6, amount: 20_000, text: 'HAUSHALT' }] }], {
      accounts: { bankAccountId: savings.id, byEnding: new Map() },
    });
    assert.equal((await links()).filter((link) => link !== null).length, 2);
    await undo(id);
    assert.equal(await links(), [null]);
  });

  test('a file that is imported twice adds nothing, and undoing both leaves what was before', async () => {
    const { take, undo, amounts, balance, list } = await house();
    const first = await take([COFFEE, COFFEE, BOOKS, SALARY]);
    assert.equal(await amounts(), ['250000', '-1200', '-350', '-350']);
    assert.is(await balance(), 10_000 + 250_000 - 1_200 - 700);
    const before = await list();
    const second = await take([COFFEE, COFFEE, BOOKS, SALARY]);
    assert.equal(
      second.facts.statements.map(({ rows, added, matched }) => [rows, added, matched]),
      [[4, 0, 4]],
    );
    assert.equal(await list(), before);
    await undo(second.id);
    assert.equal(await list(), before);
    await undo(first.id);
    assert.equal([await list(), await balance()], [[], 10_000]);
  });

  test('undoing the first of two equal imports leaves the transactions, undoing the second takes them', async () => {
    const { take, undo, amounts, balance } = await house();
    const first = await take([COFFEE, BOOKS]);
    const second = await take([COFFEE, BOOKS]);
    await undo(first.id);
    assert.equal([await amounts(), await balance()], [['-1200', '-350'], 8_450]);
    await undo(second.id);
    assert.equal([await amounts(), await balance()], [[], 10_000]);
  });

  test('after undoing, the file can be imported again', async () => {
    const { take, undo, amounts } = await house();
    const { id } = await take([COFFEE, BOOKS]);
    await undo(id);
    await take([COFFEE, BOOKS]);
    assert.equal(await amounts(), ['-1200', '-350']);
    assert.is((await refusal(() => undo(id)))?.code, 'not_found');
  });

  test('a correction decides for the rows of the next import, and for no row that is there', async () => {
    const { take, edit, list } = await house();
    const categories = async () => (await list()).map(({ categoryId }) => Number(categoryId));
    await take([{ day: 2, amount: -350, text: 'SQ *OLD MAPLE 0123 SAN FRANC' }, BOOKS]);
    assert.equal(await categories(), [133, 1]);
    const coffee = (await list()).find(({ description }) => description.startsWith('SQ'));
    await edit(Number(coffee?.id), '', 103);
    await take([{ day: 4, amount: -450, text: 'SQ *OLD MAPLE 0456 OAKLAND CA' }, BOOKS, BOOKS]);
    assert.equal(await categories(), [103, 133, 133, 103]);
  });

  test('the rules of a user are read once for an import of any size', async () => {
    let reads = 0;
    const counted: UnitOfWork = {
      run: (work) =>
        store.unitOfWork.run((stores) => {
          const list = (userId: number) => {
            reads += 1;
            return stores.categoryRules.list(userId);
          };
          return work({ ...stores, categoryRules: { ...stores.categoryRules, list } });
        }),
    };
    const { take } = await house(counted);
    await take(
      Array.from({ length: 500 }, (_, nth) => ({ day: 1 + (nth % 28), amount: -nth - 1, text: `SHOP ${nth}` })),
    );
    assert.is(reads, 1);
  });

  test('category and notes of the user survive the next import and its undoing', async () => {
    const { take, undo, edit, list } = await house();
    await take([COFFEE, BOOKS]);
    const id = Number((await list())[0]?.id);
    await edit(id, 'for Ada');
    const again = await take([COFFEE, BOOKS, SALARY]);
    await undo(again.id);
    const changed = (await list()).find((one) => Number(one.id) === id);
    assert.equal([changed?.notes, changed?.categoryId], ['for Ada', '101']);
  });

  test('what the user deleted stays away, until the import itself is undone and made again', async () => {
    const { take, undo, remove, list, amounts, balance } = await house();
    const first = await take([COFFEE, BOOKS]);
    await remove(Number((await list())[0]?.id));
    const second = await take([COFFEE, BOOKS]);
    assert.equal([await amounts(), await balance()], [['-350'], 9_650]);
    assert.equal(second.facts.statements[0]?.skipped, { deleted_by_user: 1 });
    await undo(second.id);
    await undo(first.id);
    assert.equal([await amounts(), await balance()], [[], 10_000]);
    await take([COFFEE, BOOKS]);
    assert.equal(await amounts(), ['-1200', '-350']);
  });

  const PENDING: TestRow = { ...COFFEE, status: 'pending', id: 'p1' };

  test('a pending payment that is booked keeps id, category and notes, and undoing makes it pending again', async () => {
    const { take, undo, edit, list, balance } = await house();
    await take([PENDING]);
    const id = Number((await list())[0]?.id);
    await edit(id, 'with Ada');
    assert.is(await balance(), 10_000);
    const booked = await take([{ ...COFFEE, day: 4, id: 'b1' }]);
    const facts = async () => {
      const [one, ...others] = await list();
      return [others.length, Number(one?.id), one?.status, one?.notes, one?.categoryId, one?.bookedAt.slice(0, 10)];
    };
    assert.equal(await facts(), [0, id, 'booked', 'with Ada', '101', '2026-03-04']);
    assert.is(await balance(), 9_650);
    await undo(booked.id);
    assert.equal(await facts(), [0, id, 'pending', 'with Ada', '101', '2026-03-02']);
    assert.is(await balance(), 10_000);
  });

  test('undoing the import that showed the pending row leaves the booked one', async () => {
    const { take, undo, amounts, balance } = await house();
    const pending = await take([PENDING]);
    const booked = await take([{ ...COFFEE, day: 4 }]);
    await undo(pending.id);
    assert.equal([await amounts(), await balance()], [['-350'], 9_650]);
    await undo(booked.id);
    assert.equal([await amounts(), await balance()], [[], 10_000]);
  });

  test('a pending payment that the bank drops is gone, and undoing brings it back as it was', async () => {
    const { take, undo, edit, list } = await house();
    const first = await take([PENDING, { day: 1, amount: -10 }]);
    const id = Number((await list())[0]?.id);
    await edit(id, 'hold');
    const before = await list();
    const dropped = await take([{ rows: [{ day: 1, amount: -10 }], from: 1, to: 9 }]);
    assert.equal((await list()).map(shown), ['-10']);
    assert.is(dropped.facts.statements[0]?.retired, 1);
    await undo(dropped.id);
    assert.equal(await list(), before);
    const again = await take([{ rows: [{ day: 1, amount: -10 }], from: 1, to: 9 }]);
    await undo(first.id);
    assert.equal((await list()).map(shown), ['-10']);
    await undo(again.id);
    assert.equal(await list(), []);
  });

  test('what the user entered by hand is found by the file, and stays when the import is undone', async () => {
    const { take, undo, enter, amounts, balance } = await house();
    await enter({ amount: -1_200, description: 'A book for Ada', bookedAt: '2026-03-03' });
    const { id } = await take([COFFEE, BOOKS]);
    assert.equal([await amounts(), await balance()], [['-1200', '-350'], 8_450]);
    await undo(id);
    assert.equal([await amounts(), await balance()], [['-1200'], 8_800]);
  });

  test('a file of another source after the first changes nothing, and either can be undone', async () => {
    const { take, fromFeed, undo, amounts } = await house();
    const feed = await fromFeed([COFFEE, COFFEE, BOOKS]);
    const file = await take([COFFEE, COFFEE, BOOKS]);
    assert.equal(await amounts(), ['-1200', '-350', '-350']);
    await undo(feed.id);
    assert.equal(await amounts(), ['-1200', '-350', '-350']);
    await undo(file.id);
    assert.equal(await amounts(), []);
  });

  test('a dry run makes the same decisions and stores nothing', async () => {
    const { stores, userId, take, list, balance } = await house();
    await take([COFFEE]);
    const before = [await list(), await balance()];
    const dry = await take([COFFEE, BOOKS], { dryRun: true });
    assert.is(dry.id, null);
    assert.equal([await list(), await balance()], before);
    assert.is((await stores.imports.page(userId, Number.MAX_SAFE_INTEGER, 9)).length, 1);
    const real = await take([COFFEE, BOOKS]);
    const decisions = (rows: typeof dry.rows) => rows.map(({ decision, reason }) => [decision, reason]);
    assert.equal(decisions(dry.rows), decisions(real.rows));
    assert.equal(dry.facts.statements, real.facts.statements);
  });

  test('two imports of one file at once add its rows once', async () => {
    const { take, amounts, balance } = await house();
    const both = await Promise.all([take([COFFEE, COFFEE, BOOKS]), take([COFFEE, COFFEE, BOOKS])]);
    assert.equal([await amounts(), await balance()], [['-1200', '-350', '-350'], 8_100]);
    assert.is(
      both.reduce((sum, { facts }) => sum + (facts.statements[0]?.added ?? 0), 0),
      3,
    );
  });

  test('an import and its undoing at once leave all of it or nothing', async () => {
    const { take, undo, balance, amounts } = await house();
    const first = await take([COFFEE, BOOKS]);
    const once = () => refusal(() => undo(first.id));
    const [, ...undone] = await Promise.all([take([COFFEE, BOOKS]), once(), once()]);
    assert.equal(undone.filter((refused) => refused?.code === 'not_found').length, 1);
    assert.equal([await amounts(), await balance()], [['-1200', '-350'], 8_450]);
  });

  test('a retry with the same key gets the first result, and nothing happens twice', async () => {
    const { stores, userId, take, amounts } = await house();
    const [first, second] = await Promise.all([take([COFFEE, BOOKS], {}, 'k'), take([COFFEE, BOOKS], {}, 'k')]);
    const third = await take([COFFEE, BOOKS], {}, 'k');
    assert.is.not(first.replayed, second.replayed);
    assert.equal([first.id, third.id, third.replayed], [second.id, first.id, true]);
    assert.equal(third.rows, first.rows);
    assert.equal(third.facts.statements, first.facts.statements);
    assert.equal(await amounts(), ['-1200', '-350']);
    assert.is((await stores.imports.page(userId, Number.MAX_SAFE_INTEGER, 9)).length, 1);
  });

  test('an import that breaks off at its last step has changed nothing', async () => {
    const breaking: UnitOfWork = {
      run: (work) =>
        store.unitOfWork.run((stores) => {
          const add = async () => {
            throw new Error('The power failed.');
          };
          return work({ ...stores, imports: { ...stores.imports, add } });
        }),
    };
    const { take, list, balance } = await house(breaking);
    await take([COFFEE, BOOKS]).then(
      () => assert.unreachable(),
      (error: unknown) => assert.match(String(error), 'The power failed.'),
    );
    assert.equal([await list(), await balance()], [[], 10_000]);
  });

  test('several accounts in a file go to those that the user names, and are recognised the next time', async () => {
    const { stores, userId, account, take, balance } = await house();
    const savings = await aManualAccount(stores, userId, { balance: 0, currency: USD });
    const file: readonly TestStatement[] = [
      { number: 'US64 SVBK 0000 3000', rows: [COFFEE] },
      { number: '9988774711', rows: [SALARY, BOOKS] },
    ];
    const nobody = { bankAccountId: undefined, byEnding: new Map<string, number>() };
    for (const accounts of [nobody, { ...nobody, bankAccountId: account.id }]) {
      const refused = await refusal(() => take(file, { accounts }));
      assert.equal(refused?.fields, {
        bank_account_id: [
          'The file holds several accounts. Say where each belongs, such as accounts[3000]=12. ' +
            'It has: …3000 (1 row), …4711 (2 rows).',
        ],
      });
    }
    const byEnding = new Map([
      ['3000', account.id],
      ['4711', savings.id],
    ]);
    await take(file, { accounts: { ...nobody, byEnding } });
    assert.equal([await balance(), await balance(savings.id)], [9_650, 248_800]);
    const again = await take(file, { accounts: nobody });
    assert.equal(
      again.facts.statements.map(({ bankAccountId, matched }) => [bankAccountId, matched]),
      [
        [account.id, 1],
        [savings.id, 2],
      ],
    );
  });

  test('a file whose number is known as another account than the one that the user names is refused by name', async () => {
    const { stores, userId, account, take, list, balance } = await house();
    const savings = await aManualAccount(stores, userId, { balance: 0, currency: USD, name: 'Savings' });
    const file: readonly TestStatement[] = [{ number: 'US64 SVBK 0000 3000', rows: [COFFEE] }];
    await take(file);
    const intoSavings = { bankAccountId: savings.id, byEnding: new Map<string, number>() };
    for (const dryRun of [true, false]) {
      const refused = await refusal(() => take(file, { accounts: intoSavings, dryRun }));
      assert.equal(refused?.fields, {
        bank_account_id: [
          `The file is of the account …3000, which was imported to “${account.name}” before. ` +
            `Name that account, or say accounts[3000]=${savings.id} to have it in “Savings”.`,
        ],
      });
    }
    assert.equal([(await list()).length, await balance(savings.id)], [1, 0]);
    await take(file, { accounts: { ...intoSavings, byEnding: new Map([['3000', savings.id]]) } });
    assert.equal([(await list()).length, await balance(savings.id)], [2, -350]);
  });

  test('endings and masked numbers, which several accounts may share, go where the user says', async () => {
    const { stores, userId, take, balance } = await house();
    const card = await aManualAccount(stores, userId, { balance: 0, currency: USD });
    const file: readonly TestStatement[] = [{ number: 'XXXX XXXX XXXX 3000', rows: [COFFEE] }];
    await take(file);
    await take(file, { accounts: { bankAccountId: card.id, byEnding: new Map() } });
    assert.equal([await balance(), await balance(card.id)], [9_650, -350]);
  });

  const UNNAMED = { bankAccountId: undefined, byEnding: new Map<string, number | 'new'>() };
  const NEW_ACCOUNTS = { accounts: { ...UNNAMED, createsOthers: true } };

  test('accounts that a file names are opened on request, with the balance that it states, and go with the import', async () => {
    const { stores, userId, take, undo, list } = await house();
    const before = await stores.accounts.list(userId);
    const file: readonly TestStatement[] = [
      { number: 'DE89370400440532013000', currency: EUR, rows: [COFFEE, BOOKS], closing: [9, 5_000] },
      { number: '9988774711', currency: USD, rows: [SALARY] },
    ];
    const dry = await take(file, { ...NEW_ACCOUNTS, dryRun: true });
    assert.equal(await stores.accounts.list(userId), before);
    const { id, facts } = await take(file, NEW_ACCOUNTS);
    const opened = [
      { name: 'Bank account …3000', currency: EUR },
      { name: 'Bank account …4711', currency: USD },
    ];
    for (const { statements } of [dry.facts, facts])
      assert.equal(
        statements.map((one) => one.opened),
        opened,
      );
    const accounts = (await stores.accounts.list(userId)).slice(before.length);
    assert.equal(
      accounts.map(({ name, currency, kind, balance, initialBalance }) => [
        name,
        currency,
        kind,
        balance,
        initialBalance,
      ]),
      [
        ['Bank account …3000', EUR, 'manual', 5_000, 6_550],
        ['Bank account …4711', USD, 'manual', 250_000, 0],
      ],
    );
    assert.is(facts.statements[0]?.balanceCheck?.difference, 0);
    const again = await take(file, NEW_ACCOUNTS);
    assert.equal(
      again.facts.statements.map(({ matched, opened: other }) => [matched, other]),
      [
        [2, undefined],
        [1, undefined],
      ],
    );
    await undo(again.id);
    await undo(id);
    assert.equal([await stores.accounts.list(userId), await list()], [before, []]);
    const third = await take(file, NEW_ACCOUNTS);
    assert.equal(
      third.facts.statements.map((one) => one.opened),
      opened,
    );
  });

  test('an account that an import opened stays when the import is undone, if something else is on it', async () => {
    const { stores, userId, take, undo, enterOn } = await house();
    const file: readonly TestStatement[] = [
      { number: '9988774711', currency: USD, rows: [SALARY], closing: [9, 300_000] },
    ];
    const first = await take(file, NEW_ACCOUNTS);
    const id = first.facts.statements[0]?.bankAccountId ?? 0;
    await enterOn(id, { amount: -5, description: 'Cash', bookedAt: '2026-03-20' });
    await undo(first.id);
    const account = await stores.accounts.get(userId, id);
    assert.equal([account?.balance, account?.initialBalance], [-5, 0]);
  });

  test('an account without a currency in the file is not opened', async () => {
    const { take } = await house();
    const refused = await refusal(() => take([{ number: '9988774711', rows: [SALARY] }], NEW_ACCOUNTS));
    assert.equal(Object.keys(refused?.fields ?? {}), ['currency']);
  });

  test('a number may go to a new account although it was imported to another before', async () => {
    const { stores, userId, account, take } = await house();
    const file: readonly TestStatement[] = [{ number: '9988774711', currency: USD, rows: [SALARY] }];
    await take(file);
    const { facts } = await take(file, { accounts: { ...UNNAMED, byEnding: new Map([['4711', 'new' as const]]) } });
    assert.is.not(facts.statements[0]?.bankAccountId, account.id);
    assert.is(facts.statements[0]?.added, 1);
    assert.is((await stores.accounts.list(userId)).length, 2);
  });

  test('two imports at once open one account for a number', async () => {
    const { stores, userId, take, list } = await house();
    const file: readonly TestStatement[] = [{ number: '9988774711', currency: USD, rows: [SALARY, BOOKS] }];
    await Promise.all([take(file, NEW_ACCOUNTS), take(file, NEW_ACCOUNTS), take(file, NEW_ACCOUNTS)]);
    assert.equal([(await stores.accounts.list(userId)).length, (await list()).length], [2, 2]);
  });

  test('accounts whose numbers end alike are told apart by more of the end', async () => {
    const { stores, userId, account, take, balance } = await house();
    const other = await aManualAccount(stores, userId, { balance: 0, currency: USD });
    const file: readonly TestStatement[] = [
      { number: '10020013000', rows: [COFFEE] },
      { number: '10020093000', rows: [BOOKS] },
    ];
    const to = (...endings: readonly (readonly [string, number])[]) => ({
      accounts: { bankAccountId: undefined, byEnding: new Map(endings) },
    });
    const ambiguous = await refusal(() => take(file, to(['3000', account.id])));
    assert.equal(ambiguous?.fields, {
      accounts: [
        '2 accounts of the file end in 3000. Write more of the end of each number. ' +
          'It has: …13000 (1 row), …93000 (1 row).',
      ],
    });
    await take(file, to(['13000', account.id], ['10020093000', other.id]));
    assert.equal([await balance(), await balance(other.id)], [9_650, -1_200]);
  });

  test('on request an import sets the initial balance so that the statement’s balance holds, and undoing restores it', async () => {
    const { stores, userId, account, take, undo, enter } = await house();
    await enter({ amount: -100, description: 'Before', bookedAt: '2026-03-01' });
    await enter({ amount: -30, description: 'After', bookedAt: '2026-03-20' });
    const balances = async () => {
      const { balance, initialBalance } = (await stores.accounts.get(userId, account.id))!;
      return [initialBalance, balance];
    };
    assert.equal(await balances(), [10_000, 9_870]);
    const statement = { rows: [COFFEE, BOOKS], closing: [9, 50_000] } as const;
    const { id, facts } = await take([statement], { setsInitialBalance: true });
    assert.equal(await balances(), [51_650, 49_970]);
    assert.equal(
      [facts.statements[0]?.initialBalanceMoved, facts.statements[0]?.balanceCheck?.difference],
      [41_650, 0],
    );
    await undo(id);
    assert.equal(await balances(), [10_000, 9_870]);
    const without = await refusal(() => take([COFFEE], { setsInitialBalance: true }));
    assert.equal(Object.keys(without?.fields ?? {}), ['set_initial_balance']);
    assert.equal(await balances(), [10_000, 9_870]);
  });

  test('accounts of other users, unknown numbers and other currencies are refused, and nothing changes', async () => {
    const { stores, account, take, list } = await house();
    const stranger = await aManualAccount(stores, (await aUser(stores)).id);
    const to = (bankAccountId: number | undefined, byEnding = new Map<string, number>()) => ({
      accounts: { bankAccountId, byEnding },
    });
    const file: readonly TestStatement[] = [{ number: '12345678', currency: EUR, rows: [COFFEE] }];
    const fieldsOf = async (given: Partial<ImportStatementsInput>) =>
      Object.keys((await refusal(() => take(file, given)))?.fields ?? {});
    assert.equal(await fieldsOf(to(stranger.id)), ['bank_account_id']);
    assert.equal(await fieldsOf(to(undefined, new Map([['5678', stranger.id]]))), ['accounts']);
    assert.equal(await fieldsOf(to(undefined, new Map([['9999', account.id]]))), ['accounts']);
    assert.equal(await fieldsOf(to(undefined)), ['bank_account_id']);
    assert.equal(await fieldsOf(to(account.id)), ['currency']);
    assert.equal(await list(), []);
  });

  test('the closing balance is compared with the balance of that day', async () => {
    const { take } = await house();
    const { facts } = await take([{ rows: [COFFEE, BOOKS, SALARY], closing: [5, 8_500] }]);
    assert.equal(facts.statements[0]?.balanceCheck, {
      date: '2026-03-05',
      statement: 8_500,
      coffer: 8_450,
      difference: 50,
    });
  });

  test('rows that cannot be read refuse the file, unless they may be left out', async () => {
    const { stores, userId, take, amounts } = await house();
    const file: readonly TestStatement[] = [{ rows: [COFFEE, { day: 3, amount: 0 }], unreadable: [7, 9] }];
    assert.equal((await refusal(() => take(file)))?.fields, {
      rows: ['Line 7: The date must be a day that exists.', 'Line 9: The date must be a day that exists.'],
    });
    assert.equal(await amounts(), []);
    const { id, facts } = await take(file, { onError: 'skip' });
    assert.equal(facts.statements[0]?.skipped, { zero_amount: 1, unreadable: 2 });
    assert.is((await stores.imports.rows(userId, id ?? 0, { ...ALL, decision: 'skipped' })).length, 3);
  });

  test('files that are empty or of another format are refused', async () => {
    const { take } = await house();
    const bytes = (text: string) => ({ bytes: new TextEncoder().encode(text) });
    assert.equal((await refusal(() => take([], bytes(''))))?.fields, { file: ['The file is empty.'] });
    assert.is((await refusal(() => take([], bytes('%PDF-1.7'))))?.code, 'unsupported_file');
  });

  test('no account number of a file is stored in clear', async () => {
    const { stores, userId, take, list } = await house();
    const [own, other, card] = ['US64SVBK98765432', 'DE89 3704 0044 0532 0130 00', '4111 1111 1111 1111'];
    const texts = [`TRANSFER ${own} TO DE89370400440532013000`, `CARD ${card} SHOP`, `${other} RENT`];
    const rows = texts.map((text, nth) => ({
      day: 2 + nth,
      amount: -100,
      text,
      id: `${own}-${nth}`,
      counterparty: other,
    }));
    const { id } = await take([{ number: own, rows }]);
    const stored = JSON.stringify([
      await list(),
      await stores.imports.get(userId, id ?? 0),
      await stores.imports.rows(userId, id ?? 0, ALL),
    ]);
    for (const number of [own, other, card]) {
      assert.not.match(stored, number);
      assert.not.match(stored, number.replaceAll(' ', ''));
    }
    assert.match(stored, '****3000');
  });

  test('an account that is deleted takes its imports with it', async () => {
    const { stores, userId, take, removeAccount } = await house();
    const { id } = await take([COFFEE]);
    await removeAccount();
    assert.is(await stores.imports.get(userId, id ?? 0), undefined);
  });

  test('undoing imports in any order ends where it began', async () => {
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
      [1, 2, 0],
      [0, 2, 1],
      [2, 0, 1],
    ]) {
      const { take, fromFeed, undo, list, balance } = await house();
      const ids = [
        (await take([PENDING, BOOKS, { day: 5, amount: -77, status: 'pending', text: 'HOLD' }])).id,
        (await fromFeed([COFFEE, BOOKS, SALARY])).id,
        (await take([{ rows: [{ ...COFFEE, day: 3 }, BOOKS, SALARY, BOOKS], from: 1, to: 28 }])).id,
      ];
      for (const nth of order) await undo(ids[nth] ?? 0);
      assert.equal([await list(), await balance()], [[], 10_000], String(order));
    }
  });

  test.run();
}

function shown({ amount, status }: { readonly amount: string; readonly status: string }): string {
  return status === 'pending' ? `${amount}p` : amount;
}
