import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openAdminSession } from '../../config/admin.ts';
import { ConfigError } from '../../config/settings/config-error.ts';
import { ports } from '../../config/tokens.ts';
import { dateOf, type Timestamp } from '../../domain/calendar.ts';
import type { ExchangeRate } from '../../domain/money/exchange-rate.ts';
import { assertNone, pluck } from '../support/assertions.ts';
import {
  aManualAccount,
  aPossibleDuplicate,
  aTransaction,
  localDate,
  newBill,
  newRenewal,
  timestamp,
  USD,
} from '../support/fixtures.ts';
import { adminCommandLine } from '../support/service/admin-command-line.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { correctBills } from './corrected-bills.ts';

const directory = temporaryDirectory();
const EMAIL = 'ada@example.test';
const PASSWORD = 'correct horse battery';

async function commandLine() {
  return (await adminCommandLine()).run;
}

async function withUser() {
  const run = await commandLine();
  await run('user', 'create', '--email', EMAIL, '--password', PASSWORD);
  return run;
}

function file(name: string, text: string): string {
  const path = join(directory, name);
  writeFileSync(path, text);
  return path;
}

const commands = suite('the command line');

commands(
  'prints one JSON document with --json: ids of users and accounts; scopes and expiry too of keys and tokens',
  async () => {
    const run = await commandLine();
    const user = await run('user', 'create', '--email', EMAIL, '--password', PASSWORD, '--currency', 'eur', '--json');
    assert.equal(Object.keys(JSON.parse(user.out)), ['id']);
    const key = await run('api-key', 'create', '--email', EMAIL, '--json');
    assert.equal(Object.keys(JSON.parse(key.out)), ['id', 'key', 'scopes', 'expires_at']);
    const bank = ['--bank', 'Zürcher Kantonalbank', '--name', 'Lohn', '--currency', 'CHF', '--balance', '-12345'];
    const account = await run('account', 'connect', '--email', EMAIL, ...bank, '--json');
    assert.equal(Object.keys(JSON.parse(account.out)), ['id']);
    const token = await run('token', 'issue', '--email', EMAIL, '--audience', 'mcp', '--json');
    const { access_token: secret, ...facts } = JSON.parse(token.out);
    assert.match(secret, /^coffer_at_/);
    assert.equal([facts.audience, facts.scopes, Object.keys(facts)[2]], ['mcp', ['finance:read'], 'expires_at']);
    const [listed] = JSON.parse((await run('user', 'list', '--json')).out);
    assert.equal([listed.email, listed.plan, listed.currency], [EMAIL, 'free', 'EUR']);
  },
);

commands('shows a key once: lists have its ends only', async () => {
  const run = await withUser();
  const { key } = JSON.parse((await run('api-key', 'create', '--email', EMAIL, '--json')).out);
  const listed = await run('api-key', 'list', '--email', EMAIL, '--json');
  assert.is(JSON.parse(listed.out)[0].key, `${key.slice(0, 12)}…${key.slice(-4)}`);
  assert.not.match(listed.out, key);
});

commands('takes scopes one by one, in a list, and all by default', async () => {
  const run = await withUser();
  const scopesOf = async (...args: readonly string[]) => {
    await run('api-key', 'create', '--email', EMAIL, ...args);
    return JSON.parse((await run('api-key', 'list', '--email', EMAIL, '--json')).out).at(-1).scopes;
  };
  const both = ['finance:read', 'finance:write'];
  assert.equal(await scopesOf(), both);
  assert.equal(await scopesOf('--scope', 'finance:read'), ['finance:read']);
  assert.equal(await scopesOf('--scope', 'finance:write'), both);
  assert.equal(await scopesOf('--scope', 'finance:read', '--scope', 'finance:write'), both);
  assert.equal(await scopesOf('--scope', 'finance:read,finance:write'), both);
});

commands('revokes a key by its id', async () => {
  const run = await withUser();
  const { id } = JSON.parse((await run('api-key', 'create', '--email', EMAIL, '--json')).out);
  assert.is((await run('api-key', 'revoke', '--email', EMAIL, '--id', String(id))).code, 0);
  assert.ok(JSON.parse((await run('api-key', 'list', '--email', EMAIL, '--json')).out)[0].revoked_at);
});

commands('changes the plan of a user, and erases one', async () => {
  const run = await withUser();
  await run('user', 'set-plan', '--email', EMAIL, '--plan', 'pro');
  assert.is(JSON.parse((await run('user', 'list', '--json')).out)[0].plan, 'pro');
  await run('user', 'delete', '--email', EMAIL, '--yes');
  assert.equal(JSON.parse((await run('user', 'list', '--json')).out), []);
});

const BAD_USE: readonly (readonly string[])[] = [
  ['nonsense'],
  ['user'],
  ['user', 'create'],
  ['user', 'create', '--email', EMAIL, '--password', PASSWORD, '--plan', 'gold'],
  ['user', 'create', '--email', EMAIL, '--password', PASSWORD, '--currency', 'ZZZ'],
  ['user', 'create', '--email', EMAIL, '--password', PASSWORD, '--colour', 'red'],
  ['api-key', 'create', '--email', EMAIL, '--scope', 'everything'],
  ['api-key', 'revoke', '--email', EMAIL, '--id', '-1'],
  ['token', 'issue', '--email', EMAIL, '--audience', 'web'],
  ['token', 'issue', '--email', EMAIL, '--audience', 'mcp', '--expires-in', '0'],
  ['account', 'connect', '--email', EMAIL, '--bank', 'B', '--name', 'N', '--currency', 'USD', '--balance', '1.5'],
  ['bill', 'create', '--email', EMAIL, '--name', 'Rent', '--amount', '1', '--cycle', 'hourly'],
  ['bills', 'detect', '--file', 'x', '--as-of', '2026-02-30'],
  ['user', 'create', '--email', EMAIL],
  ['user', 'create', '--email', EMAIL, '--password', PASSWORD, '--password-stdin'],
  ['user', 'delete', '--email', EMAIL],
  ['rates', 'list', '--source', 'newspaper'],
  ['rates', 'list', '--limit', '0'],
  ['rates', 'delete', '--currency', 'USD'],
];

for (const args of BAD_USE) {
  commands(`ends wrong use with exit code 2: ${args.join(' ')}`, async () => {
    const { code, out, err } = await (await commandLine())(...args);
    assert.equal([code, out], [2, '']);
    assert.ok(err.length > 0);
  });
}

commands('refuses with exit code 1 and a sentence', async () => {
  const run = await withUser();
  const refused = async (...args: readonly string[]) => {
    const { code, err } = await run(...args);
    assert.is(code, 1);
    return err;
  };
  assert.match(await refused('user', 'set-plan', '--email', 'nobody@example.test', '--plan', 'pro'), 'No such user.');
  assert.is(
    await refused('user', 'create', '--email', EMAIL.toUpperCase(), '--password', PASSWORD),
    'A user with this e-mail exists already.',
  );
  assert.match(await refused('user', 'create', '--email', 'x@y.test', '--password', 'short'), 'The password must have');
  assert.match(await refused('rates', 'import', '--file', '/no/such/file'), 'There is no file');
  assert.match(await refused('backup', '--to', '/no/such/file'), 'With STORE=memory nothing is stored');
});

commands('refuses to work on a store in memory, which would vanish with the command', async () => {
  const error = await openAdminSession({ STORE: 'memory' }, () => {}).catch((reason: unknown) => reason);
  assert.instance(error, ConfigError);
  assert.match((error as Error).message, /^With STORE=memory the data lives in the running service, where .*\.$/);
});

commands('counts in right plurals', async () => {
  const run = await withUser();
  const rate = 'date,currency,per_eur\n2026-03-05,USD,1.08\n';
  const [one, two] = [file('one.csv', rate), file('two.csv', `${rate}2026-03-06,USD,1.09\n`)];
  const imported = async (path: string) => (await run('rates', 'import', '--file', path)).out;
  assert.is(await imported(one), 'Imported 1 rate.');
  assert.is(await imported(two), 'Imported 1 rate; 1 rate of the file was stored already.');
  assert.is(await imported(two), 'Nothing is new: 2 rates of the file were stored already.');
  const rows = Array.from({ length: 5 }, (_, index) => `u,${index},2026-0${index + 1}-12,-1099,USD,TUNEWAVE PREMIUM\n`);
  const history = file('history.csv', `user,id,booked_at,amount,currency,description\n${rows.join('')}`);
  const detected = await run('bill', 'detect', '--file', history, '--as-of', '2026-05-20');
  assert.match(detected.out, /^u: 1 bill\n.*\$10\.99\t.*\t5 payments$/);
});

commands('has --help and --json everywhere', async () => {
  const run = await commandLine();
  const help = await run('--help');
  assert.is(help.code, 0);
  const names = [...help.out.matchAll(/^ {2}([a-z][a-z-]*)\b/gm)]
    .map((match) => match[1] ?? '')
    .filter((name) => name !== 'help');
  assert.ok(names.length >= 8);
  for (const name of names) {
    const { code, out } = await run(name, '--help');
    assert.is(code, 0);
    assert.match(out, `Usage: coffer ${name}`);
    for (const [, sub] of out.matchAll(/^ {2}([a-z][a-z-]*) \[options\]/gm)) {
      const page = (await run(name, sub ?? '', '--help')).out;
      assert.match(page, `Usage: coffer ${name} ${sub}`);
      assert.match(page, /^ {2}--json /m, `${name} ${sub}`);
    }
  }
});

commands('no line of any help is wider than 110 columns', async () => {
  const run = await commandLine();
  const subcommandsOf = (help: string) =>
    [...help.matchAll(/^ {2}([a-z][a-z-]*)\b.* \[options\]/gm)].map(([, name = '']) => name);
  const groups = [...(await run('--help')).out.matchAll(/^ {2}([a-z][a-z-]*)\b/gm)].map(([, name = '']) => name);
  const pages: string[] = [];
  for (const group of groups) {
    const { out } = await run(group, '--help');
    pages.push(out);
    for (const name of subcommandsOf(out)) pages.push((await run(group, name, '--help')).out);
  }
  assert.ok(pages.length > 25);
  assertNone(pages.flatMap((page) => page.split('\n')).filter((line) => line.length > 110));
});

const STATEMENT = 'Date;Amount;Description\n2026-03-02;-3,50;COFFEE\n2026-03-02;-3,50;COFFEE\n2026-03-09;12,00;REFUND';

async function withAccount() {
  const run = await withUser();
  const bank = ['--bank', 'Harbor', '--name', 'Checking', '--currency', 'EUR', '--balance', '0'];
  const { id } = JSON.parse((await run('account', 'connect', '--email', EMAIL, ...bank, '--json')).out);
  return { run, id, to: ['--email', EMAIL, '--account', String(id)] };
}

commands('imports a statement file twice without doubles, lists and shows both, and undoes them', async () => {
  const { run, to } = await withAccount();
  const path = file('march.csv', STATEMENT);
  const dry = await run('import', ...to, '--dry-run', path);
  assert.match(
    dry.out,
    /^Dry run of “march.csv” \(csv\): nothing was stored\.\n {2}account \d+.*3 rows: 3 added, 0 known/,
  );
  assert.is((await run('imports', 'list', '--email', EMAIL)).out, 'No imports yet.');
  const [first] = JSON.parse((await run('import', ...to, '--json', path)).out);
  assert.equal([first.fileName, first.statements[0].added], ['march.csv', 3]);
  const second = await run('import', ...to, path, path);
  assert.equal([second.code, second.out.match(/0 added, 3 known already/g)?.length], [0, 2]);
  const listed = JSON.parse((await run('imports', 'list', '--email', EMAIL, '--json')).out);
  assert.is(listed.length, 3);
  const shown = await run('imports', 'show', '--email', EMAIL, String(first.id), '--decision', 'added');
  assert.is(shown.out.match(/added: new/g)?.length, 3);
  for (const { id } of listed) {
    const undone = await run('imports', 'undo', '--email', EMAIL, String(id));
    assert.equal([undone.code, undone.out], [0, `Import ${id} was undone.`]);
    assert.is((await run('imports', 'undo', '--email', EMAIL, String(id))).err, 'No such import.');
  }
  const again = JSON.parse((await run('import', ...to, '--json', path)).out);
  assert.is(again[0].statements[0].added, 3);
});

commands('sends accounts that a file only names to those that --map names, and to new ones', async () => {
  const { run, id } = await withAccount();
  const header = 'Date,Account Name,Amount,Description';
  const names = [header, '2026-03-13,Checking,-3.50,COFFEE', '2026-03-14,High Yield,1.00,INTEREST'].join('\n');
  const path = file('accounts.csv', names);
  const to = ['--email', EMAIL] as const;
  const open = await run('import', ...to, '--account', String(id), path);
  assert.equal([open.code, open.err.includes('It has: Checking (1 row), High Yield (1 row).')], [1, true]);
  const map = ['--map', `checking=${id}`, '--map', 'High Yield=new'] as const;
  const unsaid = await run('import', ...to, ...map, path);
  assert.equal([unsaid.code, unsaid.err.includes('The file names no currency')], [1, true]);
  assert.is((await run('import', ...to, ...map, '--currency', 'DEM', path)).code, 2);
  const [first] = JSON.parse((await run('import', ...to, ...map, '--currency', 'EUR', '--json', path)).out);
  assert.equal(
    first.statements.map((one: { added: number; opened?: object }) => [one.added, one.opened ?? null]),
    [
      [1, null],
      [1, { name: 'High Yield', currency: 'EUR' }],
    ],
  );
  const again = await run('import', ...to, path);
  assert.equal([again.code, again.out.match(/0 added, 1 known already/g)?.length], [0, 2]);
});

commands('lists, adds, replaces and removes category rules', async () => {
  const { run } = await withAccount();
  const rules = (verb: string, ...args: readonly string[]) => run('category-rules', verb, '--email', EMAIL, ...args);
  assert.is((await rules('list')).out, 'No category rules yet.');
  const add = ['--merchant', 'Blue Bottle', '--category'] as const;
  const { id } = JSON.parse((await rules('add', ...add, 'coffee', '--type', 'expense', '--json')).out);
  assert.is((await rules('add', ...add, '134', '--type', 'expense')).out, `Category rule ${id}: Gifts.`);
  assert.is((await rules('list')).out, `${id}\tBlue Bottle\texpense\tgifts\tmanual`);
  assert.equal(JSON.parse((await rules('list', '--json')).out), [
    { id, merchant: 'Blue Bottle', type: 'expense', category_id: 134, category: 'gifts', origin: 'manual' },
  ]);
  const unknown = await rules('add', ...add, 'tea');
  assert.equal([unknown.code, unknown.err], [1, 'The category must be the slug or the id of an existing one.']);
  assert.is((await rules('remove', String(id))).out, `Category rule ${id} was removed.`);
  const again = await rules('remove', String(id));
  assert.equal([again.code, again.err], [1, 'No such category rule.']);
});

commands('lists what a later release worked out anew, and takes it back', async () => {
  const { run, app } = await adminCommandLine();
  const { id } = JSON.parse((await run('user', 'create', '--email', EMAIL, '--password', PASSWORD, '--json')).out);
  const renewals = (verb: string, ...args: readonly string[]) => run('renewals', verb, '--email', EMAIL, ...args);
  assert.is((await renewals('list')).out, 'Nothing was worked out anew.');
  await app.get(ports.unitOfWork).run(async (stores) => {
    const transaction = await aTransaction(stores, await aManualAccount(stores, id));
    await stores.renewals.putAll(id, [newRenewal(transaction)]);
  });
  const listed = await renewals('list');
  assert.match(listed.out, /\t2026-03-05\tCorner shop\tno name \(uncategorized-expense\) → Café “Żabka” \(/);
  assert.equal(JSON.parse((await renewals('list', '--json')).out)[0].after.name, 'Café “Żabka”');
  assert.is((await renewals('undo')).out, '1 transaction taken back.');
  assert.equal(JSON.parse((await renewals('undo', '--json')).out), { undone: 0 });
});

commands('lists possible duplicates, and settles them', async () => {
  const { run, app } = await adminCommandLine();
  const { id } = JSON.parse((await run('user', 'create', '--email', EMAIL, '--password', PASSWORD, '--json')).out);
  const list = (...args: readonly string[]) => run('transactions', 'duplicates', '--email', EMAIL, ...args);
  assert.is((await list()).out, 'There is nothing to settle.');
  const pair = await app
    .get(ports.unitOfWork)
    .run(async (stores) => aPossibleDuplicate(stores, await aManualAccount(stores, id)));
  const side = String.raw`2026-03-05 .* Corner shop \(hand\)`;
  assert.match((await list()).out, new RegExp(`^${pair}\\topen\\t${side}\\t${side}$`));
  const settle = (as: string, ...args: readonly string[]) =>
    run('transactions', 'settle', String(pair), '--email', EMAIL, '--as', as, ...args);
  assert.is((await settle('same')).out, 'The two are one now.');
  assert.is(JSON.parse((await list('--settled', '--json')).out)[0].settled_as, 'same');
  assert.equal(JSON.parse((await settle('open', '--json')).out), { id: pair, settled_as: null });
  assert.is((await settle('different')).out, 'Both are real.');
  assert.is((await settle('perhaps')).code, 2);
  const unknown = await run('transactions', 'settle', '7', '--email', EMAIL, '--as', 'same');
  assert.equal([unknown.code, unknown.err], [1, 'No such possible duplicate.']);
});

commands('says what is wrong with a statement file, an answer or an account, and imports nothing', async () => {
  const { run, to } = await withAccount();
  const path = file('open.csv', 'Date;Amount;Description\n03/04/2026;-3,50;COFFEE');
  const open = await run('import', ...to, path);
  assert.equal([open.code, /date_order=dmy/.test(open.err)], [1, true]);
  assert.is((await run('import', ...to, '--date-order', 'dmy', path)).code, 0);
  const pdf = await run('import', ...to, file('statement.pdf', '%PDF-1.7'));
  assert.is(pdf.code, 1);
  assert.match((await run('import', ...to, join(directory, 'none.csv'))).err, 'There is no file');
  assert.match(
    (await run('import', '--email', EMAIL, file('march.csv', STATEMENT))).err,
    'Say to which of your bank accounts',
  );
  for (const wrong of [
    ['--map', '3000'],
    ['--mapping', 'x:1'],
    ['--date-order', 'md'],
    ['--on-error', 'ask'],
  ]) {
    assert.is((await run('import', ...to, ...wrong, path)).code, 2, wrong.join(' '));
  }
  assert.is(JSON.parse((await run('imports', 'list', '--email', EMAIL, '--json')).out).length, 1);
});

commands('imports a file of transactions, all or nothing', async () => {
  const run = await withUser();
  const bank = ['--bank', 'B', '--name', 'N', '--currency', 'USD', '--balance', '0'];
  const { id } = JSON.parse((await run('account', 'connect', '--email', EMAIL, ...bank, '--json')).out);
  const good = file('good.csv', 'booked_at,amount,description\n2026-03-05,-100,Tea\n2026-03-06,-200,Cake\n');
  const bad = file('bad.csv', 'booked_at,amount,description\n2026-03-05,-100,Tea\n2026-03-06,0,Cake\n');
  const to = ['--email', EMAIL, '--account', String(id)];
  assert.match((await run('transactions', 'import', ...to, '--file', bad)).err, 'Line 3: amount must be other than 0.');
  const done = await run('transactions', 'import', ...to, '--file', good, '--json');
  assert.equal(JSON.parse(done.out), { imported: 2, matched: 0 });
  const again = await run('transactions', 'import', ...to, '--file', good);
  assert.is(again.out, 'Imported 0 transactions. 2 others of the file were there already.');
  const lost = await run('transactions', 'import', '--email', EMAIL, '--account', '1', '--file', good);
  assert.equal([lost.code, lost.err.split('\n').at(-1)], [1, 'No such bank account.']);
});

commands('lists bills, archives one and takes it back', async () => {
  const run = await withUser();
  const made = await run(
    'bill',
    'create',
    '--email',
    EMAIL,
    '--name',
    'Rent',
    '--amount',
    '90000',
    '--cycle',
    'monthly',
    '--json',
  );
  const { id } = JSON.parse(made.out);
  const statuses = async () => JSON.parse((await run('bill', 'list', '--email', EMAIL, '--json')).out);
  assert.equal(pluck(await statuses(), 'status'), ['active']);
  await run('bill', 'archive', '--email', EMAIL, '--id', String(id));
  assert.equal(pluck(await statuses(), 'status'), ['archived']);
  await run('bill', 'restore', '--email', EMAIL, '--id', String(id));
  assert.equal(pluck(await statuses(), 'status'), ['active']);
  assert.is((await run('bill', 'archive', '--email', EMAIL, '--id', '1')).err, 'No such bill.');
});

commands('corrects bills by each of its verbs, and takes that back', async () => {
  await correctBills({ run: await withUser() }, EMAIL);
});

commands('lists what is paid and received in a month', async () => {
  const { run, app } = await adminCommandLine();
  const { id } = JSON.parse((await run('user', 'create', '--email', EMAIL, '--password', PASSWORD, '--json')).out);
  await run('bill', 'list', '--email', EMAIL);
  const wage = await app.get(ports.unitOfWork).run(async (stores) => {
    const bookedAt = timestamp('2026-03-05T10:00:00.000000Z');
    return aTransaction(stores, await aManualAccount(stores, id), { amount: 250_000, type: 'income', bookedAt });
  });
  await app.get(ports.bills).add(newBill(id, { name: 'Rent', nextDate: localDate('2099-12-01') }));
  await app.get(ports.bills).add(newBill(id, { name: 'Club', nextDate: localDate('2099-12-03'), cycle: 'weekly' }));
  const perhaps = { name: 'Perhaps', source: 'detected', confidence: 0.6, nextDate: localDate('2099-12-02') } as const;
  await app.get(ports.bills).add(newBill(id, perhaps));
  const paid = { cycle: 'biweekly', amount: 250_000, currency: USD, transactionIds: [wage.id] } as const;
  const next = { status: 'active', nextDate: localDate('2099-12-11'), confidence: 0.97, facts: [] } as const;
  const income = { name: 'Acme', ...paid, ...next };
  const today = dateOf(new Date().toISOString() as Timestamp);
  const state = { revision: await app.get(ports.users).transactionRevision(id), asOf: today };
  await app.get(ports.bills).replaceAll(id, state, (kept) => ({ kept, added: [] }), [income]);
  const calendar = (...args: readonly string[]) => run('bill', 'calendar', '--email', EMAIL, '--month', ...args);
  assert.equal((await calendar('2099-12-24')).out.split('\n'), [
    '2099-12-01\tbill\tRent\t$1,200.00\texpected',
    '2099-12-02\tbill\tPerhaps\t$1,200.00\tpossible, not counted',
    '2099-12-03\tbill\tClub\t$1,200.00\texpected',
    '2099-12-10\tbill\tClub\t$1,200.00\texpected',
    '2099-12-11\tincome\tAcme\t$2,500.00\texpected',
    '2099-12-17\tbill\tClub\t$1,200.00\texpected',
    '2099-12-24\tbill\tClub\t$1,200.00\texpected',
    '2099-12-25\tincome\tAcme\t$2,500.00\texpected',
    '2099-12-31\tbill\tClub\t$1,200.00\texpected',
    'Still due: $7,200.00. Still expected: $5,000.00.',
  ]);
  assert.match((await calendar('2026-03-01')).out, /^2026-03-05\tincome\tAcme\t\$2,500\.00\treceived\n/);
  const json = JSON.parse((await calendar('2099-12-01', '--json')).out);
  assert.equal([json.days.length, json.due.count, json.expected_income.count], [9, 6, 2]);
  await app.get(ports.accounts).update(id, wage.bankAccountId, (account) => ({ ...account, hidden: true }));
  assert.not.match((await calendar('2099-12-01')).out, 'Acme');
});

commands('lists possible bills as such', async () => {
  const { run, app } = await adminCommandLine();
  const { id } = JSON.parse((await run('user', 'create', '--email', EMAIL, '--password', PASSWORD, '--json')).out);
  const list = (...args: readonly string[]) => run('bill', 'list', '--email', EMAIL, ...args);
  assert.is((await list()).out, 'No bills yet.');
  await app.get(ports.bills).add(newBill(id, { name: 'Perhaps', source: 'detected', confidence: 0.7 }));
  await app.get(ports.bills).add(newBill(id, { name: 'Sure', source: 'detected', confidence: 0.9 }));
  assert.match((await list()).out, /Perhaps\tmonthly\t\$1,200\.00\tpossible, not counted\n.*Sure\t.*\tactive$/);
  assert.equal(pluck(JSON.parse((await list('--json')).out), 'is_possible'), [true, false]);
});

commands('says why something is a bill, and why the payments to a merchant are none', async () => {
  const run = await withUser();
  const bank = ['--bank', 'Harbor', '--name', 'Main', '--currency', 'USD', '--balance', '0'];
  const opened = await run('account', 'connect', '--email', EMAIL, ...bank, '--json');
  const months = ['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'];
  const rows = months.map((month) => `${month}-05,-1599,STREAMLY\n${month}-${month.slice(5)},-450,KIOSK`);
  const paid = file('why.csv', `booked_at,amount,description\n${rows.join('\n')}\n`);
  const account = String(JSON.parse(opened.out).id);
  const imported = await run('transactions', 'import', '--email', EMAIL, '--account', account, '--file', paid);
  assert.is(imported.code, 0, imported.err);
  const [bill] = JSON.parse((await run('bill', 'list', '--email', EMAIL, '--json')).out);
  assert.equal(
    [bill.because, bill.doubts, bill.facts.map(({ kind }: { kind: string }) => kind)],
    ['6 payments, 28 to 31 days apart, $15.99 throughout.', [], ['ended']],
  );
  assert.ok(bill.confidence > 0.9);
  const why = (merchant: string, ...more: string[]) =>
    run('bill', 'explain', '--email', EMAIL, '--merchant', merchant, ...more);
  const own = JSON.parse((await why('Streamly', '--json')).out);
  assert.equal(own, {
    transactions: 6,
    bills: [{ id: bill.id, name: bill.name, status: 'inactive' }],
    sentences: ['6 of 6: payments of bills.'],
  });
  const { out } = await why('kiosk');
  assert.match(
    out,
    /^6 transactions of the last three years\.\n6 of 6: no bill\. 6 payments, .* \$4\.50 throughout\.\n/,
  );
  assert.is((await why('nobody')).out, '0 transactions of the last three years.');
  assert.match((await why(' ')).err, 'The merchant must be a name.');
});

commands('lists accounts with their banks and balances', async () => {
  const run = await withUser();
  assert.is((await run('account', 'list', '--email', EMAIL)).out, 'No accounts yet.');
  const bank = ['--bank', 'Harbor', '--name', 'Everyday', '--currency', 'USD', '--balance', '125000'];
  const { id } = JSON.parse((await run('account', 'connect', '--email', EMAIL, ...bank, '--json')).out);
  const listed = await run('account', 'list', '--email', EMAIL, '--json');
  const account = { id, name: 'Everyday', bank: 'Harbor', kind: 'connected', type: 'checking' };
  assert.equal(JSON.parse(listed.out), [{ ...account, currency: 'USD', balance: 125_000, hidden: false }]);
  const text = (await run('account', 'list', '--email', EMAIL)).out;
  assert.is(text, `${id}\tEveryday\tHarbor\tchecking\tconnected\t$1,250.00`);
  assert.is((await run('account', 'list', '--email', 'nobody@example.test')).err, 'No such user.');
});

commands('merges accounts that are one, after a preview, and separates them again', async () => {
  const run = await withUser();
  const ids = [];
  for (const name of ['A', 'B']) {
    const facts = ['--bank', 'Harbor', '--name', name, '--currency', 'USD', '--balance', '125000'];
    ids.push(JSON.parse((await run('account', 'connect', '--email', EMAIL, ...facts, '--json')).out).id);
  }
  const [a, b] = ids.map(String) as [string, string];
  const preview = await run('account', 'merge', a, b, '--email', EMAIL, '--preview');
  assert.match(preview.out, /^In both accounts: 0\. Only in “B”: 0\.\n[^]*\nNothing was stored\.$/);
  assert.match((await run('account', 'merge', a, a, '--email', EMAIL)).err, 'must be that of another account.');
  const { id, remarks } = JSON.parse((await run('account', 'merge', a, b, '--email', EMAIL, '--json')).out);
  assert.is(remarks[1], '“A” has $1,250.00 and “B” $1,250.00; together $1,250.00.');
  assert.match((await run('account', 'merges', '--email', EMAIL)).out, `“B” into (id:${a})`);
  assert.is((await run('account', 'unmerge', String(id), '--email', EMAIL)).out, `Merge ${id} was undone.`);
  assert.is((await run('account', 'merges', '--email', EMAIL)).out, 'Nothing was merged.');
  assert.is(JSON.parse((await run('account', 'list', '--email', EMAIL, '--json')).out).length, 2);
});

commands('prints no control characters of names, which a terminal would obey', async () => {
  const run = await withUser();
  const name = 'Rent\u001b[31m\n1\tRent\u009b0m';
  const bill = ['--name', name, '--amount', '5', '--cycle', 'monthly', '--json'];
  const { id } = JSON.parse((await run('bill', 'create', '--email', EMAIL, ...bill)).out);
  const { out } = await run('bill', 'list', '--email', EMAIL);
  assert.is(out, `${id}\tRent [31m 1 Rent 0m\tmonthly\t$0.05\tactive`);
});

commands('refuses an unknown category with the line of the file, and imports nothing', async () => {
  const run = await withUser();
  const bank = ['--bank', 'B', '--name', 'N', '--currency', 'USD', '--balance', '0'];
  const { id } = JSON.parse((await run('account', 'connect', '--email', EMAIL, ...bank, '--json')).out);
  const header = 'booked_at;amount;description;category';
  const path = file(
    'categories.csv',
    `${header}\n\n2026-03-05;-1;"Tea\nfor two";coffee\n2026-03-06;-2;Cake;caf\u001b[31mes\n`,
  );
  const { code, err } = await run('transactions', 'import', '--email', EMAIL, '--account', String(id), '--file', path);
  assert.equal([code, err.split('\n').at(-1)], [1, 'Line 5: There is no category “caf[31mes…”.']);
});

commands('lists the rates entered by hand, and deletes a wrong one so that others count again', async () => {
  const { app, run } = await adminCommandLine();
  const path = file(
    'wrong.csv',
    'date,currency,per_eur\n2026-03-05,USD,108\n2026-03-06,USD,1.09\n2026-03-05,GBP,0.87\n',
  );
  await run('rates', 'import', '--file', path);
  const rates = app.get(ports.rates);
  const reference = { date: '2026-03-05', currency: 'USD', perEur: '1.08', source: 'ecb' } as ExchangeRate;
  assert.is(await rates.put([reference]), 0);
  const list = async (...args: readonly string[]) => (await run('rates', 'list', ...args)).out.split('\n');
  const usd = ['2026-03-06\tUSD\t1.09\tmanual', '2026-03-05\tUSD\t108\tmanual'];
  assert.equal(await list('--currency', 'usd'), usd);
  const limited = await run('rates', 'list', '--limit', '2', '--json');
  assert.equal(JSON.parse(limited.out)[1], { date: '2026-03-05', currency: 'GBP', per_eur: '0.87', source: 'manual' });
  assert.is(limited.err, 'These are the newest 2. There are more: use --limit.');

  const wrong = ['rates', 'delete', '--currency', 'USD', '--date', '2026-03-05'];
  assert.equal(JSON.parse((await run(...wrong, '--json')).out), { deleted: 1 });
  assert.is(await rates.put([reference]), 1);
  assert.equal(await list('--currency', 'usd', '--source', 'all'), [usd[0], '2026-03-05\tUSD\t1.08\tecb']);
  assert.equal(await list('--currency', 'usd', '--from', '2026-03-05', '--until', '2026-03-05'), [
    'There are no such rates. Rates of every source: --source all',
  ]);
  const again = await run(...wrong);
  assert.equal([again.code, again.err], [1, 'No rate of USD was entered by hand for these days.']);
  const backwards = await run(...wrong, '--until', '2026-03-04');
  assert.equal([backwards.code, backwards.err], [1, 'The last day must not be before the first.']);
});

commands('imports rates', async () => {
  const run = await commandLine();
  const path = file('rates.ndjson', '{"date":"2026-03-05","currency":"USD","per_eur":"1.0837"}\n');
  assert.equal(JSON.parse((await run('rates', 'import', '--file', path, '--json')).out), { imported: 1 });
});

commands('detects bills in a file, one line per user, without any account', async () => {
  const run = await commandLine();
  const months = ['01', '02', '03', '04', '05', '06'];
  const lines = ['u1', 7].flatMap((user) =>
    months.map((month) => ({
      user,
      id: `${user}-${month}`,
      booked_at: `2026-${month}-12`,
      amount: -1_099,
      currency: 'USD',
      description: 'TUNEWAVE PREMIUM',
    })),
  );
  const path = file('history.ndjson', lines.map((line) => JSON.stringify(line)).join('\n'));
  const options = ['detect', '--file', path, '--as-of', '2026-06-20', '--json'];
  const { out, code } = await run('bill', ...options);
  assert.is(code, 0);
  assert.is((await run('bills', ...options)).out, out);
  const results = out.split('\n').map((line) => JSON.parse(line));
  assert.equal(pluck(results, 'user'), ['u1', 7]);
  const [{ name, ...bill }] = results[0].bills;
  assert.match(name, /tunewave/i);
  assert.equal(bill, {
    cycle: 'monthly',
    amount: 1_099,
    status: 'active',
    next_date: '2026-07-12',
    transaction_ids: months.map((month) => `u1-${month}`),
  });
});

commands.run();
