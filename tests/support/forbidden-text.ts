/** A specimen of each kind of character that text from outside must not contain (contract 1.13). */
export const FORBIDDEN_CHARACTERS: readonly string[] = [
  '\0',
  '\ud800',
  '\udc00',
  '\ufdd0',
  '\ufdef',
  '\ufffe',
  '\uffff',
  '\u{1fffe}',
  '\u{10ffff}',
];

/** Those that a query string can carry: UTF-8 has no unpaired surrogates. */
export const FORBIDDEN_IN_UTF8: readonly string[] = FORBIDDEN_CHARACTERS.filter((text) => text.isWellFormed());
