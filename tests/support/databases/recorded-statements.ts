import { changedData } from '../../../adapters/mikro-orm/connection/changed-data.ts';
import type { Unit } from '../../../adapters/mikro-orm/connection/session.ts';
import type { Statement } from '../../../adapters/mikro-orm/connection/statement.ts';

export interface Executed {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

/** Records the statements of `work` without running them. Those in `answers` return a row and are not recorded. */
export async function recordedStatements(
  work: (unit: Unit) => Promise<unknown>,
  answers: ReadonlyMap<Statement, readonly unknown[]> = new Map(),
): Promise<readonly Executed[]> {
  const executed: Executed[] = [];
  const note = (statement: Statement, values: readonly unknown[]) => void executed.push({ statement, values });
  const unit: Unit = {
    isDistributed: false,
    orm: () => Promise.reject(new Error('Not a hand-written statement.')),
    async rows(statement, values) {
      const answer = answers.get(statement);
      if (answer !== undefined) return [answer] as never[];
      note(statement, values);
      return [];
    },
    async change(statement, values) {
      note(statement, values);
      return 0;
    },
    copy: async () => 0,
    atomically: (inside) => inside(unit),
    waitPatiently: async () => {},
    changed: changedData(async () => 1),
  };
  await work(unit);
  return executed;
}
