import { setImmediate } from 'node:timers/promises';
import type { ReadOptions } from '../../../domain/statements/read-options.ts';
import type { Statement } from '../../../domain/statements/statement.ts';
import type { StatementReading } from '../../../domain/statements/statement-file.ts';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import { atLine } from '../../../domain/statements/statement-row.ts';
import { type FormatReader, fileReading } from '../format-reader.ts';
import { RowLimit } from '../row-limit.ts';
import type { SourceText } from '../source-text.ts';
import { fieldsOf } from './messages.ts';
import { MtStatementBuilder } from './statement-builder.ts';

const MARKS = [/^:20:|\{4:\s{0,5}:20:/m, /^:25P?:/m, /^:28C?:/m, /^:60[FM]:/m, /^:61:/m, /^:62[FM]:/m, /^:34F:/m];
const FIELDS_PER_TURN = 5_000;
const TAG_CHARACTERS = 5;

/** The SWIFT messages MT940 and MT942. */
export const mt940Reader: FormatReader = {
  format: 'mt940',
  recognises: (text) => {
    const head = text.slice(0, 20_000);
    return MARKS.filter((mark) => mark.test(head)).length >= 2;
  },
  read: readMt940,
};

async function readMt940(source: SourceText, options: ReadOptions): Promise<StatementReading> {
  const { text } = source;
  const statements: Statement[] = [];
  const limit = new RowLimit();
  let [builder, isOpen, count] = [new MtStatementBuilder(options), true, 0];
  const finish = (): void => {
    if (builder.isStatement()) statements.push(builder.finish());
    builder = new MtStatementBuilder(options);
  };
  for (const field of fieldsOf(text)) {
    count += 1;
    if (count % FIELDS_PER_TURN === 0) await setImmediate();
    isOpen = field.tag !== 'end';
    if (field.tag === '61') limit.count();
    if (!isOpen || builder.isEndedBy(field)) finish();
    if (isOpen) builder.add(field);
  }
  if (isOpen && builder.endsInLine()) {
    throw new StatementFileError('truncated', 'The file ends in a statement line (:61:). Download it again.');
  }
  if (/\n:\w{0,3}$/.test(text.slice(-TAG_CHARACTERS))) {
    throw new StatementFileError('truncated', 'The file ends in the name of a field. Download it again.');
  }
  const isCut = (isOpen && builder.endsEarly()) || ENDS_IN_ENVELOPE.test(text.slice(-ENVELOPE_CHARACTERS));
  const place = atLine(builder.lastLine());
  finish();
  if (statements.length === 0)
    throw new StatementFileError('no_statement', 'The file holds no MT940 or MT942 statement.');
  const warnings = isCut ? [{ place, sentence: CUT }] : [];
  return fileReading(source, options, { format: 'mt940', statements, warnings });
}

/** `{1:F01BANK…}{2:O` at the end: the header of a message whose text is missing. */
const ENDS_IN_ENVELOPE = /(?:^|\n)\p{Cc}?\{1:[^\n]*\{[^}\n]*\s*$/u;
const ENVELOPE_CHARACTERS = 200;
const CUT = 'The file ends in the middle of a statement, so rows may be missing. Download it again.';
