import type { Stores, UnitOfWork } from '../domain/ports/unit-of-work.ts';

/** Carries the result out of a unit of work that must not be committed. */
class NothingStored<Result> extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super('Nothing is stored.');
    this.result = result;
  }
}

/** What `work` would return. Nothing of it is stored. Throws what `work` throws. */
export async function rehearsed<Result>(
  unitOfWork: UnitOfWork,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  try {
    return await unitOfWork.run(async (stores): Promise<never> => {
      throw new NothingStored(await work(stores));
    });
  } catch (error) {
    if (error instanceof NothingStored) return error.result as Result;
    throw error;
  }
}
