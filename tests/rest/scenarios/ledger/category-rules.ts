import * as assert from 'uvu/assert';
import { pluck } from '../../../support/assertions.ts';
import { aManualAccount, EUR } from '../../../support/fixtures.ts';
import type { Scenarios } from '../../scenarios.ts';

/** Rows may have a category behind the description. */
const csv = (...rows: readonly string[]) => {
  const head = rows.some((row) => row.split(';').length > 3)
    ? 'Date;Amount;Description;Category'
    : 'Date;Amount;Description';
  return [head, ...rows].join('\n');
};

/** Specification 4.18 to 4.20, contract 8.5 and 8.6. */
export const categoryRuleScenarios: Scenarios = (test, service) => {
  const stage = async () => {
    const caller = await service().newCaller();
    const { id } = await service().prepare((stores) => aManualAccount(stores, caller.userId, { currency: EUR }));
    const upload = async (...rows: readonly string[]) => {
      const headers = { 'Content-Type': 'application/octet-stream' };
      const request = { bearer: caller.key, text: csv(...rows), headers };
      const answer = await service().send('POST', `/v1/imports?bank_account_id=${id}&invert=false`, request);
      assert.is(answer.status, 201, answer.text);
      return answer.json().id;
    };
    const listed = async () => (await caller.get('/v1/transactions')).json().data;
    const categories = async () => (await listed()).map((one: { category_id: number }) => one.category_id);
    const rules = async () => (await caller.get('/v1/category-rules')).json();
    return { caller, upload, listed, categories, rules };
  };
  const COFFEE = '2026-03-02;-3,50;SQ *OLD MAPLE 0123 SAN FRANC';
  const MORE_COFFEE = '2026-03-03;-4,50;SQ *OLD MAPLE 0456 OAKLAND CA';

  test('an imported row has the category and the name of its merchant, and its own text', async () => {
    const { upload, listed } = await stage();
    await upload('2026-03-02;-23,50;STARBUCKS STORE 12345 SEATTLE WA');
    const [{ category_id: category, to, from, description }] = await listed();
    assert.equal([category, to, from], [103, [{ name: 'Starbucks' }], []]);
    assert.is(description, 'STARBUCKS STORE 12345 SEATTLE WA');
  });

  test('an imported row has the category of the file it came from, in the words of its bank', async () => {
    const { upload, listed } = await stage();
    await upload('2026-03-02;-23,50;UNKNOWN PLACE;Eating out', '2026-03-03;-5,00;STARBUCKS 0123;Eating out');
    assert.equal(pluck(await listed(), 'category_id'), [102, 102]);
  });

  test('a corrected category is learnt for the next import, and changes nothing that is there', async () => {
    const { caller, upload, listed, categories, rules } = await stage();
    await upload(COFFEE, '2026-03-02;-3,50;SQ *OLD MAPLE 0123 SAN FRANC');
    const [{ id }] = await listed();
    assert.is((await caller.put(`/v1/transactions/${id}`, { category_id: 134 })).status, 204);
    const [rule, ...others] = await rules();
    assert.equal(others, []);
    assert.equal(
      [rule.merchant, rule.type, rule.category_id, rule.origin],
      ['Old Maple', 'expense', 134, 'correction'],
    );
    assert.equal(await categories(), [134, 1]);
    await upload(MORE_COFFEE);
    assert.equal(await categories(), [134, 134, 1]);
  });

  test('a rule by hand keeps no account number', async () => {
    const { caller, rules } = await stage();
    for (const merchant of ['Pay DE89370400440532013000 Bob', '4539 5787 6362 1486']) {
      assert.is((await caller.post('/v1/category-rules', { merchant, category_id: 103 })).status, 201);
    }
    const names = (await rules()).map((rule: { merchant: string }) => rule.merchant).join();
    assert.match(names, /Bob/);
    assert.not.match(names, /0532013|5787/);
  });

  test('the latest of several corrections wins, and a change of the notes is none', async () => {
    const { caller, upload, listed, rules } = await stage();
    await upload(COFFEE);
    const [{ id }] = await listed();
    await caller.put(`/v1/transactions/${id}`, { category_id: 134 });
    const [first] = await rules();
    await caller.put(`/v1/transactions/${id}`, { category_id: 103, notes: 'with Ada' });
    const [second, ...others] = await rules();
    assert.equal([second.id, second.category_id, others], [first.id, 103, []]);
    await caller.put(`/v1/transactions/${id}`, { category_id: 103, notes: 'again' });
    await caller.put(`/v1/transactions/${id}`, { notes: null });
    assert.equal(await rules(), [second]);
  });

  test('corrections of many transactions of one merchant at once all succeed, and make one rule', async () => {
    const { caller, upload, listed, categories, rules } = await stage();
    await upload(...Array.from({ length: 12 }, (_, nth) => `2026-03-${nth + 10};-3,50;SQ *OLD MAPLE 0123 SAN FRANC`));
    const ids = (await listed()).map(({ id }: { id: number }) => id);
    const changes = ids.map((id: number) => caller.put(`/v1/transactions/${id}`, { category_id: 134 }));
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    assert.equal([ids.length, new Set(statuses)], [12, new Set([204])]);
    assert.equal([new Set(await categories()), (await rules()).length], [new Set([134]), 1]);
  });

  test('a removed rule does not come back, unless the user corrects again', async () => {
    const { caller, upload, listed, categories, rules } = await stage();
    await upload(COFFEE);
    const [{ id }] = await listed();
    await caller.put(`/v1/transactions/${id}`, { category_id: 134 });
    const [rule] = await rules();
    assert.is((await caller.delete(`/v1/category-rules/${rule.id}`)).status, 204);
    assert.is((await caller.delete(`/v1/category-rules/${rule.id}`)).status, 404);
    await upload(COFFEE, MORE_COFFEE);
    assert.equal([await categories(), await rules()], [[1, 134], []]);
    await caller.put(`/v1/transactions/${id}`, { category_id: 103 });
    assert.is((await rules()).length, 1);
  });

  test('a correction of income says nothing about expenses of the same merchant', async () => {
    const { caller, upload, listed, categories } = await stage();
    await upload('2026-03-04;12,00;REWE SAGT DANKE 0123//BERLIN/DE');
    const [{ id }] = await listed();
    await caller.put(`/v1/transactions/${id}`, { category_id: 221 });
    await upload('2026-03-05;-12,00;REWE SAGT DANKE 0123//BERLIN/DE', '2026-03-06;13,00;REWE SAGT DANKE//BERLIN/DE');
    assert.equal(await categories(), [221, 101, 221]);
  });

  test('a correction of a payment that names nobody teaches nothing', async () => {
    const { caller, upload, listed, rules } = await stage();
    await upload('2026-03-04;-50,00;ATM WITHDRAWAL 0815');
    const [{ id }] = await listed();
    await caller.put(`/v1/transactions/${id}`, { category_id: 101 });
    assert.equal(await rules(), []);
  });

  test('undoing an import leaves the rules that came from it', async () => {
    const { caller, upload, listed, rules } = await stage();
    const imported = await upload(COFFEE);
    const [{ id }] = await listed();
    await caller.put(`/v1/transactions/${id}`, { category_id: 134 });
    assert.is((await caller.delete(`/v1/imports/${imported}`)).status, 204);
    assert.is((await rules()).length, 1);
  });

  test('a rule by hand goes before the source and the words, for both types unless it names one', async () => {
    const { caller, upload, categories, rules } = await stage();
    const created = await caller.post('/v1/category-rules', { merchant: 'starbucks', category_id: 134 });
    assert.is(created.status, 201);
    const [rule] = await rules();
    assert.equal(rule, {
      id: created.json().id,
      merchant: 'Starbucks',
      type: null,
      category_id: 134,
      origin: 'manual',
      created_at: rule.created_at,
      updated_at: rule.updated_at,
    });
    await upload(
      '2026-03-02;-3,50;STARBUCKS STORE 12345 SEATTLE WA',
      '2026-03-03;3,50;STARBUCKS STORE 12345 SEATTLE WA',
    );
    assert.equal(await categories(), [134, 134]);
  });

  test('a rule by hand understands what a bank prints, and replaces one for the same merchant and type', async () => {
    const { caller, rules } = await stage();
    const body = { merchant: 'SQ *OLD MAPLE 0123 SAN FRANC', category_id: 103, type: 'expense' };
    const first = await caller.post('/v1/category-rules', body);
    const second = await caller.post('/v1/category-rules', { ...body, merchant: 'OLD MAPLE', category_id: 102 });
    assert.equal([first.status, second.status, second.json()], [201, 201, first.json()]);
    const [rule, ...others] = await rules();
    assert.equal([rule.merchant, rule.category_id, others], ['OLD MAPLE', 102, []]);
  });

  test('all problems of a rule are reported at once', async () => {
    const { caller, rules } = await stage();
    const refused = await caller.post('/v1/category-rules', { merchant: ' ', category_id: 99, type: 'gift' });
    assert.is(refused.status, 422);
    assert.equal(Object.keys(refused.json().errors).sort(), ['category_id', 'merchant', 'type']);
    assert.is((await caller.post('/v1/category-rules', {})).status, 422);
    assert.equal(await rules(), []);
  });

  test('rules come in pages from the newest to the oldest', async () => {
    const { caller } = await stage();
    for (const merchant of ['One', 'Two', 'Three']) {
      await caller.post('/v1/category-rules', { merchant, category_id: 101 });
    }
    const names = async (query: string) =>
      (await caller.get(`/v1/category-rules?${query}`)).json().map((rule: { merchant: string }) => rule.merchant);
    assert.equal(await names('per-page=2'), ['Three', 'Two']);
    const [, second] = (await caller.get('/v1/category-rules')).json();
    assert.equal(await names(`before=${second.id}`), ['One']);
    assert.is((await caller.get('/v1/category-rules?per-page=0')).status, 422);
    assert.is((await caller.get('/v1/category-rules?BEFORE=1')).status, 400);
  });

  test('a repeated request with the same key makes one rule', async () => {
    const { caller, rules } = await stage();
    const request = {
      bearer: caller.key,
      json: { merchant: 'One', category_id: 101 },
      headers: { 'Idempotency-Key': 'r1' },
    };
    const [first, second] = [
      await service().send('POST', '/v1/category-rules', request),
      await service().send('POST', '/v1/category-rules', request),
    ];
    assert.equal([first?.json(), second?.headers.get('idempotency-replayed')], [second?.json(), 'true']);
    assert.is((await rules()).length, 1);
  });
};
