const MAX_CHARACTERS = 40;

/** A name from the request, cut to a length that a message can show. */
export function quoted(name: string): string {
  const characters = Array.from(name);
  return characters.length > MAX_CHARACTERS ? `“${characters.slice(0, MAX_CHARACTERS).join('')}…”` : `“${name}”`;
}
