/**
 * What kind of business somebody runs. Customers have a contract with the first ones and pay them again and again;
 * they visit the others when they want to.
 */
export const CONTRACT_KINDS = [
  'insurance',
  'tax',
  'membership',
  'charity',
  'domain',
  'software',
  'streaming',
  'news',
  'telecom',
  'utility',
  'housing',
  'loan',
  'education',
  'fitness',
  'security',
  'pass',
] as const;
export const EVERYDAY_KINDS = [
  'groceries',
  'eating-out',
  'fuel',
  'health',
  'clothes',
  'home',
  'electronics',
  'travel',
  'leisure',
  'care',
  'marketplace',
] as const;
export type MerchantKind = (typeof CONTRACT_KINDS)[number] | (typeof EVERYDAY_KINDS)[number];

/** Words and well-known names of merchants of one kind in many countries, in the notation of bank words. */
export interface MerchantWords {
  readonly kind: MerchantKind;
  /** Where the words can be looked up. */
  readonly source: string;
  readonly phrases: string;
}
