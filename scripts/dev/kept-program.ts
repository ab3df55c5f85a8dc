import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that serves HTTP in a process of its own, and begins anew when asked to. */
export interface KeptProgram {
  /** Where it listens, as soon as it does. Throws when the program ended before. */
  readonly address: () => Promise<string>;
  /** Ends it and starts it again. Resolves when it listens, or when it has ended. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a TypeScript file of the project that prints “ready at” and its address. `say` gets all that it prints. */
export function keepProgram(
  file: string,
  env: Readonly<Record<string, string>>,
  say: (text: string) => void,
): KeptProgram {
  let running = start();
  const stop = async () => {
    const { child } = running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return {
    address: () => running.address,
    restart: async () => {
      await stop();
      running = start();
      await running.address.catch(() => {});
    },
    stop,
  };

  function start(): { readonly child: ChildProcess; readonly address: Promise<string> } {
    const child = spawn(process.execPath, [...process.execArgv, file], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const address = addressOf(child, say);
    address.catch(() => say(`${file} has ended. It starts again at the next change.\n`));
    return { child, address };
  }
}

function addressOf(child: ChildProcess, say: (text: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      say(text);
      const address = /ready at (\S+)/.exec(text)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error('The program has ended.')));
  });
}
