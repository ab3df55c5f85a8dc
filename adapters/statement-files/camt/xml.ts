import { SaxesParser } from 'saxes';
import { StatementFileError, type StatementFileRule } from '../../../domain/statements/statement-file-error.ts';
import { atLine } from '../../../domain/statements/statement-row.ts';
import { type OnElement, OpenElements } from '../elements.ts';
import { lineFeedsIn } from '../lines.ts';
import { inChunks } from '../row-limit.ts';

/** Banks write `&` bare in texts, or use the named characters of HTML. */
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/g;
const DOCUMENT_START = /<\?xml\s/g;
/** A bare ampersand can be told from an entity within so many characters. */
const ENTITY_CHARACTERS = 16;

/**
 * Reads XML element by element, also several documents in one file: each XML declaration but the first begins one.
 * Throws `malformed`, `truncated`, `too_deep`, and `entities` for a file with a document type.
 */
export async function readXml(text: string, onElement: OnElement): Promise<void> {
  const starts = Array.from(text.matchAll(DOCUMENT_START), ({ index }) => index).slice(1);
  let [from, lines] = [0, 0];
  for (const end of [...starts, text.length]) {
    const part = text.slice(from, end);
    const document = part.trimStart();
    const before = part.slice(0, part.length - document.length);
    if (document !== '') await readDocument(document.trimEnd(), lines + lineFeedsIn(before), onElement);
    lines += lineFeedsIn(part);
    from = end;
  }
}

async function readDocument(text: string, linesBefore: number, onElement: OnElement): Promise<void> {
  const parser = new SaxesParser();
  const elements = new OpenElements(onElement);
  let isEnding = false;
  const line = () => parser.line + linesBefore;
  const refusal = (rule: StatementFileRule, sentence: string) => new StatementFileError(rule, sentence, atLine(line()));
  parser.on('opentag', ({ name, attributes }) =>
    elements.start(name.slice(name.indexOf(':') + 1), line(), attributes['Ccy']),
  );
  parser.on('text', (piece) => elements.append(piece));
  parser.on('cdata', (piece) => elements.append(piece));
  parser.on('closetag', () => elements.end());
  parser.on('doctype', () => {
    throw refusal('entities', 'The file declares a document type or entities, which no bank needs.');
  });
  parser.on('error', () => {
    if (isEnding) throw refusal('truncated', 'The file ends in the middle. Download it again.');
    throw refusal('malformed', 'This is not well-formed XML.');
  });
  const write = (piece: string) => parser.write(piece.replace(BARE_AMPERSAND, '&amp;'));
  // An ampersand at the end of a piece, whose entity may go on in the next one.
  let held = '';
  for await (const piece of inChunks(text)) {
    const whole = held + piece;
    const ampersand = whole.lastIndexOf('&');
    const end = ampersand > whole.length - ENTITY_CHARACTERS ? ampersand : whole.length;
    write(whole.slice(0, end));
    held = whole.slice(end);
  }
  write(held);
  isEnding = true;
  parser.close();
}
