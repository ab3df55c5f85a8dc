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
 * Reads all pages. If the list changes meanwhile, a row may be on two pages, where it looks just like a true twin. Then
 * the pages are read again, until two readings agree. If none agree, a row that was on two pages counts once: a twin
 * that is missed comes with the next fetch, but a double would stay. Throws if the first page fails.
 */
export async function readTransactionPages(ask: AskForPage, endless: () => FeedFailure): Promise<ReadPages> {
  let reading = await readOnce(ask, endless);
  for (let nth = 1; nth < READINGS_MAX && reading.failure === null && hasRepeats(reading.pages); nth += 1) {
    const next = await readOnce(ask, endless).catch(undefinedIfFailed);
    if (next === undefined || next.failure !== null) break;
    if (isSame(reading, next)) return { transactions: next.pages.flat(), failure: null };
    reading = next;
  }
  return { transactions: withoutRepeats(reading.pages), failure: reading.failure };
}

type Page = readonly JsonObject[];

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
      pages.push(objectsOf(page, 'transactions'));
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

function hasRepeats(pages: readonly Page[]): boolean {
  return withoutRepeats(pages).length < pages.flat().length;
}

function withoutRepeats(pages: readonly Page[]): readonly JsonObject[] {
  const earlier = new Set<string>();
  return pages.flatMap((page) => {
    const prints = page.map(fingerprint);
    const kept = page.filter((_, index) => !earlier.has(prints[index] ?? ''));
    for (const print of prints) earlier.add(print);
    return kept;
  });
}

function isSame(a: Reading, b: Reading): boolean {
  const [one, other] = [a, b].map(({ pages }) => pages.flat().map(fingerprint).toSorted().join('\n'));
  return one === other;
}

/** `transaction_id` is another one each time, and at some banks so is `entry_reference`, or it is the row's place. */
function fingerprint(transaction: JsonObject): string {
  return JSON.stringify({ ...transaction, transaction_id: null, entry_reference: null });
}
