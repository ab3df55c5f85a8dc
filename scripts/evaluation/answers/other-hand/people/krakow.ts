import { openDiary } from '../life/diary.ts';
import type { Account, Entry, Life } from '../life/entry.ts';

const KONTO = 'eKonto mBank';
const SAVINGS = 'Moje Cele';
const CARD = 'Karta kredytowa Pekao';
const REVOLUT = 'Revolut EUR';

const ACCOUNTS: readonly Account[] = [
  { name: KONTO, currency: 'PLN', opening: 384_112 },
  { name: SAVINGS, currency: 'PLN', opening: 1_250_000 },
  { name: CARD, currency: 'PLN', opening: 0 },
  { name: REVOLUT, currency: 'EUR', opening: 5_230 },
];

/** Agnieszka in Kraków, with a child in kindergarten, a credit card for larger things, and Revolut for journeys. */
export function krakow(): Life {
  const diary = openDiary('Krakow');
  earn(diary);
  payBills(diary);
  subscribe(diary);
  live(diary);
  buy(diary);
  travel(diary);
  moveMoney(diary);
  return {
    person: 'Kraków',
    email: 'agnieszka.wojcik@example.org',
    currency: 'PLN',
    accounts: ACCOUNTS,
    entries: diary.entries(),
    coming: diary.coming(),
    fileOf,
    owing: [],
  };
}

type Diary = ReturnType<typeof openDiary>;

const IN = 'PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY';
const OUT = 'PRZELEW ZEWNĘTRZNY WYCHODZĄCY';

function earn({ once, monthly }: Diary): void {
  const pay = {
    account: KONTO,
    text: `COMARCH S.A. AL. JANA PAWŁA II 39A KRAKÓW  ${IN} WYNAGRODZENIE ZA {m}/{Y}`,
    who: 'Comarch',
  };
  monthly({ ...pay, what: 'salary' }, 10, [
    ['2024-01-01', 824_000],
    ['2026-01-01', 879_050],
  ]);
  once(
    {
      account: KONTO,
      text: `COMARCH S.A. AL. JANA PAWŁA II 39A KRAKÓW  ${IN} PREMIA ROCZNA`,
      who: 'Comarch',
      what: 'bonus',
    },
    '2026-04-10',
    620_000,
  );
  monthly(
    {
      account: KONTO,
      text: `ZAKŁAD UBEZPIECZEŃ SPOŁECZNYCH  ${IN} ŚWIADCZENIE WYCHOWAWCZE 800+`,
      who: 'ZUS',
      what: 'benefit',
    },
    4,
    80_000,
  );
  once(
    {
      account: KONTO,
      text: `URZĄD SKARBOWY KRAKÓW-ŚRÓDMIEŚCIE  ${IN} ZWROT NADPŁATY PIT-37`,
      who: 'Urząd Skarbowy',
      what: 'tax refund',
    },
    '2026-05-14',
    112_000,
  );
  monthly({ account: SAVINGS, text: 'KAPITALIZACJA ODSETEK', who: 'mBank', what: 'interest earned' }, 31, {
    from: 2_900,
    to: 4_800,
  });
  monthly({ account: SAVINGS, text: 'PODATEK OD ODSETEK KAPITAŁOWYCH', who: 'mBank', what: 'tax' }, 31, {
    from: -912,
    to: -551,
  });
}

function payBills({ monthly, once }: Diary): void {
  const from = { account: KONTO } as const;
  monthly(
    { ...from, text: `ANNA KOWALCZYK  ${OUT} CZYNSZ NAJMU UL. DŁUGA 12/5`, who: 'Anna Kowalczyk', what: 'rent' },
    5,
    [
      ['2024-01-01', -260_000],
      ['2026-02-01', -275_000],
    ],
  );
  monthly({ ...from, text: `TAURON SPRZEDAŻ SP. Z O.O.  ${OUT} FAKTURA {10}`, who: 'Tauron', what: 'power' }, 18, {
    from: -24_800,
    to: -14_100,
  });
  monthly(
    { ...from, text: `WODOCIĄGI MIASTA KRAKOWA S.A.  ${OUT} FV {6}/{Y}`, who: 'Wodociągi', what: 'water' },
    21,
    { from: -14_400, to: -9_200 },
    { every: 3 },
  );
  const phone = { ...from, what: 'phone' } as const;
  monthly({ ...phone, text: `VECTRA S.A.  POLECENIE ZAPŁATY {9}`, who: 'Vectra' }, 14, [
    ['2024-01-01', -6_999],
    ['2026-09-01', -7_999],
  ]);
  monthly({ ...phone, text: `T-MOBILE POLSKA S.A.  POLECENIE ZAPŁATY {10}`, who: 'T-Mobile' }, 22, -4_500);
  monthly(
    { ...from, text: `PRZEDSZKOLE SAMORZĄDOWE NR 12  ${OUT} OPŁATA {m}/{Y}`, who: 'przedszkole', what: 'childcare' },
    15,
    { from: -48_000, to: -36_000 },
  );
  monthly(
    { ...from, text: `SANTANDER CONSUMER BANK S.A.  ${OUT} RATA KREDYTU {8}`, who: 'Santander', what: 'loan' },
    25,
    -51_230,
  );
  monthly({ ...from, text: 'OPŁATA ZA KARTĘ', who: 'mBank', what: 'fee' }, 28, -900);
  monthly({ ...from, text: 'OPŁATA ZA PRZELEW EXPRESS ELIXIR', who: 'mBank', what: 'fee' }, 9, -500, { every: 4 });
  const car = { ...from, text: `PZU S.A.  ${OUT} POLISA OC/AC {9}`, who: 'PZU', what: 'insurance' } as const;
  once(car, '2024-12-03', -118_000);
  once(car, '2025-12-03', -129_400);
  once(car, '2026-12-03', -129_400);
  once(
    { ...from, text: `FUNDACJA WIELKA ORKIESTRA ŚWIĄTECZNEJ POMOCY  ${OUT} DAROWIZNA`, who: 'WOŚP', what: 'donation' },
    '2026-01-25',
    -15_000,
  );
}

function subscribe({ monthly }: Diary): void {
  const to = { account: KONTO, what: 'subscription' } as const;
  const bought = 'ZAKUP PRZY UŻYCIU KARTY - INTERNET';
  monthly({ ...to, text: `NETFLIX.COM  /AMSTERDAM  ${bought}`, who: 'Netflix' }, 7, [
    ['2024-01-01', -4_300],
    ['2025-10-01', -4_900],
  ]);
  monthly({ ...to, text: `Spotify P{A8}  /STOCKHOLM  ${bought}`, who: 'Spotify' }, 12, -2_399);
  monthly({ ...to, text: `HBO MAX  /PRAGUE  ${bought}`, who: 'HBO Max' }, 20, -2_999, { to: '2026-05-31' });
  monthly({ ...to, text: `GOOGLE *YouTubePremium  /g.co/helppay  ${bought}`, who: 'YouTube Premium' }, 3, -2_599);
  monthly({ ...to, text: `MEDICOVER SPORT  /WARSZAWA  ${bought}`, who: 'Medicover Sport', what: 'sport' }, 2, -13_900);
  monthly({ account: REVOLUT, text: 'Duolingo', who: 'Duolingo', what: 'subscription' }, 17, -1_299);
}

function live({ often }: Diary): void {
  const bought = 'ZAKUP PRZY UŻYCIU KARTY W KRAJU';
  const at = (who: string, names: readonly string[]) => ({
    account: KONTO,
    who,
    texts: names.map((name) => `${name}  /KRAKOW  ${bought}`),
  });
  often({ ...at('Biedronka', ['JMP S.A. BIEDRONKA {4}', 'BIEDRONKA {4}']), what: 'groceries' }, 6.2, {
    from: -18_900,
    to: -1_450,
  });
  often({ ...at('Lidl', ['LIDL UL. OPOLSKA', 'LIDL SP Z O O {3}']), what: 'groceries' }, 3.4, {
    from: -21_300,
    to: -2_100,
  });
  often({ ...at('Żabka', ['ZABKA Z{4} K.1', 'ZABKA Z{4} K.2']), what: 'groceries' }, 6.8, { from: -4_200, to: -499 });
  often({ ...at('Auchan', ['AUCHAN KRAKOW BORA']), what: 'groceries' }, 0.9, { from: -34_000, to: -8_800 });
  often({ ...at('Green Caffè Nero', ['GREEN CAFFE NERO {3}']), what: 'coffee' }, 3.1, { from: -3_400, to: -1_290 });
  often({ ...at('Costa', ['COSTA COFFEE {4}']), what: 'coffee' }, 1.3, { from: -3_100, to: -1_500 });
  often({ ...at('Pasibus', ['PASIBUS KRAKOW']), what: 'restaurants' }, 0.9, { from: -8_700, to: -3_700 });
  often({ ...at('Pod Norenami', ['POD NORENAMI']), what: 'restaurants' }, 0.6, { from: -14_500, to: -4_200 });
  often({ ...at('Pyszne.pl', ['PYSZNE.PL', 'TAKEAWAY.COM PYSZNE']), what: 'restaurants' }, 1.6, {
    from: -9_900,
    to: -3_300,
  });
  often({ ...at('MPK', ['MPK S.A. KRAKOW BILET']), what: 'public transport' }, 2.6, { from: -1_200, to: -400 });
  often({ ...at('PKP Intercity', ['PKP INTERCITY']), what: 'public transport' }, 0.6, { from: -16_900, to: -4_900 });
  often({ ...at('Bolt', ['BOLT.EU/O/{10}', 'BOLT.EU /R/{8}']), what: 'taxi' }, 1.9, { from: -4_700, to: -1_150 });
  often({ ...at('Orlen', ['ORLEN STACJA NR {4}', 'STACJA PALIW ORLEN {3}']), what: 'fuel' }, 1.8, {
    from: -31_000,
    to: -12_000,
  });
  often({ ...at('Rossmann', ['ROSSMANN {3}']), what: 'personal care' }, 1.4, { from: -14_900, to: -1_290 });
  often({ ...at('apteka', ['APTEKA GEMINI', 'APTEKA POD ORLEM']), what: 'pharmacy' }, 1.1, {
    from: -13_200,
    to: -1_450,
  });
  often({ ...at('Empik', ['EMPIK S.A. {3}']), what: 'books' }, 0.6, { from: -12_500, to: -2_490 });
  const blik = 'BLIK ZAKUP E-COMMERCE';
  often(
    {
      account: KONTO,
      who: 'Allegro',
      what: 'shopping',
      texts: [`ALLEGRO SP. Z O.O.  ${blik}`, `PAYU*ALLEGRO  /POZNAN  ${bought}`],
    },
    2.4,
    { from: -24_900, to: -2_199 },
  );
  often(
    {
      account: KONTO,
      who: 'Karolina',
      what: 'to friends',
      texts: ['KAROLINA NOWAK  BLIK P2P-WYCHODZĄCY PRZELEW NA TELEFON'],
    },
    1.3,
    { from: -15_000, to: -2_000 },
  );
  often(
    {
      account: KONTO,
      who: 'Karolina',
      what: 'from friends',
      texts: ['KAROLINA NOWAK  BLIK P2P-PRZYCHODZĄCY PRZELEW NA TELEFON'],
    },
    0.8,
    { from: 2_000, to: 11_000 },
  );
  often({ account: KONTO, who: 'cash', what: 'cash', texts: ['WYPŁATA W BANKOMACIE EURONET {4} KRAKÓW'] }, 0.8, {
    from: -40_000,
    to: -10_000,
  });
}

function buy({ once }: Diary): void {
  const card = { account: CARD } as const;
  once({ ...card, text: 'MEDIA EXPERT KRAKOW', who: 'Media Expert', what: 'electronics' }, '2026-02-14', -329_900);
  once({ ...card, text: 'IKEA KRAKOW', who: 'IKEA', what: 'home' }, '2025-10-04', -142_850);
  once({ ...card, text: 'IKEA KRAKOW', who: 'IKEA', what: 'home' }, '2026-08-22', -68_930);
  once({ ...card, text: 'DECATHLON KRAKOW ZAKOPIANKA', who: 'Decathlon', what: 'sport' }, '2026-05-09', -41_980);
  once({ ...card, text: 'ZALANDO SE BERLIN', who: 'Zalando', what: 'clothes' }, '2026-09-06', -62_800);
  once({ ...card, text: 'ZALANDO SE BERLIN ZWROT', who: 'Zalando', what: 'refund' }, '2026-09-19', 27_900);
  once({ ...card, text: 'RESERVED BONARKA', who: 'Reserved', what: 'clothes' }, '2026-10-10', -24_997);
  once({ ...card, text: 'CCC KRAKOW BONARKA', who: 'CCC', what: 'clothes' }, '2026-03-28', -19_999);
  once({ ...card, text: 'LUX MED SP. Z O.O. KRAKOW', who: 'Lux Med', what: 'doctor' }, '2026-06-16', -28_000);
  once({ ...card, text: 'EBILET.PL', who: 'eBilet', what: 'events' }, '2026-07-02', -37_800);
  once({ ...card, text: 'ODSETKI OD ZADŁUŻENIA', who: 'Pekao', what: 'interest paid' }, '2026-03-20', -2_914);
  once({ ...card, text: 'OPŁATA ROCZNA ZA KARTĘ', who: 'Pekao', what: 'fee' }, '2026-01-15', -8_900);
  once(
    {
      account: KONTO,
      text: 'ALLEGRO SP. Z O.O.  PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY ZWROT ZA ZAMÓWIENIE',
      who: 'Allegro',
      what: 'refund',
    },
    '2026-10-21',
    8_990,
  );
  once(
    {
      account: KONTO,
      text: 'KWIACIARNIA „RÓŻA”  /KRAKOW  ZAKUP PRZY UŻYCIU KARTY W KRAJU',
      who: 'Róża',
      what: 'shopping',
    },
    '2026-05-26',
    -12_000,
  );
}

/** A week in Spain, one in Rome, and shops across the border. */
function travel({ once }: Diary): void {
  const spent = { account: REVOLUT } as const;
  once({ ...spent, text: 'Ryanair', who: 'Ryanair', what: 'flights' }, '2026-03-03', -18_640);
  once({ ...spent, text: 'Booking.com', who: 'Booking.com', what: 'hotels' }, '2026-03-04', -51_200);
  once({ ...spent, text: 'Mercadona', who: 'Mercadona', what: 'groceries' }, '2026-05-02', -3_875);
  once({ ...spent, text: 'Mercadona', who: 'Mercadona', what: 'groceries' }, '2026-05-05', -2_640);
  once({ ...spent, text: 'La Boqueria', who: 'La Boqueria', what: 'restaurants' }, '2026-05-04', -4_150);
  once({ ...spent, text: 'TMB Barcelona', who: 'TMB', what: 'public transport' }, '2026-05-03', -2_540);
  once({ ...spent, text: 'Wizz Air', who: 'Wizz Air', what: 'flights' }, '2025-07-08', -12_980);
  once({ ...spent, text: 'Airbnb', who: 'Airbnb', what: 'hotels' }, '2025-07-09', -38_000);
  once({ ...spent, text: 'Trenitalia', who: 'Trenitalia', what: 'public transport' }, '2025-09-12', -2_890);
  once({ ...spent, text: 'Airbnb', who: 'Airbnb', what: 'refund' }, '2025-09-25', 6_000);
}

function moveMoney({ monthly, once, entries }: Diary): void {
  monthly({ account: KONTO, text: 'PRZELEW WŁASNY  MOJE CELE', who: 'own', what: 'own' }, 11, -100_000);
  monthly({ account: SAVINGS, text: 'PRZELEW WŁASNY  EKONTO', who: 'own', what: 'own' }, 11, 100_000);
  for (const [day, zlotys, euros] of [
    ['2025-07-07', -240_000, 56_100],
    ['2025-09-10', -45_000, 10_530],
    ['2026-03-02', -320_000, 75_210],
    ['2026-05-01', -80_000, 18_770],
  ] as const) {
    once(
      { account: KONTO, text: 'REVOLUT**4417*  /DUBLIN  ZAKUP PRZY UŻYCIU KARTY - INTERNET', who: 'own', what: 'own' },
      day,
      zlotys,
    );
    once({ account: REVOLUT, text: 'Top-up by *4417', who: 'own', what: 'own' }, day, euros);
  }
  repayCard({ monthly, once, entries } as Diary);
}

/** On the 24th, what was owed at the end of the month before. */
function repayCard({ once, entries }: Diary): void {
  let since = '2024-11-20';
  for (let month = 11; month < 35; month += 1) {
    const until = new Date(Date.UTC(2024, month, 0)).toISOString().slice(0, 10);
    const bought = entries().filter(
      ({ account, day, what }) => account === CARD && what !== 'own' && day > since && day <= until,
    );
    const owed = -bought.reduce((sum, { cents }) => sum + cents, 0);
    const day = new Date(Date.UTC(2024, month, 24)).toISOString().slice(0, 10);
    if (owed <= 0) continue;
    once({ account: KONTO, text: 'SPŁATA KARTY KREDYTOWEJ  BANK PEKAO S.A.', who: 'own', what: 'own' }, day, -owed);
    once({ account: CARD, text: 'SPŁATA ZADŁUŻENIA', who: 'own', what: 'own' }, day, owed);
    since = until;
  }
}

function fileOf(account: Account, entries: readonly Entry[]): string {
  if (account.name === REVOLUT) return revolutFile(account, entries);
  return account.name === CARD ? pekaoFile(entries) : mbankFile(account, entries);
}

function mbankFile({ name }: Account, entries: readonly Entry[]): string {
  const lines = entries.toReversed().map(({ day, text, cents }) => {
    return `${day};"${text.replaceAll('"', '""')}";"${name} 1111 ... 2222";"Bez kategorii";${zlotys(cents)} PLN;;`;
  });
  return `mBank S.A. Bankowość Detaliczna;\n#Klient;\nAGNIESZKA WÓJCIK;\n\n#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;\n${lines.join('\n')}\n`;
}

function pekaoFile(entries: readonly Entry[]): string {
  const lines = entries.toReversed().map(({ day, text, cents }) => {
    const [year, month, date] = day.split('-');
    return `${date}.${month}.${year};${date}.${month}.${year};${text};${zlotys(cents).replace(' ', '')};PLN`;
  });
  return `Data księgowania;Data waluty;Tytuł operacji;Kwota operacji;Waluta\n${lines.join('\n')}\n`;
}

function revolutFile({ opening }: Account, entries: readonly Entry[]): string {
  let balance = opening;
  const lines = entries.map(({ day, text, cents }) => {
    balance += cents;
    const type = text.startsWith('Top-up') ? 'TOPUP' : cents > 0 ? 'CARD_REFUND' : 'CARD_PAYMENT';
    return `${type},Current,${day} 09:12:44,${day} 11:02:10,${text},${(cents / 100).toFixed(2)},0.00,EUR,COMPLETED,${(balance / 100).toFixed(2)}`;
  });
  return `Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\n${lines.join('\n')}\n`;
}

/** `-1 234,56`. */
function zlotys(cents: number): string {
  const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ' ')},${fraction}`;
}
