import { SingleBar } from 'cli-progress';

/**
 * Runs `work` with a progress bar on standard error that follows the bytes read, or those of another `verb`. Without a
 * terminal there is no bar, so that logs stay clean.
 */
export async function withProgressBar<Result>(
  work: (onProgress: (bytes: number, size: number) => void) => Promise<Result>,
  verb = 'Reading',
): Promise<Result> {
  const bar = new SingleBar({ format: `${verb} {bar} {percentage}% | {eta_formatted} left`, clearOnComplete: true });
  bar.start(0, 0);
  try {
    return await work((bytes, size) => {
      bar.setTotal(size);
      bar.update(bytes);
    });
  } finally {
    bar.stop();
  }
}
