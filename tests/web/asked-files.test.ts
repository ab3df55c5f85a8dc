import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { html } from '../../adapters/http/pages/html.ts';
import { askedFiles } from '../../adapters/web/pages/imports/asked-files.ts';

const test = suite('files of the watched folder on the import page');

test('each has its name, its folder and what was asked, all of it as text', () => {
  const page = html`${askedFiles([{ name: '<b>.csv', folder: 'Check&ing', text: 'Why.\n<script>alert(1)</script>' }])}`;
  assert.match(page.html, /<bdi>&lt;b&gt;\.csv<\/bdi><\/strong> in <bdi>Check&amp;ing<\/bdi>/);
  assert.match(page.html, /<br>Why\.<br>&lt;script&gt;/);
});

test('without any, the page says nothing of a folder', () => {
  assert.is(askedFiles([]), '');
});

test.run();
