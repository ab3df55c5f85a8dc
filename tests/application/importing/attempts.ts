import * as assert from 'uvu/assert';
import { breakingAtImports } from '../../support/databases/changed-stores.ts';
import { refusal } from '../../support/refusal.ts';
import { importHouse } from './import-house.ts';
import { BOOKS, COFFEE } from './payments.ts';
import type { ImportingScenarios } from './scenarios.ts';

/** Dry runs, retries, two at once and ends in the middle. */
export const attemptScenarios: ImportingScenarios = (test, store) => {
  test('a dry run makes the same decisions and stores nothing', async () => {
    const { stores, userId, take, list, balance } = await importHouse(store);
    await take([COFFEE]);
    const before = [await list(), await balance()];
    const dry = await take([COFFEE, BOOKS], { dryRun: true });
    assert.is(dry.id, null);
    assert.equal([await list(), await balance()], before);
    assert.is((await stores.imports.page(userId, Number.MAX_SAFE_INTEGER, 9)).length, 1);
    const real = await take([COFFEE, BOOKS]);
    const decisions = (rows: typeof dry.rows) => rows.map(({ decision, reason }) => [decision, reason]);
    assert.equal(decisions(dry.rows), decisions(real.rows));
    assert.equal(dry.facts.statements, real.facts.statements);
  });

  test('an import and its undoing at once leave all of it or nothing', async () => {
    const { take, undo, balance, amounts } = await importHouse(store);
    const first = await take([COFFEE, BOOKS]);
    const once = () => refusal(() => undo(first.id));
    const [, ...undone] = await Promise.all([take([COFFEE, BOOKS]), once(), once()]);
    assert.equal(undone.filter((refused) => refused?.code === 'not_found').length, 1);
    assert.equal([await amounts(), await balance()], [['-1200', '-350'], 8_450]);
  });

  test('a retry with the same key gets the first result, and nothing happens twice', async () => {
    const { stores, userId, take, amounts } = await importHouse(store);
    const [first, second] = await Promise.all([take([COFFEE, BOOKS], {}, 'k'), take([COFFEE, BOOKS], {}, 'k')]);
    const third = await take([COFFEE, BOOKS], {}, 'k');
    assert.is.not(first.replayed, second.replayed);
    assert.equal([first.id, third.id, third.replayed], [second.id, first.id, true]);
    assert.equal(third.rows, first.rows);
    assert.equal(third.facts.statements, first.facts.statements);
    assert.equal(await amounts(), ['-1200', '-350']);
    assert.is((await stores.imports.page(userId, Number.MAX_SAFE_INTEGER, 9)).length, 1);
  });

  test('an import that breaks off at its last step has changed nothing', async () => {
    const { take, list, balance } = await importHouse(store, breakingAtImports(store.unitOfWork));
    await take([COFFEE, BOOKS]).then(
      () => assert.unreachable(),
      (error: unknown) => assert.match(String(error), 'The power failed.'),
    );
    assert.equal([await list(), await balance()], [[], 10_000]);
  });
};
