import type { ListTransactionsQuery } from '../../../../application/transactions/list-transactions.ts';
import { parseLocalDate } from '../../../../domain/calendar.ts';
import type { FieldErrors } from '../../../../domain/error.ts';
import { TRANSACTION_TYPES } from '../../../../domain/ledger/transaction.ts';
import { isStorableText } from '../../../../domain/text.ts';

const LIST_FIELDS = ['search', 'account', 'category', 'type', 'from', 'to'] as const;

/** The fields of the list's form, as its address has them; an empty one filters nothing. */
export type ListFields = Readonly<Record<(typeof LIST_FIELDS)[number], string>>;

/** What the address of a list asks for. */
export interface ListAddress {
  readonly fields: ListFields;
  /** `fields` without those that cannot be understood: what the links of the page carry on. */
  readonly understood: ListFields;
  readonly filter: ListTransactionsQuery['filter'];
  /** From 1. */
  readonly page: number;
  /** Of fields that cannot be understood. They filter nothing. */
  readonly errors: FieldErrors;
}

/** Instead of an account: all of those that are not hidden, as the figures of the overview have it. */
export const VISIBLE_ACCOUNTS = 'visible';

/** Behind the id of a category: without those below it, as the figures of the overview have it. */
export const EXACTLY = '.exactly';

const MAX_PAGE = 1_000_000;
const SEARCH_MAX_CHARACTERS = 200;

/** `query` has the parameters of the address, of which the first of each name counts. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const fields = Object.fromEntries(LIST_FIELDS.map((name) => [name, query.get(name)?.trim() ?? ''])) as ListFields;
  const errors: Record<string, readonly string[]> = {};
  const read = <Value>(name: keyof ListFields, parse: (text: string) => Value | undefined, rule: string) => {
    if (fields[name] === '') return undefined;
    const value = parse(fields[name]);
    if (value === undefined) errors[name] = [rule];
    return value;
  };
  const text = read('search', searchText, `Search for at most ${SEARCH_MAX_CHARACTERS} characters.`);
  const isVisible = fields.account === VISIBLE_ACCOUNTS;
  const bankAccountId = isVisible ? undefined : read('account', idIn, 'Choose one of your accounts.');
  const isExact = fields.category.endsWith(EXACTLY);
  const categoryId = read('category', (value) => idIn(value.replace(EXACTLY, '')), 'Choose one of the categories.');
  const type = read('type', (value) => TRANSACTION_TYPES.find((each) => each === value), 'Choose income or expenses.');
  const from = read('from', parseLocalDate, 'Write a day such as 2026-11-22.');
  const to = read('to', parseLocalDate, 'Write a day such as 2026-11-22.');
  if (from !== undefined && to !== undefined && from > to) errors['to'] = ['The last day is before the first one.'];
  const page = idIn(query.get('page') ?? '') ?? 1;
  const understood = LIST_FIELDS.map((name) => [name, errors[name] === undefined ? fields[name] : '']);
  return {
    fields,
    understood: Object.fromEntries(understood) as ListFields,
    errors,
    page: Math.min(page, MAX_PAGE),
    filter: {
      ...definedOf({ text, bankAccountId, categoryId, type, from, to }),
      ...(isVisible ? { visibleAccountsOnly: true } : {}),
      ...(isExact && categoryId !== undefined ? { isExactCategory: true } : {}),
    },
  };
}

/** The address of a list, below the base path. */
export function listAddress(fields: Partial<ListFields>, page = 1): string {
  const query = new URLSearchParams();
  for (const name of LIST_FIELDS) if (fields[name]) query.set(name, fields[name]);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/transactions' : `/transactions?${query.toString()}`;
}

/** The list that a form leads back to. Only addresses of lists: anything else could lead elsewhere. */
export function backToList(text: string | undefined): string {
  const [path, query = ''] = (text ?? '').split('?');
  if (path !== '/transactions') return '/transactions';
  const { understood, page } = readListAddress(new URLSearchParams(query));
  return listAddress(understood, page);
}

function searchText(text: string): string | undefined {
  return text.length <= SEARCH_MAX_CHARACTERS && isStorableText(text) ? text : undefined;
}

function idIn(text: string): number | undefined {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

function definedOf<Fields extends object>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>;
}
