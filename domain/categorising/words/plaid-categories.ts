import { categoryId } from '../../ledger/category-slug.ts';

/**
 * Categories by Plaid’s names, the primary one and, behind it, the rest of the detailed ones. A detailed name that is
 * missing has the category of its primary name, and `none` says no category: transfers and card payments are recognised
 * by their other side (contract 2.13). Source: Plaid, personal finance category taxonomy, versions 1 and 2.
 */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  INCOME: {
    '': 'other-income',
    DIVIDENDS: 'dividends',
    INTEREST_EARNED: 'interest-earned',
    RETIREMENT_PENSION: 'pension',
    TAX_REFUND: 'refunds',
    UNEMPLOYMENT: 'benefits',
    CHILD_SUPPORT: 'other-income',
    LONG_TERM_DISABILITY: 'benefits',
    WAGES: 'salary',
    SALARY: 'salary',
    MILITARY: 'salary',
    GIG_ECONOMY: 'self-employment',
    RENTAL: 'rental-income',
  },
  TRANSFER_IN: { '': 'none' },
  TRANSFER_OUT: {
    '': 'none',
    INVESTMENT_AND_RETIREMENT_FUNDS: 'savings-and-investments',
    SAVINGS: 'savings-and-investments',
    WITHDRAWAL: 'cash-withdrawal',
  },
  LOAN_PAYMENTS: { '': 'loan-payments', CREDIT_CARD_PAYMENT: 'none', MORTGAGE_PAYMENT: 'mortgage' },
  LOAN_DISBURSEMENTS: { '': 'none' },
  BANK_FEES: { '': 'bank-fees', INTEREST_CHARGE: 'interest-paid' },
  ENTERTAINMENT: {
    '': 'leisure',
    MUSIC_AND_AUDIO: 'subscriptions',
    SPORTING_EVENTS_AMUSEMENT_PARKS_AND_MUSEUMS: 'events',
    TV_AND_MOVIES: 'subscriptions',
    VIDEO_GAMES: 'books-and-hobbies',
  },
  FOOD_AND_DRINK: {
    '': 'food-and-drink',
    BEER_WINE_AND_LIQUOR: 'groceries',
    COFFEE: 'coffee',
    FAST_FOOD: 'restaurants',
    GROCERIES: 'groceries',
    RESTAURANT: 'restaurants',
  },
  GENERAL_MERCHANDISE: {
    '': 'shopping',
    BOOKSTORES_AND_NEWSSTANDS: 'books-and-hobbies',
    CLOTHING_AND_ACCESSORIES: 'clothing',
    CONVENIENCE_STORES: 'groceries',
    ELECTRONICS: 'electronics',
    GIFTS_AND_NOVELTIES: 'gifts',
    ONLINE_MARKETPLACES: 'online-shopping',
    PET_SUPPLIES: 'pets',
    SPORTING_GOODS: 'sport',
  },
  HOME_IMPROVEMENT: { '': 'home-and-garden' },
  MEDICAL: {
    '': 'health',
    DENTAL_CARE: 'doctor',
    PHARMACIES_AND_SUPPLEMENTS: 'pharmacy',
    PRIMARY_CARE: 'doctor',
    VETERINARY_SERVICES: 'pets',
  },
  PERSONAL_CARE: { '': 'personal-care', GYMS_AND_FITNESS_CENTERS: 'sport' },
  GENERAL_SERVICES: {
    '': 'none',
    ACCOUNTING_AND_FINANCIAL_PLANNING: 'finance',
    AUTOMOTIVE: 'vehicle',
    CHILDCARE: 'childcare',
    EDUCATION: 'education',
    INSURANCE: 'insurance',
  },
  GOVERNMENT_AND_NON_PROFIT: { '': 'taxes', DONATIONS: 'donations' },
  TRANSPORTATION: {
    '': 'transport',
    GAS: 'fuel',
    PARKING: 'parking',
    PUBLIC_TRANSIT: 'public-transport',
    TAXIS_AND_RIDE_SHARES: 'taxi',
    TOLLS: 'parking',
  },
  TRAVEL: { '': 'travel', FLIGHTS: 'flights', LODGING: 'hotels', RENTAL_CARS: 'car-rental' },
  RENT_AND_UTILITIES: {
    '': 'housing',
    GAS_AND_ELECTRICITY: 'electricity-and-gas',
    INTERNET_AND_CABLE: 'internet-and-phone',
    RENT: 'rent',
    SEWAGE_AND_WASTE_MANAGEMENT: 'water',
    TELEPHONE: 'internet-and-phone',
    WATER: 'water',
  },
};

/** Whether the text has the form of one of Plaid’s names, such as `FOOD_AND_DRINK_COFFEE`. */
export function isPlaidName(name: string): boolean {
  return primaryOf(name) !== undefined;
}

/** The category of one of Plaid’s names, primary or detailed; `undefined` for one that says none. */
export function categoryOfPlaidName(name: string): number | undefined {
  const primary = primaryOf(name);
  if (primary === undefined) return undefined;
  const slug = NAMES[primary]![name.slice(primary.length + 1)] ?? NAMES[primary]!['']!;
  return slug === 'none' ? undefined : categoryId(slug);
}

function primaryOf(name: string): string | undefined {
  return Object.keys(NAMES).find((primary) => name === primary || name.startsWith(`${primary}_`));
}
