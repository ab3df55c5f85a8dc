import * as assert from 'uvu/assert';
import type {
  TransactionFilter,
  TransactionSummary,
  TransactionTally,
} from '../../../domain/ports/transaction-reader.ts';
import type { Stores } from '../../../domain/ports/unit-of-work.ts';
import { pluck } from '../../support/assertions.ts';
import {
  aManualAccount,
  anAccount,
  aTransaction,
  EUR,
  JPY,
  localDate,
  MADE_AT,
  newTransaction,
  timestamp,
  USD,
} from '../../support/fixtures.ts';
import { pausedUnit } from '../paused-unit.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';

const ALL = { offset: 0, limit: 1_000 };
const LIMITS = { transactions: 100, characters: 100_000 };
const LARGEST = Number.MAX_SAFE_INTEGER;

export function transactionReaderContract(storeName: string, open: OpenStore): void {
  const { test, stores, unitOfWork } = storeSuite(`TransactionReader on ${storeName}`, open);

  test('a row has each of its fields', async () => {
    const account = await anAccount(stores);
    const { id, userId } = await aTransaction(stores, account, {
      categoryId: 101,
      status: 'pending',
      from: [{ name: 'A "quoted" \\ 🐙' }, { name: '' }],
      to: [],
      description: 'Groceries\n%_\\',
      merchantName: 'Größe',
      notes: '',
      amount: -LARGEST,
      currency: JPY,
      bookedAt: timestamp('2026-02-03T04:05:06.000007Z'),
      createdAt: timestamp('2026-02-03T04:05:06.100000Z'),
      updatedAt: timestamp('9999-12-31T23:59:59.999999Z'),
    });
    const [row, ...others] = await stores.transactionReader.list(userId, {}, ALL);
    assert.equal(others, []);
    const expected = {
      id,
      bankAccountId: account.id,
      categoryId: 101,
      status: 'pending',
      type: 'expense',
      from: [{ name: 'A "quoted" \\ 🐙' }, { name: '' }],
      to: [],
      description: 'Groceries\n%_\\',
      merchantName: 'Größe',
      notes: '',
      amount: -LARGEST,
      currency: 'JPY',
      bookedAt: '2026-02-03T04:05:06.000007Z',
      createdAt: '2026-02-03T04:05:06.100000Z',
      updatedAt: '9999-12-31T23:59:59.999999Z',
      transfer: null,
    };
    assert.equal(row, expected);
    const { newest } = await stores.transactionReader.summary(userId, {}, { currency: JPY, newest: 5 });
    assert.equal(newest, [expected]);
  });

  test('a field without a value is null', async () => {
    const { userId } = await aTransaction(stores, await anAccount(stores), { merchantName: null, notes: null });
    const [row] = await stores.transactionReader.list(userId, {}, ALL);
    assert.is(row?.merchantName, null);
    assert.is(row?.notes, null);
  });

  test('rows come by booking time, newest first, and those of one time by id, highest first', async () => {
    const account = await anAccount(stores);
    const times = [
      '2026-01-02T00:00:00.000000Z',
      '2026-01-02T00:00:00.000001Z',
      '2026-01-02T00:00:00.000000Z',
      '2025-12-31T23:59:59.999999Z',
      '2026-01-02T00:00:00.000000Z',
      '2026-01-10T00:00:00.000000Z',
    ];
    const ids = await stores.transactions.addAll(
      times.map((time) => newTransaction(account, { bookedAt: timestamp(time) })),
    );
    const listed = await listIds(stores, account.userId, {});
    const expected = [5, 1, 4, 2, 0, 3].map((index) => ids[index]);
    assert.equal(listed, expected);
  });

  test('a changed booking time changes the place', async () => {
    const account = await anAccount(stores);
    const ids = await stores.transactions.addAll([newTransaction(account), newTransaction(account)]);
    const [first = 0, second = 0] = ids;
    const bookedAt = timestamp('2026-12-01T00:00:00.000000Z');
    await stores.transactions.update(account.userId, first, (seen) => ({ ...seen, bookedAt }));
    assert.equal(await listIds(stores, account.userId, {}), [first, second]);
  });

  test('windows cut the list without gaps or doubles, and one past its end is empty', async () => {
    const account = await anAccount(stores);
    await stores.transactions.addAll(Array.from({ length: 7 }, () => newTransaction(account)));
    const whole = await stores.transactionReader.list(account.userId, {}, ALL);
    const cut = [];
    for (const offset of [0, 3, 6, 9]) {
      cut.push(await stores.transactionReader.list(account.userId, {}, { offset, limit: 3 }));
    }
    assert.equal(pluck(cut, 'length'), [3, 3, 1, 0]);
    assert.equal(cut.flat(), whole);
    assert.equal(await stores.transactionReader.list(account.userId, {}, { offset: 2 ** 40, limit: 30 }), []);
  });

  test('the last pages of a long list continue it, also while it grows', async () => {
    const account = await anAccount(stores);
    const { userId } = account;
    const bookedAt = (n: number) => timestamp(`2026-0${1 + (n % 9)}-1${n % 7}T00:00:00.00000${n % 10}Z`);
    await stores.transactions.addAll(
      Array.from({ length: 1_300 }, (_, n) => newTransaction(account, { bookedAt: bookedAt(n) })),
    );
    const list = async () => stores.transactionReader.list(userId, {}, { offset: 0, limit: 2_000 });
    for (const round of [1, 2]) {
      const all = await list();
      for (const offset of [990, 1_020, 1_290, 1_300, 1_350]) {
        const { rows, total } = await stores.transactionReader.page(userId, {}, { offset, limit: 30 });
        assert.equal(
          { rows: rows, total },
          { rows: all.slice(offset, offset + 30), total: all.length },
          `${offset} in round ${round}`,
        );
      }
      await aTransaction(stores, account, { bookedAt: bookedAt(round) });
    }
  });

  test('every page of a list has its total, the last one and empty ones too', async () => {
    const account = await anAccount(stores);
    await stores.transactions.addAll(
      Array.from({ length: 7 }, (_, n) => newTransaction(account, { description: n < 6 ? 'Tea' : 'Coffee' })),
    );
    for (const [filter, expected] of [
      [{}, 7],
      [{ text: 'tea' }, 6],
      [{ text: 'coffee' }, 1],
      [{ text: 'milk' }, 0],
    ] as const) {
      for (const offset of [0, 3, 6, 9]) {
        const { rows, total } = await stores.transactionReader.page(account.userId, filter, { offset, limit: 3 });
        assert.is(total, expected, `${JSON.stringify(filter)} from ${offset}`);
        assert.is(rows.length, Math.max(0, Math.min(3, expected - offset)));
      }
    }
  });

  test('a walk by id meets each live transaction of the user once, in the form of the list', async () => {
    const account = await anAccount(stores);
    const { userId } = account;
    const ids: number[] = [];
    for (let day = 5; day > 0; day -= 1) {
      const bookedAt = timestamp(`2026-03-0${day}T00:00:00.000000Z`);
      ids.push((await aTransaction(stores, account, { bookedAt })).id);
    }
    await aTransaction(stores, await anAccount(stores));
    await stores.transactions.update(userId, ids[1] ?? 0, (row) => ({ ...row, deletedAt: row.createdAt }));
    const walk = async (limit: number) => {
      const seen = [];
      for (let afterId = 0; ; ) {
        const rows = await stores.transactionReader.listById(userId, afterId, limit);
        seen.push(...rows);
        if (rows.length < limit) return seen;
        afterId = Number(rows.at(-1)?.id);
      }
    };
    const all = await walk(100);
    const expected = ids.filter((_, index) => index !== 1);
    assert.equal(pluck(all, 'id'), expected);
    assert.equal(await walk(1), all);
    assert.equal(await walk(2), all);
    const list = await stores.transactionReader.list(userId, {}, ALL);
    const wanted = list.toSorted((a, b) => a.id - b.id);
    assert.equal(all, wanted);
  });

  test('observations are the newest whose texts have no more characters than the limit', async () => {
    const account = await anAccount(stores);
    const day = (date: string) => timestamp(`2026-01-0${date}T12:00:00.000000Z`);
    const ids = await stores.transactions.addAll([
      newTransaction(account, { description: '12', merchantName: null, bookedAt: day('1') }),
      newTransaction(account, { description: '🐙éß', merchantName: '東', bookedAt: day('3') }),
      newTransaction(account, { description: '123', merchantName: null, bookedAt: day('2') }),
    ]);
    const observed = async (characters: number) => {
      const limits = { ...LIMITS, characters };
      const found = await stores.transactionReader.observations(account.userId, {}, limits);
      return found.map(({ id }) => ids.indexOf(id));
    };
    assert.equal(await Promise.all([9, 8, 7, 6, 4, 3, 0].map(observed)), [[1, 2, 0], [1, 2], [1, 2], [1], [1], [], []]);
  });

  test('a deep page that was read before has the total of the present rows after a change, and not the former one', async () => {
    const account = await anAccount(stores);
    const { userId } = account;
    await stores.transactions.addAll(Array.from({ length: 1_300 }, () => newTransaction(account)));
    for (const window of [
      { offset: 1_290, limit: 30 },
      { offset: 5_000, limit: 30 },
    ]) {
      const before = (await stores.transactionReader.page(userId, {}, window)).total;
      await aTransaction(stores, account);
      const { rows, total } = await stores.transactionReader.page(userId, {}, window);
      assert.is(total, before + 1);
      assert.is(rows.length, Math.max(0, Math.min(window.limit, total - window.offset)));
    }
  });

  test('a page is its window of the list, with the total as of every committed change and no other', async () => {
    const account = await anAccount(stores);
    const { userId } = account;
    const added: number[] = [];
    const pageAgrees = async () => {
      for (const filter of [{}, { type: 'expense' }, { type: 'income' }] as const) {
        const page = await stores.transactionReader.page(userId, filter, { offset: 1, limit: 2 });
        assert.is(page.total, filter.type === 'income' ? 0 : added.length);
        assert.equal(page.rows, (await stores.transactionReader.list(userId, filter, ALL)).slice(1, 3));
      }
    };
    for (let round = 0; round < 4; round += 1) {
      added.push((await aTransaction(stores, account)).id);
      await pageAgrees();
      await pageAgrees();
      await unitOfWork
        .run(async (inside) => {
          await inside.transactions.addAll([newTransaction(account), newTransaction(account)]);
          const { total } = await inside.transactionReader.page(userId, {}, { offset: 0, limit: 1 });
          assert.is(total, added.length + 2);
          throw new Error('rolled back');
        })
        .catch(() => undefined);
      await pageAgrees();
    }
    await stores.transactions.removeAllOf(userId, account.id);
    added.length = 0;
    await pageAgrees();
  });

  test('other users’ transactions are not there', async () => {
    const account = await anAccount(stores);
    await aTransaction(stores, account, { description: 'Mine' });
    const { userId: strangerId } = await anAccount(stores);
    for (const filter of [{}, { bankAccountId: account.id }, { text: 'Mine' }, { categoryIds: [1] }]) {
      assert.equal(await stores.transactionReader.list(strangerId, filter, ALL), []);
      assert.is(await stores.transactionReader.count(strangerId, filter), 0);
      const { newest, tallies, accounts } = await summaryOf(stores, strangerId, filter);
      assert.equal([newest, tallies, accounts.length], [[], [], 1]);
    }
  });

  test('words are found in description, names and notes, whatever the case, accents, spelling and punctuation', async () => {
    for (const [description, merchantName, text, isFound] of TEXTS) {
      const account = await anAccount(stores);
      await aTransaction(stores, account, { description, merchantName, notes: 'in the notes' });
      await aTransaction(stores, account, { description: '§', merchantName: '§' });
      const count = await stores.transactionReader.count(account.userId, { text });
      const listed = await listIds(stores, account.userId, { text });
      assert.equal(
        { text, description, merchantName, count, listed: listed.length },
        { text, description, merchantName, count: isFound ? 1 : 0, listed: isFound ? 1 : 0 },
      );
    }
  });

  test('the largest are those of a currency, and of others those of each day, without moves between own accounts and what is not asked for', async () => {
    const account = await anAccount(stores);
    const ids: number[] = [];
    for (const [amount, currency, categoryId, day = '05'] of [
      [-500, USD, 101],
      [-900, USD, 101],
      [-900, USD, 102],
      [-9_999, USD, 901],
      [-7, JPY, 101],
      [8_000, USD, 201],
      [-5, JPY, 101],
      [-4, JPY, 101, '06'],
    ] as const) {
      const { id } = await aTransaction(stores, account, {
        amount,
        currency,
        categoryId,
        bookedAt: timestamp(`2026-03-${day}T00:00:00.000000Z`),
      });
      ids.push(id);
    }
    await aTransaction(stores, await anAccount(stores), { amount: -1_000 });
    const largest = async (filter: TransactionFilter, limit: number) =>
      (await stores.transactionReader.largest(account.userId, filter, { currency: USD, limit }))
        .map(({ id }) => ids.indexOf(id))
        .sort((a, b) => a - b);
    assert.equal(await largest({ type: 'expense' }, 1), [1, 4, 7]);
    assert.equal(await largest({ type: 'expense' }, 2), [1, 2, 4, 6, 7]);
    assert.equal(await largest({}, 1), [4, 5, 7]);
    assert.equal(await largest({ categoryIds: [102] }, 9), [2]);
    assert.equal(await largest({ text: 'nothing' }, 9), []);
  });

  test('short words are found in others only by somebody who has no such word, on any day', async () => {
    const account = await anAccount(stores);
    for (const description of ['BANK FEE', 'BLUE COFFEE', 'FEES 2026', 'COFFEEHOUSE']) {
      const day = description === 'BANK FEE' ? '2026-01-05' : '2026-02-05';
      await aTransaction(stores, account, { description, bookedAt: timestamp(`${day}T12:00:00.000000Z`) });
    }
    for (const [text, found] of WORDS) {
      const listed = await stores.transactionReader.list(account.userId, { text }, ALL);
      assert.equal(listed.map(({ description }) => description).sort(), found, text);
    }
    const february = { text: 'bank', from: localDate('2026-02-01') };
    assert.is(await stores.transactionReader.count(account.userId, february), 0);
  });

  test('the shown name is found where it is only the name of a party, and notes that a person adds are', async () => {
    const account = await anAccount(stores);
    const to = [{ name: 'Müller Drogerie' }];
    const { userId, id } = await aTransaction(stores, account, {
      description: 'DM 4711',
      merchantName: null,
      to,
    });
    assert.is(await stores.transactionReader.count(userId, { text: 'mueller 4711' }), 1);
    assert.is(await stores.transactionReader.count(userId, { text: 'holiday' }), 0);
    await stores.transactions.update(userId, id, (seen) => ({ ...seen, notes: 'Holiday in Rome' }));
    assert.is(await stores.transactionReader.count(userId, { text: 'rome holiday' }), 1);
  });

  test('text follows a change of description and merchant name', async () => {
    const account = await anAccount(stores);
    const { userId, id } = await aTransaction(stores, account, { description: 'Before', merchantName: 'Was' });
    const change = { description: 'After', merchantName: 'Is now' };
    await stores.transactions.update(userId, id, (seen) => ({ ...seen, ...change }));
    assert.is(await stores.transactionReader.count(userId, { text: 'before' }), 0);
    assert.is(await stores.transactionReader.count(userId, { text: 'was' }), 0);
    assert.is(await stores.transactionReader.count(userId, { text: 'after' }), 1);
    assert.is(await stores.transactionReader.count(userId, { text: 'IS NOW' }), 1);
  });

  test('each filter takes its own, and together they take what all take', async () => {
    const account = await anAccount(stores);
    await stores.accounts.update(account.userId, account.id, (seen) => ({ ...seen, hidden: true }));
    const other = await aManualAccount(stores, account.userId);
    const day = (date: string) => timestamp(`${date}T12:00:00.000000Z`);
    const rows = [
      newTransaction(account, { description: 'Tea', categoryId: 103, bookedAt: day('2026-01-01') }),
      newTransaction(account, { description: 'Tea', categoryId: 101, bookedAt: day('2026-01-02') }),
      newTransaction(other, { description: 'Tea', categoryId: 103, bookedAt: day('2026-01-03') }),
      newTransaction(other, { description: 'Pay', categoryId: 201, amount: 9, bookedAt: day('2026-01-04') }),
    ];
    const ids = await stores.transactions.addAll(rows);
    const cases: readonly (readonly [TransactionFilter, readonly number[]])[] = [
      [{}, [3, 2, 1, 0]],
      [{ bankAccountId: other.id }, [3, 2]],
      [{ type: 'income' }, [3]],
      [{ type: 'expense' }, [2, 1, 0]],
      [{ categoryIds: [103] }, [2, 0]],
      [{ categoryIds: [103, 201, 999] }, [3, 2, 0]],
      [{ categoryIds: [] }, []],
      [{ visibleAccountsOnly: true }, [3, 2]],
      [{ bankAccountId: account.id, visibleAccountsOnly: true }, []],
      [{ bankAccountId: account.id }, [1, 0]],
      [{ from: localDate('2026-01-02') }, [3, 2, 1]],
      [{ to: localDate('2026-01-02') }, [1, 0]],
      [{ from: localDate('2026-01-03'), to: localDate('2026-01-02') }, []],
      [{ text: 'tea', categoryIds: [103], bankAccountId: account.id }, [0]],
      [
        {
          text: 'TEA',
          type: 'expense',
          categoryIds: [101, 103],
          bankAccountId: account.id,
          from: localDate('2026-01-02'),
          to: localDate('2026-01-03'),
        },
        [1],
      ],
      [{ text: 'tea', type: 'income' }, []],
      [{ bankAccountId: LARGEST }, []],
    ];
    for (const [filter, indexes] of cases) {
      const expected = indexes.map((index) => ids[index]);
      assert.equal([filter, await listIds(stores, account.userId, filter)], [filter, expected]);
      assert.is(await stores.transactionReader.count(account.userId, filter), expected.length);
      const { newest, tallies } = await summaryOf(stores, account.userId, filter);
      assert.is(countTallied(tallies), expected.length);
      assert.equal(pluck(newest, 'id'), expected);
      assert.is((await stores.transactionReader.observations(account.userId, filter, LIMITS)).length, expected.length);
    }
  });

  test('observations have every field that the bill detector reads, and the UTC day', async () => {
    const account = await anAccount(stores);
    const seen = {
      amount: -LARGEST,
      currency: JPY,
      description: 'A "quoted" \\ 🐙\n\u2028',
      merchantName: 'Größe',
    };
    const late = timestamp('2026-02-03T23:59:59.999999Z');
    const { id } = await aTransaction(stores, account, { ...seen, bookedAt: late });
    const early = timestamp('2026-02-03T00:00:00.000000Z');
    const to = [{ name: 'Corner' }];
    const plain = await aTransaction(stores, account, { merchantName: null, bookedAt: early, to });
    const { categoryId } = plain;
    const { userId, id: accountId } = account;
    const bookedOn = '2026-02-03';
    assert.equal(await stores.transactionReader.observations(userId, {}, LIMITS), [
      { id, bookedOn, ...seen, payeeName: null, accountId, ownTransfer: false, categoryId },
      {
        id: plain.id,
        bookedOn,
        amount: plain.amount,
        currency: USD,
        description: plain.description,
        merchantName: null,
        payeeName: 'Corner',
        accountId,
        ownTransfer: false,
        categoryId,
      },
    ]);
    const from = [{ name: 'Employer' }];
    const wage = await aTransaction(stores, account, { amount: 7, type: 'income', from, to });
    const observed = await stores.transactionReader.observations(userId, {}, LIMITS);
    assert.is(observed.find((one) => one.id === wage.id)?.payeeName, 'Employer', 'who has paid');
  });

  test('observations are the newest, as many as the limit, of live transactions of the user', async () => {
    const account = await anAccount(stores);
    const { userId } = account;
    const rows = ['2026-01-02', '2026-01-04', '2026-01-03', '2026-01-02'].map((day) =>
      newTransaction(account, { bookedAt: timestamp(`${day}T12:00:00.000000Z`) }),
    );
    const ids = await stores.transactions.addAll(rows);
    await aTransaction(stores, await anAccount(stores));
    const observed = async (transactions: number) => {
      const found = await stores.transactionReader.observations(userId, {}, { ...LIMITS, transactions });
      return found.map(({ id }) => ids.indexOf(id)).sort((a, b) => a - b);
    };
    assert.equal(await observed(4), [0, 1, 2, 3]);
    assert.equal(await observed(3), [1, 2, 3]);
    assert.equal(await observed(1), [1]);
    await stores.transactions.update(userId, ids[1] ?? 0, (row) => ({ ...row, deletedAt: row.createdAt }));
    assert.equal(await observed(1), [2]);
    assert.equal(await stores.transactionReader.observations(LARGEST, {}, LIMITS), []);
  });

  test('from and to take their whole UTC days, to the microsecond', async () => {
    const account = await anAccount(stores);
    const times = [
      '2026-02-27T23:59:59.999999Z',
      '2026-02-28T00:00:00.000000Z',
      '2026-02-28T23:59:59.999999Z',
      '2026-03-01T00:00:00.000000Z',
      '2026-03-01T23:59:59.999999Z',
      '2026-03-02T00:00:00.000000Z',
    ];
    const ids = await stores.transactions.addAll(
      times.map((time) => newTransaction(account, { bookedAt: timestamp(time) })),
    );
    const filter = { from: localDate('2026-02-28'), to: localDate('2026-03-01') };
    assert.equal(await listIds(stores, account.userId, filter), [ids[4], ids[3], ids[2], ids[1]]);
    assert.is(await stores.transactionReader.count(account.userId, filter), 4);
    assert.is(countTallied(await talliesOf(stores, account.userId, filter)), 4);
    const years = { from: localDate('1900-01-01'), to: localDate('9999-12-31') };
    assert.is(await stores.transactionReader.count(account.userId, years), 6);
  });

  test('income and expenses in the wanted currency are returned as exact sums, also past 2^53 and 2^63', async () => {
    const account = await anAccount(stores);
    const amounts = [...Array.from({ length: 1_500 }, () => -LARGEST), LARGEST, -1];
    await stores.transactions.addAll(amounts.map((amount) => newTransaction(account, { amount })));
    const [spent, earned] = TALLIED;
    assert.equal(await talliesOf(stores, account.userId, {}), [
      { ...spent, currency: USD, bookedOn: null, amount: -1_500n * BigInt(LARGEST) - 1n, count: 1_501 },
      { ...earned, currency: USD, bookedOn: null, amount: BigInt(LARGEST), count: 1 },
    ]);
  });

  test('amounts in other currencies are grouped by currency, day and amount, so that each can be rounded on its own', async () => {
    const account = await anAccount(stores);
    const rows = [
      ['2026-01-01T00:00:00.000000Z', -500, EUR],
      ['2026-01-01T23:59:59.999999Z', -500, EUR],
      ['2026-01-02T00:00:00.000000Z', -500, EUR],
      ['2026-01-01T08:00:00.000000Z', 500, EUR],
      ['2026-01-01T08:00:00.000000Z', -500, JPY],
      ['2026-01-01T08:00:00.000000Z', -LARGEST, JPY],
      ['2026-01-01T08:00:00.000000Z', -700, USD],
      ['2026-01-05T08:00:00.000000Z', 200, USD],
    ] as const;
    await stores.transactions.addAll(
      rows.map(([time, amount, currency]) => newTransaction(account, { bookedAt: timestamp(time), amount, currency })),
    );
    const first = localDate('2026-01-01');
    const [spent, earned] = TALLIED;
    assert.equal(await talliesOf(stores, account.userId, {}), [
      { ...spent, currency: EUR, bookedOn: first, amount: -500n, count: 2 },
      { ...earned, currency: EUR, bookedOn: first, amount: 500n, count: 1 },
      { ...spent, currency: EUR, bookedOn: localDate('2026-01-02'), amount: -500n, count: 1 },
      { ...spent, currency: JPY, bookedOn: first, amount: BigInt(-LARGEST), count: 1 },
      { ...spent, currency: JPY, bookedOn: first, amount: -500n, count: 1 },
      { ...spent, currency: USD, bookedOn: null, amount: -700n, count: 1 },
      { ...earned, currency: USD, bookedOn: null, amount: 200n, count: 1 },
    ]);
  });

  test('a tally keeps categories apart', async () => {
    const account = await anAccount(stores);
    await stores.transactions.addAll([
      newTransaction(account, { categoryId: 101, amount: -3 }),
      newTransaction(account, { categoryId: 101, amount: -4 }),
      newTransaction(account, { categoryId: 103, amount: -5 }),
      newTransaction(account, { categoryId: 101, amount: -6, currency: EUR }),
      newTransaction(account, { categoryId: 103, amount: -6, currency: EUR }),
    ]);
    const bookedOn = localDate('2026-03-05');
    const common = { type: 'expense' } as const;
    assert.equal(await talliesOf(stores, account.userId, {}), [
      { categoryId: 101, ...common, currency: EUR, bookedOn, amount: -6n, count: 1 },
      { categoryId: 103, ...common, currency: EUR, bookedOn, amount: -6n, count: 1 },
      { categoryId: 101, ...common, currency: USD, bookedOn: null, amount: -7n, count: 2 },
      { categoryId: 103, ...common, currency: USD, bookedOn: null, amount: -5n, count: 1 },
    ]);
  });

  test('a summary has the newest matches with every field, as many as wanted, and the tallies of all', async () => {
    const account = await anAccount(stores);
    const bookedAt = timestamp('2026-02-03T04:05:06.000007Z');
    const facts = { bookedAt, description: 'a\tb', merchantName: 'M', status: 'pending', categoryId: 103 } as const;
    const older = newTransaction(account, { bookedAt: timestamp('2026-02-03T04:05:06.000006Z') });
    const newer = newTransaction(account, { ...facts, amount: -LARGEST, currency: JPY });
    const same = newTransaction(account, { ...facts, merchantName: null });
    const ids = await stores.transactions.addAll([newer, older, same]);
    const options = { currency: JPY, newest: 2 };
    const summary = await stores.transactionReader.summary(account.userId, {}, options);
    const seen = summary.newest.map(({ id, merchantName, amount, currency }) => [id, merchantName, amount, currency]);
    assert.equal(seen, [
      [ids[2], null, same.amount, same.currency],
      [ids[0], 'M', -LARGEST, JPY],
    ]);
    for (const one of summary.newest) assert.equal({ ...one, ...facts, merchantName: one.merchantName }, one);
    assert.equal(summary.newest, await stores.transactionReader.list(account.userId, {}, { offset: 0, limit: 2 }));
    assert.is(countTallied(summary.tallies), 3);
  });

  test('a summary names all live accounts, whatever the filter', async () => {
    const account = await anAccount(stores);
    const { userId } = account;
    const other = await aManualAccount(stores, userId, { name: 'Other “one”' });
    const gone = await aManualAccount(stores, userId, { hidden: true });
    await stores.accounts.update(userId, account.id, (seen) => ({ ...seen, hidden: true }));
    await stores.accounts.update(userId, gone.id, (seen) => ({ ...seen, deletedAt: MADE_AT }));
    for (const filter of [{}, { bankAccountId: other.id }, { visibleAccountsOnly: true }, { text: 'x' }] as const) {
      assert.equal((await summaryOf(stores, userId, filter)).accounts, [
        { id: account.id, name: account.name, hidden: true },
        { id: other.id, name: 'Other “one”', hidden: false },
      ]);
    }
  });

  test('pending transactions are listed, counted and tallied like booked ones', async () => {
    const account = await anAccount(stores);
    await aTransaction(stores, account, { status: 'pending' });
    await aTransaction(stores, account, { status: 'booked' });
    assert.is(await stores.transactionReader.count(account.userId, {}), 2);
    assert.is(countTallied(await talliesOf(stores, account.userId, {})), 2);
  });

  test('inside a unit of work its own changes are seen, outside they are not before the commit', async () => {
    const account = await anAccount(stores);
    const counts: number[] = [];
    const unit = await pausedUnit(unitOfWork, async (inside) => {
      await aTransaction(inside, account);
      counts.push(await inside.transactionReader.count(account.userId, {}));
    });
    counts.push(await stores.transactionReader.count(account.userId, {}));
    await unit.commit();
    counts.push(await stores.transactionReader.count(account.userId, {}));
    assert.equal(counts, [1, 0, 1]);
  });

  test('a caller that alters what it got alters nothing in the store', async () => {
    const account = await anAccount(stores);
    await aTransaction(stores, account, { from: [{ name: 'A' }] });
    const before = structuredClone(await stores.transactionReader.list(account.userId, {}, ALL));
    tamper(await stores.transactionReader.list(account.userId, {}, ALL));
    tamper(await summaryOf(stores, account.userId, {}));
    assert.equal(await stores.transactionReader.list(account.userId, {}, ALL), before);
    assert.is(countTallied(await talliesOf(stores, account.userId, {})), 1);
  });

  test.run();
}

const TEXTS: readonly (readonly [description: string, merchant: string | null, text: string, isFound: boolean])[] = [
  ['Corner shop', null, 'corner', true],
  ['Corner shop', null, 'ER SH', true],
  ['Corner shop', null, 'p', true],
  ['Corner shop', null, 'ps', false],
  ['Corner shop', 'NETFLIX.COM', 'netflix', true],
  ['Corner shop', 'Netflix', 'shop netflix', true],
  ['Corner shop', 'Netflix', 'netflix\ncorner', true],
  ['Corner shop', 'Netflix', 'netflix\u0001corner', true],
  ['Corner shop', 'Netflix', 'netflix tea', false],
  ['Corner shop', 'Netflix', 'netflixcorner', false],
  ['Corner shop', null, 'in notes', true],
  ['Corner shop', null, 'note book', false],
  ['Corner shop', null, 'null', false],
  ['100% wool', null, '0%', true],
  ['100 wool', null, '0%', false],
  ['100 wool', null, '%', false],
  ['snake_case', null, 'e_c', true],
  ['snake-case', null, 'e_c', false],
  ['snake-case', null, '_', false],
  ['C:\\temp', null, ':\\t', true],
  ['C:temp', null, '\\', false],
  ['a\\%b', null, '\\%', true],
  ['a%b', null, '\\%', false],
  ['a\\b', null, '\\\\', false],
  ['it’s "quoted" \'; --', null, "'; --", false],
  ['it’s "quoted" \'; --', null, "it's “quoted”", true],
  ['CAFÉ', null, 'café', true],
  ['café', null, 'CAFÉ', true],
  ['café', null, 'é', true],
  ['cafe', null, 'é', true],
  ['Crème Brûlée', null, 'creme brulee', true],
  ['creme brulee', null, 'CRÈME BRÛLÉE', true],
  ['Cre\u0300me', null, 'crème', true],
  ['crème', null, 'cre\u0300me', true],
  ['corner', 'Żabka Łódź', 'zabka lodz', true],
  ['corner', 'Zabka', 'żabka', true],
  ['corner', 'Ørsted', 'orsted', true],
  ['がくせい', null, 'かくせい', false],
  ['ЖИЗНЬ', null, 'жизнь', true],
  ['ΟΔΟΣ', null, 'οδος', true],
  ['οδος', null, 'ΟΔΟΣ', true],
  ['οδοσα', null, 'ΟΔΟΣ', true],
  ['Straße', null, 'STRAßE', true],
  ['Straße', null, 'strasse', true],
  ['STRASSE', null, 'straße', true],
  ['İstanbul', null, 'istanbul', true],
  ['istanbul', null, 'İSTANBUL', true],
  ['ısı', null, 'isi', false],
  ['🐙 Pulpería', null, '🐙 pulperÍa', true],
  ['🐙', null, '🐚', false],
  ['tab\tand\nbreak', null, 'and\nb', true],
  ['  spaced  ', null, '  s', true],
  ['SUEDDEUTSCHE ZEITUNG', null, 'Süddeutsche', true],
  ['Süddeutsche Zeitung', null, 'sueddeutsche', true],
  ['Süddeutsche Zeitung', null, 'suddeutsche', true],
  ['REWE//MUENCHEN/DE', null, 'München', true],
  ['Müller', null, 'MUELLER', true],
  ['FOETEX AARHUS', null, 'Føtex Århus', true],
  ['SMOERREBROED', null, 'Smørrebrød', true],
  ["MCDONALD'S F12345", null, 'McDonald’s', true],
  ['MCDONALDS 12345', null, 'McDonald’s', true],
  ['7-ELEVEN 33012', null, '7 eleven', true],
  ['7-ELEVEN 33012', null, '7eleven', true],
  ['7 ELEVEN 33012', null, '7-eleven', true],
  ['card', '7 Eleven', '7eleven', true],
  ['7ELEVEN 33012', null, '7 Eleven', true],
  ['MEDIAMARKT 123', null, 'Media Markt', true],
  ['AT&T PAYMENT', null, 'ATT', true],
  ['AT&T PAYMENT', null, 'at & t', true],
  ['CAT TOYS', null, 'AT&T', false],
  ['T-MOBILE', null, 'tmobile', true],
  ['VZWRLSS*APOCC VISB', null, 'Verizon', true],
  ['M&S SIMPLY FOOD LEEDS', null, 'Marks and Spencer', true],
  ['MARKS&SPENCER PLC', null, 'M&S', true],
  ['B & Q 1234 LEEDS', null, 'B and Q', true],
  ['AMZN Mktp US*2K3AB', null, 'amazon', true],
  ['SHELL OIL 123 AUSTIN', null, 'austin shell', true],
  ['BRITISH HEART FOUN 123456', null, 'British Heart Foundation', true],
  ['BRITISH HEART FUND', null, 'British Heart Foundation', false],
  ['BRITISH HE 123456', null, 'British Heart', false],
  ['TURNVEREIN BONN', null, 'der Verein', true],
  ['TURNVEREIN BONN', null, 'Verein der', false],
];

const WORDS: readonly (readonly [text: string, found: readonly string[]])[] = [
  ['fee', ['BANK FEE', 'FEES 2026']],
  ['fees', ['BANK FEE', 'FEES 2026']],
  ['coffee', ['BLUE COFFEE', 'COFFEEHOUSE']],
  ['coff', ['BLUE COFFEE', 'COFFEEHOUSE']],
  ['fee bank', ['BANK FEE']],
  ['blue fee', ['BLUE COFFEE']],
  ['offee', ['BLUE COFFEE', 'COFFEEHOUSE']],
  ['the fee', ['BANK FEE']],
];

async function listIds({ transactionReader }: Stores, userId: number, filter: TransactionFilter): Promise<number[]> {
  return (await transactionReader.list(userId, filter, ALL)).map(({ id }) => id);
}

function summaryOf(stores: Stores, userId: number, filter: TransactionFilter): Promise<TransactionSummary> {
  return stores.transactionReader.summary(userId, filter, { currency: USD, newest: 1_000 });
}

async function talliesOf(stores: Stores, userId: number, filter: TransactionFilter): Promise<TransactionTally[]> {
  return sorted((await summaryOf(stores, userId, filter)).tallies);
}

/** The common part of the tallies of expenses and of income. */
const TALLIED = [
  { categoryId: 1, type: 'expense' },
  { categoryId: 2, type: 'income' },
] as const;

/** Tallies may be returned in any order. */
function sorted(tallies: readonly TransactionTally[]): TransactionTally[] {
  const key = ({ categoryId, currency, bookedOn }: TransactionTally) => `${currency} ${bookedOn} ${categoryId}`;
  return [...tallies].sort((a, b) => {
    if (key(a) !== key(b)) return key(a) < key(b) ? -1 : 1;
    return Number(a.amount - b.amount);
  });
}

function countTallied(tallies: readonly TransactionTally[]): number {
  return tallies.reduce((total, { count }) => total + count, 0);
}
