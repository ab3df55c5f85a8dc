import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { report } from '../../../scripts/evaluation/answers/command.ts';
import { evaluateAnswers, PEOPLE } from '../../../scripts/evaluation/answers/evaluate.ts';
import { readLife } from '../../../scripts/evaluation/answers/life.ts';
import { evaluateOtherHand } from '../../../scripts/evaluation/answers/other-hand/evaluate.ts';

const test = suite('the evaluation of answers');

test('a life has both sides of each move between its accounts, and is always the same', () => {
  for (const name of PEOPLE) {
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

test('most questions about people who imported their files are answered true, and hardly an answer misleads', async () => {
  const judged = await evaluateAnswers();
  const countOf = (wanted: string) => judged.filter(({ verdict }) => verdict === wanted).length;
  assert.ok(judged.length >= 100);
  assert.ok(countOf('true') >= 0.85 * judged.length, report(judged));
  assert.ok(countOf('misleads') <= 0.02 * judged.length, report(judged));
});

test('so are those about people by another hand', async () => {
  const verdicts = (await evaluateOtherHand()).map(({ verdict }) => verdict);
  const share = (...wanted: readonly string[]) =>
    verdicts.filter((one) => wanted.includes(one)).length / verdicts.length;
  assert.ok(share('true', 'said') >= 0.95);
  assert.ok(share('misleading') <= 0.02);
});

test.run();
