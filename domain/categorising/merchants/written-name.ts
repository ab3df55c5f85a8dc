import type { Token } from '../../bank-texts/tokens.ts';

/** Words inside of names that stay small. */
export const SMALL: ReadonlySet<string> = new Set(
  (
    'AND OF THE AT IN ON DE LA LE DU DES DEL DELLA DI DA DO VON VAN DER DEN ZUM ZUR AM IM Y E ET UND EN OP OG ' +
    'OCH I TEN TER PER POUR FUR POD NAD PRI POR DOS DAS DALLA DEI DEGLI DELLE'
  ).split(' '),
);

/**
 * The words as people write them. A text in capitals or small letters alone is written with capital initials; any other
 * text stays as it is, because whoever wrote it knew why.
 */
export function writtenName(tokens: readonly Token[]): string {
  const isOneCase = (form: (text: string) => string) => tokens.every(({ text }) => text === form(text));
  const isPlain = isOneCase((text) => text.toUpperCase()) || isOneCase((text) => text.toLowerCase());
  return tokens
    .map((token, index) => {
      const before = tokens[index - 1];
      if (before !== undefined && endsAddress(before, token)) return `.${token.text.toLowerCase()}`;
      const text = isPlain ? capitalised(token, index) : token.text;
      return before === undefined ? text : joint(before) + text;
    })
    .join('');
}

/** Whether a word ends an address that a merchant has in its name: “Mall.cz”, unlike “J. de Vries”. */
export function endsAddress(before: Token, { text }: Token): boolean {
  return before.behind === '.' && before.text.length > 1 && DOMAIN.test(text);
}

const DOMAIN = /^(?:com|net|org|eu|io|ai|tv|cz|pl|de|at|ch|fr|nl|be|se|dk|no|fi|es|it|pt)$/i;

function joint({ behind }: Token): string {
  if (behind === '-') return '-';
  return ['', ',', '*'].includes(behind) ? ' ' : behind === '.' ? '. ' : ` ${behind} `;
}

function capitalised({ text, behind }: Token, index: number): string {
  const upper = text.toUpperCase();
  if (index > 0 && SMALL.has(upper)) return text.toLowerCase();
  if (behind !== '.' && isInitials(upper) && !TITLES.has(upper)) return upper;
  return (
    text[0]!.toUpperCase() +
    text
      .slice(1)
      .toLowerCase()
      .replace(/(?<=-)\p{L}/gu, (letter) => letter.toUpperCase())
  );
}

const TITLES: ReadonlySet<string> = new Set(['MR', 'MRS', 'MS', 'DR', 'ST']);

const ACRONYMS: ReadonlySet<string> = new Set('SA WA KU TU UZ CPAM CAF ZUS'.split(' '));

/** BMW and H&M, unlike BAR: short, and hard to say. */
function isInitials(text: string): boolean {
  if (ACRONYMS.has(text)) return true;
  return text.includes('&') || (text.length <= 4 && !/[AEIOUYÄÖÜÅÆØÉÈÊÍÓÚÁÀ]/u.test(text)) || /\p{N}/u.test(text);
}
