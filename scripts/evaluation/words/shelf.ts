import { bankBook, bankPhrases, merchantBook, merchantPhrases } from '../../../domain/bank-texts/lexicons.ts';
import type { PhraseBook } from '../../../domain/bank-texts/phrases.ts';
import { categoryBook, categoryPhrases } from '../../../domain/categorising/category-phrases.ts';
import { TRADE_WORDS } from '../../../domain/categorising/words/trades.ts';
import { keysOf, type WordEntry } from './entries.ts';

/** The books of this process. */
export interface Shelf {
  /** Takes entries out of the books, and returns what puts them back: the last first. */
  readonly takeOut: (some: readonly WordEntry[]) => () => void;
  /** Takes an entry out if every book is the same without it. */
  readonly takeOutIfDoubled: (entry: WordEntry) => boolean;
}

/**
 * What the books say of the keys of entries is made anew from the entries that are left. The beginnings of their
 * phrases stay, which only make a search go on in vain; and texts without spaces are still cut at their words.
 */
export function shelfOf(entries: readonly WordEntry[]): Shelf {
  const byKey = byKeys(entries);
  const tradesByKey = byKeys(
    Object.entries(TRADE_WORDS).flatMap(([slug, phrases]) => phrases.split(',').map((phrase) => ({ slug, phrase }))),
  );
  const out = new Set<WordEntry>();
  /** The book of banks comes first: the others ask it for small words. */
  function* pagesOf(keys: readonly string[]): Generator<Page> {
    const left = new Set(keys.flatMap((key) => byKey.get(key) ?? [])).difference(out);
    const lists = [...left].map(({ alone }) => alone);
    const merchants = lists.filter((list) => 'kind' in list);
    const trades = Map.groupBy(new Set(keys.flatMap((key) => tradesByKey.get(key) ?? [])), ({ slug }) => slug);
    const traded = [...trades].map(([slug, own]) => [slug, own.map(({ phrase }) => phrase).join(',')]);
    yield pageOf(bankPhrases(), bankBook(lists.filter((list) => 'senses' in list)), keys);
    yield pageOf(merchantPhrases(), merchantBook(merchants), keys);
    yield pageOf(categoryPhrases(), categoryBook(merchants, Object.fromEntries(traded)), keys);
  }
  return {
    takeOut: (some) => {
      for (const entry of some) out.add(entry);
      const keys = [...new Set(some.flatMap(({ phrase }) => keysOf(phrase)))];
      const ways = pagesOf(keys).map(turn).toArray();
      return () => {
        for (const entry of some) out.delete(entry);
        for (const way of ways) way();
      };
    },
    takeOutIfDoubled: (entry) => {
      out.add(entry);
      const isDoubled = pagesOf(keysOf(entry.phrase)).every(({ changed }) => changed.length === 0);
      if (!isDoubled) out.delete(entry);
      return isDoubled;
    },
  };
}

function byKeys<One extends { readonly phrase: string }>(all: readonly One[]): ReadonlyMap<string, readonly One[]> {
  const pairs = all.flatMap((one) => [...new Set(keysOf(one.phrase))].map((key) => ({ key, one })));
  return new Map([...Map.groupBy(pairs, ({ key }) => key)].map(([key, own]) => [key, own.map(({ one }) => one)]));
}

/** What a book is to say of keys, where it says something else. */
interface Page {
  readonly book: PhraseBook<string>;
  readonly changed: readonly (readonly [key: string, meanings: ReadonlySet<string> | undefined])[];
}

function pageOf(book: PhraseBook<string>, by: PhraseBook<string>, keys: readonly string[]): Page {
  const said = ({ meanings }: PhraseBook<string>, key: string) => [...(meanings.get(key) ?? [])].toSorted().join();
  const changed = keys.filter((key) => said(book, key) !== said(by, key));
  return { book, changed: changed.map((key) => [key, by.meanings.get(key)]) };
}

/** What is derived from a book is kept by its `meanings`, so they become others. Returns the way back. */
function turn({ book, changed }: Page): () => void {
  const { meanings: before } = book;
  if (changed.length === 0) return () => {};
  const meanings = new Map(before);
  for (const [key, known] of changed) {
    if (known === undefined) meanings.delete(key);
    else meanings.set(key, known);
  }
  Object.assign(book, { meanings });
  return () => Object.assign(book, { meanings: before });
}

let found = new Set<string>();

class Watched<Meanings> extends Map<string, Meanings> {
  override get(key: string): Meanings | undefined {
    const known = super.get(key);
    if (known !== undefined) found.add(key);
    return known;
  }

  override has(key: string): boolean {
    return this.get(key) !== undefined;
  }
}

/** The keys that are found in the books while something is done. */
export function keysFound(act: () => void): ReadonlySet<string> {
  for (const book of [bankPhrases(), merchantPhrases(), categoryPhrases()]) {
    if (book.meanings instanceof Watched) continue;
    // Whoever looks for phrases that were cut off sorts a book, which is soon done where it is in order.
    Object.assign(book, { meanings: new Watched([...book.meanings].toSorted(([a], [b]) => (a < b ? -1 : 1))) });
  }
  found = new Set();
  act();
  return found;
}
