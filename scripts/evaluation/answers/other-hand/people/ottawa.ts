import { openDiary } from '../life/diary.ts';
import type { Account, Entry, Life } from '../life/entry.ts';

const CHEQUING = 'RBC Day to Day Banking';
const SAVINGS = 'RBC High Interest eSavings';
const DOLLARS = 'RBC US High Interest';
const VISA = 'TD Cash Back Visa';

const ACCOUNTS: readonly Account[] = [
  { name: CHEQUING, currency: 'CAD', opening: 412_055 },
  { name: SAVINGS, currency: 'CAD', opening: 980_000 },
  { name: DOLLARS, currency: 'USD', opening: 61_240 },
  { name: VISA, currency: 'CAD', opening: -38_214 },
];

/** Émilie in Ottawa, who is paid every other Friday, buys with a card, and earns some US dollars in the evenings. */
export function ottawa(): Life {
  const diary = openDiary('Ottawa');
  earn(diary);
  payBills(diary);
  subscribe(diary);
  live(diary);
  shopNow(diary);
  moveMoney(diary);
  return {
    person: 'Ottawa',
    email: 'emilie.gagnon@example.org',
    currency: 'CAD',
    accounts: ACCOUNTS,
    entries: diary.entries(),
    coming: diary.coming(),
    fileOf,
    owing: [VISA],
  };
}

type Diary = ReturnType<typeof openDiary>;

function earn({ once, monthly, regularly, often }: Diary): void {
  const pay = { account: CHEQUING, kind: 'Payroll Deposit', text: 'KINAXIS CORP', who: 'Kinaxis' } as const;
  regularly({ ...pay, what: 'salary' }, '2024-11-22', 14, [
    ['2024-01-01', 241_237],
    ['2026-01-01', 249_810],
  ]);
  once({ ...pay, what: 'bonus', kind: 'Bonus' }, '2026-03-12', 410_000);
  const canada = { account: CHEQUING, kind: 'Federal Payment', who: 'Canada' } as const;
  monthly({ ...canada, text: 'CANADA GST/TPS', what: 'benefit' }, 5, 13_325, { every: 3 });
  once({ ...canada, kind: 'Tax Refund', text: 'CANADA', what: 'tax refund' }, '2026-04-21', 124_055);
  const upwork = { account: DOLLARS, kind: 'Misc Payment', text: 'UPWORK ESCROW IN', who: 'Upwork' } as const;
  monthly({ ...upwork, what: 'freelance' }, 14, { from: 28_000, to: 61_000 });
  const interest = {
    account: SAVINGS,
    kind: 'Deposit interest',
    text: '',
    who: 'RBC',
    what: 'interest earned',
  } as const;
  monthly(interest, 30, { from: 1_450, to: 2_410 });
  const received = { account: CHEQUING, kind: 'e-Transfer received', who: 'Sophie', what: 'from friends' } as const;
  often({ ...received, texts: ['SOPHIE LALONDE', 'Sophie Lalonde {A6}'] }, 0.7, { from: 1_500, to: 8_000 });
}

function payBills({ once, monthly, regularly }: Diary): void {
  const from = { account: CHEQUING } as const;
  const bill = { ...from, kind: 'Utility Bill Pmt' } as const;
  monthly({ ...from, kind: 'Misc Payment', text: 'MINTO GRP RENT', who: 'Minto', what: 'rent' }, 1, [
    ['2024-01-01', -198_500],
    ['2026-01-01', -203_450],
  ]);
  monthly({ ...bill, text: 'HYDRO OTTAWA', who: 'Hydro Ottawa', what: 'power' }, 12, { from: -13_900, to: -6_100 });
  monthly({ ...bill, text: 'ENBRIDGE GAS', who: 'Enbridge', what: 'power' }, 20, { from: -14_800, to: -3_600 });
  const phone = { ...from, kind: 'Telephone Bill Pmt', what: 'phone' } as const;
  monthly({ ...phone, text: 'TEKSAVVY SOLUT', who: 'TekSavvy' }, 8, [
    ['2024-01-01', -6_495],
    ['2026-06-01', -6_995],
  ]);
  monthly({ ...phone, text: 'KOODO MOBILE', who: 'Koodo' }, 23, -5_085);
  const insured = { ...from, kind: 'Insurance', what: 'insurance' } as const;
  monthly({ ...insured, text: 'BELAIRDIRECT', who: 'Belairdirect' }, 3, -3_842);
  monthly({ ...insured, kind: 'Auto Insurance', text: 'INTACT INS CO', who: 'Intact' }, 17, -12_166);
  monthly({ ...from, kind: 'Loan', text: 'NSLSC CANADA', who: 'student loan', what: 'loan' }, 28, -18_740);
  regularly(
    { ...from, kind: 'Misc Payment', text: 'GOODLIFE CLUBS', who: 'GoodLife', what: 'sport' },
    '2024-11-27',
    14,
    -3_277,
  );
  monthly({ ...from, kind: 'Monthly fee', text: '', who: 'RBC', what: 'fee' }, 30, -1_195);
  once({ ...from, kind: 'NSF item fee', text: '', who: 'RBC', what: 'fee' }, '2026-02-02', -4_500);
  once({ ...from, kind: 'Overdraft interest', text: '', who: 'RBC', what: 'interest paid' }, '2026-02-03', -212);
  once({ ...from, kind: 'Tax Payment', text: 'CRA REVENUE', who: 'CRA', what: 'tax' }, '2025-05-01', -31_000);
  once(
    { ...from, kind: 'Misc Payment', text: 'CDN RED CROSS', who: 'Red Cross', what: 'donation' },
    '2025-12-10',
    -10_000,
  );
}

function subscribe({ once, monthly }: Diary): void {
  const to = { account: VISA, what: 'subscription' } as const;
  monthly({ ...to, text: 'NETFLIX.COM', who: 'Netflix' }, 6, [
    ['2024-01-01', -1_899],
    ['2026-02-01', -2_099],
  ]);
  monthly({ ...to, text: 'SPOTIFY P{A8}', who: 'Spotify' }, 11, -1_268);
  monthly({ ...to, text: 'AMAZON.CA PRIME MEMBER', who: 'Amazon Prime' }, 19, -1_128);
  monthly({ ...to, text: 'DISNEY PLUS', who: 'Disney+' }, 15, -1_299, { to: '2026-03-31' });
  monthly({ ...to, text: 'GOOGLE *GOOGLE ONE', who: 'Google One' }, 24, -315);
  monthly({ ...to, text: 'NYTIMES*NYTIMES DISC', who: 'New York Times' }, 26, { from: -612, to: -558 });
  const yearly = { account: VISA } as const;
  once({ ...yearly, text: 'CAA NORTH AND EAST ONT', who: 'CAA', what: 'vehicle' }, '2024-12-09', -9_831);
  once({ ...yearly, text: 'CAA NORTH AND EAST ONT', who: 'CAA', what: 'vehicle' }, '2025-12-09', -10_961);
  once({ ...yearly, text: 'CAA NORTH AND EAST ONT', who: 'CAA', what: 'vehicle' }, '2026-12-09', -10_961);
  once({ ...yearly, text: 'COSTCO *ANNUAL RENEWAL', who: 'Costco', what: 'subscription' }, '2025-01-16', -6_780);
  once({ ...yearly, text: 'COSTCO *ANNUAL RENEWAL', who: 'Costco', what: 'subscription' }, '2026-01-16', -7_345);
}

function live({ often }: Diary): void {
  const card = { account: VISA } as const;
  const food = { ...card, what: 'groceries' } as const;
  often({ ...food, who: 'Loblaws', texts: ['LOBLAWS 1054', 'LOBLAWS ISABELLA ST'] }, 3.1, { from: -9_800, to: -1_900 });
  often({ ...food, who: 'Farm Boy', texts: ['FARM BOY #{2}', 'FARM BOY #24 OTTAWA'] }, 2.6, { from: -7_100, to: -900 });
  often({ ...food, who: 'Metro', texts: ['METRO {3} OTTAWA'] }, 1.6, { from: -8_200, to: -1_100 });
  often({ ...food, who: 'Costco', texts: ['COSTCO WHOLESALE W{3}'] }, 0.8, { from: -24_000, to: -6_000 });
  const coffee = { ...card, what: 'coffee' } as const;
  often({ ...coffee, who: 'Tim Hortons', texts: ['TIM HORTONS #{4}', 'TIM HORTONS #{4}#QSRIA'] }, 5.2, {
    from: -890,
    to: -215,
  });
  often({ ...coffee, who: 'Bridgehead', texts: ['BRIDGEHEAD COFFEE', 'SQ *BRIDGEHEAD - ELGIN'] }, 3.3, {
    from: -1_240,
    to: -375,
  });
  const meal = { ...card, what: 'restaurants' } as const;
  often({ ...meal, who: "McDonald's", texts: ["MCDONALD'S #{5}", 'MCDONALDS {5} QPS'] }, 1.3, {
    from: -2_400,
    to: -640,
  });
  often({ ...meal, who: 'Shawarma Palace', texts: ['SHAWARMA PALACE'] }, 1.1, { from: -3_300, to: -1_350 });
  often({ ...meal, who: 'Pho Bo Ga La', texts: ['PHO BO GA LA'] }, 0.7, { from: -5_400, to: -1_800 });
  often({ ...meal, who: 'Uber Eats', texts: ['UBER CANADA/UBEREATS', 'UBER* EATS'] }, 1.4, {
    from: -6_100,
    to: -2_100,
  });
  often({ ...card, who: 'LCBO', what: 'alcohol', texts: ['LCBO/RAO #0{3}'] }, 1.2, { from: -6_500, to: -1_495 });
  often({ ...card, who: 'Presto', what: 'public transport', texts: ['PRESTO FARE/{A8}', 'PRESTO APPL/{A8}'] }, 3.4, {
    from: -2_000,
    to: -385,
  });
  often({ ...card, who: 'Uber', what: 'taxi', texts: ['UBER CANADA/UBERTRIP'] }, 1.1, { from: -3_800, to: -980 });
  often({ ...card, who: 'Petro-Canada', what: 'fuel', texts: ['PETRO-CANADA {5}', 'PETROCAN-{5}'] }, 1.5, {
    from: -7_900,
    to: -3_400,
  });
  often({ ...card, who: 'Impark', what: 'parking', texts: ['IMPARK{8}U'] }, 0.8, { from: -2_400, to: -450 });
  often({ ...card, who: 'Amazon', what: 'shopping', texts: ['AMZN Mktp CA*{A9}', 'Amazon.ca*{A9}'] }, 2.1, {
    from: -11_900,
    to: -1_149,
  });
  often({ ...card, who: 'Canadian Tire', what: 'home', texts: ['CANADIAN TIRE #{3}', 'CDN TIRE STORE #00{3}'] }, 0.8, {
    from: -15_400,
    to: -1_299,
  });
  often({ ...card, who: 'Winners', what: 'clothes', texts: ['WINNERS {3}'] }, 0.6, { from: -12_900, to: -2_400 });
  often({ ...card, who: 'Indigo', what: 'books', texts: ['INDIGO {3}', 'CHAPTERS {3}'] }, 0.5, {
    from: -6_800,
    to: -1_699,
  });
  often({ ...card, who: 'Shoppers Drug Mart', what: 'pharmacy', texts: ['SHOPPERS DRUG MART #{2}'] }, 1.3, {
    from: -5_600,
    to: -620,
  });
  often({ ...card, who: 'Cineplex', what: 'events', texts: ['CINEPLEX #{4}', 'CINEPLEX ENTERTAINMENT'] }, 0.5, {
    from: -4_800,
    to: -1_550,
  });
  const cash = { account: CHEQUING, kind: 'ATM withdrawal', who: 'cash', what: 'cash' } as const;
  often({ ...cash, texts: ['{A2}{6}'] }, 0.9, { from: -12_000, to: -6_000 });
  const friend = { account: CHEQUING, kind: 'e-Transfer sent', who: 'Mathieu', what: 'to friends' } as const;
  often({ ...friend, texts: ['MATHIEU ROY', 'Mathieu Roy {A6}'] }, 1.6, { from: -7_500, to: -1_500 });
  const abroad = { account: DOLLARS } as const;
  often(
    { ...abroad, kind: 'Visa Debit purchase', who: "Trader Joe's", what: 'groceries', texts: ['TRADER JOE S #{3}'] },
    0.4,
    { from: -9_100, to: -3_200 },
  );
  often({ ...abroad, kind: 'Visa Debit purchase', who: 'Target', what: 'shopping', texts: ['TARGET 0000{4}'] }, 0.4, {
    from: -12_500,
    to: -1_800,
  });
}

/** What happened once. */
function shopNow({ once }: Diary): void {
  const card = { account: VISA } as const;
  once({ ...card, text: 'BEST BUY #968', who: 'Best Buy', what: 'electronics' }, '2026-01-04', -138_899);
  once({ ...card, text: 'IKEA OTTAWA', who: 'IKEA', what: 'home' }, '2025-09-13', -64_317);
  once({ ...card, text: 'IKEA OTTAWA', who: 'IKEA', what: 'home' }, '2026-05-23', -23_190);
  once({ ...card, text: 'MEC MOUNTAIN EQUIPMENT CO', who: 'MEC', what: 'sport' }, '2026-04-18', -31_894);
  once({ ...card, text: 'MEC MOUNTAIN EQUIPMENT CO', who: 'MEC', what: 'refund' }, '2026-04-29', 12_430);
  once({ ...card, text: 'WINNERS 342', who: 'Winners', what: 'clothes' }, '2026-08-08', -8_476);
  once({ ...card, text: 'WINNERS 342', who: 'Winners', what: 'refund' }, '2026-08-15', 8_476);
  once({ ...card, text: 'AMZN Mktp CA*RT4AB71Q2', who: 'Amazon', what: 'shopping' }, '2026-10-02', -7_232);
  once({ ...card, text: 'AMZN Mktp CA', who: 'Amazon', what: 'refund' }, '2026-10-14', 7_232);
  once({ ...card, text: 'AIR CANADA 0142112345678', who: 'Air Canada', what: 'flights' }, '2025-06-11', -61_240);
  once({ ...card, text: 'PORTER AIRLINES 4512', who: 'Porter', what: 'flights' }, '2026-06-02', -38_417);
  once({ ...card, text: 'HILTON BOSTON BACK BAY', who: 'Hilton', what: 'hotels' }, '2026-07-13', -91_233);
  once({ ...card, text: 'LEGAL SEA FOODS', who: 'Legal Sea Foods', what: 'restaurants' }, '2026-07-11', -14_120);
  once({ ...card, text: 'RETAIL INTEREST', who: 'TD', what: 'interest paid' }, '2025-08-21', -2_340);
  once({ ...card, text: 'RETAIL INTEREST', who: 'TD', what: 'interest paid' }, '2026-08-21', -1_877);
  once({ ...card, text: 'CASH ADVANCE FEE', who: 'TD', what: 'fee' }, '2026-07-12', -500);
  once({ ...card, text: 'DR SINGH DENTISTRY', who: 'dentist', what: 'doctor' }, '2026-09-15', -21_400);
  once({ ...card, text: 'TICKETMASTER CANADA', who: 'Ticketmaster', what: 'events' }, '2026-03-27', -24_615);
  once({ ...card, text: 'Best Kept Nails & Spa', who: 'Best Kept Nails', what: 'personal care' }, '2026-11-07', -6_780);
}

function moveMoney({ monthly, once, entries }: Diary): void {
  const out = { account: CHEQUING, kind: 'Online Banking transfer', who: 'own', what: 'own' } as const;
  monthly({ ...out, text: '4471' }, 2, -40_000);
  monthly({ ...out, account: SAVINGS, text: '2290' }, 2, 40_000);
  once({ ...out, account: SAVINGS, text: '2290 ' }, '2026-01-05', -150_000);
  once({ ...out, text: '4471 ' }, '2026-01-05', 150_000);
  once({ ...out, account: DOLLARS, kind: 'Foreign exchange', text: 'TRANSFER TO 2290' }, '2026-06-18', -100_000);
  once({ ...out, kind: 'Foreign exchange', text: 'TRANSFER FROM 8812' }, '2026-06-18', 136_420);
  monthly(
    { account: CHEQUING, kind: 'Investment', text: 'WEALTHSIMPLE INV', who: 'Wealthsimple', what: 'invested' },
    16,
    -25_000,
  );
  repayCard({ monthly, once, entries } as Diary);
}

/** On the 18th, what was bought up to the 1st and not paid yet. */
function repayCard({ once, entries }: Diary): void {
  let owed = 38_214;
  let since = '2024-11-20';
  for (let month = 11; month < 35; month += 1) {
    const until = new Date(Date.UTC(2024, month, 1)).toISOString().slice(0, 10);
    const bought = entries().filter(
      ({ account, what, day }) => account === VISA && what !== 'own' && day > since && day <= until,
    );
    owed -= bought.reduce((sum, { cents }) => sum + cents, 0);
    const day = `${until.slice(0, 8)}18`;
    once(
      { account: CHEQUING, kind: 'Online Banking payment', text: '7732 TD VISA', who: 'own', what: 'own' },
      day,
      -owed,
    );
    once({ account: VISA, text: 'PAYMENT - THANK YOU', who: 'own', what: 'own' }, day, owed);
    owed = 0;
    since = until;
  }
}

/** RBC writes a line of names, and TD none; so both are told apart by what is in them. */
function fileOf({ name, currency, opening }: Account, entries: readonly Entry[]): string {
  if (name === VISA) return cardFile(entries, opening);
  const lines = entries.map(({ day, kind, text, cents }) => {
    const [year, month, date] = day.split('-').map(Number);
    const [cad, usd] = currency === 'CAD' ? [money(cents), ''] : ['', money(cents)];
    return `${currency === 'CAD' ? 'Chequing' : 'Savings'},04821-${name.length}55123,${month}/${date}/${year},,"${kind}","${text}",${cad},${usd}`;
  });
  return `"Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"\n${lines.join('\n')}\n`;
}

/** The newest first, with what is owed after each row. */
function cardFile(entries: readonly Entry[], opening: number): string {
  let owed = -opening;
  const lines = entries.map(({ day, text, cents }) => {
    owed -= cents;
    const [year, month, date] = day.split('-');
    const [debit, credit] = cents < 0 ? [money(-cents), ''] : ['', money(cents)];
    return `${month}/${date}/${year},${text},${debit},${credit},${money(owed)}`;
  });
  return lines.toReversed().join('\n');
}

function money(cents: number): string {
  return (cents / 100).toFixed(2);
}
