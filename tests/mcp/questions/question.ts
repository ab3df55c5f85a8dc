import { date, money } from '../figures.ts';

/** A question of a person, and how a model answers it with the tools. */
export interface Question {
  readonly asked: string;
  /** One after the other; an argument may come from the structured content of the calls before. */
  readonly calls: readonly Call[];
  /** The answer in the structured contents of the calls. */
  readonly answer: (...contents: any[]) => unknown;
  /** From the raw rows alone. */
  readonly truth: Truth;
}

export interface Call {
  readonly tool: string;
  readonly args: object | ((...contents: any[]) => object);
}

export interface Truth {
  readonly value: unknown;
  /** What the texts of the calls must say, for a client that ignores structured content. */
  readonly shown: readonly string[];
}

/** A question that no tool can answer, with what tells the model so before it tries. */
export interface Unanswerable {
  readonly asked: string;
  /** `instructions`, or the name of the tool whose description it is. */
  readonly where: string;
  readonly says: string;
}

export function balances(args: Call['args'] = {}): Call {
  return { tool: 'get_account_balances', args };
}

export function transactions(args: Call['args'] = {}): Call {
  return { tool: 'get_transactions', args };
}

export function bills(args: Call['args'] = {}): Call {
  return { tool: 'get_recurring_bills', args };
}

export function spending(args: Call['args'] = {}): Call {
  return { tool: 'get_spending_by_category', args };
}

/** An amount in minor units. */
export function amount(value: number, currency = 'USD'): Truth {
  return { value, shown: [money(value, currency)] };
}

export function day(value: string): Truth {
  return { value, shown: [date(value)] };
}

export function number(value: number, noun: string): Truth {
  return { value, shown: [`${value} ${noun}`] };
}

export function names(value: readonly string[]): Truth {
  return { value, shown: value };
}

/** Several facts at once. */
export function all(...truths: readonly Truth[]): Truth {
  return { value: truths.map((truth) => truth.value), shown: truths.flatMap(({ shown }) => shown) };
}

/** The first of `items` with this name; a test fails on one that is missing. */
export function called(name: string, items: readonly { readonly name: string }[]): any {
  const found = items.find((item) => item.name === name);
  if (found === undefined) throw new Error(`There is no ${name} in ${items.map((item) => item.name).join(', ')}.`);
  return found;
}
