import { businessDay, DAYS, FIRST, type Hand, type TwiceShown } from './purchase-day-worlds.ts';

type Random = () => number;

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)]!;
}

/** The bank's words, those of the file, and how much is spent there. */
const SHOPS = [
  ['REWE SAGT DANKE 43210', 'REWE', 900, 9_000],
  ['EDEKA NORD HAMBURG', 'Edeka', 700, 7_000],
  ['AMZN MKTP DE 2K4LP', 'Amazon', 800, 12_000],
  ['SHELL 4711 TANKSTELLE', 'Shell', 3_000, 9_000],
  ['SUMUP .GASTRO WEST GMBH', 'Da Luigi', 1_200, 6_000],
  ['DM FIL 0815', 'dm-drogerie markt', 400, 4_000],
  ['VISA 9901 HBG PARKEN', 'Parkhaus Rathaus', 200, 1_500],
] as const;

const HABITS = [
  ['SUMUP .KAFFEEKONTOR', 'Kaffeekontor', 350, 0.6, 0.25],
  ['BVG TICKETAUTOMAT', 'Berliner Verkehrsbetriebe', 300, 0.5, 0.4],
  ['ZTL*BACKWERK 112', 'Bäckerei Schulz', 220, 0.35, 0.15],
] as const;

/** Zero to four days, longer over weekends. */
function german(random: Random): readonly TwiceShown[] {
  const all: TwiceShown[] = [];
  const card = (day: number, amount: number, bank: string, fileText: string) => {
    const purchase = day + random();
    const lag = [0, 0, 1, 1, 1, 1, 2, 2, 3, 4][Math.floor(random() * 10)]!;
    const booked = businessDay(Math.floor(purchase) + lag) + 0.1;
    const terminal = 1_000 + Math.floor(random() * 9_000);
    const bankText = `KARTENZAHLUNG ${bank} ${terminal} DEBITK. 2029-12`;
    all.push({ purchase, booked: Math.max(booked, purchase), amount, bankText, fileText });
  };
  const direct = (day: number, amount: number, bankText: string, fileText: string) => {
    const at = businessDay(day) + 0.2;
    all.push({ purchase: at, booked: at, amount, bankText, fileText });
  };
  for (let day = FIRST; day < FIRST + DAYS; day += 1) {
    for (const [bank, name, price, chance, twins] of HABITS) {
      if (random() >= chance) continue;
      card(day, -price, bank, name);
      if (random() < twins) card(day, -price, bank, name);
    }
    for (let nth = 0; nth < 3; nth += 1) {
      if (random() >= 0.5) continue;
      const [bank, name, least, most] = pick(random, SHOPS);
      card(day, -(least + Math.floor(random() * (most - least))), bank, name);
    }
    if (random() < 0.12)
      card(day, -pick(random, [2_000, 5_000, 5_000, 10_000]), 'GA NR00002379 BLZ10050000 2', 'Bargeld');
    if (day % 30 === 4)
      direct(day, -95_000, 'DAUERAUFTRAG HAUSVERWALTUNG MILLER MIETE WHG 12', 'Hausverwaltung Miller');
    if (day % 30 === 26) direct(day, 310_000, 'GUTSCHRIFT LOHN ACME GMBH PERS.NR. 99', 'Acme GmbH');
    if (day % 30 === 12) direct(day, -1_799, 'LASTSCHRIFT NETFLIX INTERNATIONAL B.V. MANDAT 33', 'Netflix');
  }
  return all;
}

/** A bank that moves with its trusted ids, and a file of booked payments of each month of the calendar. */
export const GERMAN_HAND: Hand = {
  name: 'German bank, calendar months of booked payments',
  payments: german,
  hasTrustedIds: false,
  feedDays: 14,
  showsUnbooked: false,
  isCalendarMonth: true,
};

const PLACES = [
  ['BLUE BOTTLE', 'Coffee shop', 475],
  ['MUNI CLIPPER', 'Public transport', 250],
  ['CHIPOTLE', 'Chipotle', 1_325],
  ['TRADER JOES', "Trader Joe's", 0],
  ['CVS PHARM', 'CVS', 0],
  ['LYFT RIDE', 'Lyft', 0],
  ['TST CORNER BAR LLC', 'The Corner', 0],
  ['WF* 10231', 'Whole Foods Market', 0],
] as const;

/** Each shop has its own delay; everything is a day later around the middle of the month. */
function american(random: Random): readonly TwiceShown[] {
  const delays = PLACES.map(() => 1 + Math.floor(random() * 3));
  const all: TwiceShown[] = [];
  for (let day = FIRST; day < FIRST + DAYS; day += 1) {
    const count = Math.floor(random() * 7);
    for (let nth = 0; nth < count; nth += 1) {
      const place = Math.floor(random() ** 1.6 * PLACES.length);
      const [bank, name, price] = PLACES[place]!;
      const times = price > 0 && random() < 0.2 ? 2 : 1;
      for (let time = 0; time < times; time += 1) {
        const amount = -(price > 0 ? price : 500 + Math.floor(random() * 120) * 25);
        const purchase = day + 0.3 + random() * 0.65 + (time > 0 && random() < 0.5 ? 1 : 0);
        const delay = Math.max(0, delays[place]! - (random() < 0.25 ? 1 : 0)) + (day % 30 === 15 ? 1 : 0);
        const booked = delay === 0 ? purchase : businessDay(Math.floor(purchase) + delay) + 0.05;
        const store = String(Math.floor(random() * 900) + 100);
        const bankText = `PURCHASE AUTHORIZED ON ${bank} ${store} SAN FRANCISCO CA CARD 4821`;
        all.push({ purchase, booked, amount, bankText, fileText: name });
      }
    }
    if (day % 9 === 2) {
      const at = day + 0.4;
      const booked = businessDay(day) + 0.5;
      all.push({ purchase: at, booked, amount: -6_000, bankText: 'ATM W/D 00A8 MARKET ST', fileText: 'Cash' });
    }
    if (day % 30 === 1) {
      const at = day + 0.5;
      all.push({
        purchase: at,
        booked: businessDay(day + 2) + 0.1,
        amount: -240_000,
        bankText: 'CHECK 1102',
        fileText: 'Rent',
      });
    }
    if (day % 14 === 5) {
      const at = businessDay(day) + 0.1;
      all.push({
        purchase: at,
        booked: at,
        amount: 218_355,
        bankText: 'INITECH PAYROLL PPD ID 9111',
        fileText: 'Paycheck',
      });
    }
  }
  return all;
}

export const AMERICAN_HAND: Hand = {
  name: 'American bank, everything since the last file',
  payments: american,
  hasTrustedIds: true,
  feedDays: 10,
  showsUnbooked: true,
  isCalendarMonth: false,
};

const STALLS = ['PRET A MANGER', 'TFL TRAVEL CH', 'TESCO STORES 2231', 'GREGGS PLC', 'NATIONAL LOTTERY'] as const;

/** Payments at few prices, booked two days later or on Monday, and nothing in the words of the file is the bank's. */
function british(random: Random): readonly TwiceShown[] {
  const all: TwiceShown[] = [];
  for (let day = FIRST; day < FIRST + DAYS; day += 1) {
    for (let nth = Math.floor(random() * 5); nth > 0; nth -= 1) {
      const isHabit = random() < 0.4;
      const amount = isHabit ? -pick(random, [280, 399, 650]) : -Math.round(300 + 7_000 * random() ** 2);
      const purchase = day + random();
      const booked = businessDay(Math.floor(purchase) + pick(random, [0, 1, 2, 2, 2, 3])) + 0.15;
      const bankText = `${pick(random, STALLS)} ${Math.floor(random() * 90) + 10}${pick(random, ['', ' CD 4410'])}`;
      all.push({
        purchase,
        booked: Math.max(purchase, booked),
        amount,
        bankText,
        fileText: isHabit ? 'Eating out' : 'Shopping',
      });
    }
    if (day % 7 === 4) {
      all.push({
        purchase: day + 0.5,
        booked: day + 0.5,
        amount: -3_000,
        bankText: 'CASH NOTEMAC',
        fileText: 'Withdrawal',
      });
    }
    if (day % 30 === 0) {
      const booked = businessDay(day + 1) + 0.1;
      all.push({ purchase: day + 0.1, booked, amount: -112_500, bankText: 'SO LETTINGS LTD', fileText: 'Rent' });
    }
  }
  return all;
}

/** Nobody looked at this one while the rules were made. */
export const BRITISH_HAND: Hand = {
  name: 'British bank, no common words',
  payments: british,
  hasTrustedIds: true,
  feedDays: 21,
  showsUnbooked: false,
  isCalendarMonth: false,
};
