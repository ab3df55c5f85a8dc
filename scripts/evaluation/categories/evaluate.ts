import { type App, createApp } from '../../../config/create-app.ts';
import { minorDigits } from '../../../domain/money/currency.ts';
import { newPerson, type Person, type ShownPayment } from './person.ts';
import { judge, type Mark } from './score.ts';
import type { CountryStatements, StatementRow } from './statement-rows.ts';
import { type Payment, paymentsOfYear } from './year.ts';

/** How many payments a person corrects before the second half of the year is imported. */
export const CORRECTIONS = [0, 10, 50, 200] as const;

/** Of payments that a person could name. */
export interface Share {
  readonly payments: number;
  readonly right: number;
}

export interface JudgedRow {
  readonly row: StatementRow;
  readonly shown: ShownPayment;
  readonly mark: Mark;
}

export interface CountryResult {
  readonly country: CountryStatements;
  /** Each row once, by its last payment of the year: whether its refund has a purchase is known by then. */
  readonly rows: readonly JudgedRow[];
  /** Of the second half of the year, by how many payments of the first one were corrected. */
  readonly learning: ReadonlyMap<number, Share>;
}

/** Imports the years of the countries as people would, with each number of corrections. */
export async function evaluate(
  countries: readonly CountryStatements[],
  onDone: () => void = () => {},
  corrections: readonly number[] = CORRECTIONS,
): Promise<readonly CountryResult[]> {
  const app = await createApp({ store: 'memory', config: { logLevel: 'silent', ratesRefresh: false } });
  const results: CountryResult[] = [];
  try {
    for (const country of countries) {
      results.push(await evaluateCountry(app, country, corrections));
      onDone();
    }
    return results;
  } finally {
    await app.close();
  }
}

async function evaluateCountry(
  app: App,
  country: CountryStatements,
  corrections: readonly number[],
): Promise<CountryResult> {
  const payments = paymentsOfYear(country, minorDigits(country.currency));
  const person = await newPerson(app, country, 'a whole year');
  const rows = lastOfEach(country, await person.take(payments));
  const learning = new Map<number, Share>();
  for (const count of corrections) learning.set(count, await afterCorrections(app, country, payments, count));
  return { country, rows, learning };
}

function lastOfEach({ rows }: CountryStatements, shown: readonly ShownPayment[]): readonly JudgedRow[] {
  const last = new Map<StatementRow, ShownPayment>();
  for (const one of shown) {
    const { row, day } = one.payment;
    const known = last.get(row);
    if (known === undefined || known.payment.day < day) last.set(row, one);
  }
  return rows.map((row) => {
    const one = last.get(row);
    if (one === undefined) throw new Error(`${row.description} was not imported.`);
    return { row, shown: one, mark: judge(row, one) };
  });
}

const MIDDLE = '2025-07-01';

async function afterCorrections(
  app: App,
  country: CountryStatements,
  payments: readonly Payment[],
  corrections: number,
): Promise<Share> {
  const person = await newPerson(app, country, `after ${corrections}`);
  const first = await person.take(payments.filter(({ day }) => day < MIDDLE));
  await correctMostFrequent(person, first, corrections);
  const second = await person.take(payments.filter(({ day }) => day >= MIDDLE));
  const marks = second.map((one) => judge(one.payment.row, one).category).filter((mark) => mark !== 'unknowable');
  return { payments: marks.length, right: marks.filter((mark) => mark === 'right').length };
}

/** The merchants with the most wrong payments first, one payment of each; then another one of each. */
async function correctMostFrequent(person: Person, shown: readonly ShownPayment[], corrections: number): Promise<void> {
  const wrong = shown.filter((one) => ['open', 'wrong'].includes(judge(one.payment.row, one).category));
  const merchants = [...Map.groupBy(wrong, ({ payment }) => payment.row).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  const rounds = Math.max(0, ...merchants.map(({ length }) => length));
  const inOrder = Array.from({ length: rounds }, (_, round) =>
    merchants.flatMap((list) => list.slice(round, round + 1)),
  );
  for (const { id, payment } of inOrder.flat().slice(0, corrections)) {
    await person.correct(id, payment.row.categories[0]!);
  }
}
