interface Units {
  /** How many of the smallest unit are one of the amounts as people write them. */
  readonly minor: number;
  /** Roughly what a euro's worth of shopping costs. */
  readonly perEuro: number;
}

const PER_EURO: Readonly<Record<string, number>> = {
  SEK: 11,
  NOK: 11,
  DKK: 7,
  PLN: 4,
  CZK: 25,
  HUF: 380,
  RON: 5,
  TRY: 35,
  INR: 40,
  JPY: 160,
  BRL: 4,
  MXN: 15,
  ZAR: 15,
  KRW: 1400,
  HKD: 8,
  ILS: 4,
  AED: 4,
  NGN: 900,
  PHP: 50,
  THB: 30,
  COP: 4000,
  IDR: 12_000,
  EGP: 40,
};

export function unitsOf(currency: string): Units {
  const isWhole = currency === 'JPY' || currency === 'KRW';
  return { minor: isWhole ? 1 : 100, perEuro: PER_EURO[currency] ?? 1 };
}
