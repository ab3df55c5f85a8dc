import type { ExchangeRate } from '../../../domain/money/exchange-rate.ts';
import { assistantOf, type Customer, toldBefore } from './assistant.ts';
import { customerOf as ownCustomer, readLife } from './first-hand/life.ts';
import { questionsAbout } from './first-hand/questions.ts';
import { IMPOSSIBLE } from './impossible.ts';
import { type Judged, judge } from './judge.ts';
import { customerOf, type Life } from './other-hand/life/entry.ts';
import { type Rates, readRates } from './other-hand/life/rates.ts';
import { krakow } from './other-hand/people/krakow.ts';
import { leeds } from './other-hand/people/leeds.ts';
import { ottawa } from './other-hand/people/ottawa.ts';
import { vienna } from './other-hand/people/vienna.ts';
import { everydayQuestions } from './other-hand/questions/everyday.ts';
import { krakowQuestions } from './other-hand/questions/krakow.ts';
import { ottawaQuestions } from './other-hand/questions/ottawa.ts';
import type { Question } from './question.ts';

export const FIRST_HAND = ['giulia', 'megan'] as const;

const OTHER_HAND: readonly (readonly [Life, (life: Life, rates: Rates) => readonly Question[]])[] = [
  [ottawa(), ottawaQuestions],
  [krakow(), krakowQuestions],
  [leeds(), everydayQuestions],
  [vienna(), everydayQuestions],
];

/** Imports all people and asks all questions. */
export async function evaluateAnswers(): Promise<readonly Judged[]> {
  const rates = await readRates(['CAD', 'USD', 'PLN', 'GBP']);
  const judged: Judged[] = [];
  for (const life of FIRST_HAND.map(readLife))
    judged.push(...(await askAll(ownCustomer(life), questionsAbout(life), [])));
  for (const [life, questionsOf] of OTHER_HAND) {
    judged.push(...(await askAll(customerOf(life), questionsOf(life, rates), rates.published)));
  }
  return [...judged, ...impossible()];
}

async function askAll(
  customer: Customer,
  questions: readonly Question[],
  rates: readonly ExchangeRate[],
): Promise<readonly Judged[]> {
  const assistant = await assistantOf(customer, rates);
  try {
    const judged: Judged[] = [];
    for (const question of questions) judged.push(await judge(question, assistant, customer));
    return judged;
  } finally {
    await assistant.close();
  }
}

/** Nothing to call: what a model has read by then must say that it cannot be known. */
function impossible(): readonly Judged[] {
  const known = toldBefore();
  return IMPOSSIBLE.map(({ asked, says }) => ({
    person: 'anybody',
    kind: 'impossible',
    asked,
    verdict: says.test(known) ? 'said' : 'silent',
    read: undefined,
    truth: undefined,
  }));
}
