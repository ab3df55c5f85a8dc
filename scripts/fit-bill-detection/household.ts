import type { CurrencyCode } from '../../domain/currency.ts';
import type { DetectedCycle } from '../../domain/recurring-bill-detection/searching/cadence.ts';
import type { Bank } from './descriptions.ts';
import type { Random } from './random.ts';

/** What all bills and habits of one made-up user share. */
export interface Household {
  readonly random: Random;
  readonly bank: Bank;
  /** Day numbers: what the statement shows. */
  readonly from: number;
  readonly asOf: number;
  readonly currency: CurrencyCode;
  /** Minor units of the currency that buy about as much as a dollar. */
  readonly dollar: number;
  /** Extra days of lateness of every bill, either way. */
  readonly jitterDays: number;
  readonly missRate: number;
  /** How often a bill has one of the rarer troubles: pauses, trials, moves, renames, duplicates. */
  readonly trouble: number;
  /** Nothing is booked on weekends. */
  readonly businessDaysOnly: boolean;
  readonly merchantNames: 'never' | 'always' | 'sometimes';
  readonly accounts: readonly string[];
}

/** A booked row; `bill` names the stream that it truly belongs to. */
export interface Row {
  readonly day: number;
  /** Minor units, negative is money out. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly description: string;
  readonly merchantName: string | null;
  readonly account: string;
  readonly bill?: string;
}

export interface Truth {
  readonly bill: string;
  readonly cycle: DetectedCycle;
  /** The first payment due behind the statement's end, if the bill goes on. */
  readonly nextDay: number | undefined;
  /** The day of the last payment due within the statement. */
  readonly lastDay: number | undefined;
}

export interface Produced {
  readonly rows: readonly Row[];
  readonly truths: readonly Truth[];
}
