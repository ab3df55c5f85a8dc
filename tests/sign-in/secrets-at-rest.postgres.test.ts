import { Secret, TOTP } from 'otpauth';
import { Client } from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createApp } from '../../config/create-app.ts';
import { useCases } from '../../config/tokens.ts';
import { newPerson, type VisitedPage } from '../support/person.ts';
import { openTestDatabase } from '../support/postgres.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const test = suite('secrets of signing in, at rest');

const PASSWORD = 'correct horse battery staple';
const EMAIL = 'ada@example.com';
const STEP_MS = 30_000;

test('neither the database nor the log holds a password, cookie, secret or code in clear', async () => {
  const database = await openTestDatabase();
  const lines: string[] = [];
  const app = await createApp({
    store: 'postgres',
    databaseUrl: database.url,
    dataDir: temporaryDirectory(),
    config: { logLevel: 'trace', ratesRefresh: false },
    logTo: { write: (line) => void lines.push(line) },
  });
  const server = await app.listen();
  try {
    await app.get(useCases.createUser)({ email: EMAIL, password: PASSWORD });
    const secrets = await secretsOfAFlow(server.url);
    const rows = await dump(database.url);
    const log = lines.join('');
    assert.match(rows, EMAIL, 'the dump has rows');
    assert.match(log, '/sign-in/second-factor', 'the log has the flow');
    for (const [name, secret] of Object.entries(secrets)) {
      assert.ok(secret.length > 8, name);
      assert.not.ok(rows.includes(secret), `${name} is in the database`);
      assert.not.ok(log.includes(secret), `${name} is in the log`);
    }
  } finally {
    await server.close(0);
    await app.close();
    await database.drop();
  }
});

/** Signs in, sets up an app, and signs in with each kind of code, wrong ones too. Returns what only the person may know. */
async function secretsOfAFlow(url: string): Promise<Readonly<Record<string, string>>> {
  const person = newPerson(url);
  const give = async () => person.submit(await person.visit('/sign-in'), { email: EMAIL, password: PASSWORD });
  await give();
  const firstSession = person.cookies.get('coffer_session') ?? '';
  const app = '/account/security/app';
  const start = await person.submit(await person.visit(app), {}, app);
  const secret = textareaOn(start, 'secret').replaceAll(' ', '');
  const codeOf = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });
  const codes = textareaOn(await person.submit(start, { code: codeOf(0) }, app), 'recovery-codes').split('\n');
  const step = await give();
  const pending = person.cookies.get('coffer_pending') ?? '';
  await person.submit(step, { code: 'wrong and secret' });
  await person.submit(step, { code: codes[0] ?? '' });
  const secondSession = person.cookies.get('coffer_session') ?? '';
  // The next step's code: clocks may differ by one.
  const last = await person.submit(await give(), { code: codeOf(1) });
  assert.is(new URL(last.url).pathname, '/account');
  const recovery = Object.fromEntries(
    codes.flatMap((code, index) => [
      [`recovery code ${index}`, code],
      [`recovery code ${index} without hyphens`, code.replaceAll('-', '')],
    ]),
  );
  const cookies = { firstSession, secondSession, thirdSession: person.cookies.get('coffer_session') ?? '', pending };
  return { password: PASSWORD, secret, wrongCode: 'wrong and secret', ...recovery, ...cookies };
}

async function dump(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const dumped: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query(`select to_jsonb(each)::text as row from "${name}" as each`);
      dumped.push(name, ...rows.map(({ row }) => String(row)));
    }
    return dumped.join('\n');
  } finally {
    await client.end();
  }
}

function textareaOn({ text }: VisitedPage, id: string): string {
  const found = new RegExp(`<textarea id="${id}"[^>]*>([^<]*)<`).exec(text)?.[1];
  if (found === undefined) throw new Error(`There is no text with the id ${id}: ${text}`);
  return found;
}

test.run();
