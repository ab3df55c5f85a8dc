import { isDeepStrictEqual } from 'node:util';
import { formatMoney } from '../../../domain/money/money.ts';
import { type Answer, assistantOf, toldBefore } from './assistant.ts';
import { type Life, readLife } from './life.ts';
import { type Question, UNANSWERABLE } from './question.ts';
import { questionsAbout } from './questions.ts';

export const PEOPLE = ['giulia', 'megan'] as const;

/**
 * `true` is a true answer. `open` is none, and says what to try next. `impossible` cannot be answered, which an
 * assistant is told before it tries. Whatever else is said `misleads`.
 */
export const VERDICTS = ['true', 'open', 'impossible', 'misleads'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Judged {
  readonly person: string;
  readonly kind: string;
  readonly asked: string;
  readonly verdict: Verdict;
  /** What was said instead of the truth. */
  readonly said?: string;
}

/** Asks every question about every person. */
export async function evaluateAnswers(): Promise<readonly Judged[]> {
  const told = toldBefore();
  const impossible = UNANSWERABLE.map(({ asked, told: words }): Judged => {
    const verdict = told.includes(words) ? 'impossible' : 'misleads';
    return { person: 'anybody', kind: 'what cannot be known', asked, verdict };
  });
  const judged: Judged[] = [];
  for (const name of PEOPLE) judged.push(...(await askAll(readLife(name))));
  return [...judged, ...impossible];
}

async function askAll(life: Life): Promise<readonly Judged[]> {
  const assistant = await assistantOf(life);
  try {
    const judged: Judged[] = [];
    for (const question of questionsAbout(life)) {
      const answers: Answer[] = [];
      for (const { tool, args } of question.calls) {
        const contents = answers.map(({ structured }) => structured);
        answers.push(await assistant.call(tool, typeof args === 'function' ? args(...contents) : args));
      }
      judged.push(judge(question, answers, life));
    }
    return judged;
  } finally {
    await assistant.close();
  }
}

function judge(question: Question, answers: readonly Answer[], { name, currency }: Life): Judged {
  const { kind, asked, read, truth, printed = [] } = question;
  const contents = answers.map(({ structured }) => structured);
  const answer = read(...contents);
  const texts = answers.map(({ text }) => text).join('\n');
  const missing = printed
    .map((amount) => formatMoney(Math.abs(amount), currency))
    .filter((text) => !texts.includes(text));
  const facts = { person: name, kind, asked };
  if (isDeepStrictEqual(answer, truth) && missing.length === 0) return { ...facts, verdict: 'true' };
  const said = `${JSON.stringify(answer)} for ${JSON.stringify(truth)}`;
  const isOpen = contents.some(({ count, hint }) => count === 0 && hint !== undefined);
  return { ...facts, verdict: isOpen ? 'open' : 'misleads', said };
}
