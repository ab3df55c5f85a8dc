import { connect } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { newVerifier } from '../support/sign-in/oauth-client.ts';
import { type OAuthService, openOAuthService } from '../support/sign-in/oauth-service.ts';

const EVIL = 'evil.example';

const test = suite('foreign names of the host');
let service: OAuthService;
let paths: readonly string[];
test.before(async () => {
  service = await openOAuthService('memory');
  const asked = new URL(service.authorizationUrl(await service.newClient(), newVerifier()));
  paths = [
    '/.well-known/oauth-authorization-server',
    '/.well-known/openid-configuration',
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-protected-resource/mcp',
    '/.well-known/oauth-protected-resource/v1',
    asked.pathname + asked.search,
    '/oauth/authorize?client_id=nobody',
    '/oauth/jwks',
    '/sign-in',
    '/account',
    '/connect/x',
    '/openapi.json',
    '/docs',
    '/',
    '/nothing',
    '/v1/transactions?page=2',
  ];
});
test.after(() => service.close());

const VARIANTS: readonly (readonly [what: string, head: (path: string, host: string) => readonly string[]])[] = [
  ['the Host header', (path) => [`GET ${path} HTTP/1.1`, `Host: ${EVIL}`]],
  ['the Host header with a port', (path) => [`GET ${path} HTTP/1.1`, `Host: ${EVIL}:443`]],
  ['the Host header after our own', (path, host) => [`GET ${path} HTTP/1.1`, `Host: ${host}, ${EVIL}`]],
  ['a second Host header', (path, host) => [`GET ${path} HTTP/1.1`, `Host: ${host}`, `Host: ${EVIL}`]],
  ['the user part of the Host header', (path, host) => [`GET ${path} HTTP/1.1`, `Host: ${EVIL}@${host}`]],
  ['X-Forwarded-Host', (path, host) => [`GET ${path} HTTP/1.1`, `Host: ${host}`, `X-Forwarded-Host: ${EVIL}`]],
  [
    'X-Forwarded-Host, -Proto and -Port',
    (path, host) => [
      `GET ${path} HTTP/1.1`,
      `Host: ${host}`,
      `X-Forwarded-Host: ${EVIL}`,
      'X-Forwarded-Proto: https',
      'X-Forwarded-Port: 8443',
    ],
  ],
  ['Forwarded', (path, host) => [`GET ${path} HTTP/1.1`, `Host: ${host}`, `Forwarded: host=${EVIL};proto=https`]],
  ['X-Original-URL', (path, host) => [`GET ${path} HTTP/1.1`, `Host: ${host}`, `X-Original-URL: http://${EVIL}/`]],
  ['an absolute target', (path, host) => [`GET http://${EVIL}${path} HTTP/1.1`, `Host: ${host}`]],
  ['an absolute target and the Host header', (path) => [`GET http://${EVIL}${path} HTTP/1.1`, `Host: ${EVIL}`]],
  ['a target that begins with two slashes', (path, host) => [`GET //${EVIL}${path} HTTP/1.1`, `Host: ${host}`]],
  ['HTTP/1.0 and the Host header', (path) => [`GET ${path} HTTP/1.0`, `Host: ${EVIL}`]],
];
for (const [what, head] of VARIANTS) {
  test(`no answer repeats a foreign name from ${what}`, async () => {
    const { host } = new URL(service.url);
    for (const path of paths) {
      const answer = await exchange([...head(path, host), 'Accept: text/html', 'Connection: close', '', '']);
      assert.match(answer, /^HTTP\/1\.1 [2-5]\d\d /, `${path} ${answer.slice(0, 200)}`);
      // The path itself may come back in a message, but never as an address to go to.
      assert.not.match(answer, new RegExp(`(?:https?:)?//[^/\\s]*${EVIL.replace('.', '\\.')}`), path);
      assert.not.match(answer, /:8443/);
    }
  });
}

test('the metadata name our own endpoints alone, whatever else the request says', async () => {
  const { host } = new URL(service.url);
  const head = [`GET /.well-known/oauth-authorization-server HTTP/1.1`, `Host: ${host}`, `X-Forwarded-Host: ${EVIL}`];
  const answer = await exchange([...head, 'Connection: close', '', '']);
  const metadata = JSON.parse(/\{.*\}/s.exec(answer)?.[0] ?? '{}');
  assert.is(metadata.issuer, service.url);
  const endpoints = Object.entries(metadata).filter(([name]) => /_endpoint$|_uri$/.test(name));
  assert.ok(endpoints.length >= 6);
  for (const [name, value] of endpoints) assert.ok(String(value).startsWith(`${service.url}/oauth/`), name);
});

test.run();

/** Sends the lines as they are, and returns all that comes back. */
function exchange(lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(service.url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(lines.join('\r\n')));
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      text += chunk;
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(text));
  });
}
