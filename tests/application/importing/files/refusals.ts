import * as assert from 'uvu/assert';
import { type TestStatement } from '../../../support/files/json-statement-reader.ts';
import { USD } from '../../../support/fixtures.ts';
import { refusal } from '../../../support/refusal.ts';
import { importHouse } from '../import-house.ts';
import { ALL, COFFEE } from '../payments.ts';
import type { ImportingScenarios } from '../scenarios.ts';

/** Files that are refused. */
export const refusalScenarios: ImportingScenarios = (test, store) => {
  test('rows that cannot be read refuse the file, unless they may be left out', async () => {
    const { stores, userId, take, amounts } = await importHouse(store);
    const file: readonly TestStatement[] = [{ rows: [COFFEE, { day: 3, amount: 0 }], unreadable: [7, 9] }];
    assert.equal((await refusal(() => take(file)))?.fields, {
      rows: ['Line 7: The date must be a day that exists.', 'Line 9: The date must be a day that exists.'],
    });
    assert.equal(await amounts(), []);
    const { id, facts } = await take(file, { onError: 'skip' });
    assert.equal(facts.statements[0]?.skipped, { zero_amount: 1, unreadable: 2 });
    assert.is((await stores.imports.rows(userId, id ?? 0, { ...ALL, decision: 'skipped' })).length, 3);
  });

  test('what a file is called is kept without account numbers', async () => {
    const { take } = await importHouse(store);
    const named = async (fileName: string | null, number = '0098765432') =>
      (await take([{ number, currency: USD, rows: [COFFEE] }], { fileName, dryRun: true })).facts.fileName;
    assert.equal(
      [
        await named('Umsatz_DE89370400440532013000_2026.csv'),
        await named('98765432-march.csv'),
        await named('card 4111 1111 1111 1111.csv'),
        await named('DE12 3456.csv', 'DE12 3456'),
        await named('\u0000 a\nb\ud800.csv'),
        await named('x'.repeat(300)),
        await named('  '),
        await named(null),
      ],
      [
        'Umsatz_****3000_2026.csv',
        '****5432-march.csv',
        'card ****1111.csv',
        '****3456.csv',
        'a b\ufffd.csv',
        'x'.repeat(255),
        null,
        null,
      ],
    );
  });

  test('of a number with one character nothing is shown', async () => {
    const { take } = await importHouse(store);
    const { facts } = await take([{ number: '1', currency: USD, rows: [COFFEE] }], { dryRun: true });
    assert.is(facts.statements[0]?.accountLastFour, null);
  });
};
