import { openDiary } from '../life/diary.ts';
import type { Account, Entry, Life } from '../life/entry.ts';

const GIRO = 'Erste Girokonto';
const SPAR = 'Sparkonto Erste';
const CARD = 'Mastercard easybank';

const ACCOUNTS: readonly Account[] = [
  { name: GIRO, currency: 'EUR', opening: 231_940 },
  { name: SPAR, currency: 'EUR', opening: 810_000 },
  { name: CARD, currency: 'EUR', opening: 0 },
];

/** Johanna in Vienna: a giro account whose file names the partner in a column, savings, and a card. */
export function vienna(): Life {
  const diary = openDiary('Vienna');
  earn(diary);
  payBills(diary);
  live(diary);
  buyOnce(diary);
  moveMoney(diary);
  return {
    person: 'Wien',
    email: 'johanna.huber@example.org',
    currency: 'EUR',
    accounts: ACCOUNTS,
    entries: diary.entries(),
    coming: diary.coming(),
    owing: [],
    fileOf,
  };
}

type Diary = ReturnType<typeof openDiary>;

/** `kind` is the partner's name in the bank's file. */
function earn({ monthly, once }: Diary): void {
  const pay = { account: GIRO, kind: 'Wiener Linien GmbH & Co KG', who: 'Wiener Linien' } as const;
  monthly({ ...pay, text: 'Gehalt {m}/{Y}', what: 'salary' }, 28, [
    ['2024-01-01', 268_450],
    ['2026-01-01', 279_310],
  ]);
  once({ ...pay, text: 'Weihnachtsremuneration 2025', what: 'bonus' }, '2025-11-28', 251_200);
  monthly(
    {
      account: GIRO,
      kind: 'Finanzamt Österreich',
      text: 'Familienbeihilfe {m}/{Y}',
      who: 'Finanzamt',
      what: 'benefit',
    },
    6,
    18_520,
  );
  once(
    {
      account: GIRO,
      kind: 'Finanzamt Österreich',
      text: 'Arbeitnehmerveranlagung 2025 Gutschrift',
      who: 'Finanzamt',
      what: 'tax refund',
    },
    '2026-04-16',
    58_300,
  );
  monthly(
    { account: SPAR, text: 'Habenzinsen', who: 'Erste', what: 'interest earned' },
    31,
    { from: 980, to: 1_660 },
    { every: 3 },
  );
  monthly(
    { account: SPAR, text: 'Kapitalertragsteuer', who: 'Kapitalertragsteuer', what: 'tax' },
    31,
    { from: -415, to: -245 },
    { every: 3 },
  );
}

function payBills({ monthly, once }: Diary): void {
  const to = { account: GIRO } as const;
  monthly({ ...to, kind: 'Wiener Wohnen', text: 'Miete {m}/{Y} Top 14', who: 'Wiener Wohnen', what: 'rent' }, 5, [
    ['2024-01-01', -71_240],
    ['2026-04-01', -74_890],
  ]);
  monthly(
    {
      ...to,
      kind: 'Wien Energie Vertrieb GmbH & Co KG',
      text: 'Teilbetrag Strom/Gas {10}',
      who: 'Wien Energie',
      what: 'power',
    },
    15,
    -11_300,
  );
  monthly({ ...to, kind: 'Magenta Telekom', text: 'Rechnung {9} Internet', who: 'Magenta', what: 'phone' }, 20, [
    ['2024-01-01', -3_499],
    ['2026-07-01', -3_799],
  ]);
  monthly(
    { ...to, kind: 'Hutchison Drei Austria GmbH', text: 'Mobilfunk {8}', who: 'Drei', what: 'phone' },
    11,
    -1_990,
  );
  monthly(
    {
      ...to,
      kind: 'Wiener Städtische Versicherung',
      text: 'Haushalt Polizze {8}',
      who: 'Wiener Städtische',
      what: 'insurance',
    },
    1,
    -2_480,
  );
  monthly({ ...to, kind: 'ORF-Beitrags Service GmbH', text: 'ORF-Beitrag {8}', who: 'ORF', what: 'tax' }, 15, -3_060, {
    every: 2,
  });
  monthly(
    { ...to, kind: 'Kindergarten St. Anna', text: 'Essensbeitrag {m}/{Y}', who: 'Kindergarten', what: 'childcare' },
    8,
    { from: -9_800, to: -7_200 },
  );
  monthly({ ...to, kind: '', text: 'Kontoführungsentgelt', who: 'Erste', what: 'fee' }, 30, -1_890, { every: 3 });
  once({ ...to, kind: '', text: 'Spesen Rücklastschrift', who: 'Erste', what: 'fee' }, '2026-03-11', -550);
  once({ ...to, kind: '', text: 'Sollzinsen', who: 'Erste', what: 'interest paid' }, '2026-03-31', -1_120);
  once(
    { ...to, kind: 'UNIQA Österreich', text: 'KFZ-Haftpflicht Jahresprämie', who: 'UNIQA', what: 'insurance' },
    '2025-01-15',
    -61_200,
  );
  once(
    { ...to, kind: 'UNIQA Österreich', text: 'KFZ-Haftpflicht Jahresprämie', who: 'UNIQA', what: 'insurance' },
    '2026-01-15',
    -66_900,
  );
  const card = { account: CARD, what: 'subscription' } as const;
  monthly({ ...card, text: 'NETFLIX.COM AMSTERDAM', who: 'Netflix' }, 9, [
    ['2024-01-01', -1_399],
    ['2026-01-01', -1_499],
  ]);
  monthly({ ...card, text: 'SPOTIFY STOCKHOLM P{A8}', who: 'Spotify' }, 18, -1_199);
  monthly({ ...card, text: 'AMAZON PRIME*{A9}', who: 'Amazon Prime' }, 23, -899);
  monthly({ ...card, text: 'DER STANDARD ABO WIEN', who: 'Der Standard', what: 'subscription' }, 3, -2_490, {
    to: '2026-06-30',
  });
  monthly(
    { account: GIRO, kind: 'FITINN Sportstudio', text: 'Mitgliedsbeitrag {6}', who: 'FitInn', what: 'sport' },
    2,
    -2_990,
  );
}

function live({ often }: Diary): void {
  const shop = (who: string, texts: readonly string[]) => ({
    account: GIRO,
    who,
    texts: texts.map((text) => `${text} K{1} {d}.{m}. UM 17:{2}`),
  });
  often({ ...shop('Billa', ['BILLA DANKT 000{4} WIEN 1020', 'BILLA PLUS 000{4} WIEN']), what: 'groceries' }, 4.8, {
    from: -6_200,
    to: -290,
  });
  often({ ...shop('Hofer', ['HOFER DANKT 0{3} WIEN']), what: 'groceries' }, 3.3, { from: -5_800, to: -450 });
  often({ ...shop('Spar', ['SPAR DANKT {4} WIEN 1100']), what: 'groceries' }, 1.6, { from: -5_400, to: -330 });
  often({ ...shop('Interspar', ['INTERSPAR DANKT {4} WIEN']), what: 'groceries' }, 1.1, { from: -7_400, to: -1_200 });
  often({ ...shop('Bipa', ['BIPA DANKT 0{3} WIEN']), what: 'personal care' }, 1.3, { from: -3_200, to: -250 });
  often({ ...shop('dm', ['DM DROGERIEMARKT {3} WIEN']), what: 'personal care' }, 1.1, { from: -4_100, to: -295 });
  often({ ...shop('Anker', ['ANKERBROT FIL. {3} WIEN']), what: 'coffee' }, 3.4, { from: -890, to: -190 });
  often({ ...shop('Café Sperl', ['CAFE SPERL WIEN']), what: 'coffee' }, 0.8, { from: -2_400, to: -560 });
  often({ ...shop('Figlmüller', ['FIGLMUELLER WOLLZEILE WIEN']), what: 'restaurants' }, 0.5, {
    from: -7_900,
    to: -2_300,
  });
  often({ ...shop('OMV', ['OMV {4} WIEN SUED']), what: 'fuel' }, 1.4, { from: -8_100, to: -3_900 });
  often({ ...shop('ÖBB', ['OEBB PERSONENVERKEHR WIEN', 'OEBB TICKETSHOP WIEN']), what: 'public transport' }, 1.0, {
    from: -5_900,
    to: -450,
  });
  often({ ...shop('Apotheke', ['APOTHEKE ZUM GOLD. ADLER WIEN']), what: 'pharmacy' }, 0.9, { from: -4_300, to: -420 });
  often({ ...shop('Thalia', ['THALIA WIEN MITTE']), what: 'books' }, 0.5, { from: -4_900, to: -990 });
  often(
    {
      account: GIRO,
      who: 'cash',
      what: 'cash',
      texts: ['BANKOMAT 000{5} K1 {d}.{m}. UM 12:{2}', 'ERSTE BANK AUTOMAT {4} BARBEHEBUNG'],
    },
    0.9,
    { from: -30_000, to: -5_000 },
  );
  const card = (who: string, texts: readonly string[]) => ({ account: CARD, who, texts });
  often({ ...card('Amazon', ['AMAZON.DE*{A9} LUXEMBOURG', 'AMZN MKTP DE*{A9}']), what: 'shopping' }, 1.9, {
    from: -9_900,
    to: -799,
  });
  often({ ...card('Foodora', ['FOODORA.AT WIEN']), what: 'restaurants' }, 1.6, { from: -4_100, to: -1_490 });
  often({ ...card('Bolt', ['BOLT.EU/O/{10} TALLINN']), what: 'taxi' }, 1.2, { from: -2_400, to: -620 });
  often(
    {
      account: GIRO,
      kind: 'Lukas Steiner',
      who: 'Lukas',
      what: 'to friends',
      texts: ['danke fürs Essen', 'Konzert', ''],
    },
    1.2,
    { from: -6_000, to: -900 },
  );
}

function buyOnce({ once }: Diary): void {
  const card = { account: CARD } as const;
  once({ ...card, text: 'MEDIA MARKT WIEN', who: 'MediaMarkt', what: 'electronics' }, '2026-02-21', -89_900);
  once({ ...card, text: 'IKEA WIEN WESTBAHNHOF', who: 'IKEA', what: 'home' }, '2026-06-13', -31_570);
  once({ ...card, text: 'ZALANDO SE BERLIN', who: 'Zalando', what: 'clothes' }, '2026-09-04', -17_980);
  once({ ...card, text: 'ZALANDO SE BERLIN', who: 'Zalando', what: 'refund' }, '2026-09-17', 8_990);
  once({ ...card, text: 'AMAZON.DE LUXEMBOURG GUTSCHRIFT', who: 'Amazon', what: 'refund' }, '2026-10-20', 2_499);
  once({ ...card, text: 'AUSTRIAN AIRLINES WIEN', who: 'Austrian', what: 'flights' }, '2026-04-30', -44_120);
  once({ ...card, text: 'HOTEL AM SEE VELDEN', who: 'Hotel am See', what: 'hotels' }, '2026-08-09', -68_400);
  once({ ...card, text: 'HUMANIC WIEN', who: 'Humanic', what: 'clothes' }, '2026-10-09', -11_995);
  once(
    { account: GIRO, kind: 'Dr. Eva Maier', text: 'Honorarnote 2026/118', who: 'Dr. Maier', what: 'doctor' },
    '2026-05-20',
    -14_000,
  );
}

function moveMoney({ monthly, once, entries }: Diary): void {
  monthly({ account: GIRO, kind: 'Johanna Huber', text: 'Sparen', who: 'own', what: 'own' }, 29, -30_000);
  monthly({ account: SPAR, text: 'Übertrag Girokonto', who: 'own', what: 'own' }, 29, 30_000);
  once({ account: SPAR, text: 'Übertrag auf Girokonto', who: 'own', what: 'own' }, '2026-02-19', -90_000);
  once(
    { account: GIRO, kind: 'Johanna Huber', text: 'Umbuchung Sparkonto', who: 'own', what: 'own' },
    '2026-02-19',
    90_000,
  );
  let since = '2024-11-20';
  for (let month = 11; month < 35; month += 1) {
    const until = new Date(Date.UTC(2024, month, 0)).toISOString().slice(0, 10);
    const bought = entries().filter(
      ({ account, day, what }) => account === CARD && what !== 'own' && day > since && day <= until,
    );
    const owed = -bought.reduce((sum, { cents }) => sum + cents, 0);
    since = until;
    if (owed <= 0) continue;
    const day = new Date(Date.UTC(2024, month, 7)).toISOString().slice(0, 10);
    once(
      { account: GIRO, kind: 'easybank AG', text: 'Kreditkartenabrechnung {m}/{Y}', who: 'own', what: 'own' },
      day,
      -owed,
    );
    once({ account: CARD, text: 'Einzug vom Girokonto', who: 'own', what: 'own' }, day, owed);
  }
}

function fileOf({ name }: Account, entries: readonly Entry[]): string {
  const money = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
  const austrian = (day: string) => day.split('-').toReversed().join('.');
  const lines = entries.toReversed().map(({ day, kind, text, cents }) => {
    if (name === CARD) return `${austrian(day)};${text};${money(cents)};EUR`;
    return [austrian(day), kind, '', '', money(cents), 'EUR', `"${text}"`].join(';');
  });
  const head =
    name === CARD
      ? 'Datum;Buchungstext;Betrag;Währung'
      : 'Buchungsdatum;Partnername;Partner IBAN;BIC/SWIFT;Betrag;Währung;Buchungs-Details';
  return `${head}\n${lines.join('\n')}\n`;
}
