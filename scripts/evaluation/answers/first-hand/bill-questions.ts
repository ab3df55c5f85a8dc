import type { Question } from '../question.ts';
import { bills, reading } from './calls.ts';
import { type Life, type LifeRow, type Purpose, TODAY } from './life.ts';

const BILLS: ReadonlySet<Purpose> = new Set(['rent', 'energy', 'phone', 'gym', 'insurance', 'subscription']);

/** Questions about what comes again. The names are those that people use; a bill's own name must contain them. */
export function billQuestions({ rows }: Life): readonly Question[] {
  const streams = Map.groupBy(
    rows.filter(({ purpose }) => BILLS.has(purpose)),
    ({ who }) => who,
  );
  return [...streams].flatMap(([who, payments]) => questionsOf(who, payments));
}

function questionsOf(who: string, payments: readonly LifeRow[]): readonly Question[] {
  const [last, before] = [payments.at(-1)!, payments.at(-2)!];
  const gap = daysBetween(before.day, last.day);
  const isAlive = daysBetween(last.day, TODAY) < gap + 10;
  const amounts = new Set(payments.map(({ amount }) => amount));
  const kind = 'bills';
  const status = 'all';
  if (!isAlive) {
    const ended: Question = {
      kind,
      asked: `Do I still pay ${who}?`,
      calls: [bills({ status })],
      read: reading((content) => billOf(who, content)?.status),
      truth: 'inactive',
    };
    return [ended];
  }
  if (amounts.size > 2) {
    const varying: Question = {
      kind,
      asked: `What was the last bill of ${who}, and is the next one certain?`,
      calls: [bills()],
      read: reading((content) => [billOf(who, content)?.is_estimate, billOf(who, content)?.last_payment?.date]),
      truth: [true, last.day],
    };
    return [varying];
  }
  const next: Question = {
    kind,
    asked: `What does ${who} cost, and when is it due next?`,
    calls: [bills()],
    read: reading((content) => [
      billOf(who, content)?.amount.amount,
      isNear(billOf(who, content)?.next_instance?.date, last.day, gap),
    ]),
    truth: [-last.amount, true],
    printed: [last.amount],
  };
  if (amounts.size === 1) return [next];
  const changed: Question = {
    kind,
    asked: `Did the price of ${who} change?`,
    calls: [bills()],
    read: reading((content) => billOf(who, content)?.facts.some((fact: string) => fact.startsWith('price changed'))),
    truth: true,
  };
  return [next, changed];
}

/** The bill with these words in its name, in any spelling of spaces, marks and case. */
function billOf(who: string, content: any): any {
  const wanted = letters(who);
  return content.bills.find(
    ({ name }: { name: string }) => letters(name).includes(wanted) || wanted.includes(letters(name)),
  );
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function isNear(day: string | undefined, last: string, gap: number): boolean {
  return day !== undefined && Math.abs(daysBetween(last, day) - gap) <= 4;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
