import { FinanceError, invalidField } from '../../../domain/error.ts';
import type { ImportRepo } from '../../../domain/ports/imports/import-repo.ts';
import type { StatementFileReader, UploadedFile } from '../../../domain/ports/imports/statement-file-reader.ts';
import { UnansweredQuestion } from '../../../domain/statements/import-question.ts';
import type { ReadOptions } from '../../../domain/statements/read-options.ts';
import type { StatementFile, StatementReading } from '../../../domain/statements/statement-file.ts';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import type { StatementQuestion, TableSample } from '../../../domain/statements/statement-question.ts';
import type { Ports } from '../../ports.ts';
import { type ArchivedFile, joinedFiles, nameInArchive, type ReadUpload } from './joined-files.ts';
import { cleanText } from './row-entry.ts';

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
 * Reads the file, or all files of an archive. What it leaves open is read as the user's latest file of the same layout
 * was. A refusal is `unsupported_file`, or `invalid` naming `file` or the option that does not fit it. What is still
 * open is `invalid` naming the options that decide it, with the answers to choose from.
 */
export async function readUpload(
  ports: ReadingPorts,
  userId: number,
  { bytes, options }: { readonly bytes: Uint8Array; readonly options: ReadOptions },
): Promise<ReadUpload> {
  try {
    const { isArchive, files } = await ports.statementFiles.unpack(bytes);
    if (!isArchive) return await readFile(ports, userId, files[0]!, options);
    const read: ArchivedFile[] = [];
    for (const file of files) read.push(await readArchived(ports, userId, file, options));
    return joinedFiles(read);
  } catch (error) {
    return asRefusal(error);
  }
}

/** Files that hold no statement are those that banks and people put beside them. */
async function readArchived(
  ports: ReadingPorts,
  userId: number,
  file: UploadedFile,
  options: ReadOptions,
): Promise<ArchivedFile> {
  try {
    return { name: file.name, file: await readFile(ports, userId, file, options) };
  } catch (error) {
    if (error instanceof StatementFileError && isNoStatement(error)) return { name: file.name, refusal: error };
    return asRefusal(error, sayingName(file));
  }
}

/** A refusal that names a place has found a statement. */
function isNoStatement({ rule, place }: StatementFileError): boolean {
  return rule === 'empty' || rule === 'no_statement' || (rule === 'unsupported_format' && place === null);
}

/** Throws `StatementFileError`, and the questions that are left. */
async function readFile(
  { statementFiles, imports }: ReadingPorts,
  userId: number,
  file: UploadedFile,
  options: ReadOptions,
): Promise<StatementFile> {
  const { bytes } = file;
  const first = await statementFiles.read(bytes, options);
  if (first.kind === 'file') return first.file;
  const answers = await earlierAnswers(imports, userId, first);
  const reading = answers && (await readAgain(statementFiles, bytes, { ...options, ...answers }));
  if (reading?.kind === 'file') return reading.file;
  throw questionsAsked(first, sayingName(file));
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
  return Object.fromEntries(Object.entries(readAs).filter((answer) => questions.some((one) => fits(one, answer))));
}

/** Days of another order may have been in the latest file, so only an answer that this one allows counts. */
function fits({ option, candidates }: StatementQuestion, [answered, answer]: readonly [string, unknown]): boolean {
  if (option !== answered) return false;
  return option === 'mapping' || candidates.some(({ options }) => options[option] === answer);
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

function questionsAsked(reading: OpenReading, say: Saying): FinanceError {
  const fields: Record<string, readonly string[]> = {};
  for (const question of reading.questions) {
    const name = NAMES[question.option];
    const [sentence = '', ...answers] = sentencesOf(question);
    fields[name] = [...(fields[name] ?? []), say(sentence), ...answers];
  }
  const question = { kind: 'reading', questions: reading.questions, table: shownTable(reading.table) } as const;
  return new UnansweredQuestion(question, fields);
}

const COLUMNS_SHOWN = 30;
const CELL_CHARACTERS = 40;
/** Longer than a date: it may be of an account. */
const LONG_NUMBER = /\d{9,}/g;

/** Without account numbers, and no longer than a person reads. */
function shownTable(table: TableSample | undefined): TableSample | null {
  if (table === undefined) return null;
  const shown = (cells: readonly string[]) =>
    cells.slice(0, COLUMNS_SHOWN).map((cell) =>
      cleanText(
        cell.replace(LONG_NUMBER, (number) => `…${number.slice(-4)}`),
        [],
        CELL_CHARACTERS,
      ),
    );
  return { header: table.header && shown(table.header), rows: table.rows.map(shown) };
}

type Saying = (sentence: string) => string;

/** Begins with the name of a file in an archive. */
function sayingName(file: UploadedFile): Saying {
  return (sentence) => (file.name === null ? sentence : `${nameInArchive(file)}: ${sentence}`);
}

function asRefusal(error: unknown, say: Saying = String): never {
  if (!(error instanceof StatementFileError)) throw error;
  const sentence = say(error.message);
  if (error.rule === 'unsupported_format') throw new FinanceError('unsupported_file', sentence);
  throw invalidField(error.option === null ? 'file' : NAMES[error.option], sentence);
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
