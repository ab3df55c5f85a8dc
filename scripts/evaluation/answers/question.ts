import type { Answer, Assistant } from './assistant.ts';

/** What a sensible assistant does with one question of a person, and what is true. */
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
  /** Amounts in the person's currency that the texts must print, for clients that show no structured content. */
  readonly printed?: readonly number[];
}

/** What an assistant reads if the answer is there, and takes more calls: it is told so. */
export const EFFORT = Symbol('effort');

export type Kind =
  | 'shops'
  | 'categories'
  | 'periods'
  | 'income'
  | 'balances'
  | 'currencies'
  | 'due'
  | 'bills'
  | 'single payments'
  | 'people'
  | 'fees, interest, taxes'
  | 'refunds'
  | 'own transfers'
  | 'impossible';

export interface Call {
  readonly tool: string;
  readonly args:
    | Readonly<Record<string, unknown>>
    | ((answers: readonly Answer[], assistant: Assistant) => Readonly<Record<string, unknown>>);
}
