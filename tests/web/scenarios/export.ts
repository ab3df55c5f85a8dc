import * as assert from 'uvu/assert';
import { useCases } from '../../../config/tokens.ts';
import type { User } from '../../../domain/access/user.ts';
import { newCategoryRule } from '../../support/category-rule-fixtures.ts';
import { newFeedAccount, newFeedConnection } from '../../support/feeds/feed-fixtures.ts';
import { importRow, newImport } from '../../support/files/import-fixtures.ts';
import {
  aConnectedAccount,
  aManualAccount,
  aTransaction,
  JPY,
  localDate,
  newAccessToken,
  newApiKey,
  newBill,
  newTransaction,
} from '../../support/fixtures.ts';
import { HOSTILE, type WebService } from '../../support/service/web-service.ts';
import { newConnectedApp, newOAuthRecord, newSession } from '../../support/sign-in/sign-in-fixtures.ts';
import type { WebScenario } from './web-scenario.ts';

const DAY = localDate('2026-03-07');
const FORMULA = '=HYPERLINK("https://evil.example","Refund")';

export const exporting: WebScenario = (test, service) => {
  test('the JSON file holds everything that the user owns, and nothing of anybody else', async () => {
    const user = await aUserWithEverything(service());
    await aUserWithEverything(service());
    const person = await service().signIn(user);
    const answer = await person.visit('/account/export/coffer.json');
    assert.is(answer.headers.get('content-type'), 'application/json; charset=utf-8');
    assert.match(
      answer.headers.get('content-disposition') ?? '',
      /^attachment; filename="coffer-2026-\d\d-\d\d\.json"$/,
    );
    const data = JSON.parse(answer.text);
    assert.is(data.profile[0].email, user.email);
    const counts = Object.fromEntries(Object.entries(data).map(([name, rows]) => [name, (rows as unknown[]).length]));
    assert.equal(
      { ...counts, exported_at: 0, sessions: 0 },
      {
        exported_at: 0,
        profile: 1,
        bank_accounts: 2,
        transactions: 3,
        bills: 1,
        api_keys: 1,
        connected_apps: 1,
        sessions: 0,
        assistant_activity: 1,
        category_rules: 1,
        recurring_income: 1,
        imports: 1,
        import_rows: 1,
        connections: 1,
        connection_accounts: 1,
      },
    );
    const [transaction] = data.transactions;
    assert.equal([transaction.amount, transaction.currency], [-1_000, 'USD']);
    assert.is(transaction.description, FORMULA);
    assert.is(typeof transaction.id, 'number');
    assert.equal(transaction.to, ['Shop "quoted"', '']);
    assert.equal([data.bills[0].transaction_ids, data.recurring_income[0].transaction_ids], [['5', '6'], ['7']]);
    assert.equal(JSON.parse(data.bills[0].corrections[0]).kind, 'confirmed');
  });

  test('each table is a CSV file whose rows have the columns of its head', async () => {
    const user = await aUserWithEverything(service());
    const person = await service().signIn(user);
    const { text } = await person.visit('/account/export');
    const links = [...text.matchAll(/href="([^"]*\.csv)" download>([^<]*)</g)];
    assert.is(links.length, 14);
    for (const [, link = '', title = ''] of links) {
      assert.match(title, /^[A-Z][A-Za-z, ]+$/, 'it has a name for people');
      const answer = await person.visit(link);
      assert.is(answer.headers.get('content-type'), 'text/csv; charset=utf-8');
      const [head, ...rows] = parseCsv(answer.text);
      assert.ok(rows.length > 0, link);
      for (const row of rows) assert.is(row.length, head?.length, link);
    }
  });

  test('a text that a spreadsheet would run is not a formula in CSV, and amounts stay numbers', async () => {
    const person = await service().signIn(await aUserWithEverything(service()));
    const [head = [], ...rows] = parseCsv((await person.visit('/account/export/transactions.csv')).text);
    const column = (name: string) => rows.map((row) => row[head.indexOf(name)]);
    assert.equal(column('description'), [`'${FORMULA}`, `Fee;' =1+1;'\t'"@A1`, HOSTILE]);
    assert.equal(column('amount'), ['-1000', '-1000', '250']);
    assert.equal(column('notes'), ["'-2\nsecond line", "'\uff1d1", 'a, "b"']);
  });

  test('no file has a secret, the hash of one or a grant', async () => {
    const user = await aUserWithEverything(service());
    const person = await service().signIn(user);
    const [key] = await service().prepare(({ apiKeys }) => apiKeys.list(user.id));
    const [app] = await service().prepare(({ connectedApps }) => connectedApps.list(user.id));
    const sessions = await service().prepare((stores) => stores.sessions.list(user.id));
    const secrets = [key?.hash, app?.grantId, ...sessions.map(({ hash }) => hash), 'argon2', 'v1.sealed'];
    const files = [
      'coffer.json',
      'api_keys.csv',
      'connected_apps.csv',
      'sessions.csv',
      'profile.csv',
      'connections.csv',
    ];
    for (const file of files) {
      const { text } = await person.visit(`/account/export/${file}`);
      for (const secret of secrets) assert.not.match(text, secret ?? 'a secret that is missing');
    }
  });

  test('a long history comes completely, in order, and without doubles', async () => {
    const user = await service().newUser();
    await service().prepare(async (stores) => {
      const account = await aManualAccount(stores, user.id);
      await stores.transactions.addAll(
        Array.from({ length: 2_345 }, (_, index) => newTransaction(account, { amount: index + 1 })),
      );
    });
    const person = await service().signIn(user);
    const { transactions } = JSON.parse((await person.visit('/account/export/coffer.json')).text);
    assert.equal(
      transactions.map(({ amount }: { amount: number }) => amount),
      Array.from({ length: 2_345 }, (_, index) => index + 1),
    );
  });

  test('a new user’s files are empty tables, and unknown files are 404', async () => {
    const person = await service().signIn(await service().newUser());
    const data = JSON.parse((await person.visit('/account/export/coffer.json')).text);
    assert.equal(data.transactions, []);
    assert.is(parseCsv((await person.visit('/account/export/transactions.csv')).text).length, 1);
    for (const file of ['x.csv', 'users.csv', 'transactions', 'transactions.json', 'coffer.csv', '__proto__.csv']) {
      assert.is((await person.visit(`/account/export/${file}`)).status, 404, file);
    }
    const stranger = await service().browser().visit('/account/export/coffer.json');
    assert.match(stranger.url, '/sign-in');
  });
};

async function aUserWithEverything(service: WebService): Promise<User> {
  const user = await service.newUser();
  await service.prepare(async (stores) => {
    const account = await aManualAccount(stores, user.id);
    await stores.imports.add(newImport(account), [importRow(account)]);
    await stores.feedAccounts.put(newFeedAccount(await stores.connections.add(newFeedConnection(user.id))));
    const to = [{ name: 'Shop "quoted"' }, { name: '' }];
    await aTransaction(stores, account, { description: FORMULA, notes: '-2\nsecond line', to });
    await aTransaction(stores, account, { description: 'Fee; =1+1;\t"@A1', notes: '\uff1d1' });
    const other = await aConnectedAccount(stores, user.id, { currency: JPY, name: HOSTILE });
    await aTransaction(stores, other, { description: HOSTILE, notes: 'a, "b"', amount: 250 });
    await stores.categoryRules.put(newCategoryRule(user.id), 1);
    const bill = await stores.bills.add(newBill(user.id));
    const { name, amount, currency, facts } = bill;
    const wage = {
      name,
      cycle: 'monthly',
      amount,
      currency,
      status: 'active',
      facts,
      nextDate: DAY,
      confidence: 0.9,
      transactionIds: [7],
    } as const;
    const said = { kind: 'confirmed', number: 1, at: bill.createdAt } as const;
    const kept = [{ ...bill, transactionIds: [5, 6], corrections: [said] }];
    await stores.bills.replaceAll(user.id, { revision: 1_000, asOf: DAY }, () => ({ kept, added: [] }), [wage]);
    await stores.apiKeys.add(newApiKey(user.id));
    await stores.accessTokens.add(newAccessToken(user.id));
    await stores.connectedApps.add(newConnectedApp(user.id));
    await stores.sessions.add(newSession(user.id));
    await stores.oauthRecords.put(newOAuthRecord({ userId: user.id }));
  });
  const call = { userId: user.id, at: service.clock.now(), clientId: null } as const;
  await service.app.get(useCases.activity).noteToolCalls([{ ...call, tool: 'get_transactions', outcome: 'ok' }]);
  return user;
}

/** RFC 4180, after a byte order mark. */
function parseCsv(text: string): readonly (readonly string[])[] {
  const cells = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|$)/g;
  const rows: string[][] = [[]];
  for (const [whole, cell = '', end] of text.replace('\u{feff}', '').matchAll(cells)) {
    if (whole === '') continue;
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}
