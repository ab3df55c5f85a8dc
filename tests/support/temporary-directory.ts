import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from './at-exit.ts';

/** Makes a directory that is removed when this process ends, after `cleanUp` had a look at it. */
export function temporaryDirectory(cleanUp: (directory: string) => void = () => undefined): string {
  const directory = mkdtempSync(join(tmpdir(), 'coffer-test-'));
  atExit(() => {
    cleanUp(directory);
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  });
  return directory;
}
