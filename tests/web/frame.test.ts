import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { furnish, ORDINARY } from '../support/belongings.ts';
import { fakeFeeds, replaceFeeds } from '../support/feeds/fake-feeds.ts';
import type { VisitedPage } from '../support/person.ts';
import { PLACES, pathsOf } from '../support/places.ts';
import { type OpenService, openMemoryService } from '../support/service/http-service.ts';
import { openWebService, type WebService } from '../support/service/web-service.ts';

const frame = suite('the frame of every page');
let service: WebService;
let pages: readonly VisitedPage[];

frame('the service opens', async () => {
  const feeds = fakeFeeds();
  const open: OpenService = (options) =>
    openMemoryService({ ...options, replace: [...(options?.replace ?? []), replaceFeeds(feeds)] });
  service = await openWebService(open, { signUp: 'true' });
  const visitor = service.browser();
  const user = await service.newUser();
  const member = await service.signIn(user);
  const things = await furnish(service.app, feeds, user, ORDINARY);
  const seen: VisitedPage[] = [];
  for (const { role, addressOf } of PLACES) {
    seen.push(await (role === 'nobody' ? visitor : member).visit(addressOf(things)));
  }
  pages = seen;
});

frame('no page has inline code or styles, or loads anything from another host', () => {
  for (const { url, text, headers } of pages) {
    assert.not.match(text, /<style|<script(?! defer src="\/assets\/)| style="| on[a-z]+="|javascript:/, url);
    assert.not.match(text, /(?:src|href)="(?:https?:)?\/\//, url);
    const policy = headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.is(headers.get('x-frame-options'), 'DENY', url);
    assert.not.match(policy, /unsafe|https?:|\*/);
    assert.is(headers.get('cache-control'), 'no-store');
  }
});

frame('an answer to anybody, at any route, cannot be framed, guessed at or kept', async () => {
  const member = await service.signIn(await service.newUser());
  for (const method of ['GET', 'POST'] as const) {
    for (const path of pathsOf(method)) {
      const address = service.url + path.replace(':id', '1').replace(':uid', 'x').replace(':file', 'coffer.json');
      for (const cookie of ['', [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ')]) {
        const { headers } = await fetch(address, {
          method,
          headers: { cookie, accept: 'text/html' },
          redirect: 'manual',
        });
        const isShown = headers.get('content-type')?.startsWith('text/html') === true;
        assert.is(headers.get('x-content-type-options'), 'nosniff', address);
        if (isShown && headers.get('location') === null) {
          assert.is(headers.get('x-frame-options'), 'DENY', `${method} ${address}`);
          assert.match(headers.get('content-security-policy') ?? '', "frame-ancestors 'none'", address);
          assert.is(headers.get('cache-control'), 'no-store', address);
        }
      }
    }
  }
});

frame('browsers say where our forms come from, and no other site hears of our pages', () => {
  for (const { url, headers } of pages) assert.is(headers.get('referrer-policy'), 'same-origin', url);
});

frame(
  'every page names its language and title, has one heading of the first rank, and a way past the navigation',
  () => {
    for (const { url, text } of pages) {
      assert.match(text, '<html lang="en">', url);
      assert.match(text, /<title>[^<]+ · Coffer<\/title>/, url);
      assert.is(text.match(/<h1/g)?.length, 1, url);
      assert.match(text, '<a class="skip" href="#main">', url);
      assert.is(text.match(/<main id="main"/g)?.length, 1, url);
    }
  },
);

frame('every field has a label, and no two things have the same id', () => {
  for (const { url, text } of pages) {
    const fields = [...text.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([field]) => field);
    for (const field of fields.filter((each) => !/type="hidden"| hidden>/.test(each))) {
      const id = / id="([^"]*)"/.exec(field)?.[1];
      assert.match(text, `<label for="${id}"`, `${url} ${field}`);
    }
    const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    assert.is(new Set(ids).size, ids.length, url);
  }
});

frame('style sheet, script and icon are served under their content’s address, for good', async () => {
  const paths = [...(pages[0]?.text ?? '').matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
  assert.is(new Set(paths).size, 4);
  for (const path of paths) {
    const answer = await service.send('GET', path);
    assert.is(answer.status, 200, path);
    assert.match(answer.headers.get('cache-control') ?? '', 'immutable');
    assert.match(path, /\.[\da-f]{12}\.(?:css|js|svg|png)$/);
  }
});

frame('a program that asks for JSON gets errors as JSON', async () => {
  const answer = await service.send('GET', '/connect/unknown', { accept: 'application/json' });
  assert.is(answer.status, 400);
  assert.type(answer.json().message, 'string');
});

frame('signed-in people go from the start to their overview', async () => {
  const person = await service.signIn(await service.newUser());
  assert.is((await person.visit('/')).url, `${service.url}/overview`);
});

frame('the start leads to signing in, to the reference, and names the address for assistants', () => {
  const { text } = pages[0] ?? { text: '' };
  for (const path of ['/sign-in', '/docs', '/openapi.json', '/ready']) assert.match(text, `href="${path}"`);
  assert.match(text, `${service.url}/mcp`);
});

frame('the service closes', () => service.close());

frame.run();
