/**
 * The form in which a search compares text (contract 2.5): `part` is found in `text` when `searchForm(text)` includes `searchForm(part)`.
 * Every store uses this one, because what a database calls lower case depends on its collation. It is Unicode's lower case, except that Σ
 * is σ also at the end of a word, where a part of a word would miss it, and İ is i and not i with another dot. ß is not SS.
 */
export function searchForm(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ').replaceAll('i\u0307', 'i');
}
