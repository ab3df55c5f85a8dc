import { Writable } from 'node:stream';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startFetchingFeeds } from '../../config/background/feed-scheduler.ts';
import { replace } from '../../config/container.ts';
import { createApp } from '../../config/create-app.ts';
import { ports, useCases } from '../../config/tokens.ts';
import { aFetch, FakeFeed } from '../support/feeds/fake-feed.ts';
import { newUser } from '../support/fixtures.ts';

const fetching = suite('fetching feeds in the background');

fetching('a connection is fetched after it was begun, and the log has ids and counts alone', async () => {
  const lines: string[] = [];
  const fetched = Promise.withResolvers<void>();
  const logTo = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      if (String(chunk).includes('feed fetched')) fetched.resolve();
      done();
    },
  });
  const feed = new FakeFeed().shows(aFetch([{ day: 2, amount: -350, text: 'COFFEE HOUSE', id: 't1' }]));
  const app = await createApp({
    store: 'memory',
    logTo,
    replace: [replace(ports.bankFeeds, new Map([[feed.provider, feed]]))],
  });
  const { id: userId } = await app.get(ports.users).add(newUser());
  await app
    .get(useCases.connections)
    .beginConnection(userId, { provider: 'simplefin', returnUrl: 'https://money.example/' });
  const scheduler = startFetchingFeeds(app);
  await fetched.promise;
  await scheduler.stop();
  const [account] = await app.get(ports.accounts).list(userId);
  assert.is(account?.name, 'Checking');
  const log = lines.join('');
  assert.match(log, '"added":1');
  for (const secret of ['COFFEE', 'hunter2', 'bridge.example', 'Checking']) assert.not.match(log, secret);
  await app.close();
});

fetching.run();
