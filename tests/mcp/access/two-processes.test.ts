import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openTestDatabase } from '../../support/databases/postgres.ts';
import { aUser } from '../../support/fixtures.ts';
import { sendRaw } from '../../support/service/raw-http.ts';
import { openToolService, toolStoreAt } from '../../support/service/tool-service.ts';

const PROCESS = fileURLToPath(new URL('../../support/service/tool-service-process.ts', import.meta.url));

const test = suite('two processes');

test('share the rate of each user: of 100 requests at once exactly 60 pass, and the others are 429', async () => {
  const database = await openTestDatabase();
  // Migrates, and issues the token.
  const service = await openToolService({ open: () => toolStoreAt(database.url) });
  const children = [1, 2].map(() => fork(PROCESS, [database.url]));
  const urls = await Promise.all(children.map(urlOf));
  const token = await service.tokenFor(await aUser(service.stores));
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
  };
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, turn) => sendRaw(`${urls[turn % 2]}/mcp`, request)),
  );
  assert.is(answers.filter(({ status }) => status === 200).length, 60);
  const refused = answers.filter(({ status }) => status === 429);
  assert.is(refused.length, 40);
  for (const { headers } of refused) {
    assert.is(headers['x-ratelimit-limit'], '60');
    assert.is(headers['x-ratelimit-remaining'], '0');
    assert.match(headers['retry-after'] ?? '', /^([1-9]|[1-5]\d|60)$/);
  }
  await Promise.all(children.map(end));
  await service.close();
  await database.drop();
});

test.run();

async function urlOf(child: ChildProcess): Promise<string> {
  const [url] = await once(child, 'message');
  return url;
}

async function end(child: ChildProcess): Promise<void> {
  child.disconnect();
  await once(child, 'exit');
}
