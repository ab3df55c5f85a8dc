/**
 * The form in which a search compares text (contract 2.5): words in lower case with single spaces between them. Accents
 * and strokes are gone; ß is ss and æ is ae; apostrophes leave nothing, and all other punctuation is a space. `%`, `_`,
 * `\` and pictures such as 🐙 are words. Every store uses this function, because a database's own lower case depends on
 * its collation.
 *
 * Σ is σ at the end of a word too, where a part of the word would miss ς. Marks of other scripts than Latin, Greek and
 * Cyrillic are no accents: が is not か.
 */
export function searchForm(text: string): string {
  const lower = text.toLowerCase();
  return (/^[\0-\x7f]*$/.test(lower) ? lower : plain(lower))
    .replace(/['’‘`´ʼ]/g, '')
    .replace(/[%_\\]+|\p{So}\p{M}*/gu, ' $& ')
    .replace(/[^\p{L}\p{N}\p{M}\p{So}%_\\]+/gu, ' ')
    .trim();
}

function plain(lower: string): string {
  return lower
    .replaceAll('ς', 'σ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[øłđħßæœþ]/g, (letter) => PLAIN[letter]!);
}

/** These have no decomposition. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** `MUELLER` for “Müller”, as banks without umlauts print it; the text itself where there is nothing to spell out. */
export function spelledOut(text: string): string {
  return text.normalize('NFC').replace(/[äöüåøÄÖÜÅØ]/g, (letter) => SPELLINGS[letter.toLowerCase()]!);
}

const SPELLINGS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/**
 * What somebody looks for; `undefined` when nothing is left to look for, such as for a blank text, which matches
 * everything (contract 2.5).
 */
export function searchTerm(text: string | undefined): string | undefined {
  const term = text?.replace(/^[\s\u0300-\u036f]+|\s+$/g, '') ?? '';
  return term === '' ? undefined : term;
}
