/** Control characters, unpaired surrogates and noncharacters: no text of a statement means them (contract 1.13). */
const MEANINGLESS = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\ufeff\u200b]/gu;

/** The text in one line, without surrounding or repeated white space. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(MEANINGLESS, '').trim();
}

/** The same; `null` for an empty text. */
export function lineOrNull(text: string | undefined | null): string | null {
  const line = oneLine(text ?? '');
  return line === '' ? null : line;
}

/** More texts are joined without looking whether they repeat each other. */
const MAX_COMPARED = 20;

/** Joins texts with spaces. A text that an earlier one contains is left out. */
export function joinedTexts(texts: readonly (string | null | undefined)[]): string {
  const kept: string[] = [];
  for (const text of texts) {
    const line = oneLine(text ?? '');
    const repeats = kept.length < MAX_COMPARED && kept.some((one) => one.includes(line));
    if (line !== '' && !repeats) kept.push(line);
  }
  return kept.join(' ');
}
