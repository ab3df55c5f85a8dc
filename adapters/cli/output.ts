import { OutputClosedError, OutputFailedError } from './failures.ts';

/** A standard stream that may stop being read at any time. */
export interface Output {
  /** Writes a line. Throws `OutputClosedError` or `OutputFailedError` once an earlier line could not be written. */
  line(text: string): void;
  /** Waits until everything is written; throws like `line`. */
  finish(): Promise<void>;
}

/** From now on a failure to write to `stream` ends in the errors of `Output` instead of ending the process. */
export function createOutput(stream: NodeJS.WritableStream): Output {
  let failure: NodeJS.ErrnoException | undefined;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    failure ??= error;
  });
  const check = () => {
    if (failure?.code === 'EPIPE') throw new OutputClosedError('Nobody reads the output any more.');
    if (failure !== undefined) throw new OutputFailedError(`The output cannot be written (${failure.code}).`);
  };
  return {
    line: (text) => {
      check();
      stream.write(`${text}\n`);
    },
    finish: async () => {
      if (failure === undefined) await new Promise((resolve) => stream.write('', resolve));
      check();
    },
  };
}
