import type { Random } from '../random.ts';
import type { Need } from '../world/bill-template.ts';
import type { Country } from '../world/country.ts';
import type { Account } from './account.ts';

/** Who somebody is, before their money moves. */
export interface Life {
  readonly country: Country;
  readonly random: Random;
  readonly name: string;
  readonly town: string;
  readonly has: ReadonlySet<Need>;
  /** Monthly net income in major units. */
  readonly income: number;
  /** First day of the statements, and the day of the evaluation, which is their last. */
  readonly from: number;
  readonly asOf: number;
  readonly accounts: readonly Account[];
  readonly main: Account;
  readonly joint: Account | undefined;
  readonly savings: Account | undefined;
  readonly credit: Account | undefined;
  /** Whether the person pays on the web by PayPal. */
  readonly usesPaypal: boolean;
  /** Whether invoices come on the very day on which they are due. Nobody's do; it shows what could be foretold. */
  readonly isPunctual: boolean;
}

/** A day by which everything that is due next has been booked, so that the truth knows it. */
export function horizon({ asOf }: Life): number {
  return asOf + 430;
}
