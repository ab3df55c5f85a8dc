/** The text without blocks of code, whose brackets and signs mean nothing in Markdown. */
export function withoutCode(markdown: string): string {
  return markdown.replace(/^( *)(```|~~~)[\s\S]*?^\1\2 *$/gm, '');
}

/** Targets of the links that lead to files of the project: no addresses of the web, no `mailto:`. */
export function localLinks(markdown: string): readonly string[] {
  return [...withoutCode(markdown).matchAll(/\[[^\]]*\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/i.test(target));
}

/** The anchors of the headings, as code hosting sites make them. */
export function anchorsOf(markdown: string): readonly string[] {
  return [...withoutCode(markdown).matchAll(/^#{1,6} +(.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}

/**
 * The text of a numbered rule (`### 2.11 Title`) or part (`## 2. Title`), up to the next one. Throws when there is
 * none.
 */
export function numberedText(markdown: string, number: string): string {
  const start = new RegExp(`^#{2,3} ${number.replace('.', String.raw`\.`)}\\.? .*\n`, 'm').exec(markdown);
  if (start === null) throw new Error(`There is no ${number}.`);
  const rest = markdown.slice(start.index + start[0].length);
  return rest.slice(0, /^#{2,3} \d/m.exec(rest)?.index);
}

/** The tables of a text, each as its rows without the head; a row is its cells, trimmed. */
export function tablesOf(markdown: string): readonly (readonly (readonly string[])[])[] {
  return [...markdown.matchAll(/^\|.*\|\n\|[-| ]+\|\n((?:\|.*\|\n?)+)/gm)].map(([, body = '']) =>
    body
      .trimEnd()
      .split('\n')
      .map((row) =>
        row
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      ),
  );
}

/** The pieces in `code`, without the backquotes. */
export function codesOf(markdown: string): readonly string[] {
  return [...markdown.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}
