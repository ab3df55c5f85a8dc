import type { Day } from '../bills/days.ts';
import type { BusinessDays } from '../foreign/calendar/business-days.ts';

/** What is the same for all streams of a life. */
export interface Life {
  readonly title: string;
  readonly country: string;
  readonly currency: string;
  readonly holder?: string;
  /** Since when there are habits; bills may be older. */
  readonly from: Day;
  readonly asOf: Day;
  readonly bankDays: BusinessDays;
}
