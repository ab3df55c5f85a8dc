import type { Life } from '../people/life.ts';
import { minor } from '../streams/amount-plan.ts';
import { somebody } from '../streams/plan-stream.ts';
import type { Movement } from '../world/movement.ts';
import { shopPrice } from './errand.ts';

/** Money between friends, both ways, for dinners and presents. */
export function friends(life: Life): readonly Movement[] {
  const random = life.random.fork('friends');
  const people = Array.from({ length: random.int(2, 6) }, () => somebody(life, random));
  const rate = (life.country.habits.friends * random.between(0.3, 1.6)) / 30.4;
  const movements: Movement[] = [];
  for (let day = life.from; day <= life.asOf; day += 1) {
    if (!random.chance(rate)) continue;
    const euros = random.chance(0.5) ? random.pick([5, 10, 15, 20, 30, 50]) : random.between(4, 60);
    const isOut = random.chance(0.65);
    const amount = minor(Math.round(shopPrice(euros, life)), life.country);
    movements.push({
      accountId: life.main.id,
      day,
      amount: isOut ? -amount : amount,
      channel: isOut ? 'instant' : 'instant-in',
      payee: random.pick(people),
      text: random.pick(life.country.words.notes),
      kind: isOut ? 'person-to-person' : 'other-income',
    });
  }
  return movements;
}

/** Some purchases come back. */
export function refunds(purchases: readonly Movement[], life: Life): readonly Movement[] {
  const random = life.random.fork('refunds');
  return purchases
    .filter(({ kind }) => (kind === 'shopping' || kind === 'marketplace') && random.chance(0.05))
    .map((purchase): Movement => {
      const amount = random.chance(0.6) ? -purchase.amount : Math.round(-purchase.amount * random.between(0.2, 0.9));
      return {
        ...purchase,
        day: purchase.day + random.int(2, 20),
        amount,
        channel: purchase.channel === 'debit' ? 'incoming' : 'refund',
        kind: 'refund',
      };
    });
}
