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
