import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openMemoryService } from '../../support/service/http-service.ts';

const assets = suite('the files of the reference page');
const service = await openMemoryService();

async function pathsInPage(): Promise<readonly string[]> {
  const { text } = await service.send('GET', '/docs', { accept: 'text/html' });
  return [...text.matchAll(/(?:src|href)="(docs\/assets\/[^"]+)"/g)].map((match) => `/${match[1]}`);
}

assets('each one that the page names is there, with its type, and may be kept for good', async () => {
  const paths = await pathsInPage();
  const types = new Map([
    ['css', 'text/css; charset=utf-8'],
    ['js', 'text/javascript; charset=utf-8'],
    ['svg', 'image/svg+xml'],
  ]);
  assert.is(paths.length, 5);
  for (const path of paths) {
    const answer = await service.send('GET', path);
    assert.is(answer.status, 200, path);
    assert.is(answer.headers.get('content-type'), types.get(path.split('.').at(-1) ?? ''), path);
    assert.is(answer.headers.get('cache-control'), 'public, max-age=31536000, immutable', path);
  }
});

assets('none names a source map, which would be another request', async () => {
  for (const path of await pathsInPage()) {
    assert.not.match((await service.send('GET', path)).text, /[#@] sourceMappingURL=\S+\.map/, path);
  }
});

assets('a file of another version is a 404, and so is a name that climbs out of the folder', async () => {
  const [path = ''] = await pathsInPage();
  const name = path.split('/').at(-1);
  const folder = path.slice(0, path.lastIndexOf('/'));
  const wrong = [
    `/docs/assets/0123456789abcdef/${name}`,
    `${folder}/package.json`,
    `${folder}/..%2f..%2fpackage.json`,
    `${folder}/`,
    '/docs/assets/',
  ];
  for (const target of wrong) {
    assert.is((await service.send('GET', target)).status, 404, target);
  }
});

assets('other methods are a 405 with Allow', async () => {
  const [path = ''] = await pathsInPage();
  const answer = await service.send('POST', path);
  assert.equal([answer.status, answer.headers.get('allow')], [405, 'GET, HEAD, OPTIONS']);
  assert.is((await service.send('OPTIONS', path)).status, 204);
});

assets('close the service', () => service.close());

assets.run();
