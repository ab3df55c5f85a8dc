import { addDays, type LocalDate } from '../../domain/calendar.ts';
import { DEMO_ACCOUNTS, type DemoPayment } from './accounts.ts';
import type { Random } from './random.ts';

interface Journey {
  /** Days after the demo's start. */
  readonly afterDays: number;
  readonly days: number;
  readonly hotel: string;
  /** Behind the names in prints of the card. */
  readonly city: string;
  readonly places: readonly Place[];
}

interface Place {
  readonly name: string;
  /** Of one purchase, in euro cents; a multiple of 10, as prices in cafés and museums are. */
  readonly least: number;
  readonly most: number;
  /** How often at most in one journey: nobody goes to the museum every day. */
  readonly visits?: number;
}

const JOURNEYS: readonly Journey[] = [
  {
    afterDays: 206,
    days: 9,
    hotel: 'Hotel Alfama',
    city: 'LISBOA PRT',
    places: [
      { name: 'Pastelaria Sol', least: 190, most: 950 },
      { name: 'Tasca do Rio', least: 1_150, most: 6_200 },
      { name: 'Cervejaria Aurora', least: 1_400, most: 5_400 },
      { name: 'Livraria Lumiar', least: 790, most: 3_400, visits: 2 },
      { name: 'Elétrico Bar', least: 450, most: 2_800, visits: 4 },
      { name: 'Museu do Tejo', least: 800, most: 1_600, visits: 1 },
    ],
  },
  {
    afterDays: 498,
    days: 12,
    hotel: 'Pension Lindenhof',
    city: 'FREIBURG DEU',
    places: [
      { name: 'Café Morgenrot', least: 320, most: 1_450 },
      { name: 'Bäckerei Kranz', least: 180, most: 890 },
      { name: 'Gasthaus Adler', least: 1_350, most: 6_800 },
      { name: 'Weinstube Krone', least: 1_200, most: 5_600 },
      { name: 'Stadtmuseum', least: 700, most: 1_900, visits: 1 },
    ],
  },
];

/** Each journey has at least so many places without a limit. */
const PURCHASES_PER_DAY = 3;
/** Euro cents. */
const PRICE_STEP = 10;
/** Above this, in euro cents, the card pays. */
const CASH_MOST = 1_500;
/** About what a euro costs, as the bank of the card converts it. */
const DOLLARS_PER_EURO = 1.1;

/** Whether the demo user is on a journey that day. */
export function isAway(date: LocalDate, start: LocalDate): boolean {
  return JOURNEYS.some(({ afterDays, days }) => {
    const first = addDays(start, afterDays);
    return date >= first && date <= addDays(first, days);
  });
}

/** Spending away from home, by card and from the wallet. The flight is paid three weeks before. */
export function journeyPurchases(start: LocalDate, today: LocalDate, random: Random): DemoPayment[] {
  let cash: number = DEMO_ACCOUNTS.wallet.opening;
  const purchases = JOURNEYS.flatMap((journey) => {
    const first = addDays(start, journey.afterDays);
    const daily = visitsOf(journey, random).map(({ place, day }) => {
      const purchase = purchaseAt({ ...place, city: journey.city }, addDays(first, day), cash, random);
      if (purchase.account === 'wallet') cash += purchase.amount;
      return purchase;
    });
    return [...bookings(journey, first, random), ...daily];
  });
  return purchases.filter(({ date }) => date <= today);
}

interface Visit {
  readonly place: Place;
  /** Days after the first one of the journey. */
  readonly day: number;
}

/** Different places on each day, none of them more often than it is visited. */
function visitsOf({ days, places }: Journey, random: Random): readonly Visit[] {
  const visits: Visit[] = [];
  for (let day = 0; day < days; day += 1) {
    const open = new Set(places.filter((place) => timesAt(place, visits) < (place.visits ?? days)));
    for (let count = 0; count < PURCHASES_PER_DAY; count += 1) {
      const place = random.pick([...open]);
      open.delete(place);
      visits.push({ place, day });
    }
  }
  return visits;
}

function timesAt(place: Place, visits: readonly Visit[]): number {
  return visits.filter((visit) => visit.place === place).length;
}

/** `cash` is what the wallet holds. */
function purchaseAt(
  { name, city, least, most }: Place & { readonly city: string },
  date: LocalDate,
  cash: number,
  random: Random,
): DemoPayment {
  const amount = random.multiple(PRICE_STEP, least, most);
  const inCash = random.chance(0.6) && amount <= Math.min(cash, CASH_MOST);
  return inCash ? { date, text: name, account: 'wallet', amount: -amount } : onCard(date, name, city, amount);
}

function bookings({ hotel, city, days }: Journey, first: LocalDate, random: Random): DemoPayment[] {
  const fare = random.integer(68_000, 96_000);
  return [
    { date: addDays(first, -21), text: 'ALASKA AIR 027%%%%%%%%%% SEATTLE WA', account: 'credit', amount: -fare },
    onCard(addDays(first, days), hotel, city, random.integer(78_000, 120_000)),
  ];
}

/** Cards print capitals without accents. */
function onCard(date: LocalDate, name: string, city: string, euroCents: number): DemoPayment {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  return { date, text: `${plain} ${city}`, account: 'credit', amount: -Math.round(euroCents * DOLLARS_PER_EURO) };
}
