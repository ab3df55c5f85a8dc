import { createSocket } from 'node:dgram';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { memoryAttemptLimiter } from '../../adapters/attempt-limits/memory-attempt-limiter.ts';
import { publicClientDocuments, resolveBy } from '../../adapters/oauth/authorization-server/client-documents.ts';
import { replace } from '../../config/container.ts';
import { ports } from '../../config/tokens.ts';
import { ATTEMPT_LIMITS } from '../../domain/access/attempt-limits.ts';
import { OAUTH_RECORD_KINDS } from '../../domain/ports/access/oauth-record-repo.ts';
import { newPerson } from '../support/person.ts';
import { CLIENT_HOST, CLIENT_ID, openClientHost } from '../support/service/client-host.ts';
import { approveAs, newVerifier, REDIRECT_URI } from '../support/sign-in/oauth-client.ts';
import { ADA, type OAuthService, openOAuthService, STORES } from '../support/sign-in/oauth-service.ts';
import { newConnectedApp } from '../support/sign-in/sign-in-fixtures.ts';

for (const store of STORES) {
  const test = suite(`authorization requests of strangers, on ${store}`);
  const rounds = store === 'memory' ? 300 : 30;
  let service: OAuthService;
  test.before(async () => {
    service = await openOAuthService(store);
  });
  test.after(() => service.close());

  test(`${10 * rounds} requests of nobody, of any kind, leave no row`, async () => {
    const client = await service.newClient();
    const before = await recordsOf(service);
    for (let turn = 0; turn < rounds; turn += 1) {
      const answers = await Promise.all(
        PROMPTS.map((prompt) =>
          fetch(service.authorizationUrl(client, newVerifier(), { prompt }), { redirect: 'manual' }),
        ),
      );
      assert.ok(answers.every(({ status }) => status === 303 || status === 302));
      for (const answer of answers) await answer.body?.cancel();
    }
    assert.equal(await recordsOf(service), before);
  });

  test('whoever signs in then goes on with the same request, and signs in once', async () => {
    const client = await service.newClient();
    const url = service.authorizationUrl(client, newVerifier(), { prompt: 'login' });
    const person = newPerson(service.url);
    assert.match((await person.visit(url)).text, 'An app asks to use your data.');
    const { url: back } = await approveAs(person, ADA, url);
    const answer = new URL(back).searchParams;
    assert.ok(answer.get('code'));
    assert.is(answer.get('state'), 'the-state');
  });

  test.run();
}

/** Ten of them for each round. */
const PROMPTS = [
  'none',
  'login',
  'consent',
  undefined,
  undefined,
  undefined,
  'login consent',
  undefined,
  'none',
  'login',
];

const documents = suite('documents of clients, while strangers ask for others');

documents('a name server that never answers delays no honest client, whoever asks for its names', async () => {
  await withSilentNameServer(async (silent) => {
    const host = await openClientHost();
    const service = await openOAuthService('memory', [
      replace(ports.attempts, memoryAttemptLimiter()),
      replace(ports.clientDocuments, documentsOf(host, silent)),
    ]);
    const strangers = Array.from({ length: ATTEMPT_LIMITS.document_from_address.attempts - 1 }, (_, turn) =>
      visit(service, `https://slow-${turn}.example/c`),
    );
    const honest = await visit(service, CLIENT_ID);
    assert.is(honest.status, 303);
    assert.is(
      await Promise.race([Promise.any(strangers), Promise.resolve('none has an answer')]),
      'none has an answer',
    );
    assert.equal(new Set((await Promise.all(strangers)).map(({ status }) => status)), new Set([400]));
    await service.close();
    await host.close();
  });
});

documents(
  'one address fetches a few unknown documents, and as many as it wants of a client that is approved here',
  async () => {
    const host = await openClientHost();
    let fetched = 0;
    const { attempts } = ATTEMPT_LIMITS.document_from_address;
    const service = await openOAuthService('memory', [
      replace(ports.attempts, memoryAttemptLimiter()),
      replace(ports.clientDocuments, {
        allows: async ({ hostname }) => hostname === CLIENT_HOST,
        fetch: (...args) => {
          fetched += 1;
          return host.documents.fetch(...args);
        },
      }),
    ]);
    await service.app.get(ports.connectedApps).add(newConnectedApp(service.userId, { clientId: CLIENT_ID }));
    for (let turn = 0; turn < attempts + 10; turn += 1) await visit(service, `https://${CLIENT_HOST}/${turn}`);
    const refused = await visit(service, `https://${CLIENT_HOST}/refused`);
    assert.is(refused.status, 400);
    assert.match(await refused.text(), 'Too many attempts');
    assert.is(fetched, attempts);
    assert.is((await visit(service, CLIENT_ID)).status, 303);
    await service.close();
    await host.close();
  },
);

documents.run();

function visit(service: OAuthService, id: string): Promise<Response> {
  const url = service.authorizationUrl({ id, redirectUri: REDIRECT_URI }, newVerifier());
  return fetch(url, { redirect: 'manual' });
}

function documentsOf(host: Awaited<ReturnType<typeof openClientHost>>, nameServer: string) {
  const ask = resolveBy([nameServer]);
  const documents = publicClientDocuments(
    (name) => (name === CLIENT_HOST ? Promise.resolve(['192.0.2.1']) : ask(name)),
    () => true,
  );
  return { ...documents, fetch: host.documents.fetch };
}

async function withSilentNameServer(work: (address: string) => Promise<void>): Promise<void> {
  const server = createSocket('udp4');
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
  try {
    await work(`127.0.0.1:${server.address().port}`);
  } finally {
    server.close();
  }
}

async function recordsOf({ app }: OAuthService): Promise<readonly number[]> {
  return Promise.all(OAUTH_RECORD_KINDS.map((kind) => app.get(ports.oauthRecords).count(kind)));
}
