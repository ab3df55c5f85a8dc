import { resolve } from 'node:path';
import { run } from 'uvu/run';

/** `node scripts/test/run-files.ts <test file…>`: runs them one after the other in this process, which loads once. */

await run(process.argv.slice(2).map((name) => ({ name, file: resolve(name) })));
