import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryConfig } from 'pg';
import type { ReadScope } from '../../../../domain/ports/service/read-scope.ts';
import type { AnswerBasis } from '../../../../domain/revision.ts';
import type { StatementResult } from '../statement.ts';
import type { Replica } from './replica.ts';

interface Scope {
  readonly basis: AnswerBasis;
  /** Whether the rest of the work stays with the primary, because it wrote or tried to. */
  hasLeft: boolean;
}

/** Reads from replicas, for work that says what its answer rests on. */
export interface ReplicaReads extends ReadScope {
  /** The result of a statement, or `undefined` where the primary has to be asked. */
  read<Row>(query: QueryConfig): Promise<StatementResult<Row> | undefined>;
  /** Called before anything that may write. */
  leave(): void;
  close(): Promise<void>;
}

export function replicaReads(replicas: readonly Replica[]): ReplicaReads {
  const scopes = new AsyncLocalStorage<Scope>();
  let turn = 0;
  const next = (): Replica | undefined => {
    const here = replicas.filter(({ isHere }) => isHere);
    turn = (turn + 1) % Math.max(1, here.length);
    return here[turn];
  };
  return {
    within: (basis, work) => scopes.run({ basis, hasLeft: false }, work),
    async read<Row>(query: QueryConfig) {
      const scope = scopes.getStore();
      const replica = scope === undefined || scope.hasLeft ? undefined : next();
      if (scope === undefined || replica === undefined) return undefined;
      try {
        return await replica.run<Row>(query, scope.basis);
      } catch {
        // PostgreSQL refuses every write there, so nothing else needs to know which statements write. The primary
        // repeats all other errors.
        scope.hasLeft = true;
        return undefined;
      }
    },
    leave() {
      const scope = scopes.getStore();
      if (scope !== undefined) scope.hasLeft = true;
    },
    async close() {
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}
