import { addDays, type LocalDate } from '../../domain/calendar.ts';
import type { DemoPurchase } from './habits.ts';
import type { Random } from './random.ts';

interface Journey {
  /** Days after the demo's start. */
  readonly afterDays: number;
  readonly days: number;
  readonly flight: string;
  readonly hotel: string;
  readonly places: readonly string[];
}

const JOURNEYS: readonly Journey[] = [
  {
    afterDays: 206,
    days: 9,
    flight: 'Cascadia Airways',
    hotel: 'Hotel Alfama',
    places: ['Pastelaria Sol', 'Tasca do Rio', 'Livraria Mar', 'Elétrico Bar'],
  },
  {
    afterDays: 498,
    days: 12,
    flight: 'Cascadia Airways',
    hotel: 'Pension Lindenhof',
    places: ['Café Morgenrot', 'Bäckerei Kranz', 'Gasthaus Adler', 'Stadtmuseum'],
  },
];

/** Spending away from home: the card in euros, and the wallet. The flight is paid in dollars three weeks before. */
export function journeyPurchases(
  start: LocalDate,
  today: LocalDate,
  random: Random,
): (DemoPurchase & { currency: string })[] {
  return JOURNEYS.flatMap((journey) => {
    const first = addDays(start, journey.afterDays);
    const flight = {
      date: addDays(first, -21),
      merchant: journey.flight,
      category: 'flights',
      account: 'credit',
      amount: random.integer(68_000, 96_000),
      currency: 'USD',
    } as const;
    const hotel = {
      date: addDays(first, journey.days),
      merchant: journey.hotel,
      category: 'hotels',
      account: 'credit',
      amount: random.integer(78_000, 120_000),
      currency: 'EUR',
    } as const;
    const daily = Array.from({ length: journey.days * 3 }, (_, index) => {
      const inCash = random.chance(0.35);
      return {
        date: addDays(first, Math.floor(index / 3)),
        merchant: random.pick(journey.places),
        category: random.pick(['restaurants', 'coffee', 'events'] as const),
        account: inCash ? 'wallet' : 'credit',
        amount: inCash ? random.integer(150, 1_400) : random.integer(450, 6_800),
        currency: 'EUR',
      } as const;
    });
    return [flight, hotel, ...daily].filter(({ date }) => date <= today);
  });
}
