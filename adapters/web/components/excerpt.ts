import { firstCharacters } from '../../../domain/text.ts';

/** The name of an account in a list to choose from, which may hold hundreds. */
export function shortName(name: string): string {
  return excerpt(name, 24);
}

/** The beginning of a text, for pages with many of them: fifty whole ones could be a megabyte. */
export function excerpt(text: string, characters: number): string {
  const beginning = firstCharacters(text, characters);
  return beginning === text ? text : `${beginning} …`;
}
