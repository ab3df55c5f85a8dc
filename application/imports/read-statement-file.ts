import { FinanceError, invalidField } from '../../domain/error.ts';
import type { StatementFileReader } from '../../domain/ports/statement-file-reader.ts';
import type { ReadOptions } from '../../domain/statements/read-options.ts';
import type { StatementFile } from '../../domain/statements/statement-file.ts';
import { StatementFileError } from '../../domain/statements/statement-file-error.ts';
import type { StatementQuestion } from '../../domain/statements/statement-question.ts';

/** What callers call the options. */
const NAMES: Readonly<Record<keyof ReadOptions, string>> = {
  format: 'format',
  encoding: 'encoding',
  dateOrder: 'date_order',
  decimal: 'decimal',
  mapping: 'mapping',
  invert: 'invert',
  splitBatches: 'split_batches',
  currency: 'currency',
};

/**
 * Reads the file. A refusal is `unsupported_file`, or `invalid` naming `file`. What the file leaves open is `invalid`
 * naming the options that decide it, with the answers to choose from.
 */
export async function readStatementFile(
  reader: StatementFileReader,
  { bytes, options }: { readonly bytes: Uint8Array; readonly options: ReadOptions },
): Promise<StatementFile> {
  const reading = await reader.read(bytes, options).catch(asRefusal);
  if (reading.kind === 'file') return reading.file;
  const fields: Record<string, readonly string[]> = {};
  for (const question of reading.questions) {
    const name = NAMES[question.option];
    fields[name] = [...(fields[name] ?? []), ...sentencesOf(question)];
  }
  const [first] = Object.values(fields).flat();
  throw new FinanceError('invalid', first ?? 'The file leaves open how to read it.', { fields });
}

function asRefusal(error: unknown): never {
  if (!(error instanceof StatementFileError)) throw error;
  if (error.rule === 'unsupported_format') throw new FinanceError('unsupported_file', error.message);
  throw invalidField('file', error.message);
}

function sentencesOf({ sentence, candidates }: StatementQuestion): readonly string[] {
  return [sentence, ...candidates.map(({ options, meaning }) => `${optionsInWords(options)}: ${meaning}.`)];
}

/** As a query string writes them: `date_order=dmy`. */
function optionsInWords(options: ReadOptions): string {
  return Object.entries(options)
    .map(([name, value]) => `${NAMES[name as keyof ReadOptions]}=${valueInWords(value)}`)
    .join('&');
}

function valueInWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([role, columns]) => `${role}:${String(columns).replaceAll(',', '+')}`)
    .join(',');
}
