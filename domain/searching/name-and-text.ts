import { searchForm } from '../search-form.ts';

export interface NameAndText {
  /** Empty if nobody is named. */
  readonly name: string;
  /** What the bank wrote; empty if that is only the name. */
  readonly text: string;
}

/** What is shown of a transaction: no text that is only the name, and no name at the beginning of a text twice. */
export function nameAndText(description: string, name: string | null): NameAndText {
  const text = withoutRepetition(description);
  return { name: name ?? '', text: name !== null && searchForm(text) === searchForm(name) ? '' : text };
}

/** Whether the text has the words of the name. */
export function repeats(text: string, name: string): boolean {
  return ` ${searchForm(text)} `.includes(` ${searchForm(name)} `);
}

/**
 * “BURGER KING 36993 BURGER KING 36993//MUENCHEN/DE”: sources put the payee before a text that has it. Of what stands
 * further on, two words or more say that it is one, not a name such as “Bora Bora”.
 */
function withoutRepetition(text: string): string {
  return text.replace(/^(.{3,}?) +(?=\1(?![\p{L}\p{N}]))/u, '').replace(REPEATED_LATER, '');
}

const REPEATED_LATER =
  /^(\S+(?: \S+)+) +(?=(?:.* )?\1(?![\p{L}\p{N}]))|(?<=^|\s)(\S+(?: \S+)+) +(?=\2(?![\p{L}\p{N}]))/u;
