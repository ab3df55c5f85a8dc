import { FinanceError, invalidField } from '../../../domain/error.ts';
import type { ImportRepo } from '../../../domain/ports/imports/import-repo.ts';
import type { StatementFileReader } from '../../../domain/ports/imports/statement-file-reader.ts';
import type { ReadOptions } from '../../../domain/statements/read-options.ts';
import type { StatementFile, StatementQuestion, StatementReading } from '../../../domain/statements/statement-file.ts';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import type { Ports } from '../../ports.ts';

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
 * Reads the file. What it leaves open is read as the user's latest file of the same layout was. A refusal is
 * `unsupported_file`, or `invalid` naming `file` or the option that does not fit it. What is still open is `invalid`
 * naming the options that decide it, with the answers to choose from.
 */
export async function readStatementFile(
  { statementFiles, imports }: ReadingPorts,
  userId: number,
  { bytes, options }: { readonly bytes: Uint8Array; readonly options: ReadOptions },
): Promise<StatementFile> {
  const first = await statementFiles.read(bytes, options).catch(asRefusal);
  if (first.kind === 'file') return first.file;
  const answers = await earlierAnswers(imports, userId, first);
  const reading = answers && (await readAgain(statementFiles, bytes, { ...options, ...answers }));
  if (reading?.kind === 'file') return reading.file;
  throw questionsAsked(first);
}

export type ReadingPorts = Pick<Ports, 'statementFiles'> & { readonly imports: Pick<ImportRepo, 'readAs'> };

type OpenReading = Extract<StatementReading, { readonly kind: 'question' }>;

/** What the user said about these questions for the latest file of the layout. */
async function earlierAnswers(
  imports: ReadingPorts['imports'],
  userId: number,
  { fingerprint, questions }: OpenReading,
): Promise<ReadOptions | undefined> {
  const readAs = fingerprint === null ? undefined : await imports.readAs(userId, fingerprint);
  if (readAs === undefined) return undefined;
  const asked = new Set<string>(questions.map(({ option }) => option));
  return Object.fromEntries(Object.entries(readAs).filter(([option]) => asked.has(option)));
}

/** Answers that do not fit this file leave it open. */
async function readAgain(
  reader: StatementFileReader,
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<StatementReading | undefined> {
  return reader.read(bytes, options).catch((error: unknown) => {
    if (error instanceof StatementFileError) return undefined;
    throw error;
  });
}

function questionsAsked(reading: OpenReading): FinanceError {
  const fields: Record<string, readonly string[]> = {};
  for (const question of reading.questions) {
    const name = NAMES[question.option];
    fields[name] = [...(fields[name] ?? []), ...sentencesOf(question)];
  }
  const [first] = Object.values(fields).flat();
  return new FinanceError('invalid', first ?? 'The file leaves open how to read it.', { fields });
}

function asRefusal(error: unknown): never {
  if (!(error instanceof StatementFileError)) throw error;
  if (error.rule === 'unsupported_format') throw new FinanceError('unsupported_file', error.message);
  throw invalidField(error.option === null ? 'file' : NAMES[error.option], error.message);
}

function sentencesOf({ sentence, candidates }: StatementQuestion): readonly string[] {
  return [sentence, ...candidates.map(({ options, meaning }) => `${optionsInWords(options)}: ${meaning}`)];
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
