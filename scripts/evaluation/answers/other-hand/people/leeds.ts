import { openDiary } from '../life/diary.ts';
import type { Account, Entry, Life } from '../life/entry.ts';

const CURRENT = 'Barclays Current Account';
const MONZO = 'Monzo';
const ISA = 'Nationwide Instant ISA';
const AMEX = 'Amex Nectar';

const ACCOUNTS: readonly Account[] = [
  { name: CURRENT, currency: 'GBP', opening: 184_310 },
  { name: MONZO, currency: 'GBP', opening: 12_080 },
  { name: ISA, currency: 'GBP', opening: 640_000 },
  { name: AMEX, currency: 'GBP', opening: 0 },
];

/** Imran in Leeds, whose wages and bills are at Barclays, his days on Monzo, and his weekly shop on a card. */
export function leeds(): Life {
  const diary = openDiary('Leeds');
  earn(diary);
  payBills(diary);
  live(diary);
  buyOnce(diary);
  moveMoney(diary);
  return {
    person: 'Leeds',
    email: 'imran.khan@example.org',
    currency: 'GBP',
    accounts: ACCOUNTS,
    entries: diary.entries(),
    coming: diary.coming(),
    owing: [AMEX],
    fileOf,
  };
}

type Diary = ReturnType<typeof openDiary>;

function earn({ monthly, once, often }: Diary): void {
  const pay = { account: CURRENT, kind: 'BGC', text: 'LEEDS TEACHING HOS  0043{4}', who: 'the hospital' } as const;
  monthly({ ...pay, what: 'salary' }, 26, [
    ['2024-01-01', 231_844],
    ['2025-08-01', 239_920],
  ]);
  once({ ...pay, what: 'bonus', text: 'LEEDS TEACHING HOS BONUS' }, '2026-03-26', 60_000);
  monthly(
    { account: CURRENT, kind: 'BGC', text: 'HMRC CHILD BENEFIT {8}CHB', who: 'HMRC', what: 'benefit' },
    11,
    10_420,
  );
  once(
    { account: CURRENT, kind: 'BGC', text: 'HMRC PAYE REFUND', who: 'HMRC', what: 'tax refund' },
    '2026-06-17',
    21_480,
  );
  monthly({ account: ISA, text: 'Interest added', who: 'Nationwide', what: 'interest earned' }, 30, {
    from: 1_710,
    to: 2_360,
  });
  often({ account: MONZO, kind: 'Faster payment', who: 'Priya', what: 'from friends', texts: ['Priya Shah'] }, 0.9, {
    from: 800,
    to: 5_000,
  });
}

function payBills({ monthly, once, regularly }: Diary): void {
  const from = { account: CURRENT, kind: 'DDR' } as const;
  monthly({ ...from, kind: 'STO', text: 'HARRISON LETTINGS REF FLAT 4', who: 'Harrison Lettings', what: 'rent' }, 1, [
    ['2024-01-01', -89_500],
    ['2025-12-01', -92_500],
  ]);
  monthly({ ...from, text: 'LEEDS CITY COUNCIL {8}', who: 'the council', what: 'tax' }, 5, -14_230);
  monthly({ ...from, text: 'OCTOPUS ENERGY {A10}', who: 'Octopus Energy', what: 'power' }, 14, {
    from: -15_800,
    to: -7_200,
  });
  monthly({ ...from, text: 'YORKSHIRE WATER {9}', who: 'Yorkshire Water', what: 'water' }, 21, -3_650);
  monthly({ ...from, text: 'VIRGIN MEDIA PYMTS {9}', who: 'Virgin Media', what: 'phone' }, 8, [
    ['2024-01-01', -3_300],
    ['2026-04-01', -3_650],
  ]);
  monthly({ ...from, text: 'EE LIMITED Q{10}', who: 'EE', what: 'phone' }, 19, -1_800);
  monthly({ ...from, text: 'AVIVA HOME INS {8}', who: 'Aviva', what: 'insurance' }, 3, -1_245);
  monthly({ ...from, text: 'PUREGYM LTD {6}', who: 'PureGym', what: 'sport' }, 2, -2_499);
  monthly({ ...from, text: 'TV LICENCE MBP', who: 'TV Licence', what: 'tax' }, 1, -1_454);
  once({ ...from, kind: 'PMT', text: 'ADMIRAL INSURANCE', who: 'Admiral', what: 'insurance' }, '2025-02-09', -48_210);
  once({ ...from, kind: 'PMT', text: 'ADMIRAL INSURANCE', who: 'Admiral', what: 'insurance' }, '2026-02-09', -52_760);
  monthly({ ...from, text: 'BRITISH HEART FOUN {6}', who: 'British Heart Foundation', what: 'donation' }, 12, -500);
  const monzo = { account: MONZO, kind: 'Card payment', what: 'subscription' } as const;
  monthly({ ...monzo, text: 'NETFLIX.COM', who: 'Netflix' }, 4, [
    ['2024-01-01', -1_099],
    ['2026-02-01', -1_299],
  ]);
  monthly({ ...monzo, text: 'Spotify UK P{A8}', who: 'Spotify' }, 16, -1_199);
  monthly({ ...monzo, text: 'AMZNPrime UK', who: 'Amazon Prime' }, 22, -899);
  monthly({ ...monzo, text: 'NOW TV Cinema', who: 'Now TV' }, 25, -999, { to: '2026-04-30' });
  regularly(
    { account: MONZO, kind: 'Card payment', text: 'GOUSTO LONDON GBR', who: 'Gousto', what: 'groceries' },
    '2024-11-28',
    7,
    -3_150,
  );
  once({ account: CURRENT, kind: 'CHG', text: 'OVERDRAFT FEES', who: 'Barclays', what: 'fee' }, '2025-11-03', -1_240);
  once({ account: CURRENT, kind: 'CHG', text: 'UNPAID ITEM FEE', who: 'Barclays', what: 'fee' }, '2026-05-06', -800);
  once(
    { account: CURRENT, kind: 'CHG', text: 'NON-STERLING TRANSACTION FEE', who: 'Barclays', what: 'fee' },
    '2026-07-20',
    -275,
  );
  once({ account: AMEX, text: 'INTEREST CHARGE', who: 'Amex', what: 'interest paid' }, '2026-01-28', -1_862);
}

function live({ often }: Diary): void {
  const amex = (who: string, texts: readonly string[]) => ({ account: AMEX, who, texts });
  often({ ...amex("Sainsbury's", ["SAINSBURY'S S/MKT LEEDS", 'SAINSBURYS SACAT {4} LEEDS']), what: 'groceries' }, 3.8, {
    from: -8_900,
    to: -850,
  });
  often({ ...amex('Aldi', ['ALDI {2} {3} LEEDS']), what: 'groceries' }, 2.6, { from: -5_200, to: -640 });
  often({ ...amex('Marks & Spencer', ['M&S SIMPLY FOOD LEEDS', 'MARKS&SPENCER PLC LEEDS']), what: 'groceries' }, 1.3, {
    from: -4_100,
    to: -420,
  });
  often({ ...amex('Shell', ['SHELL KIRKSTALL LEEDS', 'SHELL MEADOW LANE']), what: 'fuel' }, 1.6, {
    from: -7_200,
    to: -3_100,
  });
  often(
    { ...amex('Amazon', ['AMAZON.CO.UK*{A9} AMAZON.CO.UK', 'AMZNMKTPLACE*{A9} AMAZON.CO.UK']), what: 'shopping' },
    2.2,
    { from: -8_400, to: -499 },
  );
  often({ ...amex('B&Q', ['B & Q {4} LEEDS', 'B&Q LEEDS']), what: 'home' }, 0.6, { from: -11_900, to: -650 });
  const monzo = (who: string, texts: readonly string[]) => ({ account: MONZO, kind: 'Card payment', who, texts });
  often({ ...monzo('Tesco', ['TESCO STORES {4} LEEDS GBR', 'TESCO EXPRESS LEEDS GBR']), what: 'groceries' }, 4.1, {
    from: -3_900,
    to: -180,
  });
  often({ ...monzo('Pret', ['PRET A MANGER LEEDS GBR']), what: 'coffee' }, 3.7, { from: -1_190, to: -325 });
  often({ ...monzo('Costa', ['COSTA COFFEE {8} LEEDS GBR']), what: 'coffee' }, 2.8, { from: -980, to: -340 });
  often({ ...monzo("Nando's", ['NANDOS LEEDS GBR']), what: 'restaurants' }, 1.2, { from: -4_600, to: -1_250 });
  often({ ...monzo('Deliveroo', ['DELIVEROO LONDON GBR']), what: 'restaurants' }, 1.7, { from: -4_200, to: -1_400 });
  often({ ...monzo('Greggs', ['GREGGS PLC LEEDS GBR']), what: 'restaurants' }, 2.5, { from: -850, to: -180 });
  often({ ...monzo('Trainline', ['TRAINLINE LONDON GBR', 'THETRAINLINE.COM']), what: 'public transport' }, 0.9, {
    from: -8_900,
    to: -650,
  });
  often({ ...monzo('First Bus', ['FIRST WEST YORKSHIRE LEEDS GBR']), what: 'public transport' }, 2.4, {
    from: -450,
    to: -200,
  });
  often({ ...monzo('Uber', ['UBER *TRIP HELP.UBER.COM', 'UBER   *TRIP']), what: 'taxi' }, 1.3, {
    from: -2_600,
    to: -540,
  });
  often({ ...monzo('RingGo', ['RINGGO PARKING GBR']), what: 'parking' }, 0.8, { from: -980, to: -120 });
  often({ ...monzo('Boots', ['BOOTS 0{3} LEEDS GBR']), what: 'pharmacy' }, 1.1, { from: -3_800, to: -260 });
  often({ ...monzo('Primark', ['PRIMARK LEEDS GBR']), what: 'clothes' }, 0.5, { from: -6_900, to: -900 });
  often({ ...monzo('Wetherspoon', ['J D WETHERSPOON LEEDS GBR']), what: 'restaurants' }, 0.9, {
    from: -3_900,
    to: -640,
  });
  often({ account: MONZO, kind: 'Faster payment', who: 'Priya', what: 'to friends', texts: ['Priya Shah'] }, 1.1, {
    from: -6_000,
    to: -600,
  });
  often(
    {
      account: CURRENT,
      kind: 'ATM',
      who: 'cash',
      what: 'cash',
      texts: ['CASH LINK BOAR LANE {6}', 'CASH BARCLAYS LEEDS'],
    },
    0.7,
    { from: -10_000, to: -2_000 },
  );
}

function buyOnce({ once }: Diary): void {
  const card = { account: AMEX } as const;
  once({ ...card, text: 'CURRYS ONLINE', who: 'Currys', what: 'electronics' }, '2026-01-10', -64_900);
  once({ ...card, text: 'JOHN LEWIS LEEDS', who: 'John Lewis', what: 'shopping' }, '2026-04-25', -18_900);
  once({ ...card, text: 'JOHN LEWIS LEEDS', who: 'John Lewis', what: 'refund' }, '2026-05-06', 7_900);
  once({ ...card, text: 'ASOS.COM LONDON', who: 'ASOS', what: 'clothes' }, '2026-09-02', -8_850);
  once({ ...card, text: 'ASOS.COM LONDON', who: 'ASOS', what: 'refund' }, '2026-09-15', 4_200);
  once({ ...card, text: 'EASYJET {A7} LUTON', who: 'easyJet', what: 'flights' }, '2026-05-18', -28_612);
  once({ ...card, text: 'BOOKING.COM AMSTERDAM', who: 'Booking.com', what: 'hotels' }, '2026-05-19', -41_230);
  once({ ...card, text: 'IKEA LTD LEEDS', who: 'IKEA', what: 'home' }, '2025-10-11', -37_450);
  once(
    { account: MONZO, kind: 'Card payment', text: 'SPECSAVERS LEEDS GBR', who: 'Specsavers', what: 'doctor' },
    '2026-08-14',
    -11_900,
  );
  once(
    { account: MONZO, kind: 'Card payment', text: 'TICKETMASTER UK GBR', who: 'Ticketmaster', what: 'events' },
    '2026-10-03',
    -9_640,
  );
  once(
    { account: CURRENT, kind: 'PMT', text: 'DVLA VEHICLE TAX', who: 'DVLA', what: 'vehicle' },
    '2026-03-01',
    -19_500,
  );
}

function moveMoney({ monthly, once, entries }: Diary): void {
  monthly({ account: CURRENT, kind: 'BBP', text: 'MONZO IMRAN K', who: 'own', what: 'own' }, 27, -60_000);
  monthly({ account: MONZO, kind: 'Faster payment', text: 'I KHAN', who: 'own', what: 'own' }, 27, 60_000);
  monthly({ account: CURRENT, kind: 'STO', text: 'I KHAN ISA', who: 'own', what: 'own' }, 28, -20_000);
  monthly({ account: ISA, text: 'Transfer from Barclays', who: 'own', what: 'own' }, 28, 20_000);
  let since = '2024-11-20';
  for (let month = 11; month < 35; month += 1) {
    const until = new Date(Date.UTC(2024, month, 0)).toISOString().slice(0, 10);
    const bought = entries().filter(
      ({ account, day, what }) => account === AMEX && what !== 'own' && day > since && day <= until,
    );
    const owed = -bought.reduce((sum, { cents }) => sum + cents, 0);
    since = until;
    if (owed <= 0) continue;
    const day = new Date(Date.UTC(2024, month, 15)).toISOString().slice(0, 10);
    once({ account: CURRENT, kind: 'DDR', text: 'AMERICAN EXPRESS 3717{6}', who: 'own', what: 'own' }, day, -owed);
    once({ account: AMEX, text: 'PAYMENT RECEIVED - THANK YOU', who: 'own', what: 'own' }, day, owed);
  }
}

function fileOf({ name }: Account, entries: readonly Entry[]): string {
  const money = (cents: number) => (cents / 100).toFixed(2);
  const british = (day: string) => day.split('-').toReversed().join('/');
  const newest = entries.toReversed();
  if (name === CURRENT) {
    const lines = newest.map(
      ({ day, kind, text, cents }) => ` ,${british(day)},20-48-46 13987654,${money(cents)},${kind},"${text}"`,
    );
    return `Number,Date,Account,Amount,Subcategory,Memo\n${lines.join('\n')}\n`;
  }
  if (name === MONZO) {
    const lines = entries.map(({ day, kind, text, cents }, index) =>
      [
        `tx_0000A${index}`,
        british(day),
        '12:04:11',
        kind,
        text,
        '',
        'General',
        money(cents),
        'GBP',
        money(cents),
        'GBP',
        '',
        '',
        '',
        text,
        '',
      ].join(','),
    );
    return `Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split\n${lines.join('\n')}\n`;
  }
  if (name === AMEX) {
    const lines = newest.map(({ day, text, cents }) => `${british(day)},${text},${money(-cents)}`);
    return `Date,Description,Amount\n${lines.join('\n')}\n`;
  }
  const lines = entries.map(
    ({ day, text, cents }) =>
      `${british(day)},${text},${cents < 0 ? money(-cents) : ''},${cents > 0 ? money(cents) : ''}`,
  );
  return `Date,Description,Paid out,Paid in\n${lines.join('\n')}\n`;
}
