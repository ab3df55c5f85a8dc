export type MinorDigits = 0 | 2 | 3 | 4;

/**
 * The currencies of ISO 4217, as of November 2026, by the decimal digits of their minor units. Those are the standard's
 * and never Intl's, which shows 0 digits for HUF, IDR, COP, PKR, IQD and others.
 *
 * Left out: codes to which the standard gives no minor units (metals XAU XAG XPD XPT, bond units XBA to XBD, XDR, XSU,
 * XUA), the test code XTS and XXX for no currency. No account is kept in those.
 */
export const CODES: Readonly<Record<MinorDigits, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  2: `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY
    COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS
    INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR
    MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP
    STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG`,
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/** Withdrawn since 2017, and still what statements and histories of the last ten years were written in. */
export const WITHDRAWN: typeof CODES = { 0: 'BYR', 2: 'ANG BGN CUC HRK MRO SLL STD VEF ZWL', 3: '', 4: '' };

/** Those of CLDR for en-US, which writes the code of every other currency. */
export const SYMBOLS: Readonly<Record<string, string>> = {
  AUD: 'A$',
  BRL: 'R$',
  CAD: 'CA$',
  CNY: 'CN¥',
  EUR: '€',
  GBP: '£',
  HKD: 'HK$',
  ILS: '₪',
  INR: '₹',
  JPY: '¥',
  KRW: '₩',
  MXN: 'MX$',
  NZD: 'NZ$',
  PHP: '₱',
  TWD: 'NT$',
  USD: '$',
  VND: '₫',
  XAF: 'FCFA',
  XCD: 'EC$',
  XCG: 'Cg.',
  XOF: 'F CFA',
  XPF: 'CFPF',
};
