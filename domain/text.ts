/**
 * Text that every store can hold and every client can read back unchanged: no NUL (PostgreSQL refuses it) and no
 * unpaired surrogate (UTF-8 cannot encode it, so it would come back as another character).
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Length as a person counts: code points, not UTF-16 units. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
