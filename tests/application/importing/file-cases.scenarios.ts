import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ImportOutcome } from '../../../application/imports/import-statements.ts';
import { replace } from '../../../config/container.ts';
import { type App, createApp } from '../../../config/create-app.ts';
import { ports, useCases } from '../../../config/tokens.ts';
import { pluck } from '../../support/assertions.ts';
import { testClock } from '../../support/clock.ts';
import type { OpenStore } from '../../support/feeds/connected-house.ts';
import { CASE_FORMATS, type CaseFormat, otherFormat } from '../../support/files/case-files.ts';
import { type CaseStep, MATCHING_CASES, type MatchingCase } from '../../support/files/matching-cases.ts';
import { aManualAccount, EUR, newUser } from '../../support/fixtures.ts';

const INITIAL_BALANCE = 10_000;

/** No file has an id that its bank promises to keep. These cases are tested with a feed alone. */
const NOT_AS_FILES: readonly string[] = ['equal payments with two ids that can be trusted'];

/** The cases of matching as the bytes of statement files, one after the other, on one kind of store. */
export function fileCases(storeName: string, open: OpenStore): void {
  const test = suite(`cases of matching by file on ${storeName}`);
  let store: Awaited<ReturnType<OpenStore>>;
  let app: App;
  test.before(async () => {
    store = await open();
    const config = { logLevel: 'silent', ratesRefresh: false } as const;
    const clock = testClock('2026-03-31T12:00:00.000000Z');
    app = await createApp({ ...store.options, config, replace: [replace(ports.clock, clock)] });
  });
  test.after(async () => {
    await app?.close();
    await store?.close();
  });

  test('there are 25 cases, and a file can express each but those that are named', () => {
    const without = MATCHING_CASES.filter((one) => formatsOf(one).length === 0).map(({ name }) => name);
    assert.equal([MATCHING_CASES.length, without], [25, NOT_AS_FILES]);
  });

  for (const matchingCase of MATCHING_CASES) {
    for (const format of formatsOf(matchingCase)) {
      test(`${matchingCase.name}, as ${format.name}: each payment is there once, and undoing is exact`, async () => {
        await play(await fileHouse(app), matchingCase, format);
      });
    }
  }

  test('undoing gives back the bills of before, and importing again finds the same ones', async () => {
    const house = await fileHouse(app);
    const rent = await house.importCsv(monthly('RENT HARBOR HOMES', '-950.00'));
    const before = await house.bills();
    assert.equal(pluck(before, 'amount', 'cycle', 'status'), [[95_000, 'monthly', 'active']]);
    const both = [...monthly('RENT HARBOR HOMES', '-950.00'), ...monthly('NIMBUS FILMS', '-12.99')];
    const more = await house.importCsv(both);
    const after = await house.bills();
    const seen = after.map(({ amount }) => amount).toSorted((a, b) => a - b);
    assert.equal(seen, [1_299, 95_000]);
    await house.undo(more);
    assert.equal(await house.bills(), before);
    const again = await house.importCsv(both);
    assert.equal(await house.bills(), after);
    await house.undo(again);
    await house.undo(rent);
    assert.equal(await house.bills(), []);
  });

  test.run();
}

/** Rows of CSV from October 2025 to March 2026. */
function monthly(text: string, amount: string): readonly string[] {
  const months = ['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'];
  return months.map((month) => `${month}-05,${amount},${text}`);
}

function formatsOf({ name, steps }: MatchingCase): readonly CaseFormat[] {
  return NOT_AS_FILES.includes(name) ? [] : CASE_FORMATS.filter(({ canSay }) => canSay(steps));
}

async function play(house: FileHouse, { steps, expected }: MatchingCase, format: CaseFormat): Promise<void> {
  const start = await house.state();
  const first = await importAll(house, steps, format);
  assert.equal(await house.amounts(), expected);
  assert.is(await house.balance(), INITIAL_BALANCE + sumOfBooked(expected));

  const last = steps.at(-1)!;
  const before = await house.state();
  const repeated = await house.take(last, format);
  assert.equal(addedAndUpdated(repeated), [0, 0]);
  assert.equal(await house.state(), before, 'after the last file once more');
  await house.undo(repeated);
  assert.equal(await house.state(), before, 'after that was undone');

  for (const { outcome, before: earlier } of first.toReversed()) {
    await house.undo(outcome);
    assert.equal(await house.state(), earlier);
  }
  assert.equal(await house.state(), start);

  const again = await importAll(house, steps, format);
  assert.equal(await house.amounts(), expected, 'after everything was undone and imported again');
  for (const { outcome } of again) await house.undo(outcome);
  assert.equal(await house.state(), start, 'after the oldest import was undone first');
}

async function importAll(house: FileHouse, steps: readonly CaseStep[], format: CaseFormat) {
  const done: { readonly outcome: ImportOutcome; readonly before: unknown }[] = [];
  for (const step of steps) {
    const before = await house.state();
    const outcome = await house.take(step, format);
    const seen = outcome.facts.statements.map(({ rows, skipped }) => [rows, Object.keys(skipped)]);
    assert.equal(seen, [[step.rows.length, step === steps.at(-1) && isDeletion(steps) ? ['deleted_by_user'] : []]]);
    done.push({ outcome, before });
    if (step.thenDelete !== undefined) await house.removeFirst(step.thenDelete);
  }
  return done;
}

function isDeletion(steps: readonly CaseStep[]): boolean {
  return steps.some(({ thenDelete }) => thenDelete !== undefined);
}

function addedAndUpdated({ facts }: ImportOutcome): readonly number[] {
  return facts.statements.flatMap(({ added, updated }) => [added, updated]);
}

function sumOfBooked(expected: readonly string[]): number {
  return expected.filter((text) => !text.endsWith('p')).reduce((sum, text) => sum + Number(text), 0);
}

/** The use-cases of the service for a new user with one account in euros. */
async function fileHouse(app: App) {
  const { id: userId } = await app.get(ports.users).add(newUser());
  const account = await app
    .get(ports.unitOfWork)
    .run((stores) => aManualAccount(stores, userId, { balance: INITIAL_BALANCE, currency: EUR }));
  const list = () => app.get(ports.transactionReader).list(userId, {}, { offset: 0, limit: 1_000 });
  const balance = async () => (await app.get(ports.accounts).get(userId, account.id))?.balance;
  const importBytes = (bytes: Uint8Array) =>
    app.get(useCases.imports).importStatements(userId, {
      bytes,
      fileName: null,
      accounts: { bankAccountId: account.id, byKey: new Map() },
      options: {},
      onError: 'refuse',
      dryRun: false,
    });
  return {
    balance,
    take: (step: CaseStep, format: CaseFormat) =>
      importBytes((step.isOther === true ? otherFormat(format) : format).write(step)),
    importCsv: (rows: readonly string[]) =>
      importBytes(new TextEncoder().encode(['Date,Amount,Description', ...rows].join('\n'))),
    /** What a person sees of the bills. Ids and times are given anew by each detection. */
    bills: async () =>
      (await app.get(useCases.bills).listBills(userId)).map(
        ({ name, amount, cycle, status, nextDate, confidence }) => ({
          name,
          amount,
          cycle,
          status,
          nextDate,
          confidence,
        }),
      ),
    undo: ({ id }: ImportOutcome) => app.get(useCases.imports).undoImport(userId, id ?? 0),
    removeFirst: async (amount: number) => {
      const found = (await list()).find((one) => one.amount === amount);
      await app.get(useCases.transactions).deleteTransaction(userId, Number(found?.id));
    },
    amounts: async () =>
      (await list())
        .toSorted((a, b) => a.amount - b.amount)
        .map(({ amount, status }) => `${amount}${status === 'pending' ? 'p' : ''}`),
    state: async () => {
      const transactions = (await list()).map((one) => ({ ...one, updatedAt: '' }));
      return { transactions, balance: await balance() };
    },
  };
}

type FileHouse = Awaited<ReturnType<typeof fileHouse>>;
