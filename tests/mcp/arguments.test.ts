import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CATEGORY_TREE } from '../../domain/ledger/category-tree.ts';
import { testClock } from '../support/clock.ts';
import { aManualAccount, aTransaction, aUser, currency, localDate, newBill, timestamp } from '../support/fixtures.ts';
import {
  openMemoryToolStore,
  openPostgresToolStore,
  openToolService,
  type ToolService,
} from '../support/service/tool-service.ts';

let service: ToolService;
let token: string;

async function call(name: unknown, args?: unknown): Promise<any> {
  const answer = await service.call(token, name, args);
  assert.is(answer.status, 200);
  return answer;
}

interface ListedTool {
  readonly name: string;
  readonly inputSchema: { readonly properties: Readonly<Record<string, ListedArgument>> };
  readonly outputSchema: object;
}

interface ListedArgument {
  readonly description: string;
  readonly default?: string | number | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly enum?: readonly string[];
}

async function listedTools(): Promise<readonly ListedTool[]> {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const answer = await service.post(token, message, { 'MCP-Protocol-Version': '2025-11-25' });
  return JSON.parse(answer.text).result.tools;
}

const test = suite('arguments');
test.before(async () => {
  service = await openToolService({ clock: testClock('2026-03-15T10:00:00.000000Z') });
  token = await service.tokenFor(await aUser(service.stores));
});
test.after(() => service.close());

const REFUSED: readonly (readonly [tool: string, args: unknown, names: string, rule: RegExp])[] = [
  ['get_account_balances', { include_hidden: 'true' }, 'include_hidden', /true or false/],
  ['get_account_balances', { hidden: null }, 'hidden', /no argument.*include_hidden/],
  ['get_account_balances', { hidden: true }, 'hidden', /no argument.*include_hidden/],
  ['get_transactions', { limit: 0 }, 'limit', /at least 1/],
  ['get_transactions', { limit: 21 }, 'limit', /at most 20/],
  ['get_transactions', { limit: 1.5 }, 'limit', /integer/],
  ['get_transactions', { limit: '20' }, 'limit', /integer/],
  ['get_transactions', { currency: 'DOLLARS' }, 'currency', /ISO 4217/],
  ['get_transactions', { currency: 'ABC' }, 'currency', /ISO 4217/],
  ['get_transactions', { currency: '' }, 'currency', /ISO 4217/],
  ['get_transactions', { currency: 840 }, 'currency', /string/],
  ['get_transactions', { category_id: 'food' }, 'category_id', /integer/],
  ['get_transactions', { bank_account_id: 1e300 }, 'bank_account_id', /2\^53/],
  ['get_transactions', { date_from: '2026-02-30' }, 'date_from', /calendar date/],
  ['get_transactions', { date_from: '01/02/2026' }, 'date_from', /calendar date/],
  ['get_transactions', { date_to: '2026-3-1' }, 'date_to', /calendar date/],
  ['get_transactions', { date_from: '2026-03-02', date_to: '2026-03-01' }, 'date_from', /after date_to/],
  ['get_transactions', { date_to: '2026-01-01' }, 'date_from', /by default.*after date_to/],
  ['get_transactions', { date_from: '2026-03-16' }, 'date_from', /after date_to.*by default/],
  ['get_transactions', { search: 7 }, 'search', /must be a string/],
  ['get_transactions', { search: 5.5 }, 'search', /must be a string/],
  ['get_transactions', { search: 1e300 }, 'search', /must be a string/],
  ['get_account_balances', { include_hidden: 0.5 }, 'include_hidden', /must be true or false/],
  ['get_transactions', { search: 'x'.repeat(501) }, 'search', /at most 500/],
  ['get_transactions', { search: 'a\u0000b' }, 'search', /NUL/],
  ['get_transactions', { search: 'a\ud83d' }, 'search', /unpaired surrogates/],
  ['get_transactions', { search: '\udc19\ud83d' }, 'search', /unpaired surrogates/],
  ['get_transactions', { search: '\ufffe' }, 'search', /noncharacters/],
  ['get_transactions', { search: 'a\uffff' }, 'search', /noncharacters/],
  ['get_transactions', { search: '\ufdd0' }, 'search', /noncharacters/],
  ['get_transactions', { search: '\ufdef' }, 'search', /noncharacters/],
  ['get_transactions', { search: '\u{1fffe}' }, 'search', /noncharacters/],
  ['get_transactions', { search: 'x\u{10ffff}y' }, 'search', /noncharacters/],
  ['get_transactions', { currency: 'US\uffff' }, 'currency', /ISO 4217/],
  ['get_transactions', { type: '\u0000' }, 'type', /income, expense/],
  ['get_spending_by_category', { date_from: '2026-01-0\uffff' }, 'date_from', /calendar date/],
  ['get_transactions', { type: 'transfer' }, 'type', /income, expense/],
  ['get_transactions', { page: 2 }, 'page', /no argument/],
  ['get_recurring_bills', { status: 'archived' }, 'status', /active, all/],
  ['get_recurring_bills', { include_next_instance: 1 }, 'include_next_instance', /true or false/],
  ['get_spending_by_category', { top: 0 }, 'top', /at least 1/],
  ['get_spending_by_category', { top: 21 }, 'top', /at most 20/],
  ['get_spending_by_category', { date_to: 'today' }, 'date_to', /calendar date/],
];
for (const [tool, args, named, rule] of REFUSED) {
  const shown = JSON.stringify(args).slice(0, 60);
  test(`${tool} ${shown}: -32602 naming ${named} and the rule`, async () => {
    const { error } = await call(tool, args);
    assert.is(error.code, -32602);
    assert.ok(error.message.includes(named), error.message);
    assert.match(error.message, rule);
  });
}

for (const [tool, names] of [
  ['get_account_balances', ['include_hidden']],
  [
    'get_transactions',
    ['currency', 'limit', 'category_id', 'bank_account_id', 'date_from', 'date_to', 'search', 'type'],
  ],
  ['get_recurring_bills', ['status', 'include_next_instance']],
  ['get_spending_by_category', ['date_from', 'date_to', 'top']],
] as const) {
  test(`${tool} with null for every argument is the same as without arguments`, async () => {
    const nulls = Object.fromEntries(names.map((name) => [name, null]));
    assert.equal((await call(tool, nulls)).result, (await call(tool, {})).result);
    assert.equal((await call(tool, null)).result, (await call(tool, {})).result);
  });
}

test('all wrong arguments are named at once', async () => {
  const { error } = await call('get_transactions', { limit: 0.5, search: 5.5, type: 'x', date_from: 'soon' });
  for (const name of ['limit', 'search', 'type', 'date_from']) assert.ok(error.message.includes(name), error.message);
});

for (const name of [undefined, 7, 'get_everything', '', 'GET_TRANSACTIONS', '__proto__']) {
  test(`there is no tool ${JSON.stringify(name)}: -32602`, async () => {
    assert.is((await call(name)).error.code, -32602);
  });
}

for (const args of [[], 'limit', 7]) {
  test(`arguments that are ${JSON.stringify(args)}: -32602`, async () => {
    assert.is((await call('get_transactions', args)).error.code, -32602);
  });
}

test('an argument called __proto__ is unknown', async () => {
  const body =
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_transactions","arguments":{"__proto__":{"limit":1}}}}';
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const answer = await service.send('/mcp', { method: 'POST', headers, body });
  assert.is(JSON.parse(answer.text).error.code, -32602);
});

test('the list gives each argument’s type, meaning and default, and allows no others', async () => {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const { tools } = JSON.parse((await service.post(token, message)).text).result;
  for (const { name, title, description, inputSchema, annotations } of tools) {
    assert.match(name, /^[a-z_]{1,64}$/);
    assert.type(title, 'string');
    const sentences = description.split(/\.\s/).length;
    assert.ok(sentences >= 3 && sentences <= 4, `${name}: ${sentences} sentences`);
    assert.is(inputSchema.type, 'object');
    assert.is(inputSchema.additionalProperties, false);
    for (const property of Object.values<{ type: unknown; description: unknown }>(inputSchema.properties)) {
      assert.type(property.type, 'string');
      assert.type(property.description, 'string');
    }
    const { title: annotated, ...hints } = annotations;
    assert.is(annotated, title);
    assert.equal(hints, { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false });
  }
  const defaults = tools.flatMap((tool: { inputSchema: { properties: Record<string, { default?: unknown }> } }) =>
    Object.entries(tool.inputSchema.properties).flatMap(([name, property]) =>
      property.default === undefined ? [] : [[name, property.default]],
    ),
  );
  assert.equal(defaults, [
    ['include_hidden', false],
    ['currency', 'USD'],
    ['limit', 20],
    ['status', 'active'],
    ['include_next_instance', true],
    ['top', 10],
  ]);
});

test('no argument has a format, which some clients pass on to models that refuse it', async () => {
  for (const { name, inputSchema } of await listedTools()) {
    assert.not.match(JSON.stringify(inputSchema), /"format":/, name);
  }
});

test('no schema has a $ref, which some models and clients refuse', async () => {
  for (const { name, inputSchema, outputSchema } of await listedTools()) {
    assert.not.match(JSON.stringify([inputSchema, outputSchema]), /"\$ref":/, name);
  }
});

test('an argument’s default, limits and choices are in its description too, because clients drop the keywords', async () => {
  let stated = 0;
  for (const { inputSchema } of await listedTools()) {
    for (const [name, property] of Object.entries(inputSchema.properties)) {
      const { default: byDefault, minimum, maximum, maxLength, enum: choices = [] } = property;
      const said = [
        ...(byDefault === undefined ? [] : [`default ${byDefault}`]),
        ...(minimum === undefined ? [] : [`${minimum} to ${maximum}`]),
        ...(maxLength === undefined ? [] : [`up to ${maxLength} characters`]),
        ...choices,
      ];
      for (const words of said) assert.ok(property.description.includes(words), `${name}: ${words}`);
      stated += said.length;
    }
  }
  assert.is(stated, 13);
});

test('a model learns the id of every category: from the argument or from spending by category', async () => {
  const transactions = (await listedTools()).find(({ name }) => name === 'get_transactions');
  const described = transactions?.inputSchema.properties['category_id']?.description ?? '';
  const missing = CATEGORY_TREE.filter(({ id, name }) => !described.includes(`${id} ${name}`));
  assert.ok(missing.length > 0);
  assert.ok(missing.every(({ type, level, accountable }) => type === 'expense' && level === 2 && accountable === 1));
});

test('a call that finds nothing names all of its filters', async () => {
  const { text } = (await call('get_transactions', { search: 'zzz', type: 'income', category_id: 101 })).result
    .content[0];
  assert.ok(text.includes('or a shorter search, or the call without category_id and type.'), text);
});

test('a search that finds nothing says so of all days, or names who is near; 0 is no proof', async () => {
  const user = await aUser(service.stores);
  const account = await aManualAccount(service.stores, user.id);
  const to = [{ name: 'Verizon' }];
  const bookedAt = timestamp('2025-03-01T00:00:00.000000Z');
  await aTransaction(service.stores, account, { description: 'VZ 0815', merchantName: null, to, bookedAt });
  const ownToken = await service.tokenFor(user);
  const answer = async (search: string) => {
    return (await service.call(ownToken, 'get_transactions', { search })).result.content[0].text;
  };
  const far = await answer('Verizon');
  assert.ok(far.includes('\nThere is "Verizon" outside of this call, last on Mar 1, 2025.\n'), far);
  const near = await answer('Vorizan');
  const sentence = '\nNo "Vorizan". Near: "Verizon". 0 proves nothing: banks print other names.\n';
  assert.ok(near.includes(sentence), near);
});

test('a search for what a category is called leads to the category, with or without matches', async () => {
  const user = await aUser(service.stores);
  const account = await aManualAccount(service.stores, user.id);
  await aTransaction(service.stores, account, { description: 'CASH ADVANCE FEE' });
  const ownToken = await service.tokenFor(user);
  for (const [args, ids] of [
    [{ search: 'cash' }, /see category_id 190 Cash withdrawal\./],
    [{ search: 'Tax' }, /see category_id \d+ Taxes\./],
  ] as const) {
    const { content, structuredContent } = (await service.call(ownToken, 'get_transactions', args)).result;
    for (const text of [content[0].text, structuredContent.hint]) assert.match(text, ids);
  }
  for (const args of [{ search: 'advance' }, { search: 'cash', category_id: 181 }]) {
    const { text } = (await service.call(ownToken, 'get_transactions', args)).result.content[0];
    assert.not.match(text, /Categories are not searched/);
  }
});

test('the list has one page, so every cursor is unknown', async () => {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { cursor: 'x' } };
  assert.is(JSON.parse((await service.post(token, message)).text).error.code, -32602);
});

test.run();

for (const [store, open] of [
  ['memory', openMemoryToolStore],
  ['PostgreSQL', openPostgresToolStore],
] as const) {
  const limits = suite(`numbers at the limits on ${store}`);
  let own: ToolService;
  limits.before(async () => {
    own = await openToolService({ open, clock: testClock('2026-03-15T10:00:00.000000Z') });
  });
  limits.after(() => own.close());

  for (const id of [0, -1, 999_999_999, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER]) {
    limits(`the id ${id} belongs to nobody: an empty result, not an error`, async () => {
      const ownToken = await own.tokenFor(await aUser(own.stores));
      for (const args of [{ bank_account_id: id }, { category_id: id }]) {
        const { result } = await own.call(ownToken, 'get_transactions', args);
        assert.match(result.content[0].text, /^Found 0 transactions from /);
      }
    });
  }

  limits('a total that a JSON number cannot hold exactly is refused, not rounded', async () => {
    const user = await aUser(own.stores);
    const account = await aManualAccount(own.stores, user.id, { balance: Number.MAX_SAFE_INTEGER });
    await aManualAccount(own.stores, user.id, { balance: 1 });
    for (const amount of [-Number.MAX_SAFE_INTEGER, -1]) {
      await aTransaction(own.stores, account, { amount, bookedAt: timestamp('2026-03-01T00:00:00.000000Z') });
    }
    const ownToken = await own.tokenFor(user);
    for (const name of ['get_account_balances', 'get_transactions', 'get_spending_by_category']) {
      const { status, error } = await own.call(ownToken, name);
      assert.equal([status, error.code], [500, -32003], name);
      assert.match(error.message, /2\^53.*shorter range of days or another currency/);
    }
  });

  limits.run();
}

const bills = suite('bills');

bills('the text gives each bill’s amount and next date, and the monthly total', async () => {
  const own = await openToolService({ clock: testClock('2026-03-15T10:00:00.000000Z') });
  const user = await aUser(own.stores);
  const cycles = [
    ['weekly', 1_000],
    ['biweekly', 1_000],
    ['four-weekly', 1_200],
    ['semi-monthly', 1_000],
    ['monthly', 1_599],
    ['bimonthly', 1_001],
    ['quarterly', 1_000],
    ['semi-annual', 1_000],
    ['annual', 1_000],
    ['unknown', 777],
  ] as const;
  const { id: first } = await own.stores.bills.add(newBill(user.id, { name: 'first', status: 'inactive' }));
  for (const [cycle, amount] of cycles) {
    await own.stores.bills.add(newBill(user.id, { name: cycle, cycle, amount, nextDate: localDate('2026-02-28') }));
  }
  await own.stores.bills.add(newBill(user.id, { name: 'Islands', currency: currency('XPF'), amount: 500 }));
  await own.stores.bills.add(newBill(user.id, { name: 'No date', amount: 100, nextDate: null }));
  const ownToken = await own.tokenFor(user);
  const textOf = async (args: Record<string, unknown>) => {
    const { result } = await own.call(ownToken, 'get_recurring_bills', args);
    return result.content[0].text.replace(/id:\d+/g, (id: string) => `id:${Number(id.slice(3)) - first}`);
  };
  const lines = [
    '- "weekly" (id:1): $10.00 weekly ($43.33 a month); next Mar 21, 2026',
    '- "biweekly" (id:2): $10.00 biweekly ($21.67 a month); next Mar 28, 2026',
    '- "four-weekly" (id:3): $12.00 four-weekly ($13.00 a month); next Mar 28, 2026',
    '- "semi-monthly" (id:4): $10.00 semi-monthly ($20.00 a month); next Mar 28, 2026',
    '- "monthly" (id:5): $15.99 monthly; next Mar 28, 2026',
    '- "Islands" (id:11): CFPF 500 monthly; next Apr 1, 2026',
    '- "bimonthly" (id:6): $10.01 bimonthly ($5.01 a month); next Apr 28, 2026',
    '- "quarterly" (id:7): $10.00 quarterly ($3.33 a month); next May 28, 2026',
    '- "semi-annual" (id:8): $10.00 semi-annual ($1.67 a month); next Aug 28, 2026',
    '- "annual" (id:9): $10.00 annual ($0.83 a month); next Feb 28, 2027',
    '- "unknown" (id:10): $7.77, cycle unknown',
    '- "No date" (id:12): $1.00 monthly',
  ];
  const total = [
    'Monthly total of the active bills: $125.83 (USD)',
    'Due within 7 days: $10.00 in 1 payment; 14 days: $67.99 in 6 payments; 30 days: $107.99 in 10 payments.',
    'Not in the total, because the cycle is unknown: "unknown" (id:10).',
    'Not in the total, because there is no exchange rate: CFPF 500 (XPF) in 1 bill.',
  ];
  assert.is(await textOf({}), ['12 active bills:', ...lines, ...total].join('\n'));
  assert.is(
    await textOf({ status: 'all', include_next_instance: false }),
    [
      '12 active bills and 1 other:',
      ...lines.map((line) => line.replace(/; next .*/, '')),
      '- "first" (id:0), inactive: $1,200.00 monthly',
      ...total,
    ].join('\n'),
  );
  await own.close();
});

bills('price changes, missed payments, ends of bills and varying amounts are reported', async () => {
  const own = await openToolService({ clock: testClock('2026-03-15T10:00:00.000000Z') });
  const user = await aUser(own.stores);
  const facts = [
    { kind: 'price_change', from: 999, to: 1_299, on: localDate('2026-03-07') },
    { kind: 'missed', on: localDate('2026-03-10') },
    { kind: 'ended', after: localDate('2026-02-01') },
    { kind: 'varies', least: 6_410, most: 10_600, last: 10_190, on: localDate('2026-02-01') },
  ] as const;
  await own.stores.bills.add(newBill(user.id, { facts, amount: 1_299 }));
  const { result } = await own.call(await own.tokenFor(user), 'get_recurring_bills', {}, '2025-06-18');
  const { content, structuredContent } = result;
  const reported = [
    'price changed from $9.99 to $12.99 on Mar 7, 2026',
    'the payment expected on Mar 10, 2026 was not seen',
    'ended after Feb 1, 2026',
  ];
  assert.ok(content[0].text.includes(reported.join('; ')), content[0].text);
  const [bill] = structuredContent.bills;
  assert.equal(bill.facts, [...reported, 'varies $64.10–$106.00']);
  assert.is(bill.is_estimate, true);
  await own.close();
});

bills.run();
