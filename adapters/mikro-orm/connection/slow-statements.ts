import type { StoreLogger } from './outages.ts';
import type { Statement } from './statement.ts';

/** Runs a statement on a connection, and logs it if it was slow. */
export type Timed = <Result>(statement: LoggedStatement, run: () => Promise<Result>) => Promise<Result>;

/** What may be logged of a statement: its text has parameters in the place of values. */
export type LoggedStatement = Pick<Statement, 'name' | 'text'>;

/** Longer texts are cut off in the log. */
const LONGEST_LOGGED_TEXT = 1_000;

/**
 * Logs statements that take `limitMillis` or longer, without the wait for a connection; 0 switches that off. A failed
 * statement counts too: it may have failed because of its time.
 */
export function timedStatements(limitMillis: number, logger: StoreLogger): Timed {
  if (limitMillis === 0) return (_, run) => run();
  return (statement, run) => {
    const start = performance.now();
    const end = () => {
      const ms = Math.round(performance.now() - start);
      if (ms >= limitMillis)
        logger.warn({ ms, statement: statement.name || undefined, text: shortened(statement.text) }, 'slow statement');
    };
    const result = run();
    result.then(end, end);
    return result;
  };
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= LONGEST_LOGGED_TEXT ? line : `${line.slice(0, LONGEST_LOGGED_TEXT)} …`;
}

/** The ORM writes values into its texts, so that only the kind of the statement and its table may be logged. */
export function outlineOf(text: string): LoggedStatement {
  const [, kind = 'statement'] = /^(select|insert|update|delete|with)\b/i.exec(text) ?? [];
  // The first table is named before any value.
  const [, table] = /^[^']*?\b(?:from|into|update) "(\w+)"/i.exec(text) ?? [];
  return { text: [kind, ...(table === undefined ? [] : [table]), '(by the ORM)'].join(' ') };
}
