import { formatMoney } from '../../../domain/money/money.ts';
import { currency } from '../currency.ts';
import type { Answer, Assistant, Customer } from './assistant.ts';
import { EFFORT, type Kind, type Question } from './question.ts';

/**
 * `true`: by the one or two calls. `effort`: the answer says how to find it in more calls. `said`: it cannot be known,
 * or what is missing may be among what has no category, and that is said. `silent`: nothing found, which is not true.
 * `misleading`: a wrong figure that reads as true, or anything else that is not true.
 */
export type Verdict = 'true' | 'effort' | 'said' | 'silent' | 'misleading';

export interface Judged {
  readonly person: string;
  readonly kind: Kind;
  readonly asked: string;
  readonly verdict: Verdict;
  /** What was read, and what is true, for the reader of the report. */
  readonly read: unknown;
  readonly truth: unknown;
}

/** Asks a question as an assistant does. A search that finds nothing is tried again with the nearest name. */
export async function judge(question: Question, assistant: Assistant, customer: Customer): Promise<Judged> {
  const answers = await askedOf(question, assistant);
  const read = question.read(answers);
  const { kind, asked, truth } = question;
  const judged = { person: customer.person, kind, asked, read, truth };
  if (read === EFFORT) return { ...judged, verdict: 'effort' };
  if (agrees(read, truth, question.within ?? 0)) {
    return { ...judged, verdict: isPrinted(question, answers, customer) ? 'true' : 'misleading' };
  }
  // Nothing was found, and the answer says what there is outside of the call.
  if (read === undefined && truth === 0) return { ...judged, verdict: 'true' };
  const isNothing = read === undefined || answers.some(({ structured }) => structured.count === 0);
  if (!isNothing) return { ...judged, verdict: isSaid(read, truth, answers) ? 'said' : 'misleading' };
  const near = answers.find(({ structured }) => structured.near?.length > 0)?.structured.near[0];
  if (near === undefined) return { ...judged, verdict: 'silent' };
  const again = question.read(await askedOf(question, assistant, { search: near }));
  return { ...judged, verdict: agrees(again, truth, question.within ?? 0) ? 'effort' : 'silent' };
}

function isPrinted({ printed = [] }: Question, answers: readonly Answer[], customer: Customer): boolean {
  const texts = answers.map(({ text }) => text).join('\n');
  return printed.every((amount) => texts.includes(formatMoney(Math.abs(amount), currency(customer.currency))));
}

async function askedOf({ calls }: Question, assistant: Assistant, other = {}): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (const { tool, args } of calls) {
    const given = typeof args === 'function' ? args(answers, assistant) : args;
    answers.push(await assistant.call(tool, { ...given, ...other }));
  }
  return answers;
}

/** Whether the answer says that as much as is missing has no category and may belong to it. */
function isSaid(read: unknown, truth: unknown, answers: readonly Answer[]): boolean {
  const said = answers.map(
    ({ structured }) => /Uncategorised in these days[^:]*: (.*) in [\d,]+ tr/.exec(structured.hint)?.[1],
  );
  const open = Number(said.find((amount) => amount !== undefined)?.replace(/[^\d]/g, '') ?? 0);
  return typeof read === 'number' && typeof truth === 'number' && read < truth && truth - read <= open;
}

/** Amounts as far as the question allows, everything else exactly, member by member. */
function agrees(read: unknown, truth: unknown, within: number): boolean {
  if (typeof read === 'number' && typeof truth === 'number') {
    return Math.abs(read - truth) <= Math.abs(truth) * within + (within > 0 ? 1 : 0);
  }
  if (Array.isArray(read) && Array.isArray(truth)) {
    return read.length === truth.length && truth.every((one, index) => agrees(read[index], one, within));
  }
  if (typeof read === 'object' && typeof truth === 'object' && read !== null && truth !== null) {
    return Object.entries(truth).every(([name, one]) => agrees((read as Record<string, unknown>)[name], one, within));
  }
  return read === truth;
}
