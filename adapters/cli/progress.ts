import { SingleBar } from 'cli-progress';

/**
 * Runs `read` with a progress bar on standard error that follows the bytes read. Without a terminal there is no bar, so
 * that logs stay clean.
 */
export async function withProgressBar<Result>(
  read: (onProgress: (bytes: number, size: number) => void) => Promise<Result>,
): Promise<Result> {
  const bar = new SingleBar({ format: 'Reading {bar} {percentage}% | {eta_formatted} left', clearOnComplete: true });
  bar.start(0, 0);
  try {
    return await read((bytes, size) => {
      bar.setTotal(size);
      bar.update(bytes);
    });
  } finally {
    bar.stop();
  }
}
