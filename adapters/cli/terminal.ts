import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { InterruptedError } from './failures.ts';

/** Questions to the person at the terminal. Ctrl-C and Ctrl-D throw `InterruptedError`. */
export interface Terminal {
  ask(question: string): Promise<string>;
  /** Like `ask`, but does not show what is typed. */
  askHidden(question: string): Promise<string>;
}

/** Asks on `output` and reads lines from `input`, which should be a terminal. */
export function createTerminal(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Terminal {
  return {
    ask: (question) => readLine(input, output, question),
    askHidden: async (question) => {
      output.write(question);
      try {
        // readline echoes what is typed to its output, so it gets one that drops everything.
        return await readLine(input, new Writable({ write: (_chunk, _encoding, done) => done() }), '');
      } finally {
        output.write('\n');
      }
    },
  };
}

function readLine(input: NodeJS.ReadableStream, output: NodeJS.WritableStream, question: string): Promise<string> {
  const reader = createInterface({ input, output, terminal: true, historySize: 0 });
  return new Promise<string>((resolve, reject) => {
    reader.once('SIGINT', () => reader.close());
    reader.once('close', () => reject(new InterruptedError()));
    reader.question(question, resolve);
  }).finally(() => reader.close());
}
