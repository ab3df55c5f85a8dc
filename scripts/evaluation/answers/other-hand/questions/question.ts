import type { Answer } from '../../assistant.ts';
import type { Service } from '../import-life.ts';

/** What a sensible assistant does with one question, and what is true. */
export interface Question {
  readonly kind: Kind;
  readonly asked: string;
  /** One or two calls; the second may take something from the answer of the first. */
  readonly calls: readonly Call[];
  /** What the assistant would say after the calls; `undefined` if it found nothing. */
  readonly read: (answers: readonly Answer[]) => unknown;
  /** From the life alone. An array of arrays of amounts is compared amount by amount. */
  readonly truth: unknown;
  /** How far an amount may be off, as a share: 0 unless amounts are converted, estimated, or added by category. */
  readonly within?: number;
}

/** What an assistant reads if the answer is there, and takes more calls: it is told so. */
export const EFFORT = Symbol('effort');

/** A question that no data could answer. */
export interface Impossible {
  readonly asked: string;
  /** What a model reads that says so, before it tries: in the instructions, a description or an answer. */
  readonly says: RegExp;
}

export type Kind =
  | 'shops'
  | 'categories'
  | 'income'
  | 'bills'
  | 'due'
  | 'balances'
  | 'fees, interest, taxes'
  | 'refunds'
  | 'own transfers'
  | 'single payments'
  | 'currencies'
  | 'periods';

export interface Call {
  readonly tool: string;
  readonly args:
    | Readonly<Record<string, unknown>>
    | ((answers: readonly Answer[], service: Service) => Readonly<Record<string, unknown>>);
}
