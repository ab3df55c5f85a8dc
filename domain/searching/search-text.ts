import type { Transaction } from '../ledger/transaction.ts';
import { searchForm, spelledOut } from '../search-form.ts';

export type Searchable = Pick<Transaction, 'description' | 'merchantName' | 'from' | 'to' | 'notes'>;

/**
 * The text of a transaction that is searched (contract 2.5), stored with it: each part of it as words between spaces,
 * and a slash behind each, which no word contains. Nothing is there twice: names mostly repeat what the bank wrote.
 */
export function searchText({ description, merchantName, from, to, notes }: Searchable): string {
  const names = [...new Set([merchantName ?? '', ...from.map(({ name }) => name), ...to.map(({ name }) => name)])];
  let all = ' ';
  const add = (words: string) => {
    if (words !== '' && !all.includes(` ${words} `)) all += `${words} / `;
  };
  for (const text of [description, ...names, notes ?? '']) {
    add(searchForm(text));
    for (const [chunk] of text.normalize('NFC').matchAll(OTHER_SPELLING)) add(searchForm(spelledOut(chunk)));
  }
  for (const [chunk] of description.matchAll(JOINED)) add(joined(searchForm(chunk)));
  for (const name of names) add(joined(searchForm(name)));
  return all;
}

/** Words that can be spelled with other letters. */
const OTHER_SPELLING = /[\p{L}'’]*[äöüåøÄÖÜÅØ][\p{L}'’]*/gu;

/** `7-ELEVEN`, `AT&T` and `T-MOBILE`, which people also write as one word. */
const JOINED = /[\p{L}\p{N}]+(?:[-&+][\p{L}\p{N}]+)+/gu;

const JOINED_MAX = 40;

/** “mediamarkt” for “media markt”; empty for what nobody writes as one word. */
export function joined(words: string): string {
  return words.length > JOINED_MAX || /[%_\\]/.test(words) ? '' : words.replaceAll(' ', '');
}
