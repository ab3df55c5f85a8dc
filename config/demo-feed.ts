import { createSimpleFin } from '../adapters/bank-feeds/simplefin/simplefin.ts';
import { startFakeSimpleFin } from '../adapters/demo/feed/fake-simplefin.ts';
import { showFeed } from '../adapters/demo/feed/show-feed.ts';
import { dateOf } from '../domain/calendar.ts';
import { replace } from './container.ts';
import { createApp } from './create-app.ts';
import { ports } from './tokens.ts';
import { allUseCases } from './use-cases.ts';

/**
 * Plays a bank feed from the setup token on, with a server of its own on this machine and a store in memory. The only
 * place in production where a feed may talk to this machine, and only to the port of that server.
 */
export async function playDemoFeed(say: (line: string) => void): Promise<void> {
  const fake = await startFakeSimpleFin({ accounts: [], now: () => Date.now() });
  const feed = createSimpleFin({ allowedOrigins: [fake.origin] });
  const replacements = [replace(ports.bankFeeds, new Map([[feed.provider, feed]]))];
  const app = await createApp({ store: 'memory', config: { logLevel: 'silent' }, replace: replacements });
  try {
    const facts = { today: dateOf(app.get(ports.clock).now()), password: app.get(ports.secrets).uuid() };
    await showFeed(
      allUseCases((token) => app.get(token)),
      fake,
      facts,
      say,
    );
  } finally {
    await app.close();
    await fake.close();
  }
}
