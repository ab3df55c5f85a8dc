import { firstCharacters } from '../../../domain/text.ts';

/** The beginning of a text, for pages with many of them: fifty whole ones could be a megabyte. */
export function excerpt(text: string, characters: number): string {
  const beginning = firstCharacters(text, characters);
  return beginning === text ? text : `${beginning} …`;
}
