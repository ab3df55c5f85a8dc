import type { Ports } from '../ports.ts';

/** Transactions stay as they are, and corrections from before teach nothing again. Throws `not_found`. */
export function removeCategoryRule({ categoryRules }: Pick<Ports, 'categoryRules'>) {
  return (userId: number, id: number): Promise<void> => categoryRules.remove(userId, id);
}
