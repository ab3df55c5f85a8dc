import * as assert from 'uvu/assert';
import { pluck } from '../../../support/assertions.ts';
import { aConnectedAccount, aManualAccount, currency } from '../../../support/fixtures.ts';
import type { Scenarios } from '../../scenarios.ts';
import { putRates } from './conversion.ts';

/** Specification 4.3, 7.1; contract 2.7, 2.8. */
export const createTransactionScenarios: Scenarios = (test, service) => {
  const withAccount = async () => {
    const caller = await service().newCaller();
    const account = await service().prepare((stores) => aManualAccount(stores, caller.userId, { balance: 10_000 }));
    const valid = { amount: -4_250, bank_account_id: account.id, booked_at: '2026-03-05', description: 'Groceries' };
    return { caller, account, valid };
  };

  test('a create returns only the id; the transaction is in the list and in the balance', async () => {
    const { caller, account, valid } = await withAccount();
    const answer = await caller.post('/v1/transactions', { ...valid, notes: 'for two', category_id: 101 });
    assert.is(answer.status, 201);
    const { id } = answer.json();
    assert.equal(answer.json(), { id });
    assert.type(id, 'number');
    const [item] = (await caller.get('/v1/transactions')).json().data;
    const { created_at, updated_at, ...rest } = item;
    assert.equal(rest, {
      id,
      bank_account_id: account.id,
      category_id: 101,
      status: 'booked',
      type: 'expense',
      from: [],
      to: [],
      description: 'Groceries',
      notes: 'for two',
      amount: -4_250,
      currency: 'USD',
      booked_at: '2026-03-05T00:00:00.000000Z',
      deleted_at: null,
      transfer: null,
    });
    assert.is(created_at, updated_at);
    assert.match(created_at, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/);
    const moved = (await caller.get('/v1/bank-accounts')).json()[0];
    assert.is(moved.balance, 5_750);
    assert.is(moved.last_transaction_created_at, created_at);
    assert.is(moved.last_balance_created_at, created_at);
  });

  test('without the optional fields a transaction has the account’s currency, no notes and the uncategorised category', async () => {
    const { caller, valid } = await withAccount();
    await caller.post('/v1/transactions', valid);
    await caller.post('/v1/transactions', { ...valid, amount: 100 });
    const [income, expense] = (await caller.get('/v1/transactions?include=category')).json().data;
    assert.equal([expense.currency, expense.notes, expense.type], ['USD', null, 'expense']);
    assert.is(expense.category.slug, 'uncategorized-expense');
    assert.is(income.type, 'income');
    assert.is(income.category.slug, 'uncategorized-income');
  });

  test('each missing required field has an entry; the message has the first error and the number of others', async () => {
    const { caller, valid } = await withAccount();
    const none = await caller.post('/v1/transactions', {});
    assert.is(none.status, 422);
    assert.equal(none.json(), {
      message: 'The amount field is required. (and 3 more errors)',
      errors: {
        amount: ['The amount field is required.'],
        bank_account_id: ['The bank_account_id field is required.'],
        booked_at: ['The booked_at field is required.'],
        description: ['The description field is required.'],
      },
    });
    assert.equal(Object.keys(none.json().errors), ['amount', 'bank_account_id', 'booked_at', 'description']);
    const two = await caller.post('/v1/transactions', { ...valid, description: undefined, amount: undefined });
    assert.is(two.json().message, 'The amount field is required. (and 1 more error)');
    const one = await caller.post('/v1/transactions', { ...valid, booked_at: undefined });
    assert.is(one.json().message, 'The booked_at field is required.');
  });

  const refused: readonly (readonly [field: string, value: unknown, sentence: string])[] = [
    ['amount', 0, 'The amount must not be 0.'],
    ['amount', '1', 'The amount must be an integer.'],
    ['amount', 1.5, 'The amount must be an integer.'],
    ['amount', null, 'The amount must be an integer.'],
    ['amount', 2 ** 53, 'The amount must be at most 9007199254740991.'],
    ['amount', -(2 ** 53), 'The amount must be at least -9007199254740991.'],
    ['bank_account_id', 0, 'The bank_account_id must be at least 1.'],
    ['bank_account_id', '1', 'The bank_account_id must be an integer.'],
    ['booked_at', '2026-02-30', 'The booked_at must be a calendar date as YYYY-MM-DD, from 1900-01-01 on.'],
    ['booked_at', '2026-3-5', 'The booked_at must be a calendar date as YYYY-MM-DD, from 1900-01-01 on.'],
    ['booked_at', '2026-03-05T00:00:00Z', 'The booked_at must be a calendar date as YYYY-MM-DD, from 1900-01-01 on.'],
    ['booked_at', 20_260_305, 'The booked_at must be a string.'],
    ['description', '', 'The description must have 1 to 500 characters.'],
    ['description', ' \t\n ', 'The description must have 1 to 500 characters.'],
    ['description', 'x'.repeat(501), 'The description must have 1 to 500 characters.'],
    [
      'description',
      'a\0b',
      'The description must not contain NUL, unpaired surrogates or noncharacters such as U+FFFF.',
    ],
    [
      'description',
      'a\ud800b',
      'The description must not contain NUL, unpaired surrogates or noncharacters such as U+FFFF.',
    ],
    ['currency', 'XYZ', 'The currency must be an ISO 4217 currency code.'],
    ['currency', 'ſek', 'The currency must be an ISO 4217 currency code.'],
    ['currency', 5, 'The currency must be a string.'],
    ['notes', 'x'.repeat(5_001), 'The notes must have at most 5000 characters.'],
    ['notes', 5, 'The notes must be a string or null.'],
    ['category_id', 99_999, 'The category_id must be the id of an existing category.'],
    ['category_id', -1, 'The category_id must be at least 1.'],
  ];
  for (const [field, value, sentence] of refused) {
    const shown = JSON.stringify(value).slice(0, 30);
    test(`${field} ${shown} is a 422: ${sentence}`, async () => {
      const { caller, account, valid } = await withAccount();
      const answer = await caller.post('/v1/transactions', { ...valid, [field]: value });
      assert.is(answer.status, 422);
      assert.equal(answer.json(), { message: sentence, errors: { [field]: [sentence] } });
      assert.is((await caller.get('/v1/transactions')).json().total, 0);
      assert.is((await service().account(caller, account.id)).balance, 10_000);
    });
  }

  for (const number of ['1e309', '9007199254740993', '9007199254740991.4', '-1e400', '0.1', '1.00000000000000000001']) {
    test(`an amount written as ${number} is a 422, even if it becomes a whole JavaScript number`, async () => {
      const { caller, valid } = await withAccount();
      const text = JSON.stringify({ ...valid, amount: 7 }).replace('7', number);
      const answer = await caller.post('/v1/transactions', undefined, { text });
      assert.is(answer.status, 422);
      assert.equal(Object.keys(answer.json().errors), ['amount']);
    });
  }

  test('an amount may be written as any JSON number that is whole', async () => {
    const { caller, valid } = await withAccount();
    for (const [number, amount] of [
      ['1.0', 1],
      ['12e2', 1_200],
      ['-2.50E1', -25],
    ] as const) {
      const text = JSON.stringify({ ...valid, amount: 7 }).replace('7', number);
      assert.is((await caller.post('/v1/transactions', undefined, { text })).status, 201);
      assert.is((await caller.get('/v1/transactions')).json().data[0].amount, amount);
    }
  });

  test('text may be as long as its limit, counted in characters after trimming', async () => {
    const { caller, valid } = await withAccount();
    const description = `  ${'😀'.repeat(500)}  `;
    const body = { ...valid, description, notes: '😀'.repeat(5_000), amount: 1 };
    assert.is((await caller.post('/v1/transactions', body)).status, 201);
    const [item] = (await caller.get('/v1/transactions')).json().data;
    assert.is(item.description, '😀'.repeat(500));
    assert.is(item.notes, '😀'.repeat(5_000));
  });

  test('notes may be null, and unknown fields are ignored', async () => {
    const { caller, valid } = await withAccount();
    const body = { ...valid, notes: null, id: 5, status: 'pending', user_id: 1, __proto: {}, 'a"b': [[]] };
    assert.is((await caller.post('/v1/transactions', body)).status, 201);
    const text = `{"__proto__":{"amount":1},"constructor":1,${JSON.stringify(valid).slice(1)}`;
    assert.is((await caller.post('/v1/transactions', undefined, { text })).status, 201);
    const items: { amount: number; status: string }[] = (await caller.get('/v1/transactions')).json().data;
    assert.equal(pluck(items, 'amount', 'status'), [
      [-4_250, 'booked'],
      [-4_250, 'booked'],
    ]);
  });

  test('an account that does not exist, is deleted or belongs to another user is a 422 under its field', async () => {
    const { caller, valid } = await withAccount();
    const stranger = await withAccount();
    const gone = await service().prepare((stores) => aManualAccount(stores, caller.userId));
    await caller.delete(`/v1/bank-accounts/${gone.id}`);
    const answers = new Set<string>();
    for (const id of [stranger.account.id, gone.id, 9_007_199_254_740_991]) {
      const answer = await caller.post('/v1/transactions', { ...valid, bank_account_id: id });
      assert.is(answer.status, 422);
      answers.add(answer.text);
    }
    const sentence = 'The bank_account_id must be one of your bank accounts.';
    assert.equal([...answers], [JSON.stringify({ message: sentence, errors: { bank_account_id: [sentence] } })]);
    assert.is((await stranger.caller.get('/v1/transactions')).json().total, 0);
  });

  test('an unknown account and an unknown category are both named', async () => {
    const { caller, valid } = await withAccount();
    const answer = await caller.post('/v1/transactions', { ...valid, category_id: 99_999, bank_account_id: 1 });
    assert.equal(Object.keys(answer.json().errors), ['bank_account_id', 'category_id']);
  });

  test('unknown references are reported together with all other errors, in the order of the table', async () => {
    const { caller, valid } = await withAccount();
    const wrong = { description: '', category_id: 99_999, notes: 5, bank_account_id: 1, amount: 0 };
    const answer = await caller.post('/v1/transactions', { ...wrong, booked_at: valid.booked_at });
    assert.is(answer.status, 422);
    assert.is(answer.json().message, 'The amount must not be 0. (and 4 more errors)');
    assert.equal(Object.keys(answer.json().errors), [
      'amount',
      'bank_account_id',
      'description',
      'notes',
      'category_id',
    ]);
    const noRate = await caller.post('/v1/transactions', { ...valid, currency: 'XCG', category_id: 99_999, amount: 0 });
    assert.equal(Object.keys(noRate.json().errors), ['amount', 'currency', 'category_id']);
    assert.is((await caller.get('/v1/transactions')).json().total, 0);
  });

  test('among other errors, an account of another user is reported like one that does not exist', async () => {
    const { caller, valid } = await withAccount();
    const stranger = await withAccount();
    const errorsFor = async (id: number) =>
      (await caller.post('/v1/transactions', { ...valid, amount: 0, bank_account_id: id })).text;
    assert.is(await errorsFor(stranger.account.id), await errorsFor(9_007_199_254_740_991));
  });

  test('null for an optional field means that it was left out', async () => {
    const { caller, valid } = await withAccount();
    const nulls = { currency: null, notes: null, category_id: null };
    assert.is((await caller.post('/v1/transactions', { ...valid, ...nulls })).status, 201);
    const [item] = (await caller.get('/v1/transactions?include=category')).json().data;
    assert.equal([item.currency, item.notes, item.category.slug], ['USD', null, 'uncategorized-expense']);
    const required = await caller.post('/v1/transactions', { ...valid, description: null });
    assert.equal(required.json().errors, { description: ['The description must be a string.'] });
  });

  test('a connected account is a 400 once everything else is valid', async () => {
    const { caller, valid } = await withAccount();
    const connected = await service().prepare((stores) => aConnectedAccount(stores, caller.userId));
    const body = { ...valid, bank_account_id: connected.id };
    const answer = await caller.post('/v1/transactions', body);
    assert.is(answer.status, 400);
    assert.equal(answer.json(), { message: 'Transactions can be created only on manual accounts.' });
    assert.is((await caller.post('/v1/transactions', { ...body, amount: 0 })).status, 422);
    assert.is((await caller.post('/v1/transactions', { ...body, category_id: 99_999 })).status, 422);
    assert.is((await caller.get('/v1/transactions')).json().total, 0);
  });

  test('a currency other than the account’s is stored in upper case, and moves the balance at the rate of the booking date', async () => {
    await putRates(service(), [['USD', '2026-03-05', '2']]);
    const { caller, account, valid } = await withAccount();
    const answer = await caller.post('/v1/transactions', { ...valid, amount: -101, currency: 'eUr' });
    assert.is(answer.status, 201);
    const [item] = (await caller.get('/v1/transactions')).json().data;
    assert.equal([item.amount, item.currency], [-101, 'EUR']);
    assert.is((await service().account(caller, account.id)).balance, 10_000 - 202);
  });

  test('a currency without a rate is a 422 under currency', async () => {
    const { caller, valid } = await withAccount();
    const answer = await caller.post('/v1/transactions', { ...valid, currency: 'XCG' });
    assert.is(answer.status, 422);
    assert.equal(answer.json().errors, { currency: ['No exchange rate from XCG to USD is known.'] });
    assert.is((await caller.get('/v1/transactions')).json().total, 0);
  });

  test('an amount that would take the balance past ±(2^53−1) is a 422 under amount', async () => {
    const { caller, valid } = await withAccount();
    const full = await service().prepare((stores) =>
      aManualAccount(stores, caller.userId, { balance: Number.MAX_SAFE_INTEGER, currency: currency('EUR') }),
    );
    const answer = await caller.post('/v1/transactions', { ...valid, bank_account_id: full.id, amount: 1 });
    assert.is(answer.status, 422);
    assert.equal(Object.keys(answer.json().errors), ['amount']);
    assert.is((await service().account(caller, full.id)).balance, Number.MAX_SAFE_INTEGER);
  });
};
