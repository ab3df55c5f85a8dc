import { SaxesParser } from 'saxes';
import type { Entry } from 'yauzl';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import type { Zip } from '../archives/zip.ts';

/** What happens in a part of a workbook. Names are without their prefix. */
export interface PartEvents {
  readonly start?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly end?: (name: string) => void;
}

/** No part of a workbook is nested deeper. */
const MOST_NESTED = 100;
/** A cell has 32,767 characters at most; the lexer holds a longer text or tag in memory until it ends. */
const MOST_BYTES_OF_TEXT = 1024 * 1024;

/** Reads an XML file of a workbook as a stream, so that a sheet of any size needs no memory of its own. */
export async function readPart(zip: Zip, entry: Entry, events: PartEvents): Promise<void> {
  const parser = new SaxesParser();
  const decoder = new TextDecoder();
  let [depth, bytesOfText] = [0, 0];
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    bytesOfText = 0;
    if (depth > MOST_NESTED) throw new StatementFileError('too_deep', 'The workbook is nested too deeply.');
    events.start?.(localName(name), attributes);
  });
  parser.on('text', (text) => events.text?.(text));
  parser.on('cdata', (text) => events.text?.(text));
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    bytesOfText = 0;
    events.end?.(localName(name));
  });
  parser.on('doctype', () => {
    throw new StatementFileError('entities', 'The workbook declares a document type or entities.');
  });
  parser.on('error', () => {
    throw new StatementFileError('malformed', 'The workbook is damaged. Download it again.');
  });
  for await (const piece of zip.pieces(entry)) {
    bytesOfText += piece.length;
    if (bytesOfText > MOST_BYTES_OF_TEXT)
      throw new StatementFileError('malformed', 'A cell of the workbook is too long.');
    parser.write(decoder.decode(piece, { stream: true }));
  }
  parser.write(decoder.decode());
  parser.close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** An attribute whatever its prefix, such as `r:id`. */
export function attribute(attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  return attributes[name] ?? Object.entries(attributes).find(([key]) => localName(key) === name)?.[1];
}
