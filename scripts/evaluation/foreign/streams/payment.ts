/** What happens to a stream in its life, for reports by class. */
export const TRAITS = [
  'rises',
  'starts-late',
  'ends',
  'pauses',
  'missed',
  'late',
  'doubled',
  'returned',
  'duplicate',
  'settlement',
  'moved',
  'renamed',
  'second-contract',
  'skips-months',
  'loose',
  'foreign-currency',
  'to-a-person',
  'at-a-shop',
  'by-paypal',
  'by-cheque',
] as const;
export type Trait = (typeof TRAITS)[number];

/** A row that a stream leaves, before a bank prints it. */
export interface Payment {
  readonly day: number;
  /** Positive is money out, in minor units. */
  readonly amount: number;
  /**
   * `payment`: one of its cycle. `side`: money out besides, such as a settlement or a debit that comes back. `return`:
   * money back. `fee`: what the bank takes for a return.
   */
  readonly kind: 'payment' | 'side' | 'return' | 'fee';
}
