import { globSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { statementFileReader } from '../../adapters/statement-files/statement-file-reader.ts';
import { isMinorUnits } from '../../domain/money/money.ts';
import { type ReadOptions, STATEMENT_FORMATS } from '../../domain/statements/read-options.ts';
import type { StatementReading } from '../../domain/statements/statement-file.ts';
import { StatementFileError } from '../../domain/statements/statement-file-error.ts';
import * as fc from '../support/fast-check.ts';
import { mutated, mutations } from './mutations.ts';

const root = new URL('./corpus/', import.meta.url).pathname;
const files = globSync(`${root}*/*`)
  .filter((path) => !path.endsWith('expected.json'))
  .sort();
const contents = files.map((path) => readFileSync(path));
const RUNS = Number(process.env['STATEMENT_FUZZ_RUNS'] ?? 1_500);

const fuzz = suite('statement readers under random input');

const anyFile = fc.integer({ min: 0, max: files.length - 1 }).map((index) => contents[index] ?? new Uint8Array());

const options: fc.Arbitrary<ReadOptions> = fc.record(
  {
    dateOrder: fc.constantFrom('dmy' as const, 'mdy' as const, 'ymd' as const),
    decimal: fc.constantFrom('.' as const, ',' as const),
    invert: fc.boolean(),
    splitBatches: fc.boolean(),
    mapping: fc.dictionary(
      fc.constantFrom('date', 'amount', 'debit', 'balance', 'currency'),
      fc.array(fc.integer({ min: -1, max: 9 }), { maxLength: 2 }),
    ),
  },
  { requiredKeys: [] },
);

fuzz('a damaged file is read, asked about or refused in a sentence, and what is read is exact', async () => {
  await fc.assert(
    fc.asyncProperty(anyFile, mutations, options, async (bytes, changes, chosen) => {
      await requireOrderlyOutcome(mutated(bytes, changes), chosen);
    }),
    { numRuns: RUNS },
  );
});

fuzz('each reader takes the files of all formats without an error of another kind', async () => {
  await fc.assert(
    fc.asyncProperty(anyFile, fc.constantFrom(...STATEMENT_FORMATS), async (bytes, format) => {
      await requireOrderlyOutcome(bytes, { format });
    }),
    { numRuns: RUNS },
  );
});

fuzz('each reader takes random text and bytes', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 }).map((one) => Buffer.from(one));
  const bytes = fc.uint8Array({ maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(fc.oneof(text, bytes), fc.option(fc.constantFrom(...STATEMENT_FORMATS)), async (input, format) => {
      await requireOrderlyOutcome(input, format === null ? {} : { format });
    }),
    { numRuns: RUNS },
  );
});

async function requireOrderlyOutcome(bytes: Uint8Array, chosen: ReadOptions): Promise<void> {
  let reading: StatementReading;
  try {
    reading = await statementFileReader.read(bytes, chosen);
  } catch (error) {
    if (!(error instanceof StatementFileError)) throw error;
    assert.match(error.message, /^[“A-Z<].*\.$/s);
    return;
  }
  if (reading.kind === 'question') requireAnswerable(reading);
  else requireExact(reading);
}

function requireAnswerable(reading: StatementReading & { kind: 'question' }): void {
  assert.ok(reading.questions.length > 0);
  for (const { sentence, candidates } of reading.questions) {
    assert.match(sentence, /[.?]$/);
    assert.ok(candidates.length > 0, sentence);
  }
}

function requireExact({ file }: StatementReading & { kind: 'file' }): void {
  assert.ok(file.statements.length > 0);
  for (const { rows, opening, closing } of file.statements) {
    for (const { amount, day, balanceAfter, place } of rows) {
      assert.ok(isMinorUnits(amount) && !Object.is(amount, -0));
      assert.ok(balanceAfter === null || isMinorUnits(balanceAfter));
      assert.match(day, /^\d{4}-\d\d-\d\d$/);
      assert.ok(Number.isInteger(place.line) && place.line >= 1);
    }
    for (const balance of [opening, closing]) assert.ok(balance === null || isMinorUnits(balance.amount));
  }
}

fuzz.run();
