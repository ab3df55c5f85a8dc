/**
 * Runs a whole service in a process of its own, with a barrier at its OAuth records. Arguments: URL of the database,
 * data directory, and base URL. Messages to it: `{ close: kind }` and `'open'`; from it: its URL, then `{ wasFree }`
 * for each arrival. Ends with its parent.
 */
import { replace } from '../../../config/container.ts';
import { createApp } from '../../../config/create-app.ts';
import { ports } from '../../../config/tokens.ts';
import type { OAuthRecordKind } from '../../../domain/ports/access/oauth-record-repo.ts';
import { barrierAt } from './oauth-barrier.ts';

const [databaseUrl = '', dataDir = '', baseUrl = ''] = process.argv.slice(2);
const options = {
  store: 'postgres',
  databaseUrl,
  dataDir,
  config: { logLevel: 'silent', ratesRefresh: false, baseUrl, databasePoolSize: 8 },
} as const;
const plain = await createApp(options);
const barrier = barrierAt(plain.get(ports.oauthRecords));
const app = await createApp({ ...options, replace: [replace(ports.oauthRecords, barrier.records)] });
const server = await app.listen();
process.on('message', (message: 'open' | { readonly close: OAuthRecordKind }) => {
  if (message === 'open') barrier.open();
  else barrier.close(message.close, (wasFree) => process.send?.({ wasFree }));
});
process.once('disconnect', () => process.exit());
process.send?.(server.url);
