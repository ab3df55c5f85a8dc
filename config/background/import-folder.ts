import { setTimeout as delay } from 'node:timers/promises';
import type { FolderOutcome } from '../../application/imports/folder/import-waiting-files.ts';
import type { App } from '../create-app.ts';
import { useCases } from '../tokens.ts';

const LOOK_EVERY_MS = 5_000;

/** What failed is likely to fail again at once. */
const PAUSE_AFTER_FAILURE_MS = 60_000;

/**
 * Imports what people put into `IMPORT_DIR`, from now on and every few seconds. Logs ids and counts, and never the name
 * of a file. Returns a function that stops it and waits for the file that is being imported.
 */
export function startImportFolder(app: App, lookEveryMs = LOOK_EVERY_MS): () => Promise<void> {
  if (app.config.importDir === undefined) return async () => undefined;
  const stop = new AbortController();
  const imports = app.get(useCases.imports);
  const look = async (): Promise<boolean> => {
    let hasFailed = false;
    const onFile = (outcome: FolderOutcome) => {
      hasFailed ||= outcome.kind === 'failed';
      log(app, outcome);
    };
    await imports.importWaitingFiles(onFile, stop.signal);
    return hasFailed;
  };
  const run = async () => {
    while (!stop.signal.aborted) {
      const hasFailed = await look();
      const pause = hasFailed ? PAUSE_AFTER_FAILURE_MS : lookEveryMs;
      await delay(pause, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return () => {
    stop.abort();
    return running;
  };
}

function log({ logger, metrics }: App, outcome: FolderOutcome): void {
  metrics?.backgroundRun('import_folder', outcome.kind !== 'failed');
  if (outcome.kind === 'failed') return logger.warn({ err: outcome.error }, 'file of the import folder not imported');
  const { kind, ...facts } = outcome;
  logger.info(
    facts,
    kind === 'imported' ? 'file of the import folder imported' : 'file of the import folder asked about',
  );
}
