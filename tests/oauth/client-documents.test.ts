import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isPublicAddress } from '../../adapters/http/public-address.ts';
import {
  type ClientDocuments,
  publicClientDocuments,
} from '../../adapters/oauth/authorization-server/client-documents.ts';
import { replace } from '../../config/container.ts';
import { ports } from '../../config/tokens.ts';
import { newPerson, type VisitedPage } from '../support/person.ts';
import { CLIENT_HOST, CLIENT_ID, type ClientHost, openClientHost } from '../support/service/client-host.ts';
import { newVerifier, REDIRECT_URI } from '../support/sign-in/oauth-client.ts';
import { type OAuthService, openOAuthService } from '../support/sign-in/oauth-service.ts';
import { words } from '../support/words.ts';

const PUBLIC_ADDRESS = '93.184.215.14';
const PUBLIC = publicClientDocuments(async () => [PUBLIC_ADDRESS]);
/** As a careless server would: it takes the address that the name has when it connects. */
const UNGUARDED: ClientDocuments = { allows: async () => true, fetch: (input) => fetch(input, { redirect: 'manual' }) };

const guard = suite('fetching the metadata documents of clients');

const PRIVATE: readonly (readonly [what: string, listens: string, leadsTo: string])[] = [
  ['the loopback address', '127.0.0.1', '127.0.0.1'],
  ['another loopback address', '127.0.0.2', '127.0.0.2'],
  ['the loopback address of IPv6', '::1', '::1'],
  ['a loopback address inside of IPv6', '127.0.0.1', '::ffff:127.0.0.1'],
  ['the unspecified address, which means this machine', '127.0.0.1', '0.0.0.0'],
];
for (const [what, listens, leadsTo] of PRIVATE) {
  guard(`a name that leads to ${what} is not allowed, so the server there receives no request`, async () => {
    const documents = publicClientDocuments(async () => [leadsTo]);
    const { host, page } = await askFor(documents, listens, leadsTo);
    assert.is(page.status, 400);
    assert.is(host.requests(), 0);
  });

  guard(
    `a name that leads to ${what} a moment after it was allowed: the server there receives no request`,
    async () => {
      const documents: ClientDocuments = {
        allows: ({ hostname }) => PUBLIC.allows(new URL(`https://${hostname}`), 'unknown'),
        fetch: PUBLIC.fetch,
      };
      const { host, page } = await askFor(documents, listens, leadsTo);
      assert.is(page.status, 400);
      assert.is(host.requests(), 0);
    },
  );

  guard(`the same name without the guard: the server receives the request, so the test would notice`, async () => {
    const { host, page } = await askFor(UNGUARDED, listens, leadsTo);
    assert.is(host.requests(), 1);
    assert.is(page.status, 200);
  });
}

guard('a document is read from the address that was allowed, and from no host that was not', async () => {
  const host = await openClientHost('127.0.0.1', '127.0.0.99');
  const documents = publicClientDocuments(
    async () => ['127.0.0.1'],
    () => true,
  );
  const url = `https://${CLIENT_HOST}:${host.port}/c`;
  assert.match(String(await documents.fetch(url).catch((error: unknown) => error)), 'not allowed');
  assert.ok(await documents.allows(new URL(CLIENT_ID), 'unknown'));
  assert.match(await (await documents.fetch(url)).text(), url);
  host.answerWith(302, { Location: 'https://inside.example/' });
  assert.is((await documents.fetch(url)).status, 302);
  // No response can have this status; the service goes on.
  host.answerWith(600, {});
  assert.instance(await documents.fetch(url).catch((error: unknown) => error), RangeError);
  await host.close();
});

guard('only https on the usual port of a host with a name and public addresses is allowed', async () => {
  assert.ok(await PUBLIC.allows(new URL('https://client.example/client.json'), 'unknown'));
  const refused = words(`
    http://client.example/c https://client.example:8443/c https://localhost/c https://intranet/c
    https://127.0.0.1/c https://2130706433/c https://0x7f.1/c https://169.254.169.254/latest/meta-data
    https://[::1]/c https://[::ffff:169.254.169.254]/c
  `);
  for (const url of refused) assert.not(await PUBLIC.allows(new URL(url), 'unknown'), url);
});

guard('one private address among the addresses of a name is enough to refuse it, and so is none', async () => {
  const url = new URL(CLIENT_ID);
  assert.not(await publicClientDocuments(async () => ['93.184.215.14', '10.0.0.7']).allows(url, 'known'));
  assert.not(await publicClientDocuments(async () => []).allows(url, 'known'));
  assert.not(await publicClientDocuments(() => Promise.reject(new Error('ENOTFOUND'))).allows(url, 'known'));
});

guard('loopback, link-local, private, shared, mapped, transition and multicast addresses are not public', () => {
  const special =
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.31.255.255 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255 ' +
    ':: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 fe80::1 fc00::1 fd12::1 ff02::1 2001:db8::1 2002:7f00:1:: 2001::1 ' +
    'localhost';
  for (const address of [...special.split(' '), '']) assert.not(isPublicAddress(address), address);
  for (const address of ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])
    assert.ok(isPublicAddress(address));
});

guard('a redirect is not followed: the server that it leads to receives no request', async () => {
  let inside = 0;
  const target = createServer((_request, response) => {
    inside += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
  const { port } = target.address() as AddressInfo;
  const { host, page } = await askFor(undefined, '127.0.0.1', '127.0.0.1', (opened) =>
    opened.answerWith(302, { Location: `http://127.0.0.1:${port}/` }),
  );
  await new Promise((resolve) => target.close(resolve));
  assert.ok(host.requests() >= 1);
  assert.is(page.status, 400);
  assert.is(inside, 0);
});

const BAD_DOCUMENTS: readonly (readonly [what: string, document: unknown])[] = [
  ['of another client', { client_id: 'https://client.example/other.json', redirect_uris: [REDIRECT_URI] }],
  ['without redirect URIs', { client_id: CLIENT_ID }],
  ['with a redirect URI that runs script', { client_id: CLIENT_ID, redirect_uris: ['javascript:alert(1)'] }],
  ['with a secret', { client_id: CLIENT_ID, redirect_uris: [REDIRECT_URI], client_secret: 's' }],
  ['that is a list', []],
  ['that is larger than 5 KiB', { client_id: CLIENT_ID, redirect_uris: [REDIRECT_URI], padding: 'x'.repeat(5_200) }],
];
for (const [what, document] of BAD_DOCUMENTS) {
  guard(`a document ${what} is refused before anybody signs in`, async () => {
    const { page } = await askFor(undefined, '127.0.0.1', '127.0.0.1', (opened) =>
      opened.answerWith(200, {}, JSON.stringify(document)),
    );
    assert.is(page.status, 400);
    assert.not.match(page.text, 'type="password"');
  });
}

guard('a redirect URI that the document does not name is refused', async () => {
  const { page } = await askFor(undefined, '127.0.0.1', '127.0.0.1', () => {}, 'https://evil.example/callback');
  assert.is(page.status, 400);
});

guard.run();

/**
 * Opens the authorization address of the client whose document `client.example` has; `undefined` reads it without any
 * guard.
 */
async function askFor(
  documents: ClientDocuments | undefined,
  listens: string,
  leadsTo: string,
  prepare: (host: ClientHost) => void = () => {},
  redirectUri = REDIRECT_URI,
): Promise<{ readonly host: ClientHost; readonly page: VisitedPage }> {
  const host = await openClientHost(listens, leadsTo);
  prepare(host);
  const service = await openOAuthService('memory', [replace(ports.clientDocuments, documents ?? host.documents)]);
  try {
    const id = documents === undefined ? CLIENT_ID : `https://${CLIENT_HOST}:${host.port}/c`;
    return { host, page: await visit(service, id, redirectUri) };
  } finally {
    await service.close();
    await host.close();
  }
}

async function visit(service: OAuthService, id: string, redirectUri: string): Promise<VisitedPage> {
  return newPerson(service.url).visit(service.authorizationUrl({ id, redirectUri }, newVerifier()));
}
