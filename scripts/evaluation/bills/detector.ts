/** Everything that is scored here gets a statement and returns the recurring bills in it. */
export type Detector = (
  observations: readonly StatementRow[],
  asOf: string,
  /** First and last name of the person, if they are known. */
  holder?: string,
) => readonly DetectedBill[];

export interface StatementRow {
  readonly id: number;
  /** `YYYY-MM-DD` */
  readonly bookedOn: string;
  /** In minor units; negative is money out. */
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly merchantName: string | null;
  readonly accountId: number;
}

export interface DetectedBill {
  readonly name: string;
  readonly cycle: Cycle;
  /** The next payment as expected: in minor units, positive. */
  readonly amount: number;
  readonly status: 'active' | 'inactive';
  /** `YYYY-MM-DD` */
  readonly nextDate: string;
  readonly transactionIds: readonly number[];
  /** How sure the detector is, 0 to 1, if it says so. */
  readonly confidence?: number;
}

export type Cycle =
  | 'weekly'
  | 'biweekly'
  | 'four-weekly'
  | 'semi-monthly'
  | 'monthly'
  | 'bimonthly'
  | 'quarterly'
  | 'semi-annual'
  | 'annual';

/** The mean length of a cycle in days. */
export const CYCLE_DAYS: Readonly<Record<Cycle, number>> = {
  weekly: 7,
  biweekly: 14,
  'four-weekly': 28,
  'semi-monthly': 15.22,
  monthly: 30.44,
  bimonthly: 60.88,
  quarterly: 91.31,
  'semi-annual': 182.62,
  annual: 365.25,
};

/** With fewer payments nobody could be sure, so such bills are not scored. */
export const MINIMUM_PAYMENTS: Readonly<Record<Cycle, number>> = {
  weekly: 4,
  biweekly: 3,
  'four-weekly': 3,
  'semi-monthly': 4,
  monthly: 3,
  bimonthly: 3,
  quarterly: 3,
  'semi-annual': 2,
  annual: 2,
};
