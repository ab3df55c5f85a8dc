import { firstCharacters } from '../../../domain/text.ts';
import { type Html, html } from '../../http/pages/html.ts';

/** Stands back behind the text around it. */
export function quiet(text: string | Html): Html {
  return html`<span class="quiet">${text}</span>`;
}

/** A small line below the text before it. */
export function below(text: string | Html): Html {
  return html`<br><span class="quiet small">${text}</span>`;
}

/** The name of an account in a list to choose from, which may hold hundreds. */
export function shortName(name: string): string {
  return excerpt(name, 24);
}

/** The beginning of a text, for pages with many of them: fifty whole ones could be a megabyte. */
export function excerpt(text: string, characters: number): string {
  const beginning = firstCharacters(text, characters);
  return beginning === text ? text : `${beginning} …`;
}
