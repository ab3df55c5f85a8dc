import { FeedFailure } from '../../../domain/feeds/feed-problem.ts';
import { type JsonObject, objectsOf, tokenOf } from '../json.ts';
import { ProviderRefusal } from '../problem.ts';

/** Asks for the page with a key; for the first page without one. */
export type AskForPage = (continuationKey: string | undefined) => Promise<JsonObject>;

export interface ReadPages {
  readonly transactions: readonly JsonObject[];
  /** Why later pages are missing; `null` if all were read. */
  readonly failure: FeedFailure | null;
}

/** Pages have about 100 transactions. A bank that has more of them sends the same ones again and again. */
const PAGES_MAX = 500;
const READINGS_MAX = 3;

/**
 * Reads all pages. If the list changes meanwhile, a page may begin with rows of the page before, which look just like
 * true twins. Then the page before is read again, and all of them unless it is as it was, until two readings agree. If
 * none agree, a row that was on two pages counts once: a twin that is missed comes with the next fetch, but a double
 * would stay. Throws if the first page fails.
 */
export async function readTransactionPages(ask: AskForPage, endless: () => FeedFailure): Promise<ReadPages> {
  let reading = await readOnce(ask, endless);
  for (let nth = 1; nth < READINGS_MAX && reading.failure === null; nth += 1) {
    if (await isSettled(ask, reading.pages)) return { transactions: rowsOf(reading), failure: null };
    const next = await readOnce(ask, endless).catch(undefinedIfFailed);
    if (next === undefined || next.failure !== null) break;
    if (printsOf(rowsOf(reading)) === printsOf(rowsOf(next))) return { transactions: rowsOf(next), failure: null };
    reading = next;
  }
  return { transactions: withoutRepeats(reading), failure: reading.failure };
}

interface Page {
  /** `undefined` for the first one. */
  readonly key: string | undefined;
  readonly rows: readonly JsonObject[];
}

interface Reading {
  readonly pages: readonly Page[];
  readonly failure: FeedFailure | null;
}

async function readOnce(ask: AskForPage, endless: () => FeedFailure): Promise<Reading> {
  const pages: Page[] = [];
  let key: string | undefined;
  try {
    do {
      if (pages.length === PAGES_MAX) throw endless();
      const page = await ask(key);
      pages.push({ key, rows: objectsOf(page, 'transactions') });
      // An empty page may have a key: the bank has more.
      key = tokenOf(page, 'continuation_key') ?? undefined;
    } while (key !== undefined);
    return { pages, failure: null };
  } catch (error) {
    if (pages.length === 0 || !(error instanceof FeedFailure)) throw error;
    // The bank has forgotten where it was.
    if (error instanceof ProviderRefusal && error.error === 'WRONG_CONTINUATION_KEY') {
      return { pages, failure: endless() };
    }
    return { pages, failure: error };
  }
}

function undefinedIfFailed(error: unknown): undefined {
  if (!(error instanceof FeedFailure)) throw error;
}

/** Whether what a page begins with was on no page before, or the page before is still the same. */
async function isSettled(ask: AskForPage, pages: readonly Page[]): Promise<boolean> {
  const earlier = new Set<string>();
  let before: Page | undefined;
  for (const page of pages.filter(({ rows }) => rows.length > 0)) {
    if (before !== undefined && earlier.has(fingerprint(page.rows[0]!))) {
      const again = await ask(before.key).catch(undefinedIfFailed);
      if (again === undefined || printsOf(objectsOf(again, 'transactions')) !== printsOf(before.rows)) return false;
    }
    for (const row of page.rows) earlier.add(fingerprint(row));
    before = page;
  }
  return true;
}

function withoutRepeats({ pages }: Reading): readonly JsonObject[] {
  const earlier = new Set<string>();
  return pages.flatMap(({ rows }) => {
    const prints = rows.map(fingerprint);
    const kept = rows.filter((_, index) => !earlier.has(prints[index] ?? ''));
    for (const print of prints) earlier.add(print);
    return kept;
  });
}

function rowsOf({ pages }: Reading): readonly JsonObject[] {
  return pages.flatMap(({ rows }) => rows);
}

function printsOf(rows: readonly JsonObject[]): string {
  return rows.map(fingerprint).toSorted().join('\n');
}

/** `transaction_id` is another one each time, and at some banks so is `entry_reference`, or it is the row's place. */
function fingerprint(transaction: JsonObject): string {
  return JSON.stringify({ ...transaction, transaction_id: null, entry_reference: null });
}
