import type { Stores, UnitOfWork } from '../../../domain/ports/unit-of-work.ts';

/** A unit of work whose stores are partly replaced. */
export function withChangedStores(unitOfWork: UnitOfWork, change: (stores: Stores) => Partial<Stores>): UnitOfWork {
  return { run: (work) => unitOfWork.run((stores) => work({ ...stores, ...change(stores) })) };
}

/** A unit of work that breaks off when it stores an import. */
export function breakingAtImports(unitOfWork: UnitOfWork): UnitOfWork {
  const add = () => Promise.reject(new Error('The power failed.'));
  return withChangedStores(unitOfWork, ({ imports }) => ({ imports: { ...imports, add } }));
}
