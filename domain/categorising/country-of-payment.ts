/** The countries that use a currency of several. */
const SHARED: Readonly<Record<string, string>> = {
  EUR: 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK',
  CHF: 'CH LI',
  USD: 'US PR EC SV PA',
  GBP: 'GB IE',
};

/** The countries in which a payment was probably made, as ISO 3166 codes, by the currency of its account. */
export function countriesOfCurrency(currency: string | undefined): ReadonlySet<string> {
  if (currency === undefined) return NOWHERE;
  const known = BY_CURRENCY.get(currency);
  if (known !== undefined) return known;
  const countries = new Set((SHARED[currency] ?? currency.slice(0, 2)).split(' '));
  BY_CURRENCY.set(currency, countries);
  return countries;
}

const BY_CURRENCY = new Map<string, ReadonlySet<string>>();
const NOWHERE: ReadonlySet<string> = new Set();
