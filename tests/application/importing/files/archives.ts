import * as assert from 'uvu/assert';
import { archiveFile, statementFile } from '../../../support/files/json-statement-reader.ts';
import { refusal } from '../../../support/refusal.ts';
import { importHouse } from '../import-house.ts';
import { COFFEE } from '../payments.ts';
import type { ImportingScenarios } from '../scenarios.ts';

const MARCH = statementFile([{ rows: [COFFEE, { day: 9, amount: -1_000, text: 'BOOKS' }] }]);
const BROKEN = statementFile([{ rows: [], unreadable: [7] }]);

/** Several files in one archive. */
export const archiveScenarios: ImportingScenarios = (test, store) => {
  test('the files of an archive are one import, each with its name, and what is no statement is named', async () => {
    const { take, amounts, undo } = await importHouse(store);
    const april = statementFile([{ rows: [{ day: 21, amount: -700, text: 'CINEMA' }] }], 'camt');
    const bytes = archiveFile({ 'march.ofx': MARCH, 'letter.pdf': '%PDF-1.7', 'DE89370400440532013000.xml': april });
    const { id, facts } = await take([], { bytes });
    assert.is(facts.format, 'zip');
    assert.equal(
      facts.statements.map(({ fileName, source, added }) => [fileName, source, added]),
      [
        ['march.ofx', 'file:ofx', 2],
        ['****3000.xml', 'file:camt', 1],
      ],
    );
    assert.equal(facts.warnings, [{ line: null, message: 'letter.pdf was left out. This is a PDF.' }]);
    assert.is((await amounts()).length, 3);
    await undo(id);
    assert.equal(await amounts(), []);
  });

  test('files of an archive that name no account are not opened as one', async () => {
    const { take } = await importHouse(store);
    const accounts = { bankAccountId: undefined, byKey: new Map(), createsOthers: true };
    const other = statementFile([{ currency: 'USD', rows: [COFFEE] }]);
    const bytes = archiveFile({ 'checking.ofx': other, 'savings.ofx': other });
    const refused = await refusal(() => take([], { bytes, accounts }));
    assert.equal(Object.keys(refused?.fields ?? {}), ['bank_account_id']);
    assert.match(refused?.message ?? '', 'It has: checking (USD, 1 row), savings (USD, 1 row).');
  });

  test('1: files of an archive that name no account are told apart by what they are called', async () => {
    const { take, amounts, account, stores, userId } = await importHouse(store);
    const other = statementFile([{ currency: 'USD', rows: [COFFEE] }]);
    const bytes = archiveFile({ 'checking.ofx': other, 'savings.ofx': other, 'savings.csv': other });
    const byKey = new Map<string, number | 'new'>([
      ['checking', account.id],
      ['savings.ofx', 'new'],
      ['Savings.csv', account.id],
    ]);
    const { facts } = await take([], { bytes, accounts: { bankAccountId: undefined, byKey } });
    assert.equal(
      facts.statements.map(({ opened, added }) => [opened?.name, added]),
      [
        [undefined, 1],
        ['savings.ofx', 1],
        [undefined, 0],
      ],
    );
    assert.is((await amounts()).length, 2);
    assert.is((await stores.accounts.list(userId)).length, 2);
    const whole = { bankAccountId: account.id, byKey: new Map() };
    assert.is((await take([], { bytes, accounts: whole })).facts.statements.length, 3);
  });

  test('what was imported alone is found again in an archive, and the other way round', async () => {
    const { take } = await importHouse(store);
    await take([], { bytes: MARCH });
    const { facts } = await take([], { bytes: archiveFile({ 'march.ofx': MARCH }) });
    assert.is(facts.format, 'ofx');
    assert.equal(
      facts.statements.map(({ added, matched }) => [added, matched]),
      [[0, 2]],
    );
  });

  test('one broken file refuses the archive, and the refusal names it', async () => {
    const { take, amounts } = await importHouse(store);
    const bytes = archiveFile({ 'march.ofx': MARCH, 'april.ofx': BROKEN });
    assert.equal((await refusal(() => take([], { bytes })))?.fields, {
      rows: ['Line 7: april.ofx: The date must be a day that exists.'],
    });
    assert.equal(await amounts(), []);
  });

  test('an archive without any statement says what its first file is', async () => {
    const { take } = await importHouse(store);
    const refused = await refusal(() => take([], { bytes: archiveFile({ 'a.pdf': '%PDF-1', 'b.csv': '' }) }));
    assert.equal([refused?.code, refused?.message], ['unsupported_file', 'This is a PDF.']);
  });
};
