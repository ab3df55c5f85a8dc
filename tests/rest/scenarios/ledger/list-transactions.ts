import * as assert from 'uvu/assert';
import type { BankAccount } from '../../../../domain/ledger/bank-account.ts';
import type { Transaction } from '../../../../domain/ledger/transaction.ts';
import type { New } from '../../../../domain/new.ts';
import { pluck } from '../../../support/assertions.ts';
import { aConnectedAccount, aManualAccount, aTransaction, timestamp } from '../../../support/fixtures.ts';
import { BASE_URL, type Caller, type HttpService } from '../../../support/service/http-service.ts';
import { words } from '../../../support/words.ts';
import type { Scenarios } from '../../scenarios.ts';

/** Specification 2.1, 2.4, 4.2; contract 2.1 to 2.5. */
export const listTransactionsScenarios: Scenarios = (test, service) => {
  const withAccount = async () => {
    const caller = await service().newCaller();
    const account = await service().prepare((stores) => aManualAccount(stores, caller.userId));
    return { caller, account };
  };

  test('an empty list has one empty page', async () => {
    const caller = await service().newCaller();
    const answer = await caller.get('/v1/transactions');
    assert.is(answer.status, 200);
    assert.is(answer.headers.get('content-type'), 'application/json; charset=utf-8');
    const url = `${BASE_URL}/v1/transactions?page=1`;
    assert.equal(answer.json(), {
      current_page: 1,
      data: [],
      first_page_url: url,
      from: null,
      last_page: 1,
      last_page_url: url,
      links: [
        { url: null, label: '&laquo; Previous', active: false },
        { url, label: '1', active: true },
        { url: null, label: 'Next &raquo;', active: false },
      ],
      next_page_url: null,
      path: `${BASE_URL}/v1/transactions`,
      per_page: 30,
      prev_page_url: null,
      to: null,
      total: 0,
    });
  });

  test('a transaction has exactly the fields of the specification, as they are stored', async () => {
    const { caller, account } = await withAccount();
    const stored = await add(service(), account, {
      status: 'pending',
      to: [{ name: 'Ada "the" Lovelace\n<b>' }],
      merchantName: 'Somebody else',
      description: 'Lunch “☕” \\ "quoted" \u2028',
      notes: 'two\nlines',
      amount: -1234,
    });
    const answer = await caller.get('/v1/transactions');
    assert.equal(answer.json().data, [
      {
        id: stored.id,
        bank_account_id: account.id,
        category_id: stored.categoryId,
        status: 'pending',
        type: 'expense',
        from: [],
        to: [{ name: 'Ada "the" Lovelace\n<b>' }],
        description: 'Lunch “☕” \\ "quoted" \u2028',
        notes: 'two\nlines',
        amount: -1234,
        currency: 'USD',
        booked_at: '2026-03-05T00:00:00.000000Z',
        created_at: '2026-03-07T09:30:15.123456Z',
        updated_at: '2026-03-07T09:30:15.123456Z',
        deleted_at: null,
        transfer: null,
      },
    ]);
    assert.equal(Object.keys(answer.json().data[0]), FIELDS);
  });

  test('amounts at both ends of the range are exact', async () => {
    const { caller, account } = await withAccount();
    await add(service(), account, { amount: Number.MAX_SAFE_INTEGER });
    await add(service(), account, { amount: -Number.MAX_SAFE_INTEGER });
    const { text } = await caller.get('/v1/transactions');
    assert.match(text, '"amount":9007199254740991,');
    assert.match(text, '"amount":-9007199254740991,');
  });

  test('the newest booking comes first; on one day, the larger id comes first', async () => {
    const { caller, account } = await withAccount();
    const days = ['2026-03-01', '2026-03-03', '2026-03-02', '2026-03-03'];
    const ids: number[] = [];
    for (const day of days) {
      ids.push((await add(service(), account, { bookedAt: timestamp(`${day}T00:00:00.000000Z`) })).id);
    }
    assert.equal(await idsOf(caller, '/v1/transactions'), [ids[3], ids[1], ids[2], ids[0]]);
  });

  test('deleted transactions, and those of deleted accounts, never appear', async () => {
    const { caller, account } = await withAccount();
    const other = await service().prepare((stores) => aManualAccount(stores, caller.userId));
    const kept = await add(service(), account);
    const deleted = await add(service(), account);
    await add(service(), other);
    await caller.delete(`/v1/transactions/${deleted.id}`);
    await caller.delete(`/v1/bank-accounts/${other.id}`);
    assert.equal(await idsOf(caller, '/v1/transactions'), [kept.id]);
    assert.is((await caller.get('/v1/transactions')).json().total, 1);
  });

  test('following the links from page to page visits every item once', async () => {
    const { caller, account } = await withAccount();
    const ids: number[] = [];
    for (let count = 0; count < 7; count += 1) ids.unshift((await add(service(), account)).id);
    const seen: number[] = [];
    let next: string | null = `${BASE_URL}/v1/transactions?per-page=3&page=1`;
    while (next !== null) {
      const page = (await caller.get(next.slice(BASE_URL.length))).json();
      seen.push(...page.data.map(({ id }: { id: number }) => id));
      assert.equal([page.from, page.to], [seen.length - page.data.length + 1, seen.length]);
      assert.equal([page.per_page, page.total, page.last_page], [3, 7, 3]);
      next = page.next_page_url;
    }
    assert.equal(seen, ids);
  });

  for (const page of ['9007199254740992', '9'.repeat(20), '9'.repeat(400)]) {
    test(`page ${page.slice(0, 20)} (${page.length} digits) is past the end, too`, async () => {
      const { caller, account } = await withAccount();
      await add(service(), account);
      const answer = await caller.get(`/v1/transactions?page=${page}`);
      assert.is(answer.status, 200);
      const { data, from, to, total, current_page, prev_page_url, next_page_url } = answer.json();
      assert.equal([data, from, to, total, next_page_url], [[], null, null, 1, null]);
      assert.is(current_page, Number.MAX_SAFE_INTEGER);
      assert.is((await caller.get(prev_page_url.slice(BASE_URL.length))).status, 200);
    });
  }

  test('a page past the end is a normal answer without items', async () => {
    const { caller, account } = await withAccount();
    await add(service(), account);
    for (const page of [2, 1_000_000, Number.MAX_SAFE_INTEGER]) {
      const answer = await caller.get(`/v1/transactions?page=${page}`);
      assert.is(answer.status, 200);
      const { data, from, to, total, last_page, current_page, next_page_url } = answer.json();
      assert.equal([data, from, to, total, last_page, current_page], [[], null, null, 1, 1, page]);
      assert.is(next_page_url, null);
    }
  });

  test('a page has at most 30 items, however many are requested', async () => {
    const { caller, account } = await withAccount();
    for (let count = 0; count < 31; count += 1) await add(service(), account);
    for (const perPage of ['', '30', '31', '1000', '9'.repeat(400)]) {
      const page = (await caller.get(`/v1/transactions${perPage && `?per-page=${perPage}`}`)).json();
      assert.equal([page.data.length, page.per_page, page.last_page], [30, 30, 2]);
    }
  });

  for (const name of ['page', 'per-page']) {
    for (const value of ['0', '-1', '1.5', '1e1', '01', '+1', '', ' 1', 'x', '٣', '0x1']) {
      test(`${name}=${JSON.stringify(value)} is a 422 under its name`, async () => {
        const caller = await service().newCaller();
        const answer = await caller.get(`/v1/transactions?${name}=${encodeURIComponent(value)}`);
        assert.is(answer.status, 422);
        assert.equal(Object.keys(answer.json().errors), [name]);
      });
    }
  }

  test('several invalid parameters are all named, in the order of the table', async () => {
    const caller = await service().newCaller();
    const answer = await caller.get('/v1/transactions?base-fiat=X&filter[type]=both&per-page=0&page=none');
    assert.is(answer.status, 422);
    assert.is(answer.json().message, 'The page must be an integer. (and 3 more errors)');
    assert.equal(Object.keys(answer.json().errors), ['page', 'per-page', 'filter[type]', 'base-fiat']);
  });

  test('a parameter that is given twice is a 422, because it is unclear which one is meant', async () => {
    const caller = await service().newCaller();
    const answer = await caller.get('/v1/transactions?page=1&page=2');
    assert.is(answer.status, 422);
    assert.equal(answer.json().errors, { page: ['The page must be given once.'] });
  });

  test('links keep the other parameters, percent-encoded, with the page last, and ignore the Host header', async () => {
    const { caller, account } = await withAccount();
    for (let count = 0; count < 3; count += 1) await add(service(), account, { description: "a b&c=d/é'()" });
    const query = "filter[text]=a+b%26c%3Dd/%C3%A9'()&page=2&per-page=1&unknown=x";
    const page = (await caller.get(`/v1/transactions?${query}`, { headers: { Host: '192.0.2.9' } })).json();
    const kept = `${BASE_URL}/v1/transactions?filter%5Btext%5D=a%20b%26c%3Dd%2F%C3%A9%27%28%29&per-page=1&unknown=x`;
    assert.is(page.first_page_url, `${kept}&page=1`);
    assert.is(page.prev_page_url, `${kept}&page=1`);
    assert.is(page.next_page_url, `${kept}&page=3`);
    assert.is(page.last_page_url, `${kept}&page=3`);
    assert.is(page.path, `${BASE_URL}/v1/transactions`);
    assert.equal(pluck(page.links, 'label'), ['&laquo; Previous', '1', '2', '3', 'Next &raquo;']);
  });

  test('links keep escapes of bytes that are not UTF-8', async () => {
    const caller = await service().newCaller();
    const page = (await caller.get('/v1/transactions?x=%FFa%c3%28&y&page=2&=1&z=%')).json();
    assert.is(page.first_page_url, `${BASE_URL}/v1/transactions?x=%FFa%c3%28&y&=1&z=%25&page=1`);
  });

  test('include=category adds the category, with exactly its fields', async () => {
    const { caller, account } = await withAccount();
    await add(service(), account, { categoryId: 101 });
    const [item] = (await caller.get('/v1/transactions?include=category')).json().data;
    assert.equal(Object.keys(item), [...FIELDS, 'category']);
    const categories: { id: number }[] = (await caller.get('/v1/transaction-categories')).json();
    const expected = categories.find(({ id }) => id === 101);
    assert.equal(item.category, expected);
  });

  test('include=bankAccount adds the account, and bankAccount.bank adds the account with its bank', async () => {
    const caller = await service().newCaller();
    const account = await service().prepare((stores) => aConnectedAccount(stores, caller.userId));
    await add(service(), account);
    const [alone] = (await caller.get('/v1/transactions?include=bankAccount')).json().data;
    const [{ connection, ...plain }] = (await caller.get('/v1/bank-accounts')).json();
    assert.is(connection, null);
    assert.equal(Object.keys(alone), [...FIELDS, 'bank_account']);
    assert.equal(alone.bank_account, plain);
    const [withBank] = (await caller.get('/v1/transactions?include=bankAccount.bank')).json().data;
    const [{ connection: _connection, ...banked }] = (await caller.get('/v1/bank-accounts?include=bank')).json();
    assert.equal(withBank.bank_account, banked);
    assert.is(banked.bank.name, 'Example Bank');
  });

  test('include takes all names at once in any order, or no name', async () => {
    const { caller, account } = await withAccount();
    await add(service(), account);
    const all = (await caller.get('/v1/transactions?include=bankAccount.bank,category,bankAccount')).json().data[0];
    assert.equal(Object.keys(all), [...FIELDS, 'category', 'bank_account']);
    const none = (await caller.get('/v1/transactions?include=')).json().data[0];
    assert.equal(Object.keys(none), FIELDS);
  });

  test('include may be repeated, and its names may have spaces around them', async () => {
    const { caller, account } = await withAccount();
    await add(service(), account);
    for (const query of [
      'include=category, bankAccount',
      'include=bankAccount&include=+category+',
      'include=&include=category,bankAccount',
    ]) {
      const [item] = (await caller.get(`/v1/transactions?${query}`)).json().data;
      assert.equal(Object.keys(item), [...FIELDS, 'category', 'bank_account'], query);
    }
  });

  for (const [include, named] of [
    ['unknown', 'unknown'],
    ['bank', 'bank'],
    ['Category', 'Category'],
    ['category,', ''],
    ['bankAccount, bank , category', 'bank'],
    ['category;bankAccount', 'category;bankAccount'],
    ['x'.repeat(100), `${'x'.repeat(40)}…`],
  ] as const) {
    test(`include=${include.slice(0, 30)} is a 400 that names the wrong name and the allowed ones`, async () => {
      const caller = await service().newCaller();
      const answer = await caller.get(`/v1/transactions?include=${encodeURIComponent(include)}`);
      assert.is(answer.status, 400);
      const message = `Unknown include “${named}”. Allowed are: category, bankAccount, bankAccount.bank.`;
      assert.equal(answer.json(), { message });
    });
  }

  for (const filter of ['filter[amount]', 'filter[]', 'filter', 'filter[text', 'filter[TEXT]']) {
    test(`${filter} is a 400 that names the filters`, async () => {
      const caller = await service().newCaller();
      const answer = await caller.get(`/v1/transactions?${encodeURIComponent(filter)}=1`);
      assert.is(answer.status, 400);
      assert.match(answer.json().message, `Unknown filter “${filter}”.`);
      assert.match(answer.json().message, 'filter[text], filter[bank_account_id], filter[type], filter[category]');
    });
  }

  for (const [mistake, meant] of [
    ['per_page', 'per-page'],
    ['perPage', 'per-page'],
    ['per-pages', 'per-page'],
    ['pages', 'page'],
    ['Page', 'page'],
    ['includes', 'include'],
    ['include[]', 'include'],
    ['filters[text]', 'filter[text]'],
    ['Filter[text]', 'filter[text]'],
    ['filter_text', 'filter[text]'],
    ['filters[bank_account_id]', 'filter[bank_account_id]'],
    ['base_fiat', 'base-fiat'],
    ['basefiat', 'base-fiat'],
  ] as const) {
    test(`${mistake} is a 400 that suggests ${meant}`, async () => {
      const caller = await service().newCaller();
      const answer = await caller.get(`/v1/transactions?${encodeURIComponent(mistake)}=1`);
      assert.is(answer.status, 400);
      assert.equal(answer.json(), { message: `Unknown parameter “${mistake}”. Did you mean ${meant}?` });
    });
  }

  test('unknown parameters with other names are ignored', async () => {
    const caller = await service().newCaller();
    for (const name of INNOCENT_PARAMETERS) {
      const answer = await caller.get(`/v1/transactions?${encodeURIComponent(name)}=1`);
      assert.is(answer.status, 200, name);
    }
  });

  test('filter[text] finds parts of the description or of the merchant’s name, whatever the case, accents and punctuation', async () => {
    const { caller, account } = await withAccount();
    const a = await add(service(), account, { description: 'GROCERIES at the Öko shop' });
    const b = await add(service(), account, { description: 'card 4711', merchantName: 'The Grocer’s' });
    await add(service(), account, { description: 'rent' });
    const found = (text: string) => idsOf(caller, `/v1/transactions?filter[text]=${encodeURIComponent(text)}`);
    assert.equal(await found('grocer'), [b.id, a.id]);
    assert.equal(await found('ÖKO SH'), [a.id]);
    assert.equal(await found('oko sh'), [a.id]);
    assert.equal(await found('gröcer'), [b.id, a.id]);
    assert.equal(await found('grocer’'), [b.id, a.id]);
    assert.equal(await found('grocer’s'), [b.id]);
    assert.equal(await found('nothing of that kind'), []);
  });

  test('a filter[text] without anything to look for filters nothing', async () => {
    const { caller, account } = await withAccount();
    const { id } = await add(service(), account);
    for (const text of ['', '%20', '%09%20', '%CC%81']) {
      assert.equal(await idsOf(caller, `/v1/transactions?filter[text]=${text}`), [id], text);
    }
  });

  test('filters by account, type and category, each alone and all together', async () => {
    const { caller, account } = await withAccount();
    const other = await service().prepare((stores) => aManualAccount(stores, caller.userId));
    const groceries = await add(service(), account, { categoryId: 101, description: 'milk' });
    const food = await add(service(), account, { categoryId: 100 });
    const salary = await add(service(), other, { amount: 5_000 });
    assert.equal(await idsOf(caller, `/v1/transactions?filter[bank_account_id]=${other.id}`), [salary.id]);
    assert.equal(await idsOf(caller, '/v1/transactions?filter[type]=income'), [salary.id]);
    assert.equal(await idsOf(caller, '/v1/transactions?filter[type]=expense'), [food.id, groceries.id]);
    assert.equal(await idsOf(caller, '/v1/transactions?filter[category]=101'), [groceries.id]);
    assert.equal(await idsOf(caller, '/v1/transactions?filter[category]=100'), [food.id, groceries.id]);
    const all = 'filter[type]=expense&filter[category]=100&filter[text]=MILK&filter[bank_account_id]=';
    assert.equal(await idsOf(caller, `/v1/transactions?${all}${account.id}`), [groceries.id]);
    assert.equal(await idsOf(caller, `/v1/transactions?${all}${other.id}`), []);
  });

  test('ids that do not exist or belong to another user find nothing', async () => {
    const { caller, account } = await withAccount();
    const { caller: stranger, account: foreign } = await withAccount();
    await add(service(), account);
    await add(service(), foreign);
    assert.equal(await idsOf(caller, `/v1/transactions?filter[bank_account_id]=${foreign.id}`), []);
    assert.equal(await idsOf(caller, '/v1/transactions?filter[bank_account_id]=9007199254740991'), []);
    assert.equal(await idsOf(caller, '/v1/transactions?filter[category]=9007199254740991'), []);
    assert.is((await idsOf(stranger, '/v1/transactions')).length, 1);
  });
};

/** Names that caches, trackers and clients of other services add. */
const INNOCENT_PARAMETERS = `
  _ __ cb v t ts q nocache cachebuster utm_source utm_campaign fbclid gclid sort
  order limit offset cursor size fields expand lang locale format callback access_token api_key token
  date from to search query path name image Filter currency category type text account bank_account_id base é %
`.split(/\s+/);

const FIELDS = words(`
  id bank_account_id category_id status type from to description notes amount currency booked_at
  created_at updated_at deleted_at transfer
`);

function add(service: HttpService, account: BankAccount, facts?: Partial<New<Transaction>>): Promise<Transaction> {
  return service.prepare((stores) => aTransaction(stores, account, facts));
}

async function idsOf(caller: Caller, path: string): Promise<readonly number[]> {
  const answer = await caller.get(path);
  assert.is(answer.status, 200);
  return answer.json().data.map(({ id }: { id: number }) => id);
}
