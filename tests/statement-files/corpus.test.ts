import { readdirSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { statementFileReader } from '../../adapters/statement-files/statement-file-reader.ts';
import type { ReadOptions } from '../../domain/statements/read-options.ts';
import type { Statement } from '../../domain/statements/statement.ts';
import type { StatementReading } from '../../domain/statements/statement-file.ts';
import { StatementFileError } from '../../domain/statements/statement-file-error.ts';

/** What `expected.json` says beside the files of a folder. */
interface Expectation {
  readonly options?: ReadOptions;
  readonly statements?: readonly Readonly<Record<string, unknown>>[];
  readonly leftOut?: Readonly<Record<string, number>>;
  /** The lines that warnings about the file as a whole name. */
  readonly warnedLines?: readonly number[];
  /** The options that are asked for. */
  readonly question?: readonly string[];
  /** The rule by which the file is refused. */
  readonly refused?: string;
}

const root = new URL('./corpus/', import.meta.url);
const corpus = suite('corpus of statement files');

for (const folder of readdirSync(root)) {
  const names = readdirSync(new URL(`${folder}/`, root)).filter((name) => name !== 'expected.json');
  const expected = JSON.parse(readFileSync(new URL(`${folder}/expected.json`, root), 'utf8')) as Record<
    string,
    Expectation
  >;

  corpus(`every file of ${folder} has its expected counts and sums`, () => {
    assert.equal(names.toSorted(), Object.keys(expected).toSorted());
  });

  for (const [name, expectation] of Object.entries(expected)) {
    corpus(`${folder}/${name} is read ${summary(expectation)}`, async () => {
      const bytes = readFileSync(new URL(`${folder}/${name}`, root));
      assert.equal(await outcomeOf(bytes, expectation), wanted(expectation));
    });
  }
}

function summary({ statements, question, refused }: Expectation): string {
  if (statements === undefined)
    return question === undefined ? `as refused: ${refused}` : `only after the answer to: ${question.join(', ')}`;
  return `to the cent: ${statements.map(({ rows, sum }) => `${String(rows)} rows, ${String(sum)}`).join('; ')}`;
}

async function outcomeOf(bytes: Uint8Array, expectation: Expectation): Promise<unknown> {
  try {
    const { files } = await statementFileReader.unpack(bytes);
    const readings = await Promise.all(files.map((file) => statementFileReader.read(file.bytes, expectation.options)));
    return describe(joined(readings), expectation);
  } catch (error) {
    if (error instanceof StatementFileError) return { refused: error.rule };
    throw error;
  }
}

/** Of all files of an archive. */
function joined([first, ...others]: readonly StatementReading[]): StatementReading {
  return others.reduce((one, other): StatementReading => {
    if (one.kind === 'question' || other.kind === 'question') throw new Error('a file of an archive is a question');
    const { statements, warnings, leftOut } = other.file;
    const file = {
      ...one.file,
      statements: [...one.file.statements, ...statements],
      warnings: [...one.file.warnings, ...warnings],
      leftOut: { ...one.file.leftOut, ...leftOut },
    };
    return { kind: 'file', file };
  }, first!);
}

/** Only the facts that the expectation names, and those that must never be overlooked. */
function describe(reading: StatementReading, expectation: Expectation): unknown {
  if (reading.kind === 'question') return { question: reading.questions.map(({ option }) => option) };
  const { statements, leftOut, warnings } = reading.file;
  return {
    statements: statements.map((statement, index) => {
      const facts = factsOf(statement);
      const names = ['rows', 'sum', 'unreadable', 'warnings', ...Object.keys(expectation.statements?.[index] ?? {})];
      return Object.fromEntries(names.map((name) => [name, facts[name]]));
    }),
    leftOut,
    ...(expectation.warnedLines !== undefined && { warnedLines: warnings.map(({ place }) => place?.line) }),
  };
}

function factsOf({
  account,
  currency,
  period,
  rows,
  opening,
  closing,
  unreadable,
  warnings,
}: Statement): Record<string, unknown> {
  return {
    rows: rows.length,
    sum: rows.reduce((sum, { amount }) => sum + amount, 0),
    pending: rows.filter(({ status }) => status === 'pending').length,
    unreadable: unreadable.length,
    warnings: warnings.length,
    currency,
    opening: opening?.amount ?? null,
    closing: closing?.amount ?? null,
    number: account.number,
    name: account.name,
    institution: account.institution,
    kind: account.kind,
    from: period.from,
    to: period.to,
    days: rows.map(({ day }) => day).join(' '),
    amounts: rows.map(({ amount }) => amount).join(' '),
    ids: rows.map(({ sourceId }) => sourceId).join(' '),
    payees: rows.map(({ payee }) => payee),
    descriptions: rows.map(({ description }) => description),
    counterparties: rows.map(({ counterpartyAccount }) => counterpartyAccount),
  };
}

function wanted({ statements, leftOut = {}, warnedLines, question, refused }: Expectation): unknown {
  if (question !== undefined) return { question };
  if (refused !== undefined) return { refused };
  return {
    statements: statements?.map((statement) => ({ unreadable: 0, warnings: 0, ...statement })),
    leftOut,
    ...(warnedLines !== undefined && { warnedLines }),
  };
}

corpus.run();
