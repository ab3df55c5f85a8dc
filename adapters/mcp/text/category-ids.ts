import type { Category } from '../../../domain/ledger/category.ts';
import { CATEGORY_TREE } from '../../../domain/ledger/category-tree.ts';
import { searchForm } from '../../../domain/search-form.ts';

const FINANCE = 180;

/**
 * The categories that a model cannot learn from `get_spending_by_category`, as `100 Food & drink`: the groups, the
 * categories of income and of transfers (contract 5.7), and those of finance, which are too small for the largest.
 */
export const CATEGORY_IDS: string = CATEGORY_TREE.filter(isOutOfReach).map(named).join(', ');

export function isCategoryId(id: number): boolean {
  return CATEGORY_TREE.some((category) => category.id === id);
}

/** The categories of which each word of a search is a word, such as `190 Cash withdrawal` for "cash". */
export function categoriesCalled(search: string): readonly string[] {
  const words = wordsOf(search);
  return CATEGORY_TREE.filter(({ name }) => {
    const own = wordsOf(name);
    return words.length > 0 && words.every((word) => [word, `${word}s`, `${word}es`].some((one) => own.includes(one)));
  }).map(named);
}

function wordsOf(text: string): readonly string[] {
  return searchForm(text)
    .split(' ')
    .filter((word) => word !== '');
}

function isOutOfReach({ level, type, accountable, parentId }: Category): boolean {
  return level === 1 || type === 'income' || accountable === 0 || parentId === FINANCE;
}

function named({ id, name }: Category): string {
  return `${id} ${name}`;
}
