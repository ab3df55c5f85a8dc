import * as assert from 'uvu/assert';
import { type TestStatement } from '../../support/json-statement-reader.ts';
import { refusal } from '../../support/refusal.ts';
import { importHouse } from '../import-house.ts';
import { ALL, COFFEE } from './payments.ts';
import type { ImportingScenarios } from './scenarios.ts';

/** Files that are refused. */
export const refusalScenarios: ImportingScenarios = (test, store) => {
  test('rows that cannot be read refuse the file, unless they may be left out', async () => {
    const { stores, userId, take, amounts } = await importHouse(store());
    const file: readonly TestStatement[] = [{ rows: [COFFEE, { day: 3, amount: 0 }], unreadable: [7, 9] }];
    assert.equal((await refusal(() => take(file)))?.fields, {
      rows: ['Line 7: The date must be a day that exists.', 'Line 9: The date must be a day that exists.'],
    });
    assert.equal(await amounts(), []);
    const { id, facts } = await take(file, { onError: 'skip' });
    assert.equal(facts.statements[0]?.skipped, { zero_amount: 1, unreadable: 2 });
    assert.is((await stores.imports.rows(userId, id ?? 0, { ...ALL, decision: 'skipped' })).length, 3);
  });

  test('files that are empty or of another format are refused', async () => {
    const { take } = await importHouse(store());
    const bytes = (text: string) => ({ bytes: new TextEncoder().encode(text) });
    assert.equal((await refusal(() => take([], bytes(''))))?.fields, { file: ['The file is empty.'] });
    assert.is((await refusal(() => take([], bytes('%PDF-1.7'))))?.code, 'unsupported_file');
  });
};
