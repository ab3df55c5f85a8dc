import { closestMatch } from 'leven';
import { HttpError } from '../../http/errors/http-error.ts';

/**
 * Throws 400 for a parameter that the operation does not know but that looks like a mistake: a filter that does not
 * exist (contract 2.5), or a name close to a known one (contract 1.9). Other unknown parameters pass, because proxies,
 * caches and browsers add their own.
 */
export function refuseMistakenNames(given: Iterable<string>, known: readonly string[]): void {
  for (const name of given) {
    if (known.includes(name)) continue;
    refuseUnknownFilter(name, known);
    const meant = closestTo(name, known);
    if (meant !== undefined) throw new HttpError(400, `Unknown parameter ${quoted(name)}. Did you mean ${meant}?`);
  }
}

function refuseUnknownFilter(name: string, known: readonly string[]): void {
  const filters = known.filter((each) => each.startsWith('filter['));
  if (filters.length === 0 || !/^filter(\[|$)/.test(name)) return;
  throw new HttpError(400, `Unknown filter ${quoted(name)}. Allowed are: ${filters.join(', ')}.`);
}

/** Compares letters and digits only, so that `per_page`, `perPage` and `per-page` are the same. */
function closestTo(name: string, known: readonly string[]): string | undefined {
  const spelling = lettersOf(name);
  const spellings = known.map(lettersOf);
  const closest = closestMatch(spelling, spellings, { maxDistance: typosIn(spelling) });
  return closest === undefined ? undefined : known[spellings.indexOf(closest)];
}

/** How many letters of a name may be wrong, missing or superfluous. A short name is close to too many others. */
function typosIn({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '');
}

const SHOWN_CHARACTERS = 40;

/** A name from the request, cut to a length that a message can show. */
export function quoted(name: string): string {
  const characters = Array.from(name);
  return characters.length > SHOWN_CHARACTERS ? `“${characters.slice(0, SHOWN_CHARACTERS).join('')}…”` : `“${name}”`;
}
