import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { nextPath } from '../../adapters/web/enter.ts';

const next = suite('the path after signing in');

for (const path of ['/', '/connect/abc', '/account/keys?page=2', '/account?from=../x', '/a..b/.well-known']) {
  next(`${path} is taken`, () => assert.is(nextPath(path), path));
}

for (const path of [
  '//evil.example',
  '/\\evil',
  'https://evil.example',
  '/../x',
  '/..//x',
  '/a/..',
  '/%2E%2e/x',
  '/./x?y',
  '/a\n',
]) {
  next(`${JSON.stringify(path)} leads to the overview instead`, () => assert.is(nextPath(path), '/overview'));
}

next.run();
