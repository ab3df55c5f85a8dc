import type { Ports } from '../ports.ts';

/** Transactions stay as they are, and corrections from before teach nothing again. Throws `not_found`. */
export type RemoveCategoryRule = (userId: number, id: number) => Promise<void>;

export function removeCategoryRule({ categoryRules }: Pick<Ports, 'categoryRules'>): RemoveCategoryRule {
  return (userId, id) => categoryRules.remove(userId, id);
}
