import { keysOf, type WordEntry } from './entries.ts';
import type { Judged } from './everything.ts';
import { keysFound, type Shelf, shelfOf } from './shelf.ts';

/**
 * - `earning`: without it a verdict is another one.
 * - `doubled`: the books are the same without it, so that it can change no verdict on any text.
 * - `idle`: a text holds it, and no verdict changes without it and the others that are left out.
 * - `unseen`: no text holds it.
 */
export type Worth = 'earning' | 'doubled' | 'idle' | 'unseen';

/** A text that something judged holds. */
interface SeenText {
  readonly read: () => string;
  said: string;
  readonly judged: Judged[];
}

export interface Findings {
  readonly worth: ReadonlyMap<WordEntry, Worth>;
  /** What gets another verdict when all entries that do not earn their place are left out at once. */
  readonly changed: readonly Judged[];
}

/**
 * Leaves entries out, one after the other, and keeps out those without which every verdict is the same. The books of
 * this process stay without them.
 */
export function judgeWords(
  entries: readonly WordEntry[],
  judged: readonly Judged[],
  onDone: (share: number) => void = () => {},
): Findings {
  const shelf = shelfOf(entries);
  const worth = new Map<WordEntry, Worth>(doubledIn(entries, shelf).map((entry) => [entry, 'doubled']));
  const verdicts = new Map(judged.map((one) => [one, one.verdict()]));
  const textsOf = textsByKey(judged);
  const single = entries.filter((entry) => !worth.has(entry));
  const isSeen = ({ phrase }: WordEntry) => keysOf(phrase).some((key) => textsOf.has(key));
  const unseen = single.filter((entry) => !isSeen(entry));
  for (const entry of unseen) worth.set(entry, 'unseen');
  shelf.takeOut(unseen);
  // A longer phrase goes before the words in it, which say as much in more texts.
  const seen = single.filter(isSeen).toSorted((a, b) => b.phrase.length - a.phrase.length);
  for (const [index, entry] of seen.entries()) {
    const texts = new Set(keysOf(entry.phrase).flatMap((key) => textsOf.get(key) ?? []));
    const putBack = shelf.takeOut([entry]);
    if (changes(texts, verdicts)) {
      putBack();
      worth.set(entry, 'earning');
    } else {
      for (const text of texts) text.said = text.read();
      worth.set(entry, 'idle');
    }
    onDone((index + 1) / seen.length);
  }
  return { worth, changed: judged.filter((one) => one.verdict() !== verdicts.get(one)) };
}

/** Takes out what is doubled. The first of equal ones stays. */
export function doubledIn(entries: readonly WordEntry[], { takeOutIfDoubled }: Shelf): readonly WordEntry[] {
  return entries.toReversed().filter(takeOutIfDoubled);
}

function textsByKey(judged: readonly Judged[]): ReadonlyMap<string, readonly SeenText[]> {
  const texts = new Map<string, SeenText>();
  const byKey = new Map<string, SeenText[]>();
  for (const one of judged) {
    for (const [shape, read] of one.texts) {
      const text = texts.get(shape) ?? { read, said: '', judged: [] };
      text.judged.push(one);
      if (texts.has(shape)) continue;
      texts.set(shape, text);
      for (const key of keysFound(() => (text.said = read())))
        byKey
          .set(key, byKey.get(key) ?? [])
          .get(key)!
          .push(text);
    }
  }
  return byKey;
}

/** Whether somebody gets another verdict. Whoever has only texts that are read as before cannot. */
function changes(texts: Iterable<SeenText>, verdicts: ReadonlyMap<Judged, string>): boolean {
  const same = new Set<Judged>();
  for (const text of texts) {
    if (text.read() === text.said) continue;
    for (const one of text.judged) {
      if (same.has(one)) continue;
      if (one.verdict() !== verdicts.get(one)) return true;
      same.add(one);
    }
  }
  return false;
}
