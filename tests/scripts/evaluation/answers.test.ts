import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluateAnswers, FIRST_HAND } from '../../../scripts/evaluation/answers/evaluate.ts';
import { readLife } from '../../../scripts/evaluation/answers/first-hand/life.ts';
import { mistakes, report } from '../../../scripts/evaluation/answers/report.ts';

const test = suite('the evaluation of answers');

test('a life has both sides of each move between its accounts, and is always the same', () => {
  for (const name of FIRST_HAND) {
    const { rows, accounts } = readLife(name);
    assert.equal(rows, readLife(name).rows);
    assert.ok(rows.every(({ account }) => accounts.some(({ key }) => key === account)));
    const moved = rows.filter(({ purpose }) => ['toOwn', 'fromOwn', 'repayment'].includes(purpose));
    assert.is(
      moved.reduce((sum, { amount }) => sum + amount, 0),
      0,
    );
  }
});

test('nearly all questions about people who imported their files are answered true, and no answer misleads', async () => {
  const judged = await evaluateAnswers();
  const countOf = (...wanted: readonly string[]) => judged.filter(({ verdict }) => wanted.includes(verdict)).length;
  assert.ok(judged.length >= 440);
  assert.ok(countOf('true') >= 0.94 * judged.length, report(judged));
  assert.ok(countOf('true', 'said') >= 0.98 * judged.length, report(judged));
  assert.is(countOf('misleading'), 0, mistakes(judged));
});

test.run();
