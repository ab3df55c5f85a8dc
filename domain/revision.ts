import type { LocalDate } from './calendar.ts';

/**
 * Names a state of some data. It changes with every committed change that could alter an answer, in the same database
 * transaction, and never returns to an earlier value. Only equality means something.
 */
export type Revision = string & { readonly __revision: unique symbol };

/** The states of all data that an answer for one user can rest on. */
export interface Revisions {
  /** Of everything that belongs to the user, and of the user's own settings. */
  readonly own: Revision;
  /** Of what all users share: exchange rates, categories and banks. */
  readonly shared: Revision;
}

/**
 * Everything that an answer rests on besides the request itself: two answers to one request on the same basis are the
 * same.
 */
export interface AnswerBasis extends Revisions {
  readonly userId: number;
  /** The UTC day of the request. */
  readonly day: LocalDate;
}

/** The basis as text, for the keys of what is remembered. */
export function wholeBasis({ userId, own, shared, day }: AnswerBasis): string {
  return `${userId} ${own} ${shared} ${day}`;
}

/** The part of the basis on which answers rest that are the same for all users. */
export function sharedBasis({ shared, day }: AnswerBasis): string {
  return `${shared} ${day}`;
}
