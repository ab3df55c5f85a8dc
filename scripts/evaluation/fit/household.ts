import type { DetectedCycle } from '../../../domain/bills/detection/searching/cadence.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { Bank } from './descriptions.ts';
import type { Random } from './random.ts';

/** What all bills and habits of one generated user share. */
export interface Household {
  readonly random: Random;
  readonly bank: Bank;
  /** Day numbers: the first and the last day of the statement. */
  readonly from: number;
  readonly asOf: number;
  readonly currency: CurrencyCode;
  /** Minor units of the currency that are worth about one US dollar. */
  readonly dollar: number;
  /** Days by which every bill may also be early or late. */
  readonly jitterDays: number;
  readonly missRate: number;
  /** How often a bill has one of the rarer troubles: pauses, trials, moves, renames, duplicates. */
  readonly trouble: number;
  /** Nothing is booked on weekends. */
  readonly businessDaysOnly: boolean;
  readonly merchantNames: 'never' | 'always' | 'sometimes';
  readonly accounts: readonly string[];
}

/** A booked row. `bill` names the bill that it belongs to. */
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
  /** The first payment due after the end of the statement, if the bill continues. */
  readonly nextDay: number | undefined;
  /** The day of the last payment due within the statement. */
  readonly lastDay: number | undefined;
}

export interface Produced {
  readonly rows: readonly Row[];
  readonly truths: readonly Truth[];
}
