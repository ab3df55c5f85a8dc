import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { DEMO_EMAIL } from '../../adapters/demo/seed-demo.ts';
import { devServer } from './dev-server.ts';
import { GALLERY } from './gallery/shown-page.ts';
import { type KeptProgram, keepProgram } from './kept-program.ts';

/**
 * `npm run dev`: the service with an embedded database and the demo user, which begins anew at each change of the code,
 * and whose open pages load again. Its data is apart from that of `npm start`. The gallery starts when it is first
 * asked for.
 */

const FOLDERS = ['domain', 'application', 'adapters', 'config'];
/** Editors write a file in several steps, and people save several files at once. */
const QUIET_MS = 100;

const say = (text: string) => void process.stdout.write(text);
const { server, reloadPages } = devServer(() => service.address(), galleryAddress);
server.listen(Number(process.env['PORT'] ?? 3000), '127.0.0.1');
await once(server, 'listening');
const url = `http://localhost:${(server.address() as AddressInfo).port}`;
const env = { DATA_DIR: 'var/dev', ...process.env, PORT: '0', BASE_URL: url, DATABASE_URL: '' };

const service = keepProgram('config/main.ts', env, (text) => say(text.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, url)));
let gallery: KeptProgram | undefined;
onChange(async () => {
  say('Changed. Starting again …\n');
  await Promise.all([service.restart(), gallery?.restart()]);
  reloadPages();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end());

await service.address().catch(() => {});
say(`Develop at ${url}\nEvery page in each state: ${url}${GALLERY}\n`);
say(await signInLink());

function galleryAddress(): Promise<string> {
  gallery ??= keepProgram('scripts/dev/gallery/main.ts', env, () => {});
  return gallery.address();
}

/** Calls `work` after each change, once for those that come together, and never while it still runs. */
function onChange(work: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(work)), QUIET_MS);
  };
  for (const folder of FOLDERS) watch(folder, { recursive: true }, changed);
}

/** Of the demo user, whom somebody may have removed. A store in memory prints a link of its own, and has none here. */
async function signInLink(): Promise<string> {
  const command = [...process.execArgv, 'scripts/coffer.ts', 'user', 'sign-in-link', '--email', DEMO_EMAIL];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, command, { env });
    return `Sign in as the demo user:\n${stdout}`;
  } catch {
    return '';
  }
}

async function end(): Promise<void> {
  await Promise.all([service.stop(), gallery?.stop()]);
  process.exit();
}
