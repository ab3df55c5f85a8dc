import { firstCharacters } from '../text.ts';

/** Longer names push what matters out of sight. */
const MAX_CHARACTERS = 60;

/**
 * A name that an app gives itself, fit to be read: on one line, without characters that nobody sees, that turn the text
 * around or pile up over it, and cut. Whether the app may have that name, nobody knows.
 */
export function readableName(name: unknown): string {
  if (typeof name !== 'string') return UNNAMED;
  const line = name
    .normalize('NFC')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu, ' ')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const start = firstCharacters(line, MAX_CHARACTERS);
  return (start === line ? line : `${start}…`) || UNNAMED;
}

const UNNAMED = 'Unnamed client';
