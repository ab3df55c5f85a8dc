import { readdirSync, readFileSync } from 'node:fs';
import { statementFileReader } from '../../../adapters/statement-files/statement-file-reader.ts';
import { describe } from '../../../domain/bills/detection/reading/descriptor.ts';
import { isPossible } from '../../../domain/bills/recurring-bill.ts';
import { timestampFromMillis } from '../../../domain/calendar.ts';
import { completionOf } from '../../../domain/categorising/completed-entry.ts';
import type { TransactionEntry } from '../../../domain/ledger/transaction.ts';
import { minorDigits } from '../../../domain/money/currency.ts';
import type { ReadOptions } from '../../../domain/statements/read-options.ts';
import { type CategoryHints, NO_HINTS } from '../../../domain/statements/statement-row.ts';
import { coffer } from '../bills/coffer-detector.ts';
import type { StatementRow } from '../bills/detector.ts';
import type { LabelledStatement } from '../bills/labelled-statement.ts';
import { judge } from '../categories/score.ts';
import { countryCodes, countryStatements, HANDS } from '../categories/statement-rows.ts';
import { paymentsOfYear } from '../categories/year.ts';
import { currency } from '../currency.ts';
import { makePerson } from '../foreign/people/make-person.ts';
import { asLabelled } from '../generators/as-labelled.ts';
import { GENERATORS } from '../generators/generators.ts';
import { hardStatements } from '../hard/lives.ts';
import { cofferIncome } from '../income/coffer-income.ts';
import { incomeStatement } from '../income/income-statement.ts';
import { paymentsOfPerson } from '../payees/payments.ts';
import { REPORT_SEEDS } from '../seeds.ts';
import { type LabelledHousehold, labelledHousehold } from '../transfers/household.ts';
import { coffer as transfers } from '../transfers/score.ts';

/** Whatever gets one verdict: a person's statement, or a row. */
export interface Judged {
  /** Who made it, such as the name of a generator. */
  readonly source: string;
  /** How each of its texts is read, by its shape. Words reach the verdict through nothing else. */
  readonly texts: ReadonlyMap<string, () => string>;
  /** All that is shown of it. */
  readonly verdict: () => string;
  /** Whether a verdict gives a row its true category, where that is known. */
  readonly isRight?: (verdict: string) => boolean;
}

/** One of each country. */
const PAYEES = 40;

/**
 * All that the other commands judge, of so many people each, and the files and the texts of the tests. Rows come first:
 * they are soon judged.
 */
export async function everything(people: number): Promise<readonly Judged[]> {
  const seeds = (first: number, most: number) =>
    Array.from({ length: Math.min(people, most) }, (_, nth) => first + nth);
  return [
    ...HANDS.flatMap((hand) => countryCodes(hand).flatMap((code) => rowsOf(hand, code))),
    ...(await rowsOfFiles()),
    ...rowsOfTests(),
    ...GENERATORS.flatMap(({ name, make }) =>
      seeds(REPORT_SEEDS.first, 100).flatMap((seed) => {
        const statement = make(seed);
        return [billsOf(name, statement), incomesOf(name, incomeStatement(statement))];
      }),
    ),
    ...seeds(1, 100).map((seed) => billsOf('foreign', asLabelled(makePerson(Math.ceil(seed / 5), seed % 5), seed))),
    ...hardStatements().map((life) => billsOf('hard lives', life)),
    ...Array.from({ length: PAYEES }, (_, seed) => billsOf('payees', paymentsOfPerson(seed))),
    ...seeds(10_001, 200).map((seed) => transfersOf(labelledHousehold(seed))),
  ];
}

type Text = Pick<StatementRow, 'description' | 'merchantName'>;

/** The same words with other numbers are read alike. */
function shapeOf({ description, merchantName }: Text): string {
  return `${merchantName ?? ''}|${description}`.replace(/\d/g, '0');
}

function described(rows: readonly Text[]): ReadonlyMap<string, () => string> {
  return new Map(
    rows.map((row) => [
      shapeOf(row),
      () =>
        JSON.stringify(describe(row.description, row.merchantName?.trim() || null), (_, value: unknown) =>
          value instanceof Set ? [...(value as ReadonlySet<string>)].toSorted() : value,
        ),
    ]),
  );
}

/** The bills or the recurring income of a person, without how sure the detection is. */
function billsOf(source: string, { rows, asOf, holder }: LabelledStatement, detect = coffer): Judged {
  const verdict = () =>
    JSON.stringify(
      detect(rows, asOf, holder).map(({ name, cycle, status, nextDate, transactionIds: ids, confidence = 1 }) => {
        return [name, cycle, status, nextDate, ids, isPossible({ confidence })];
      }),
    );
  return { source, texts: described(rows), verdict };
}

/** Outgoing rows only matter to income where they are the other side of what is received. */
function incomesOf(source: string, statement: LabelledStatement): Judged {
  const received = new Set(statement.rows.flatMap(({ amount }) => (amount > 0 ? [amount] : [])));
  const rows = statement.rows.filter(({ amount }) => received.has(Math.abs(amount)));
  const { texts, ...judged } = billsOf(`${source}, income`, { ...statement, rows }, cofferIncome);
  const completed = rows.flatMap((row) => [
    ...nameOf('', { ...row, currency: currency(row.currency) }, NO_HINTS).texts,
  ]);
  return { ...judged, texts: new Map([...texts, ...completed]) };
}

/** Which rows of a household move money between its own accounts. */
function transfersOf(household: LabelledHousehold): Judged {
  const verdict = () =>
    JSON.stringify(transfers(household).map(({ outgoing, incoming }) => [outgoing.id, incoming.id]));
  return { source: 'own transfers', texts: described(household.legs), verdict };
}

/** The name and the category of a row. */
function nameOf(
  source: string,
  row: Text & Pick<TransactionEntry, 'amount' | 'currency'>,
  hints: CategoryHints,
): Judged {
  const { description, merchantName, amount, currency: code } = row;
  const entry: TransactionEntry = {
    status: 'booked',
    categoryId: 0,
    categoryLayer: null,
    from: [],
    to: [],
    description,
    merchantName,
    notes: null,
    amount,
    currency: code,
    bookedAt: timestampFromMillis(0),
  };
  const verdict = () => {
    const { categoryId, partyName } = completionOf(entry, hints, undefined);
    return JSON.stringify({ categoryId, partyName });
  };
  return {
    source,
    texts: new Map([[`${amount > 0} ${code} ${JSON.stringify(hints)} ${shapeOf(row)}`, verdict]]),
    verdict,
  };
}

function rowsOf(hand: (typeof HANDS)[number], code: string): readonly Judged[] {
  const country = countryStatements(code, hand);
  const first = new Map(
    paymentsOfYear(country, minorDigits(country.currency))
      .toReversed()
      .map((payment) => [payment.row, payment]),
  );
  return [...first.values()].map(({ row, amount, description: text, payee }) => {
    const description = [text, row.kind].filter((part) => part !== '').join(' ');
    const { currency: code } = country;
    const paid = { description, merchantName: payee || null, amount: Number(amount.replace('.', '')), currency: code };
    const hints = { ...NO_HINTS, merchantCategoryCode: row.merchantCategoryCode || null };
    const isRight = (verdict: string) => {
      const { categoryId, partyName } = JSON.parse(verdict) as { categoryId: number; partyName: string | null };
      return judge(row, { categoryId, name: partyName ?? description }).category === 'right';
    };
    return { ...nameOf(`${hand} hand, ${row.half}`, paid, hints), isRight };
  });
}

const TESTS = new URL('../../../tests/', import.meta.url);

async function rowsOfFiles(): Promise<readonly Judged[]> {
  const corpus = new URL('statement-files/corpus/', TESTS);
  const files = readdirSync(corpus).flatMap((folder) => {
    const expected = JSON.parse(readFileSync(new URL(`${folder}/expected.json`, corpus), 'utf8')) as Expected;
    return Object.entries(expected).map(([name, { options }]) => ({ name: `${folder}/${name}`, options }));
  });
  const rows: Judged[] = [];
  for (const { name, options } of files) rows.push(...(await rowsOfFile(readFileSync(new URL(name, corpus)), options)));
  return rows;
}

type Expected = Readonly<Record<string, { readonly options?: ReadOptions }>>;

async function rowsOfFile(bytes: Uint8Array, options?: ReadOptions): Promise<readonly Judged[]> {
  try {
    const { files } = await statementFileReader.unpack(bytes);
    const readings = await Promise.all(files.map((file) => statementFileReader.read(file.bytes, options)));
    const statements = readings.flatMap((one) => (one.kind === 'file' ? one.file.statements : []));
    return statements.flatMap(({ rows }) =>
      rows.map(({ payee, hints, ...row }) =>
        nameOf('statement files', { ...row, merchantName: payee, currency: row.currency ?? currency('EUR') }, hints),
      ),
    );
  } catch {
    return []; // A file that is refused has no rows.
  }
}

/** Tests in which texts of banks are read. */
const TESTED = ['domain/bills', 'domain/ledger', 'domain/matching', 'domain/imports', 'application', 'contracts'];
const QUOTED = /(?<!^\w+\()(?<=\s|[[(:])'((?:[^'\\\n]|\\.){3,200})'/gmu;

/** Whatever stands in quotes there, but the names of the tests. */
function rowsOfTests(): readonly Judged[] {
  const files = TESTED.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, TESTS), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(new URL(`${folder}/${file}`, TESTS), 'utf8')),
  );
  const texts = new Set(files.flatMap((text) => [...text.matchAll(QUOTED)].map(([, quoted = '']) => quoted)));
  return [...texts].flatMap((description) =>
    [-1, 1].map((amount) =>
      nameOf('tests', { description, merchantName: null, amount, currency: currency('EUR') }, NO_HINTS),
    ),
  );
}
