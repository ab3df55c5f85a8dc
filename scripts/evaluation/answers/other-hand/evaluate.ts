import { toldBefore } from '../assistant.ts';
import { importLife } from './import-life.ts';
import { type Judged, judge } from './judge.ts';
import type { Life } from './life/entry.ts';
import { type Rates, readRates } from './life/rates.ts';
import { krakow } from './people/krakow.ts';
import { leeds } from './people/leeds.ts';
import { ottawa } from './people/ottawa.ts';
import { vienna } from './people/vienna.ts';
import { everydayQuestions } from './questions/everyday.ts';
import { IMPOSSIBLE } from './questions/impossible.ts';
import { krakowQuestions } from './questions/krakow.ts';
import { ottawaQuestions } from './questions/ottawa.ts';
import type { Question } from './questions/question.ts';

const PEOPLE: readonly (readonly [Life, (life: Life, rates: Rates) => readonly Question[]])[] = [
  [ottawa(), ottawaQuestions],
  [krakow(), krakowQuestions],
  [leeds(), everydayQuestions],
  [vienna(), everydayQuestions],
];

/** Imports all people and asks all questions. */
export async function evaluateOtherHand(): Promise<readonly Judged[]> {
  const rates = await readRates(['CAD', 'USD', 'PLN', 'GBP']);
  const judged: Judged[] = [];
  for (const [life, questionsOf] of PEOPLE) {
    const service = await importLife(life, rates);
    try {
      for (const question of questionsOf(life, rates)) judged.push(await judge(question, service, life.person));
    } finally {
      await service.close();
    }
  }
  return [...judged, ...impossible()];
}

/** Nothing to call: what a model has read by then must say that it cannot be known. */
function impossible(): readonly Judged[] {
  const known = toldBefore();
  return IMPOSSIBLE.map(({ asked, says }) => ({
    person: 'both',
    kind: 'impossible',
    asked,
    verdict: says.test(known) ? 'said' : 'silent',
    read: undefined,
    truth: undefined,
  }));
}
