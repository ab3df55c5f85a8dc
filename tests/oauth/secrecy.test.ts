import { Client } from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { useCases } from '../../config/tokens.ts';
import { newPerson, type Person } from '../support/person.ts';
import { approveAs, challengeOf, newVerifier, type OAuthClient, tokensOf } from '../support/sign-in/oauth-client.ts';
import { ADA, type OAuthService, openOAuthService, STORES } from '../support/sign-in/oauth-service.ts';

for (const store of STORES) {
  const test = suite(`secrets of a whole flow, on ${store}`);
  let service: OAuthService;
  test.before(async () => {
    service = await openOAuthService(store);
  });
  test.after(() => service.close());

  test('no password, key, token, code, cookie or form token is in the log or in the database in clear', async () => {
    const { secrets, publicTexts } = await wholeFlow(service);
    const places = { log: service.log.join(''), ...(await dump(service)) };
    for (const [place, text] of Object.entries(places)) {
      for (const [name, secret] of secrets) assert.not(containsSecret(text, secret), `${name} is in ${place}`);
    }
    // The search finds what is there: the log names routes, and the database the client.
    assert.ok(service.log.join('').includes('/connect/:uid'));
    if (store === 'postgres') assert.ok(publicTexts.every((text) => Object.values(places).join().includes(text)));
  });

  test.run();
}

interface Flow {
  readonly secrets: readonly (readonly [name: string, secret: string])[];
  readonly publicTexts: readonly string[];
}

/** Does all that a person and their client do, the mistakes too, and keeps every secret that crosses the wire. */
async function wholeFlow(service: OAuthService): Promise<Flow> {
  const client = await service.newClient();
  const person = newPerson(service.url);
  const verifier = newVerifier();
  const signIn = await person.visit(service.authorizationUrl(client, verifier));
  await person.submit(signIn, { email: ADA.email, password: 'a wrong password' });
  const before = cookiesOf(person, 'before');
  const answer = new URL((await approveAs(person, ADA, service.authorizationUrl(client, verifier))).url);
  const code = answer.searchParams.get('code') ?? '';
  await service.redeem({ client, code, verifier }, { code_verifier: newVerifier() });
  const first = tokensOf(await service.redeem({ client, code, verifier }));
  const second = tokensOf(await service.refresh(client, first.refresh));
  const formToken = /name="form_token" value="([^"]+)"/.exec(signIn.text)?.[1] ?? '';
  const { secret: key } = await service.app.get(useCases.access).createApiKey({ email: ADA.email, scopes: [] });
  await use(service, client, [first.access, second.access, second.refresh, key]);
  return {
    secrets: [
      ['the password', ADA.password],
      ['the wrong password', 'a wrong password'],
      ['the code', code],
      ['the verifier', verifier],
      ['an access token', first.access],
      ['its refresh token', first.refresh],
      ['the renewed access token', second.access],
      ['the renewed refresh token', second.refresh],
      ['the API key', key],
      ['the form token', formToken],
      ...before,
      ...cookiesOf(person, 'after'),
    ],
    // A challenge is no secret, but stands beside the code.
    publicTexts: [client.id, challengeOf(verifier)].slice(0, 1),
  };
}

async function use(service: OAuthService, client: OAuthClient, secrets: readonly string[]): Promise<void> {
  for (const secret of secrets) {
    await service.listTools(secret);
    await service.listAccounts(secret);
    await service.post('/oauth/introspect', { client_id: client.id, token: secret });
    await service.post('/oauth/revoke', { client_id: client.id, token: `${secret}x` });
    // Clients that put a token where it does not belong.
    await fetch(`${service.url}/v1/bank-accounts?access_token=${secret}`);
    await fetch(`${service.url}/oauth/authorize?code=${secret}`, { redirect: 'manual' });
  }
}

function cookiesOf(person: Person, when: string): Flow['secrets'] {
  const cookies = [...person.cookies].filter(([, value]) => value !== '');
  assert.ok(cookies.length >= 2);
  return cookies.map(([name, value]) => [`the cookie ${name} ${when}`, value]);
}

function containsSecret(text: string, secret: string): boolean {
  assert.ok(secret.length >= 15, 'The test looks for a text that could be anywhere.');
  return [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64').replace(/=+$/, '')].some((form) =>
    text.includes(form),
  );
}

/** Every row of every table as text, by the table's name. */
async function dump({ database }: OAuthService): Promise<Record<string, string>> {
  if (database === undefined) return {};
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    assert.ok(tables.rows.length >= 15);
    const texts: Record<string, string> = {};
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ text: string }>(`select t::text as text from ${name} t`);
      texts[name] = rows.map(({ text }) => text).join('\n');
    }
    return texts;
  } finally {
    await client.end();
  }
}
