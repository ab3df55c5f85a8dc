import { posix } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { assertNone } from '../support/assertions.ts';
import { anchorsOf, localLinks } from './markdown.ts';
import { projectFiles, projectText } from './project-files.ts';

const links = suite('links of the documentation');
const files = projectFiles();
const pages = files.filter((path) => path.endsWith('.md'));

links('every link leads to a file or folder of the project, and every anchor to a heading', () => {
  assert.ok(pages.length > 10);
  assertNone(pages.flatMap((page) => brokenLinks(page, projectText(page))));
});

for (const link of ['docs/no-such-page.md', '#no-such-heading', 'CHANGELOG.md#no-such-heading']) {
  links(`a planted broken link is found: ${link}`, () => {
    assert.equal(brokenLinks('README.md', `See [this](${link}).`), [`README.md: ${link}`]);
  });
}

links('a planted link inside a block of code is not a link', () => {
  assert.equal(brokenLinks('README.md', '```\n[this](nowhere.md)\n```\n'), []);
});

function brokenLinks(page: string, text: string): readonly string[] {
  return localLinks(text)
    .filter((link) => !leadsSomewhere(page, text, link))
    .map((link) => `${page}: ${link}`);
}

function leadsSomewhere(page: string, text: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  if (path === '') return anchorsOf(text).includes(anchor ?? '');
  const target = posix.join(posix.dirname(page), path).replace(/\/$/, '');
  if (!files.some((file) => file === target || file.startsWith(`${target}/`))) return false;
  return anchor === undefined || anchorsOf(projectText(target)).includes(anchor);
}

links.run();
