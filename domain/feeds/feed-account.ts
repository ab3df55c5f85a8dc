import type { DaySpan, Timestamp } from '../calendar.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { MinorUnits } from '../money/money.ts';
import type { StatementAccountKind } from '../statements/statement.ts';

/** The bank at which an account is held, in the provider's words. */
export interface FeedInstitution {
  readonly name: string;
  /** ISO 3166-1 alpha-2; `null` if the provider does not say. */
  readonly country: string | null;
}

export interface FeedBalance {
  /** Negative is owed, whatever sign the provider uses. */
  readonly amount: MinorUnits;
  /** When the bank stated it; `null` if the provider does not say. */
  readonly at: Timestamp | null;
}

/** An account as a provider describes it. */
export interface FeedAccount {
  /**
   * Identifies the account within its connection for as long as it exists, also after the user renewed their consent.
   */
  readonly key: string;
  readonly name: string;
  readonly institution: FeedInstitution;
  readonly kind: StatementAccountKind | null;
  /** Account number, IBAN or its masked ending as the provider writes it. Never logged, nor stored in clear. */
  readonly number: string | null;
  /** `null` if the provider names none, or one that is not a currency of ISO 4217: such an account is not imported. */
  readonly currency: CurrencyCode | null;
  /** `null` if the provider has none at the moment. */
  readonly balance: FeedBalance | null;
}

/** The days that a fetch asked for and the provider answered in full, both inclusive. */
export type FeedCoverage = DaySpan;
