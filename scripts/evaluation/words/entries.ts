import { readdirSync } from 'node:fs';
import { spellingsOf, withLargeKana } from '../../../domain/bank-texts/phrases.ts';
import type { BankWords } from '../../../domain/bank-texts/words/bank-words.ts';
import type { MerchantWords } from '../../../domain/bank-texts/words/merchant-words.ts';
import { MERCHANT_WORDS } from '../../../domain/bank-texts/words/merchants/merchant-lists.ts';
import { VOCABULARIES } from '../../../domain/bank-texts/words/vocabularies.ts';

/** One phrase of one list that the detection of bills reads. */
export interface WordEntry {
  /** As the code calls it, such as `ESTONIAN`. */
  readonly list: string;
  /** Such as `standing`, or the kind of a merchant, or a finer category of it. */
  readonly meaning: string;
  /** As it is written. */
  readonly phrase: string;
  /** The list without all its other phrases. */
  readonly alone: Pick<BankWords, 'senses'> | MerchantWords;
}

const WORDS = new URL('../../../domain/bank-texts/words/', import.meta.url);
const FOLDERS = ['banks', 'languages', 'merchants/by-contract', 'merchants/everyday'];

/** All of them, in the order in which the books are made. */
export async function allEntries(): Promise<readonly WordEntry[]> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, WORDS)).map((name) => `${folder}/${name}`),
  );
  const modules = await Promise.all(files.map((file) => import(new URL(file, WORDS).href)));
  const names = new Map<unknown, string>(modules.flatMap(Object.entries).map(([name, list]) => [list, name]));
  const entriesOf = (of: object, meaning: string, phrases: string, alone: (phrase: string) => WordEntry['alone']) =>
    phrases
      .split(',')
      .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
      .filter((phrase) => phrase !== '')
      .map((phrase) => ({ list: names.get(of)!, meaning, phrase, alone: alone(phrase) }));
  return [
    ...VOCABULARIES.flatMap((list) =>
      Object.entries(list.senses).flatMap(([sense, phrases]) =>
        entriesOf(list, sense, phrases, (phrase) => ({ senses: { [sense]: phrase } })),
      ),
    ),
    ...MERCHANT_WORDS.flatMap((list) => [
      ...entriesOf(list, list.kind, list.phrases, (phrases) => ({ ...list, phrases, finer: {} })),
      ...Object.entries(list.finer ?? {}).flatMap(([slug, own]) =>
        entriesOf(list, slug, own, (phrase) => ({ ...list, phrases: '', finer: { [slug]: phrase } })),
      ),
    ]),
  ];
}

/** The keys of a book (`PhraseBook`) under which a phrase is kept: one for each spelling. */
export function keysOf(phrase: string): readonly string[] {
  return spellingsOf(phrase).map((words) => words.map(withLargeKana).join(' '));
}
