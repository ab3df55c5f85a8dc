import * as assert from 'uvu/assert';
import type { AccountMap } from '../../../application/imports/reading/statement-accounts.ts';
import { questionOf } from '../../../domain/statements/import-question.ts';
import { pluck } from '../../support/assertions.ts';
import { statementFile, type TestStatement } from '../../support/files/json-statement-reader.ts';
import { randomFrom } from '../../support/files/statement-worlds.ts';
import { aManualAccount, EUR, USD } from '../../support/fixtures.ts';
import { refusal } from '../../support/refusal.ts';
import { importHouse } from './import-house.ts';
import { BOOKS, COFFEE, SALARY } from './payments.ts';
import type { DrawnScenarios } from './scenarios.ts';

const TWO_NAMES: readonly TestStatement[] = [
  { name: 'Checking', currency: USD, rows: [COFFEE, SALARY] },
  { name: 'Savings', currency: USD, rows: [BOOKS] },
];

/** One name in two currencies, and another that has only one. */
const CURRENCIES: readonly TestStatement[] = [
  { name: 'Current', currency: USD, rows: [COFFEE] },
  { name: 'Current', currency: EUR, rows: [BOOKS] },
  { name: 'Pocket', currency: USD, rows: [SALARY] },
];

const MINT = 'aa'.repeat(32);
const OTHER = 'bb'.repeat(32);

const nobody: AccountMap = { bankAccountId: undefined, byKey: new Map() };
const each = (...keys: readonly (readonly [string, number | 'new'])[]): AccountMap => ({
  ...nobody,
  byKey: new Map(keys),
});
const everyNew: AccountMap = { ...nobody, createsOthers: true };

/** Doors notes, files 1: accounts that have no number are accounts all the same. */
export const namedAccountScenarios: DrawnScenarios = (test, store, cases) => {
  const house = async () => {
    const { take, ...rest } = await importHouse(store);
    const takeOf = (file: readonly TestStatement[], accounts: AccountMap, layout = MINT) =>
      take([], { bytes: statementFile(file, 'csv', layout), accounts });
    return { ...rest, take: takeOf };
  };

  test('moving in: notes of a file are those of its transactions, and an import never changes them', async () => {
    const { take, account, list } = await importHouse(store);
    const noted = (notes: string) => take([{ day: 3, amount: -525, notes }]);
    await noted('with Ann, from DE89370400440532013000');
    await noted('changed elsewhere');
    const [one, ...others] = await list();
    assert.equal([one?.bankAccountId, others], [account.id, []]);
    assert.match(one?.notes ?? '', /^with Ann, from \*/);
  });

  test('files 1: a name for an account that the file does not have is refused, whatever else is said', async () => {
    const { take } = await house();
    const called = (key: string): AccountMap => ({ ...everyNew, names: new Map([[key, 'House']]) });
    const refused = await refusal(() => take(TWO_NAMES, called('Saving')));
    assert.equal(refused?.fields, {
      account_names: [
        'The account_names name one that the file does not have. It has: Checking (USD, 2 rows), Savings (USD, 1 row).',
      ],
    });
    const { facts } = await take(TWO_NAMES, called('savings'));
    assert.equal(
      facts.statements.map(({ opened }) => opened?.name),
      ['Checking', 'House'],
    );
  });

  test('files 1: accounts that a file only names never become one, and the question says what it holds', async () => {
    const { take, account, list } = await house();
    const file: readonly TestStatement[] = [
      { name: 'Checking', currency: USD, rows: [COFFEE, SALARY] },
      { name: 'Girokonto 0012345678', number: '0012345678', currency: EUR, rows: [BOOKS] },
    ];
    for (const accounts of [nobody, { ...nobody, bankAccountId: account.id }]) {
      const refused = await refusal(() => take(file, accounts));
      assert.equal(refused?.fields, {
        bank_account_id: [
          'The file holds several accounts. Say where each belongs, such as accounts[Checking]=12. ' +
            'It has: Checking (USD, 2 rows), Girokonto …5678 (EUR, 1 row).',
        ],
      });
      assert.equal(questionOf(refused), {
        kind: 'accounts',
        found: [
          { key: 'Checking', name: 'Checking', ending: null, currency: USD, rows: 2, knownAs: null },
          { key: '5678', name: 'Girokonto …5678', ending: '5678', currency: EUR, rows: 1, knownAs: null },
        ],
      });
    }
    assert.equal(await list(), []);
  });

  test('files 1: a name goes where the user says, whatever its case and spaces, and is known the next time', async () => {
    const { take, account, stores, userId, balance } = await house();
    const savings = await aManualAccount(stores, userId, { balance: 0, currency: USD });
    await take(TWO_NAMES, each([' check ING ', account.id], ['savings', savings.id]));
    assert.equal([await balance(), await balance(savings.id)], [10_000 + 249_650, -1_200]);
    const again = await take(TWO_NAMES, nobody);
    assert.equal(pluck(again.facts.statements, 'bankAccountId', 'matched', 'added'), [
      [account.id, 2, 0],
      [savings.id, 1, 0],
    ]);
    const checking = await take([TWO_NAMES[0]!], nobody);
    assert.equal(pluck(checking.facts.statements, 'bankAccountId', 'matched'), [[account.id, 2]]);
  });

  test('files 1: the same name in a file of another layout is asked for', async () => {
    const { take, account } = await house();
    await take([TWO_NAMES[0]!], each(['Checking', account.id]));
    const refused = await refusal(() => take([TWO_NAMES[0]!], nobody, OTHER));
    assert.equal(refused?.fields, {
      bank_account_id: ['Say to which of your bank accounts the file belongs. It has: Checking (USD, 2 rows).'],
    });
  });

  test('files 1: the question says which accounts are known', async () => {
    const { take, account } = await house();
    await take([TWO_NAMES[0]!], each(['Checking', account.id]));
    const refused = await refusal(() => take(TWO_NAMES, nobody));
    const question = questionOf(refused);
    assert.equal(question?.kind === 'accounts' && question.found.map(({ key, knownAs }) => [key, knownAs]), [
      ['Checking', account.id],
      ['Savings', null],
    ]);
  });

  test('files 1: accounts are opened by name, once, and go with the import', async () => {
    const { take, stores, userId, undo, list } = await house();
    const before = await stores.accounts.list(userId);
    const first = await take(TWO_NAMES, everyNew);
    assert.equal(pluck(first.facts.statements, 'opened'), [
      { name: 'Checking', currency: USD },
      { name: 'Savings', currency: USD },
    ]);
    const again = await take(TWO_NAMES, everyNew);
    assert.equal(pluck(again.facts.statements, 'matched', 'opened'), [
      [2, undefined],
      [1, undefined],
    ]);
    await undo(again.id);
    await undo(first.id);
    assert.equal([await stores.accounts.list(userId), await list()], [before, []]);
  });

  test('files 1: one name in several currencies is several accounts', async () => {
    const { take, account, stores, userId } = await house();
    const euro = await aManualAccount(stores, userId, { balance: 0, currency: EUR });
    const refused = await refusal(() => take(CURRENCIES, each(['Current', account.id])));
    assert.equal(refused?.fields, {
      accounts: [
        '2 accounts of the file fit Current. Write the currency as well, such as accounts[Current USD]=12. ' +
          'It has: Current (USD, 1 row), Current (EUR, 1 row), Pocket (USD, 1 row).',
      ],
    });
    const chosen = each(['Current USD', account.id], ['EUR', euro.id], ['Pocket', 'new']);
    const { facts } = await take(CURRENCIES, chosen);
    assert.equal(facts.statements.at(-1)?.opened, { name: 'Pocket', currency: USD });
    const pocket = facts.statements.at(-1)?.bankAccountId;
    const again = await take(CURRENCIES.toReversed(), nobody);
    assert.equal(pluck(again.facts.statements, 'bankAccountId', 'added'), [
      [pocket, 0],
      [euro.id, 0],
      [account.id, 0],
    ]);
    const onlyEuro = await take([CURRENCIES[1]!], nobody);
    assert.equal(pluck(onlyEuro.facts.statements, 'bankAccountId', 'added'), [[euro.id, 0]]);
  });

  test('files 1: currencies of one number are several accounts, and of none as well', async () => {
    for (const number of ['9988774711', undefined]) {
      const { take, stores, userId } = await house();
      const file: readonly TestStatement[] = [
        { ...(number && { number }), currency: USD, rows: [COFFEE] },
        { ...(number && { number }), currency: EUR, rows: [BOOKS] },
      ];
      const { facts } = await take(file, everyNew);
      const ending = number === undefined ? '' : ' …4711';
      assert.equal(pluck(facts.statements, 'opened'), [
        { name: `Bank account${ending} (USD)`, currency: USD },
        { name: `Bank account${ending} (EUR)`, currency: EUR },
      ]);
      const [dollars, euros] = facts.statements.map(({ bankAccountId }) => bankAccountId);
      for (const accounts of [nobody, everyNew]) {
        const again = await take(file.toReversed(), accounts);
        assert.equal(pluck(again.facts.statements, 'bankAccountId', 'added'), [
          [euros, 0],
          [dollars, 0],
        ]);
      }
      const one = await take([file[1]!], nobody);
      assert.equal(pluck(one.facts.statements, 'bankAccountId', 'added'), [[euros, 0]]);
      assert.is((await stores.accounts.list(userId)).length, 3);
    }
  });

  test('files 1: names that differ by a picture or a sign are those of two accounts', async () => {
    const { take, account, stores, userId } = await house();
    const beach = await aManualAccount(stores, userId, { balance: 0, currency: USD });
    const file: readonly TestStatement[] = [
      { name: '💰 Savings', currency: USD, rows: [COFFEE] },
      { name: '🏖 Savings', currency: USD, rows: [BOOKS] },
    ];
    assert.equal(Object.keys((await refusal(() => take(file, each(['Savings', account.id]))))?.fields ?? {}), [
      'accounts',
    ]);
    const { facts } = await take(file, each(['💰  savings', account.id], ['🏖 Savings', beach.id]));
    assert.equal(pluck(facts.statements, 'bankAccountId'), [account.id, beach.id]);
    const again = await take(file.toReversed(), nobody);
    assert.equal(pluck(again.facts.statements, 'bankAccountId', 'added'), [
      [beach.id, 0],
      [account.id, 0],
    ]);
  });

  test('files 1: accounts with names and the same hidden number are two', async () => {
    const { take } = await house();
    const file: readonly TestStatement[] = [
      { name: 'Gold', number: 'xxxx1234', currency: USD, rows: [COFFEE] },
      { name: 'Blue', number: 'xxxx1234', currency: USD, rows: [BOOKS] },
    ];
    const refused = await refusal(() => take(file, each(['1234', 'new'])));
    assert.equal(Object.keys(refused?.fields ?? {}), ['accounts']);
    const question = questionOf(await refusal(() => take(file, nobody)));
    assert.equal(question?.kind === 'accounts' && question.found.map(({ key }) => key), ['Gold 1234', 'Blue 1234']);
    const { facts } = await take(file, each(['Gold 1234', 'new'], ['blue', 'new']));
    assert.equal(pluck(facts.statements, 'opened'), [
      { name: 'Gold …1234', currency: USD },
      { name: 'Blue …1234', currency: USD },
    ]);
    const again = await take(file, everyNew);
    assert.equal(pluck(again.facts.statements, 'added', 'opened'), [
      [0, undefined],
      [0, undefined],
    ]);
  });

  test('a file that names no account is not known by another one of its layout', async () => {
    const { take, account } = await house();
    const file: readonly TestStatement[] = [{ currency: USD, rows: [COFFEE] }];
    await take(file, { ...nobody, bankAccountId: account.id });
    const refused = await refusal(() => take(file, nobody));
    assert.equal(Object.keys(refused?.fields ?? {}), ['bank_account_id']);
  });

  test('no number in the name of an account is stored in clear', async () => {
    const { take, stores, userId } = await house();
    await take([{ name: 'Business 12 34-567890 main', currency: USD, rows: [COFFEE] }], everyNew);
    const [, opened] = await stores.accounts.list(userId);
    assert.is(opened?.name, 'Business …7890 main');
  });

  test('whatever names, numbers and currencies a file mixes, no two accounts become one, nor one two', async () => {
    const random = randomFrom(26);
    const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
    for (let world = 0; world < cases; world += 1) {
      const { take, stores, userId } = await house();
      const kinds = Array.from({ length: 12 }, () => ({
        name: pick([undefined, 'Checking', 'checking', 'Savings', 'Savings 2', '💰']),
        number: pick([undefined, undefined, '0012345678', '9912345678', 'xxxx5678']),
        currency: pick([EUR, USD]),
      }));
      const file = kinds.map((kind, nth) => ({ ...kind, rows: [{ ...COFFEE, amount: -100 - nth }] }));
      // Hidden numbers and no numbers need the name; a whole number says enough.
      const accounts = new Set(
        kinds.map(({ name = '', number = '', currency }) =>
          [/^\d/.test(number) ? '' : name.toUpperCase(), number, currency].join('|'),
        ),
      );
      const { facts } = await take(file, everyNew);
      assert.is((await stores.accounts.list(userId)).length - 1, accounts.size);
      // Only rows that name nothing, in one currency, leave it open whose they are.
      const isOpen =
        new Set(kinds.filter(({ name, number }) => !name && !number).map(({ currency }) => currency)).size === 1;
      if (isOpen) {
        assert.ok(await refusal(() => take(file.toReversed(), nobody)));
        continue;
      }
      const again = await take(file.toReversed(), nobody);
      const ids = facts.statements.map(({ bankAccountId }) => bankAccountId).toReversed();
      assert.equal(
        again.facts.statements.map(({ bankAccountId, added }) => [bankAccountId, added]),
        ids.map((id) => [id, 0]),
      );
    }
  });

  test('more accounts than anybody has refuse the file', async () => {
    const { take } = await house();
    const file = Array.from({ length: 501 }, (_, nth) => ({ name: `A${nth}`, currency: USD, rows: [COFFEE] }));
    assert.equal((await refusal(() => take(file, everyNew)))?.fields, {
      file: ['The file holds more than 500 accounts. Export fewer at a time.'],
    });
  });
};
