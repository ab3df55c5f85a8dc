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

/**
 * Kinds of companies that charge a contract once a month or less often. Whoever pays one of them twice a month has two
 * contracts. Rents, loans, lessons and gifts may follow the wages and fall due twice a month.
 */
export const MONTHLY_KINDS: ReadonlySet<MerchantKind> = new Set<MerchantKind>([
  'insurance',
  'tax',
  'membership',
  'domain',
  'software',
  'streaming',
  'news',
  'telecom',
  'utility',
  'fitness',
  'security',
]);

/** Kinds of companies with which somebody has one contract at one price. */
export const ONE_EACH: ReadonlySet<MerchantKind> = new Set<MerchantKind>(['fitness', 'utility', 'membership']);

/** Kinds of companies that charge many of their contracts once a year. */
export const YEARLY_KINDS: ReadonlySet<MerchantKind> = new Set<MerchantKind>([
  'insurance',
  'tax',
  'membership',
  'charity',
  'domain',
  'software',
  'news',
  'security',
  'pass',
]);

/** Kinds that are paid in the same months of each year: council tax in ten of twelve, schools not in summer. */
export const SEASONAL_KINDS: ReadonlySet<MerchantKind> = new Set<MerchantKind>(['tax', 'education']);

/** Kinds of businesses that people visit by appointment, about every so many weeks, for a listed price. */
export const APPOINTMENT_KINDS: ReadonlySet<MerchantKind> = new Set<MerchantKind>(['care', 'health']);

/** Kinds of companies that people pay round sums in advance, whenever a balance runs low. */
export const TOP_UP_KINDS: ReadonlySet<MerchantKind> = new Set<MerchantKind>(['telecom', 'pass', 'travel']);

/** Words and well-known names of merchants of one kind in many countries, in the notation of bank words. */
export interface MerchantWords {
  readonly kind: MerchantKind;
  /** Where the words can be looked up. */
  readonly source: string;
  readonly phrases: string;
  /**
   * More phrases of the kind, by the slug of the category that fits them better than most of the kind, such as
   * `flights` among `travel`. Those under `none` fit no category.
   */
  readonly finer?: Readonly<Record<string, string>>;
}

/** All phrases of merchants of the kind, separated by commas. */
export function allPhrases({ phrases, finer = {} }: MerchantWords): string {
  return [phrases, ...Object.values(finer)].join(',');
}
