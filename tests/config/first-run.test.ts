import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createApp } from '../../config/create-app.ts';
import { prepareFirstRun } from '../../config/startup/first-run.ts';
import { welcome } from '../../config/startup/welcome.ts';

const firstRun = suite('the first run on a store in memory');

firstRun('creates the demo user, whose printed request works', async () => {
  const app = await createApp({ store: 'memory', config: { logLevel: 'silent' } });
  const demo = await prepareFirstRun(app, () => {});
  const server = await app.listen();
  const [, key = '', url = ''] =
    /'Authorization: Bearer (\S+)' '(\S+)'/.exec(welcome(server.url, true, demo, undefined)) ?? [];
  const response = await fetch(url, { headers: { accept: 'application/json', authorization: `Bearer ${key}` } });
  const page = (await response.json()) as { readonly data: readonly unknown[]; readonly total: number };
  assert.equal([response.status, page.data.length], [200, 3]);
  assert.ok(page.total > 1_700 && page.total < 2_200, String(page.total));
  await server.close(0);
  await app.close();
});

firstRun.run();
