/**
 * The form in which a search compares text, whatever its case and accents (contract 2.5): `part` is found in `text`
 * when `searchForm(text)` includes `searchForm(part)`. Every store uses this function, because a database's own lower
 * case depends on its collation.
 *
 * The form is in lower case, and Σ is σ at the end of a word too, where a part of the word would miss ς. Accents that
 * Unicode writes as combining marks are removed, as are the strokes of ø, ł, đ and ħ. Other letters stay as they are: ß
 * is not SS, and が is not か.
 */
export function searchForm(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(STROKED, (letter) => WITHOUT_STROKE[letter] ?? letter);
}

/** The combining marks of Latin, Greek and Cyrillic. Marks of other scripts, such as vowel signs, are not accents. */
const ACCENTS = /[\u0300-\u036f]/g;

/** These have no decomposition, but Unicode's collation sorts them as accented letters too. */
const WITHOUT_STROKE: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h' };
const STROKED = /[øłđħ]/g;

/**
 * What somebody looks for: the text without surrounding white space. Returns `undefined` when nothing is left to look
 * for, such as for a blank text, which matches everything (contract 2.5).
 */
export function searchTerm(text: string | undefined): string | undefined {
  const term = text?.trim();
  return term === undefined || searchForm(term) === '' ? undefined : term;
}
