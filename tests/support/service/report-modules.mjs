// Preloaded into a program whose modules a test wants to know: `node --import ./tests/support/service/report-modules.mjs …`.
// Reports them over the channel to its parent when asked, and to the file that MODULES_FILE names when it ends. Plain
// JavaScript, because stripping types loads modules too.
import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const urls = new Set();
registerHooks({
  load(url, context, next) {
    urls.add(url);
    return next(url, context);
  },
});

const report = () => ({ urls: [...urls], builtIn: process.moduleLoadList });

if (process.channel !== undefined) {
  process.on('message', () => process.send?.(report()));
  process.channel.unref();
}
process.on('exit', () => {
  if (process.env.MODULES_FILE) writeFileSync(process.env.MODULES_FILE, JSON.stringify(report()));
});
