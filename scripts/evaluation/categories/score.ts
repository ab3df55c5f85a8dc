import { CATEGORY_TREE, uncategorised } from '../../../domain/ledger/category-tree.ts';
import type { ShownPayment } from './person.ts';
import type { StatementRow } from './statement-rows.ts';

export interface Mark {
  /** `unknowable` where no person could say; `claimed` if it has a category all the same. */
  readonly category: 'right' | 'open' | 'wrong' | 'unknowable' | 'claimed';
  /** Whether the name reads well; `undefined` where nobody is named. */
  readonly name: boolean | undefined;
}

const PARENTS = new Map(CATEGORY_TREE.map(({ id, parentId }) => [id, parentId]));

export function judge(row: StatementRow, { categoryId, name }: Pick<ShownPayment, 'categoryId' | 'name'>): Mark {
  return {
    category: categoryMark(row, categoryId),
    name: row.names.length === 0 ? undefined : row.names.some((right) => folded(right) === folded(name)),
  };
}

/** The group of a right category is right too: it says less, and nothing false. */
function categoryMark({ categories }: StatementRow, id: number): Mark['category'] {
  const isOpen = id === uncategorised('expense') || id === uncategorised('income');
  if (categories.length === 0) return isOpen ? 'unknowable' : 'claimed';
  if (isOpen) return 'open';
  return categories.some((right) => right === id || PARENTS.get(right) === id) ? 'right' : 'wrong';
}

const LEGAL_FORM =
  /[\s,]+(?:gmbh(?: & co\.? kg)?|ag|kg|se|ohg|e\.? ?v\.?|vvag|ltd\.?|limited|plc|llc|inc\.?|n\.?v\.?|b\.?v\.?|s\.?a\.?(?:s\.?|u\.?)?|s\.?l\.?u?\.?|s\.?p\.?a\.?|s\.?r\.?l\.?|s\.?r\.?o\.?|a\.?s\.?|a\/s|aps|ab|oyj?|lda\.?|ltda\.?|sp\.? z ?o\.? ?o\.?|pty(?: ltd)?)$/iu;

/** Letters and digits alone, without case, accents and legal form; `ä` is also written `ae`. */
function folded(name: string): string {
  return name
    .trim()
    .replace(LEGAL_FORM, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'a')
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?<=[aou])e/gu, '');
}

/** Counts of marks. */
export interface Tally {
  readonly right: number;
  readonly open: number;
  readonly wrong: number;
  readonly unknowable: number;
  readonly claimed: number;
  readonly names: number;
  readonly wellNamed: number;
}

export function tallyOf(marks: readonly Mark[]): Tally {
  const count = (category: Mark['category']) => marks.filter((mark) => mark.category === category).length;
  return {
    right: count('right'),
    open: count('open'),
    wrong: count('wrong'),
    unknowable: count('unknowable'),
    claimed: count('claimed'),
    names: marks.filter(({ name }) => name !== undefined).length,
    wellNamed: marks.filter(({ name }) => name === true).length,
  };
}

/** How many rows a person could name. */
export function nameable({ right, open, wrong }: Tally): number {
  return right + open + wrong;
}
