import type { LocalDate } from '../../../calendar.ts';

/** What the bank does with a due day on a weekend: nothing, or it books on the next or the previous business day. */
export type Roll = 'none' | 'next' | 'previous';

/** When a bill falls due, as a person would say it. */
export type BillAnchor =
  | { readonly kind: 'every-days'; readonly days: number; readonly from: LocalDate }
  | {
      readonly kind: 'day-of-month';
      readonly everyMonths: number;
      /** 31 is the last day of every month. */
      readonly day: number;
      readonly roll: Roll;
      readonly from: LocalDate;
    }
  | { readonly kind: 'two-days-of-month'; readonly days: readonly [number, number]; readonly roll: Roll }
  | {
      readonly kind: 'weekday-of-month';
      /** 1 to 4, or -1 for the last. */
      readonly nth: number;
      /** 0 Sunday to 6 Saturday. */
      readonly weekday: number;
      readonly from: LocalDate;
    };
