import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { type Ask, type Message, openChannel, type Question } from './channel.ts';

/** A process that serves requests. */
export interface WorkerProcess {
  readonly pid: number;
  /** The URL at which it listens, the same for all. */
  readonly url: string;
  readonly ask: Ask;
  /**
   * Lets its running requests end, after `noticeMs` in which it goes on. Kills the process `atMostMs` later.
   * Resolves when it is gone.
   */
  stop(atMostMs: number, noticeMs?: number): Promise<void>;
  /** Resolves with what ended it. */
  readonly ended: Promise<string>;
}

/** A process could not serve for a reason that a person can mend. */
export class WorkerRefused extends Error {}

/** Starts a process, and resolves when it listens. Throws `WorkerRefused`, or an error that has no sentence. */
export async function launchWorker(
  env: Readonly<Record<string, string>>,
  answer: (question: Question) => Promise<unknown>,
): Promise<WorkerProcess> {
  const worker = cluster.fork(env);
  // A message to a process that has just ended is lost, and so is the process.
  worker.on('error', () => undefined);
  const ended = endOf(worker);
  const ask = openChannel(
    { send: (message) => send(worker, message), onMessage: (listener) => worker.on('message', listener) },
    answer,
  );
  const url = await untilListening(worker, ended);
  return {
    pid: worker.process.pid ?? 0,
    url,
    ask,
    ended,
    stop: (atMostMs, noticeMs = 0) => stop(worker, ended, atMostMs, noticeMs),
  };
}

function send(worker: Worker, message: Message): void {
  if (worker.isConnected()) worker.send(message);
}

async function endOf(worker: Worker): Promise<string> {
  const [code, signal] = (await once(worker, 'exit')) as [number | null, string | null];
  return signal ?? `exit code ${code}`;
}

function untilListening(worker: Worker, ended: Promise<string>): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: Message) => {
      if (message.kind === 'listening') resolve(message.url);
      if (message.kind === 'refused') reject(new WorkerRefused(message.sentence));
    });
    void ended.then((reason) => reject(new Error(`A process ended during its start (${reason}).`)));
  });
}

async function stop(worker: Worker, ended: Promise<string>, atMostMs: number, noticeMs: number): Promise<void> {
  send(worker, { kind: 'stop', noticeMs });
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), noticeMs + atMostMs);
  await ended;
  clearTimeout(timer);
}
