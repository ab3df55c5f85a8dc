import * as assert from 'uvu/assert';
import type { ImportStatementsInput } from '../../../application/imports/import-statements.ts';
import { questionOf } from '../../../domain/statements/import-question.ts';
import { pluck } from '../../support/assertions.ts';
import type { TestStatement } from '../../support/files/json-statement-reader.ts';
import { aManualAccount, aUser, EUR, USD } from '../../support/fixtures.ts';
import { refusal } from '../../support/refusal.ts';
import { importHouse } from './import-house.ts';
import { ALL, BOOKS, COFFEE, SALARY } from './payments.ts';
import type { ImportingScenarios } from './scenarios.ts';

/** To which account the rows of a file go. */
export const accountScenarios: ImportingScenarios = (test, store) => {
  test('money goes between own accounts if a bank gives the other one’s number, whatever the texts say', async () => {
    const { take, stores, userId, list, undo } = await importHouse(store);
    const savings = await aManualAccount(stores, userId, { currency: USD });
    const [own, other] = ['DE89370400440532013000', 'DE02100100100006820101'];
    await take([{ number: own, rows: [{ day: 5, amount: -20_000, text: 'ADA LOVELACE', counterparty: other }] }]);
    const links = async () => (await list()).map(({ transfer }) => transfer?.bankAccountId ?? null);
    assert.equal(await links(), [null]);
    const { id } = await take([{ number: other, rows: [{ day: 6, amount: 20_000, text: 'HAUSHALT' }] }], {
      accounts: { bankAccountId: savings.id, byKey: new Map() },
    });
    assert.equal((await links()).filter((link) => link !== null).length, 2);
    await undo(id);
    assert.equal(await links(), [null]);
  });

  test('several accounts in a file go to those that the user names, and are recognised the next time', async () => {
    const { stores, userId, account, take, balance } = await importHouse(store);
    const savings = await aManualAccount(stores, userId, { balance: 0, currency: USD });
    const file: readonly TestStatement[] = [
      { number: 'US64 SVBK 0000 3000', rows: [COFFEE] },
      { number: '9988774711', rows: [SALARY, BOOKS] },
    ];
    const nobody = { bankAccountId: undefined, byKey: new Map<string, number>() };
    for (const accounts of [nobody, { ...nobody, bankAccountId: account.id }]) {
      const refused = await refusal(() => take(file, { accounts }));
      assert.equal(refused?.fields, {
        bank_account_id: [
          'The file holds several accounts. Say where each belongs, such as accounts[3000]=12. ' +
            'It has: …3000 (1 row), …4711 (2 rows).',
        ],
      });
      assert.equal(questionOf(refused), {
        kind: 'accounts',
        found: [
          { key: '3000', name: null, ending: '3000', currency: null, rows: 1, knownAs: null },
          { key: '4711', name: null, ending: '4711', currency: null, rows: 2, knownAs: null },
        ],
      });
    }
    const byKey = new Map([
      ['3000', account.id],
      ['4711', savings.id],
    ]);
    await take(file, { accounts: { ...nobody, byKey } });
    assert.equal([await balance(), await balance(savings.id)], [9_650, 248_800]);
    const again = await take(file, { accounts: nobody });
    assert.equal(pluck(again.facts.statements, 'bankAccountId', 'matched'), [
      [account.id, 1],
      [savings.id, 2],
    ]);
  });

  test('a file whose number is known as another account than the one that the user names is refused by name', async () => {
    const { stores, userId, account, take, list, balance } = await importHouse(store);
    const savings = await aManualAccount(stores, userId, { balance: 0, currency: USD, name: 'Savings' });
    const file: readonly TestStatement[] = [{ number: 'US64 SVBK 0000 3000', rows: [COFFEE] }];
    await take(file);
    const intoSavings = { bankAccountId: savings.id, byKey: new Map<string, number>() };
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
    await take(file, { accounts: { ...intoSavings, byKey: new Map([['3000', savings.id]]) } });
    assert.equal([(await list()).length, await balance(savings.id)], [2, -350]);
  });

  test('endings and masked numbers, which several accounts may share, go where the user says', async () => {
    const { stores, userId, take, balance } = await importHouse(store);
    const card = await aManualAccount(stores, userId, { balance: 0, currency: USD });
    const file: readonly TestStatement[] = [{ number: 'XXXX XXXX XXXX 3000', rows: [COFFEE] }];
    await take(file);
    await take(file, { accounts: { bankAccountId: card.id, byKey: new Map() } });
    assert.equal([await balance(), await balance(card.id)], [9_650, -350]);
  });

  const UNNAMED = { bankAccountId: undefined, byKey: new Map<string, number | 'new'>() };
  const NEW_ACCOUNTS = { accounts: { ...UNNAMED, createsOthers: true } };

  test('accounts that a file names are opened on request, with the balance that it states, and go with the import', async () => {
    const { stores, userId, take, undo, list } = await importHouse(store);
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
    for (const { statements } of [dry.facts, facts]) assert.equal(pluck(statements, 'opened'), opened);
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
    const seen = again.facts.statements.map(({ matched, opened: other }) => [matched, other]);
    assert.equal(seen, [
      [2, undefined],
      [1, undefined],
    ]);
    await undo(again.id);
    await undo(id);
    assert.equal([await stores.accounts.list(userId), await list()], [before, []]);
    const third = await take(file, NEW_ACCOUNTS);
    assert.equal(pluck(third.facts.statements, 'opened'), opened);
  });

  test('an account that an import opened stays when the import is undone, if something else is on it', async () => {
    const { stores, userId, take, undo, enterOn } = await importHouse(store);
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
    const { take } = await importHouse(store);
    const refused = await refusal(() => take([{ number: '9988774711', rows: [SALARY] }], NEW_ACCOUNTS));
    assert.equal(Object.keys(refused?.fields ?? {}), ['currency']);
    const found = [{ key: '4711', name: null, ending: '4711', currency: null, rows: 1, knownAs: null }];
    assert.equal(questionOf(refused), { kind: 'currency', found, likely: USD });
  });

  test('a number may go to a new account although it was imported to another before', async () => {
    const { stores, userId, account, take } = await importHouse(store);
    const file: readonly TestStatement[] = [{ number: '9988774711', currency: USD, rows: [SALARY] }];
    await take(file);
    const { facts } = await take(file, { accounts: { ...UNNAMED, byKey: new Map([['4711', 'new' as const]]) } });
    assert.is.not(facts.statements[0]?.bankAccountId, account.id);
    assert.is(facts.statements[0]?.added, 1);
    assert.is((await stores.accounts.list(userId)).length, 2);
  });

  test('two imports at once open one account for a number', async () => {
    const { stores, userId, take, list } = await importHouse(store);
    const file: readonly TestStatement[] = [{ number: '9988774711', currency: USD, rows: [SALARY, BOOKS] }];
    await Promise.all([take(file, NEW_ACCOUNTS), take(file, NEW_ACCOUNTS), take(file, NEW_ACCOUNTS)]);
    assert.equal([(await stores.accounts.list(userId)).length, (await list()).length], [2, 2]);
  });

  test('accounts whose numbers end alike are told apart by more of the end', async () => {
    const { stores, userId, account, take, balance } = await importHouse(store);
    const other = await aManualAccount(stores, userId, { balance: 0, currency: USD });
    const file: readonly TestStatement[] = [
      { number: '10020013000', rows: [COFFEE] },
      { number: '10020093000', rows: [BOOKS] },
    ];
    const to = (...endings: readonly (readonly [string, number])[]) => ({
      accounts: { bankAccountId: undefined, byKey: new Map(endings) },
    });
    const ambiguous = await refusal(() => take(file, to(['3000', account.id])));
    assert.equal(ambiguous?.fields, {
      accounts: [
        '2 accounts of the file fit 3000. Write more of the name or of the end of the number. ' +
          'It has: …13000 (1 row), …93000 (1 row).',
      ],
    });
    await take(file, to(['13000', account.id], ['10020093000', other.id]));
    assert.equal([await balance(), await balance(other.id)], [9_650, -1_200]);
  });

  test('accounts of other users, unknown numbers and other currencies are refused, and nothing changes', async () => {
    const { stores, account, take, list } = await importHouse(store);
    const stranger = await aManualAccount(stores, (await aUser(stores)).id);
    const to = (bankAccountId: number | undefined, byKey = new Map<string, number>()) => ({
      accounts: { bankAccountId, byKey },
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

  test('no account number of a file is stored in clear', async () => {
    const { stores, userId, take, list } = await importHouse(store);
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
};
