/** The other end of a channel between two processes of Node. */
export interface Peer {
  send(message: Message): void;
  onMessage(listener: (message: Message) => void): void;
}

/** What processes of one service send each other. */
export type Message =
  | { readonly kind: 'listening'; readonly url: string }
  /** A known reason why the process cannot serve. */
  | { readonly kind: 'refused'; readonly sentence: string }
  /** To stop, after `noticeMs` in which each response is the last one of its connection. */
  | { readonly kind: 'stop'; readonly noticeMs: number }
  | { readonly kind: 'question'; readonly id: number; readonly question: Question }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown };

export type Question = 'metrics' | 'rate_refresh';

/** Asks the other end. Rejects when it does not answer in time. */
export type Ask = (question: Question) => Promise<unknown>;

const ANSWERED_WITHIN_MS = 2_000;

/** Answers the questions of the other end with `answer`, and returns how to ask it. */
export function openChannel(peer: Peer, answer: (question: Question) => Promise<unknown>): Ask {
  const waiting = new Map<number, (value: unknown) => void>();
  let last = 0;
  peer.onMessage((message) => {
    if (message.kind === 'answer') waiting.get(message.id)?.(message.value);
    if (message.kind !== 'question') return;
    // Without an answer the other end stops waiting by itself.
    answer(message.question).then(
      (value) => peer.send({ kind: 'answer', id: message.id, value }),
      () => undefined,
    );
  });
  return async (question) => {
    last += 1;
    const id = last;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    waiting.set(id, resolve);
    const giveUp = () => reject(new Error(`No answer to the question for ${question}.`));
    const timer = setTimeout(giveUp, ANSWERED_WITHIN_MS).unref();
    try {
      peer.send({ kind: 'question', id, question });
      return await promise;
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
    }
  };
}
