import { setImmediate } from 'node:timers/promises';
import type { ReadOptions } from '../../../domain/statements/read-options.ts';
import type { Statement } from '../../../domain/statements/statement.ts';
import type { StatementReading } from '../../../domain/statements/statement-file.ts';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import { atLine } from '../../../domain/statements/statement-row.ts';
import { type FormatReader, fileReading } from '../format-reader.ts';
import { RowLimit } from '../row-limit.ts';
import type { SourceText } from '../source-text.ts';
import { badRecord, recordsOf } from './records.ts';
import { CodaStatementBuilder } from './statement-builder.ts';

const RECORDS_PER_TURN = 5_000;

/** The coded statement of Belgian banks (CODA, version 2 of the standard of Febelfin). */
export const codaReader: FormatReader = {
  format: 'coda',
  recognises: (text) => /^0{5}\d{6}[\d ]{3}05[D ]/.test(text),
  read: readCoda,
};

async function readCoda(source: SourceText, options: ReadOptions): Promise<StatementReading> {
  const statements: Statement[] = [];
  const limit = new RowLimit();
  let builder: CodaStatementBuilder | undefined;
  let count = 0;
  for (const record of recordsOf(source.text)) {
    count += 1;
    if (count % RECORDS_PER_TURN === 0) await setImmediate();
    if ((record.code === '0') !== (builder === undefined))
      throw badRecord(record.line, 'A statement begins with a header (record 0) and ends with a trailer (record 9).');
    if (record.code === '21') limit.count();
    if (builder === undefined) builder = new CodaStatementBuilder(record, options);
    else if (record.code === '9') {
      statements.push(builder.finish(record));
      builder = undefined;
    } else builder.add(record);
  }
  if (builder !== undefined) {
    const sentence = 'The file ends before the trailer (record 9) of its statement. Download it again.';
    throw new StatementFileError('truncated', sentence, atLine(builder.lastLine()));
  }
  if (statements.length === 0) throw new StatementFileError('no_statement', 'The file holds no CODA statement.');
  return fileReading(source, options, { format: 'coda', statements });
}
