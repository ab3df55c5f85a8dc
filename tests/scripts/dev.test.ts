import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { atExit } from '../support/at-exit.ts';

const dev = suite('npm run dev');

/** What the program printed, and how to wait for more of it. */
interface Terminal {
  readonly child: ChildProcess;
  readonly until: (pattern: RegExp) => Promise<RegExpExecArray>;
}

function startDev(): Terminal {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/dev/main.ts'], {
    env: { ...process.env, PORT: '0', STORE: 'memory', RATES_REFRESH: 'false' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  atExit(() => child.kill('SIGTERM'));
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const until = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = pattern.exec(printed);
      if (found !== null) return found;
      await once(child.stdout, 'data');
    }
  };
  return { child, until };
}

dev('serves pages that load again after a change, and ends with its service', async () => {
  const { child, until } = startDev();
  const [, url = ''] = await until(/Develop at (\S+)/);
  const [, link = ''] = await until(/(http:\/\/localhost:\d+\/sign-in\/link\S+)/);
  assert.ok(link.startsWith(url));
  const page = await fetch(link);
  assert.is(page.status, 200);
  assert.match(await page.text(), '<script defer src="/dev/reload.js"></script>');
  assert.match(await (await fetch(`${url}/dev/reload.js`)).text(), '/dev/events');

  const events = await fetch(`${url}/dev/events`);
  const now = new Date();
  utimesSync('adapters/web/assets/coffer.css', now, now);
  const { value } = await events.body!.pipeThrough(new TextDecoderStream()).getReader().read();
  assert.is(value, 'data: changed\n\n');
  assert.is((await fetch(`${url}/sign-in`)).status, 200);

  // A gallery that runs begins anew at each change, too, and visits every page.
  const gallery = await (await fetch(`${url}/dev/gallery`)).text();
  assert.match(gallery, 'src="/dev/gallery/components" title="components on a phone"');
  assert.match(gallery, 'src="/dev/gallery/connection-new-refused" title="connection-new-refused on a desktop"');
  const refused = await fetch(`${url}/dev/gallery/connection-new-refused`);
  assert.is(refused.status, 502);
  assert.match(await refused.text(), 'yearly fee');

  child.kill('SIGTERM');
  assert.equal(await once(child, 'exit'), [0, null]);
  await assertRefused(url);
});

dev('belongs to the developers: the service itself has no such address', async () => {
  const { createApp } = await import('../../config/create-app.ts');
  const app = await createApp({ store: 'memory', config: { logLevel: 'silent', ratesRefresh: false } });
  const server = await app.listen();
  for (const path of ['/dev/gallery', '/dev/events', '/dev/reload.js'])
    assert.is((await fetch(server.url + path)).status, 404);
  await server.close(0);
  await app.close();
});

async function assertRefused(url: string): Promise<void> {
  try {
    await fetch(url);
  } catch {
    return;
  }
  assert.unreachable('It still listens.');
}

dev.run();
