import { type Day, partsOfDay } from '../bills/days.ts';
import type { Random } from '../random.ts';
import type { Stream } from './stream.ts';

/** What was paid on a day, as it is written on the statement: negative is money out. */
export function priceOf({ prices, exchange }: Stream, day: Day, index: number, random: Random): number {
  const { told } = prices.findLast(({ from }) => day >= from)!;
  const rate = exchange === undefined ? 1 : exchange * (1 + 0.03 * Math.sin(index * 1.7) + random.between(-0.01, 0.01));
  return told.startsWith('+') ? Number(told) : -rate * cost(told, day, index, random);
}

function cost(told: string, day: Day, index: number, random: Random): number {
  if (told.includes(',')) {
    const turns = told.split(',').map(Number);
    return turns[index % turns.length]!;
  }
  if (told.includes('~')) {
    const [january = 0, july = 0] = told.split('~').map(Number);
    const { month, dayOfMonth } = partsOfDay(day);
    const winter = (1 + Math.cos(((month - 1 + dayOfMonth / 31) / 12) * 2 * Math.PI)) / 2;
    return (july + (january - july) * winter) * random.between(0.94, 1.06);
  }
  const [low = 0, high = low] = told.split('-').map(Number);
  return low === high ? low : random.between(low, high);
}
