/** The two documents whose rules are cited by number. */
export const BOOKS = { contract: 'docs/contract.md', specification: 'docs/interface.md' } as const;
export type Book = keyof typeof BOOKS;

/** One rule, or one whole part, that a text refers to. */
export interface Citation {
  readonly book: Book;
  /** `2.11`, or `2` for the part. */
  readonly number: string;
}

/** The numbers of a document's parts (`## 2. Title`) and rules (`### 2.11 Title`), in the order of the document. */
export function numbersOf(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^(?:## (\d+)\.|### (\d+\.\d+)) \S/gm)].map(([, part, rule]) => part ?? rule ?? '');
}

/**
 * What a text cites. The one form is the document and the number: `contract` or `specification`, then `2.11`, `2.4,
 * 2.5`, `6.1 and 6.2`, `4.6 to 4.9` (the rules between them too) or `4` for a part. A citation may go on in the next
 * line of a comment.
 */
export function citationsIn(text: string): readonly Citation[] {
  return [...onOneLine(text).matchAll(CITATION)].flatMap(([, name = '', numbers = '']) => {
    const book = name.toLowerCase() as Book;
    return numbersCited(numbers).map((number) => ({ book, number }));
  });
}

/** Pieces of a text that look like a citation in another form than that of {@link citationsIn}. */
export function misshapenCitations(text: string): readonly string[] {
  return [...onOneLine(text).matchAll(OTHER_FORM)].map(([piece]) => piece);
}

const RULE = String.raw`\d+\.\d+`;
const CITATION = new RegExp(
  String.raw`\b(contract|specification) (\d+\b(?:\.\d+)?(?:(?:, and |, | and | to )${RULE})*)`,
  'gi',
);

/**
 * The plural or a short name; a word or a sign between document and number; a number of a rule without its document.
 */
const OTHER_FORM = new RegExp(
  [
    String.raw`\b(?:specs?|specifications|contracts) ${RULE}`,
    String.raw`\b(?:contract|specification|interface)(?:\.md|'s|’s)?,? (?:§|[a-z]{2,10}\.? )${RULE}`,
    String.raw`(?<!RFC \d+, )\b(?:rule|section|part) ${RULE}`,
    String.raw`§ ?${RULE}`,
  ].join('|'),
  'gi',
);

/** Takes line breaks with the marks of comments, quotes and lists at the beginning of the next line for a space. */
function onOneLine(text: string): string {
  return text.replace(/\s*\n[ \t]*(?:\*(?!\/)|\/\/|#|>)?[ \t]*/g, ' ');
}

function numbersCited(list: string): readonly string[] {
  const [first = '', ...rest] = list.split(/(, and |, | and | to )/);
  const cited = [first];
  for (let index = 0; index < rest.length; index += 2) {
    const number = rest[index + 1] ?? '';
    if (rest[index] === ' to ') cited.push(...rulesBetween(cited.at(-1) ?? '', number));
    cited.push(number);
  }
  return cited;
}

/** Of one part; a range over two parts, or backwards, has nothing between. */
function rulesBetween(first: string, last: string): readonly string[] {
  const [part, from] = first.split('.').map(Number);
  const [lastPart, to] = last.split('.').map(Number);
  if (part !== lastPart || from === undefined || to === undefined) return [];
  return Array.from({ length: Math.max(0, to - from - 1) }, (_, index) => `${part}.${from + index + 1}`);
}
