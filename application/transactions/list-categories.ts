import type { Category } from '../../domain/ledger/category.ts';
import type { Ports } from '../ports.ts';

/** Returns every category, ordered by id (contract 3.5). */
export function listCategories({ categories }: Pick<Ports, 'categories'>) {
  return (): Promise<readonly Category[]> => categories.list();
}
