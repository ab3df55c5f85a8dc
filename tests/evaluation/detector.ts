/** What a detector of recurring bills is given and must answer, for everything that is scored here. */
export type Detector = (observations: readonly StatementRow[], asOf: string) => readonly DetectedBill[];

export interface StatementRow {
  readonly id: number;
  /** `YYYY-MM-DD` */
  readonly bookedOn: string;
  /** Minor units, negative is money out. */
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly merchantName: string | null;
  readonly accountId: number;
}

export interface DetectedBill {
  readonly name: string;
  readonly cycle: Cycle;
  /** Minor units, positive: what is expected next. */
  readonly amount: number;
  readonly status: 'active' | 'inactive';
  /** `YYYY-MM-DD` */
  readonly nextDate: string;
  readonly transactionIds: readonly number[];
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

/** Mean length of a cycle in days. */
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

/** Below this many payments nobody could be sure, so nobody is asked. */
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
