import type { Channel } from './channel.ts';

/** Days from the payment until the bank books it: any number from the first to the second. */
export interface Booking {
  readonly delay: readonly [from: number, to: number];
  /** Counts and books on working days only. */
  readonly workingDays: boolean;
}

/** How a bank prints statements. */
export interface Bank {
  readonly id: string;
  /** Templates of the description (see `printing/fill-template.ts`); of several, each row takes one. */
  readonly prints: Readonly<Partial<Record<Channel, string | readonly string[]>>>;
  /** Templates of the payee's column, for banks that have one. */
  readonly names?: Readonly<Partial<Record<Channel, string>>>;
  /** The share of payees whose column is filled; all without it. */
  readonly nameShare?: number;
  /** The longest description in characters. */
  readonly width?: number;
  readonly card?: Booking;
  readonly bank?: Booking;
}

export const AT_ONCE: Booking = { delay: [0, 0], workingDays: false };
export const SAME_WORKING_DAY: Booking = { delay: [0, 0], workingDays: true };

export function within(from: number, to: number): Booking {
  return { delay: [from, to], workingDays: true };
}

/** Booked on any day of the week. */
export function anyDay(from: number, to: number): Booking {
  return { delay: [from, to], workingDays: false };
}
