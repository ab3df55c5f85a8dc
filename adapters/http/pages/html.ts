/** Text that is already HTML. Only {@link html} and {@link rawHtml} make it. */
export interface Html {
  readonly html: string;
}

type Piece = Html | string | number | readonly Html[];

/** A template that escapes its values, except those that are HTML themselves. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return { html: parts.reduce((text, part, index) => text + written(pieces[index - 1] ?? '') + part) };
}

/** For HTML that this program contains; never for text from outside. */
export function rawHtml(text: string): Html {
  return { html: text };
}

function written(piece: Piece): string {
  if (typeof piece === 'object') return 'html' in piece ? piece.html : piece.map((each) => each.html).join('');
  return escapeHtml(String(piece));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
