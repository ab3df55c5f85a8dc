import type { UseCases } from '../../application/use-cases.ts';
import type { ToolCall } from '../../domain/access/tool-call.ts';
import type { New } from '../../domain/new.ts';
import type { Clock } from '../../domain/ports/clock.ts';

export type JournalEntry = Omit<New<ToolCall>, 'at'>;

/** Remembers tool calls for their users, beside the requests: no call waits for it, and none fails because of it. */
export interface ToolCallJournal {
  record(entry: JournalEntry): void;
  /** Writes what is still waiting. Nothing can be recorded afterwards. */
  close(): Promise<void>;
}

export interface ToolCallJournalParts {
  readonly activity: Pick<UseCases['activity'], 'noteToolCalls'>;
  readonly clock: Clock;
  /** Hears that calls could not be stored, and how many were given up for good. */
  readonly onFailure: (error: unknown, dropped: number) => void;
}

/** Calls that wait at most; more are dropped, so that an outage does not fill the memory. */
const WAITING_MAX = 10_000;
const BATCH_MAX = 1_000;
const BATCH_EVERY_MS = 500;
const RETRY_AFTER_MS = 5_000;

export function createToolCallJournal({ activity, clock, onFailure }: ToolCallJournalParts): ToolCallJournal {
  let waiting: New<ToolCall>[] = [];
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let isClosed = false;

  const write = async () => {
    timer = undefined;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_MAX);
      try {
        await activity.noteToolCalls(batch);
        waiting = waiting.slice(batch.length);
      } catch (error) {
        onFailure(error, dropped);
        dropped = 0;
        if (!isClosed) timer = setTimeout(writeNext, RETRY_AFTER_MS).unref();
        return;
      }
    }
  };
  const writeNext = () => (writing = writing.then(write));

  return {
    record: (entry) => {
      if (isClosed) return;
      if (waiting.length >= WAITING_MAX) {
        dropped += 1;
        return;
      }
      waiting.push({ ...entry, at: clock.now() });
      // Until the process is told to end, which writes what waits, nothing keeps it alive.
      timer ??= setTimeout(writeNext, BATCH_EVERY_MS).unref();
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      return writeNext();
    },
  };
}
