import type { Life } from '../people/life.ts';
import type { StreamPlan } from '../streams/stream-plan.ts';
import type { Movement } from '../world/movement.ts';
import { purchase } from './errand.ts';

/** Everyday purchases at a shop of which the person is also a paying member. */
export function visitsToOwnShops(streams: readonly StreamPlan[], life: Life): readonly Movement[] {
  return streams.filter(({ traits }) => traits.includes('at-a-shop')).flatMap((stream) => visits(stream, life));
}

function visits({ payee, id }: StreamPlan, life: Life): readonly Movement[] {
  const random = life.random.fork(`visits/${id}`);
  const rate = random.between(1, 5) / 30.4;
  const movements: Movement[] = [];
  for (let day = life.from; day <= life.asOf; day += 1) {
    if (!random.chance(rate)) continue;
    const euros = random.between(12, 60) * Math.exp(0.5 * random.bell());
    movements.push(purchase(payee, day, euros, { kind: 'shopping', channel: 'online' }, life, random));
  }
  return movements;
}
