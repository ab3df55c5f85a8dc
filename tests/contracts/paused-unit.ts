import type { Stores, UnitOfWork } from '../../domain/ports/unit-of-work.ts';

/** A unit of work that has done its work and waits to be committed or rolled back. */
export interface PausedUnit {
  commit(): Promise<void>;
  rollBack(): Promise<void>;
}

export async function pausedUnit(
  unitOfWork: UnitOfWork,
  work: (stores: Stores) => Promise<unknown>,
): Promise<PausedUnit> {
  const done = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const run = unitOfWork.run(async (stores) => {
    await work(stores);
    done.resolve();
    await end.promise;
  });
  run.catch(done.reject);
  await done.promise;
  return {
    commit: async () => {
      end.resolve();
      await run;
    },
    rollBack: async () => {
      end.reject(new RolledBack());
      await swallowRollback(run);
    },
  };
}

/** Runs `work` in a unit of work that then fails. */
export function rolledBack(unitOfWork: UnitOfWork, work: (stores: Stores) => Promise<unknown>): Promise<void> {
  return swallowRollback(
    unitOfWork.run(async (stores) => {
      await work(stores);
      throw new RolledBack();
    }),
  );
}

class RolledBack extends Error {}

async function swallowRollback(run: Promise<unknown>): Promise<void> {
  try {
    await run;
  } catch (error) {
    if (error instanceof RolledBack) return;
    throw error;
  }
  throw new Error('A unit of work swallowed the error that it ended with.');
}
