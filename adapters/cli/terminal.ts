import { createInterface, type Interface } from 'node:readline';
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
    ask: (question) => readLine(createReader(input, output), question),
    askHidden: async (question) => {
      // readline echoes what is typed to its output, so it gets one that drops everything. It switches off the echo of
      // the terminal itself, and so must exist before the question invites anybody to type.
      const reader = createReader(input, new Writable({ write: (_chunk, _encoding, done) => done() }));
      output.write(question);
      try {
        return await readLine(reader, '');
      } finally {
        output.write('\n');
      }
    },
  };
}

function createReader(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Interface {
  return createInterface({ input, output, terminal: true, historySize: 0 });
}

function readLine(reader: Interface, question: string): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    reader.once('SIGINT', () => reader.close());
    reader.once('close', () => reject(new InterruptedError()));
    reader.question(question, resolve);
  }).finally(() => reader.close());
}
