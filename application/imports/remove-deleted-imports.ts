import type { Ports } from '../ports.ts';

/** Removes what is left of the imports of deleted accounts, of every user, in parts. Returns how many rows. */
export function removeDeletedImports({ imports }: Pick<Ports, 'imports'>) {
  return async (): Promise<number> => {
    let removed = 0;
    for (;;) {
      const rows = await imports.removeLeftovers();
      if (rows === 0) return removed;
      removed += rows;
    }
  };
}
