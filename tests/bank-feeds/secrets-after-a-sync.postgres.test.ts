import { Client } from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createSimpleFin } from '../../adapters/bank-feeds/simplefin/simplefin.ts';
import { type FakeSimpleFin, startFakeSimpleFin } from '../../adapters/demo/feed/fake-simplefin.ts';
import { replace } from '../../config/container.ts';
import { type App, createApp } from '../../config/create-app.ts';
import { ports, useCases } from '../../config/tokens.ts';
import type { BankFeedPort } from '../../domain/ports/feeds/bank-feed-port.ts';
import { openMigratedDatabase, type TestDatabase } from '../support/databases/postgres.ts';
import { GOOD_TOKEN, stubBankFeeds } from '../support/feeds/stub-bank-feeds.ts';
import { send } from '../support/service/http-client.ts';

const IBAN = 'DE89370400440532013000';
const OTHER_IBAN = 'GB29NWBK60161331926819';
const CARD = '4111111111111111';

const test = suite('what a sync and an import leave behind');
let database: TestDatabase;
let fake: FakeSimpleFin;
let app: App;
const answers: string[] = [];
const logged: string[] = [];

test.before(async () => {
  database = await openMigratedDatabase();
  const posted = Math.floor(Date.now() / 1_000) - 86_400;
  const transactions = [
    { id: 'T1', posted, amount: '-12.50', description: `TRANSFER TO ${OTHER_IBAN}` },
    { id: 'T2', posted, amount: '-7.00', description: `CARD ${CARD} SHOP`, payee: `Shop ${OTHER_IBAN}` },
  ];
  const account = { id: 'ACT-1', name: `Giro ${IBAN}`, bank: 'First Bank', currency: 'EUR', balance: '100.00' };
  const accounts = [{ ...account, balanceDate: posted, transactions }];
  fake = await startFakeSimpleFin({ accounts, now: () => Date.now() });
  const feeds = new Map([
    ['simplefin', createSimpleFin({ allowedOrigins: [fake.origin] })],
    ['plaid', withNumbers()],
  ] as const);
  app = await createApp({
    store: 'postgres',
    databaseUrl: database.url,
    config: { logLevel: 'trace', ratesRefresh: false },
    logTo: { write: (line) => logged.push(line) },
    replace: [replace(ports.bankFeeds, feeds)],
  });
});

test.after(async () => {
  await app.close();
  await fake.close();
  await database.drop();
});

/** A feed that knows the full numbers of its accounts and of the other parties. */
function withNumbers(): BankFeedPort {
  const plaid = stubBankFeeds().get('simplefin')!;
  return {
    ...plaid,
    provider: 'plaid',
    fetch: async (request) => {
      const { accounts, ...feed } = await plaid.fetch(request);
      return {
        ...feed,
        accounts: accounts.map((one) => ({
          ...one,
          account: { ...one.account, number: IBAN },
          rows: one.rows.map((row) => ({ ...row, counterpartyAccount: OTHER_IBAN })),
        })),
      };
    },
  };
}

test('no secret and no full account number is in the database, in the log or in an answer', async () => {
  const server = await app.listen();
  const email = 'ada@example.test';
  const { id: userId } = await app.get(useCases.users).createUser({ email, plan: 'pro', password: 'correct horse' });
  const { secret: bearer } = await app
    .get(useCases.access)
    .createApiKey({ email, scopes: ['finance:read', 'finance:write'] });
  const ask = async (method: string, path: string, json?: unknown) => {
    const answer = await send(server.url, method, path, { bearer, ...(json !== undefined && { json }) });
    answers.push(answer.text);
    assert.ok(answer.status < 300, `${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.json();
  };
  const setupToken = fake.setupToken();
  const begun = await ask('POST', '/v1/connections', { provider: 'simplefin', setup_token: setupToken });
  const { id: other } = await ask('POST', '/v1/connections', { provider: 'plaid', setup_token: GOOD_TOKEN });
  for (const id of [begun.id, other]) {
    const outcome = await app.get(useCases.connections).syncConnection(userId, id);
    assert.is(outcome.problem, null);
    assert.ok(outcome.added > 0);
    for (const path of ['', '/accounts']) await ask('GET', `/v1/connections/${id}${path}`);
    await ask('GET', `/v1/imports/${outcome.importId}/rows`);
  }
  for (const path of ['connections', 'bank-accounts', 'transactions', 'imports']) await ask('GET', `/v1/${path}`);
  await server.close(1_000);

  const stored = await everythingIn(database.url);
  const claim = Buffer.from(setupToken, 'base64').toString();
  const code = new URL(claim).pathname.split('/').at(-1) ?? '';
  const secrets = [setupToken, claim, `password-${code}`, IBAN, OTHER_IBAN, CARD, 'credential-of-the-feed'];
  for (const [where, text] of Object.entries({ stored, logged: logged.join('\n'), answered: answers.join('\n') })) {
    const compact = text.replace(/[\s-]/g, '');
    for (const secret of secrets) {
      assert.not.ok(compact.includes(secret.replace(/[\s-]/g, '')), `${where}: ${secret.slice(0, 12)}…`);
    }
  }
  assert.ok(stored.includes('Giro') && stored.includes('SHOP') && answers.join().includes('Giro'));
});

test('no full account number of an imported file is in the database, in the log or in an answer', async () => {
  const server = await app.listen();
  const email = 'grace@example.test';
  await app.get(useCases.users).createUser({ email, plan: 'pro', password: 'correct horse' });
  const { secret: bearer } = await app
    .get(useCases.access)
    .createApiKey({ email, scopes: ['finance:read', 'finance:write'] });
  const [answered, firstLine]: [string[], number] = [[], logged.length];
  const ask = async (method: string, path: string, text?: string) => {
    const headers = { 'Content-Type': 'application/octet-stream' };
    const answer = await send(server.url, method, path, { bearer, ...(text !== undefined && { text, headers }) });
    answered.push(answer.text, JSON.stringify([...answer.headers]));
    return answer;
  };
  for (const [format, file] of Object.entries(filesWithNumbers())) {
    const name = `name=statement.${format}`;
    const refusals = [`${name}&accounts[0000]=1`, name, `${name}&bank_account_id=999999`];
    for (const query of refusals) assert.is((await ask('POST', `/v1/imports?${query}`, file)).status, 422, format);
    assert.is((await ask('POST', `/v1/imports?${name}&create_accounts=true&dry_run=true`, file)).status, 200);
    const made = await ask('POST', `/v1/imports?${name}&create_accounts=true`, file);
    assert.is(made.status, 201, made.text);
    const { id } = made.json();
    for (const path of [`/${id}`, `/${id}/rows`]) assert.is((await ask('GET', `/v1/imports${path}`)).status, 200);
    const damaged = file.replaceAll('2026-03-', '2026-33-').replaceAll('202603', '202633');
    const refused = await ask('POST', `/v1/imports?${name}&create_accounts=true`, damaged);
    assert.is(refused.status, 422, refused.text);
  }
  for (const path of ['bank-accounts', 'transactions', 'imports', 'category-rules']) {
    assert.is((await ask('GET', `/v1/${path}`)).status, 200);
  }
  await server.close(1_000);

  const places = {
    stored: await everythingIn(database.url),
    logged: logged.slice(firstLine).join('\n'),
    answered: answered.join('\n'),
  };
  assert.ok(places.logged.includes('/v1/imports') && places.answered.includes('SHOP'));
  for (const [where, text] of Object.entries(places)) {
    const compact = text.replace(/[\s-]/g, '');
    for (const number of [IBAN, OTHER_IBAN, CARD, LOCAL_NUMBER]) {
      assert.not.ok(compact.includes(number), `${where}: …${number.slice(-4)}`);
    }
  }
});

const LOCAL_NUMBER = '20774711983';

/** The numbers as an account, as the other party's account and within texts, names and ids, whole and in groups. */
function filesWithNumbers(): Readonly<Record<string, string>> {
  const groups = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ');
  const texts = [
    `TRANSFER ${groups(OTHER_IBAN)}`,
    `CARD ${CARD} SHOP`,
    `CARD ${groups(CARD)} SHOP`,
    `FOR ${IBAN} SHOP`,
  ];
  const camtRows = texts.map(
    (text, nth) =>
      `<Ntry><Amt Ccy="EUR">${nth + 1}.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>` +
      `<BookgDt><Dt>2026-03-0${nth + 1}</Dt></BookgDt><AcctSvcrRef>${IBAN}-${nth}</AcctSvcrRef><NtryDtls><TxDtls>` +
      `<RltdPties><Cdtr><Nm>${text}</Nm></Cdtr><CdtrAcct><Id><IBAN>${OTHER_IBAN}</IBAN></Id></CdtrAcct></RltdPties>` +
      `<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  const ofxRows = texts.map(
    (text, nth) =>
      `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>2026030${nth + 1}<TRNAMT>-${nth + 11}.00<FITID>${LOCAL_NUMBER}${nth}` +
      `<NAME>${text}<MEMO>${LOCAL_NUMBER} SHOP</STMTTRN>`,
  );
  return {
    xml:
      '<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Acct><Id>' +
      `<IBAN>${IBAN}</IBAN></Id><Ccy>EUR</Ccy><Nm>Giro ${IBAN}</Nm></Acct>${camtRows.join('')}</Stmt></BkToCstmrStmt></Document>`,
    ofx:
      `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>1<ACCTID>${LOCAL_NUMBER}</BANKACCTFROM>` +
      `<BANKTRANLIST>${ofxRows.join('\n')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
  };
}

/** Every column of every row, as text; bytes as they are. */
async function everythingIn(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<Record<string, unknown>>(`select * from ${name}`);
    for (const row of rows) texts.push(Object.values(row).map(asText).join('|'));
  }
  await client.end();
  assert.ok(texts.length > 20);
  return texts.join('\n');
}

function asText(value: unknown): string {
  if (Buffer.isBuffer(value)) return value.toString('latin1');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

test.run();
