import { stat } from 'node:fs/promises';
import { SingleBar } from 'cli-progress';

/**
 * Runs `read` over a file with a bar on standard error that follows the bytes read. Where standard error is no terminal
 * there is no bar, so that logs stay clean.
 */
export async function withFileProgress<Result>(
  path: string,
  read: (onProgress: (bytes: number) => void) => Promise<Result>,
): Promise<Result> {
  const bar = new SingleBar({ format: 'Reading {bar} {percentage}% | {eta_formatted} left', clearOnComplete: true });
  bar.start((await stat(path)).size, 0);
  try {
    return await read((bytes) => bar.update(bytes));
  } finally {
    bar.stop();
  }
}
