import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { replace } from '../../config/container.ts';
import { ports } from '../../config/tokens.ts';
import { newPerson, type Person, type VisitedPage } from '../support/person.ts';
import { CLIENT_HOST, type ClientHost, openClientHost } from '../support/service/client-host.ts';
import { newVerifier } from '../support/sign-in/oauth-client.ts';
import { ADA, type OAuthService, openOAuthService } from '../support/sign-in/oauth-service.ts';

const WEB = 'https://assistant.example/callback';
const LOOPBACK = 'http://127.0.0.1:49152/callback';
const BIDI = '\u202eelpmaxe\u202c \u2066x\u2069\u200f\u061c';

type Warning = 'on your device' | 'not checked' | 'none';
/** How an app introduces itself, and what the page then says: the name, where the answer goes, and which warning. */
type Shown = readonly [name: unknown, redirect: string, shownName: string, shownTarget: string, warning: Warning];
type Refused = readonly [redirect: unknown, why: RegExp];

const REGISTRATIONS: readonly Shown[] = [
  ['Claude', WEB, 'Claude', 'assistant.example', 'not checked'],
  ['ChatGPT', 'https://chatgpt.com.evil.example/cb', 'ChatGPT', 'chatgpt.com.evil.example', 'not checked'],
  ['Coffer', 'https://evil.example/cb', 'Coffer', 'evil.example', 'not checked'],
  ['Claude ✓ verified by Anthropic', WEB, 'Claude ✓ verified by Anthropic', 'assistant.example', 'not checked'],
  ['Claude', 'https://127.0.0.1.evil.example/cb', 'Claude', '127.0.0.1.evil.example', 'not checked'],
  ['Claude', 'https://localhost.evil.example/cb', 'Claude', 'localhost.evil.example', 'not checked'],
  ['Claude', 'https://127.evil.example/cb', 'Claude', '127.evil.example', 'not checked'],
  ['Claude', 'https://claude.ai:8443/cb', 'Claude', 'claude.ai:8443', 'not checked'],
  ['Claude', 'https://clаude.ai/cb', 'Claude', 'xn--clude-5ve.ai', 'not checked'],
  ['Claude', 'https://ⓒlaude.ai.evil.example/cb', 'Claude', 'claude.ai.evil.example', 'not checked'],
  ['Claude', 'https://evil.example/https://claude.ai/cb', 'Claude', 'evil.example', 'not checked'],
  ['Claude', 'https://evil.example\\@claude.ai/cb', 'Claude', 'evil.example', 'not checked'],
  ['Claude', 'https://0x08080808/cb', 'Claude', '8.8.8.8', 'not checked'],
  ['Claude', LOOPBACK, 'Claude', '127.0.0.1:49152', 'on your device'],
  ['Claude', 'https://127.8.9.10/cb', 'Claude', '127.8.9.10', 'on your device'],
  ['Claude', 'http://0x7f.1/cb', 'Claude', '127.0.0.1', 'on your device'],
  ['Claude', 'http://[::1]:1/cb', 'Claude', '[::1]:1', 'on your device'],
  ['Claude', 'http://LOCALHOST:1/cb', 'Claude', 'localhost:1', 'on your device'],
  ['Claude', 'https://127.0.0.1/cb', 'Claude', '127.0.0.1', 'on your device'],
  ['Cursor', 'cursor://anysphere.cursor-mcp/cb', 'Cursor', 'cursor://anysphere.cursor-mcp', 'on your device'],
  ['Code', 'vscode://claude.ai/cb', 'Code', 'vscode://claude.ai', 'on your device'],
  ['App', 'com.example.app:/cb', 'App', 'com.example.app:', 'on your device'],
  ['App', 'com.example.app://claude.ai/cb', 'App', 'com.example.app://claude.ai', 'on your device'],
  ['x'.repeat(3_457), WEB, `${'x'.repeat(60)}…`, 'assistant.example', 'not checked'],
  ['🏦'.repeat(3_457), WEB, `${'🏦'.repeat(60)}…`, 'assistant.example', 'not checked'],
  [`${BIDI}Claude`, WEB, 'elpmaxe x Claude', 'assistant.example', 'not checked'],
  ['Cla\u200bude\u0000\u001b[31m', WEB, 'Cla ude [31m', 'assistant.example', 'not checked'],
  [
    'Claude\r\nSends you back to\u2028claude.ai',
    WEB,
    'Claude Sends you back to claude.ai',
    'assistant.example',
    'not checked',
  ],
  [`Z${'\u0333\u030d\u033f'.repeat(99)}algo`, WEB, 'Z\u0333\u0333algo', 'assistant.example', 'not checked'],
  ['\u3164\u115f\u2800\u00ad\u180e', WEB, 'Unnamed client', 'assistant.example', 'not checked'],
  [{ name: 'Claude' }, WEB, 'Unnamed client', 'assistant.example', 'not checked'],
  ['<script>alert(1)</script>', WEB, '&lt;script&gt;alert(1)&lt;/script&gt;', 'assistant.example', 'not checked'],
  ['</bdi></strong><h1>Safe', WEB, '&lt;/bdi&gt;&lt;/strong&gt;&lt;h1&gt;Safe', 'assistant.example', 'not checked'],
  ['&#x202e;&lrm;', WEB, '&amp;#x202e;&amp;lrm;', 'assistant.example', 'not checked'],
  ['\u{e0001}\u{e0043}\u{e006c}Tags', WEB, 'Tags', 'assistant.example', 'not checked'],
];

const HOST = CLIENT_HOST;
const DOCUMENTS: readonly Shown[] = [
  ['Claude', `https://${HOST}/cb`, 'Claude', HOST, 'none'],
  ['Claude', 'https://claude.ai/cb', 'Claude', 'claude.ai', 'not checked'],
  ['Claude', `https://${HOST}.evil.example/cb`, 'Claude', `${HOST}.evil.example`, 'not checked'],
  ['Claude', 'https://127.0.0.1.evil.example/cb', 'Claude', '127.0.0.1.evil.example', 'not checked'],
  ['Claude', 'https://clаude.ai/cb', 'Claude', 'xn--clude-5ve.ai', 'not checked'],
  ['Claude', LOOPBACK, 'Claude', '127.0.0.1:49152', 'on your device'],
  ['n'.repeat(3_457), `https://${HOST}/cb`, `${'n'.repeat(60)}…`, HOST, 'none'],
  [`${BIDI}Claude`, `https://${HOST}/cb`, 'elpmaxe x Claude', HOST, 'none'],
  ['claude.ai\u2029', `https://${HOST}/cb`, 'claude.ai', HOST, 'none'],
  [undefined, `https://${HOST}/cb`, 'Unnamed client', HOST, 'none'],
  ['\u200b', `https://${HOST}/cb`, 'Unnamed client', HOST, 'none'],
  ['<img src=x onerror=alert(1)>', `https://${HOST}/cb`, '&lt;img src=x onerror=alert(1)&gt;', HOST, 'none'],
];

const REFUSED: readonly Refused[] = [
  ['ms-msdt:/id', /ms-msdt: is not known/],
  ['search-ms:query=x', /search-ms: is not known/],
  ['smb://evil.example/share', /smb: is not known/],
  ['shell:startup', /shell: is not known/],
  ['ms-officecmd:x', /ms-officecmd: is not known/],
  ['intent://x#Intent;end', /no fragment/],
  ['tel:+1', /tel: is not known/],
  ['mailto:a@evil.example', /mailto: is not known/],
  ['claude-evil:x', /claude-evil: is not known/],
  ['.:x', /whole URI/],
  ['http://127.0.0.1.evil.example/cb', /loopback address/],
  ['http://localhost.evil.example/cb', /loopback address/],
  ['http://[::ffff:10.0.0.1]/cb', /loopback address/],
  ['https://claude.ai@evil.example/cb', /no user name/],
  ['https://evil.example/\u202ecb', /whole URI/],
  ['java\tscript:alert(1)', /whole URI/],
];

const test = suite('who asks, on the consent page');
let service: OAuthService;
let host: ClientHost;
let person: Person;
test.before(async () => {
  host = await openClientHost();
  service = await openOAuthService('memory', [replace(ports.clientDocuments, host.documents)]);
  person = newPerson(service.url);
  const { id, redirectUri } = await service.newClient();
  await person.submit(await person.visit(service.authorizationUrl({ id, redirectUri }, newVerifier())), { ...ADA });
});
test.after(async () => {
  await service.close();
  await host.close();
});

test('there are sixty apps and more to be judged', () => {
  assert.ok(REGISTRATIONS.length + DOCUMENTS.length + REFUSED.length >= 60);
});

for (const [client_name, redirectUri, ...shown] of REGISTRATIONS) {
  test(`an app that registers itself as ${short(client_name)} for ${redirectUri} says so`, async () => {
    const { id } = await service.newClient({ client_name, redirect_uris: [redirectUri] });
    const page = await person.visit(service.authorizationUrl({ id, redirectUri }, newVerifier()));
    requireShown(page, 'An app that registered itself as', shown);
  });
}

for (const [index, [client_name, redirectUri, ...shown]] of DOCUMENTS.entries()) {
  test(`an app whose page calls it ${short(client_name)} for ${redirectUri} is one of its host`, async () => {
    const id = `https://${HOST}/${index}.json`;
    const document = { client_id: id, client_name, redirect_uris: [redirectUri] };
    host.answerWith(200, {}, JSON.stringify(document));
    const page = await person.visit(service.authorizationUrl({ id, redirectUri }, newVerifier()));
    requireShown(page, `An app of <strong><bdi>${HOST}</bdi></strong> that calls itself`, shown);
  });
}

for (const [index, [uri, why]] of REFUSED.entries()) {
  test(`an app for ${String(uri)} is refused, by its registration and by its page`, async () => {
    const answer = await service.register({ client_name: 'Claude', redirect_uris: [WEB, uri] });
    assert.is(answer.status, 400);
    assert.match(JSON.parse(answer.text).error_description, why);
    const id = `https://${HOST}/refused-${index}.json`;
    host.answerWith(200, {}, JSON.stringify({ client_id: id, client_name: 'Claude', redirect_uris: [WEB, uri] }));
    const page = await person.visit(service.authorizationUrl({ id, redirectUri: WEB }, newVerifier()));
    assert.is(page.status, 400);
    assert.not.match(page.text, 'value="approve"');
  });
}

test.run();

function requireShown(page: VisitedPage, who: string, [name, target, warning]: readonly string[]): void {
  assert.is(page.status, 200);
  assert.ok(page.text.includes(`${who} <strong><bdi>${name}</bdi></strong> asks to use the data of`), `${who} ${name}`);
  assert.ok(page.text.includes(`<strong><bdi>${target}</bdi></strong>`), target);
  assert.not.match(page.text.replaceAll('\n', ''), /[\p{C}\p{Zl}\p{Zp}]|<script>alert|<img src=x/u);
  const warnings = [...page.text.matchAll(/Did you start this app yourself|Nobody has checked who this is/g)];
  const expected = { 'on your device': 'Did you start', 'not checked': 'Nobody has', none: undefined }[warning ?? ''];
  assert.is(warnings.length, expected === undefined ? 0 : 1);
  assert.ok(warnings.every(([text]) => text.startsWith(expected ?? '')));
}

function short(name: unknown): string {
  return JSON.stringify(name)?.slice(0, 40) ?? 'nothing';
}
