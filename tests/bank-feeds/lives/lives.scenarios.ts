import { suite } from 'uvu';
import type { OpenStore } from '../../support/feeds/connected-house.ts';
import { LIFE_EVENTS, Life } from '../../support/feeds/lives/life.ts';

// More of them: `FEED_LIVES=100 node tests/bank-feeds/lives/lives.memory.test.ts`, from another seed with
// `FEED_FIRST_LIFE=1001`.
const LIVES = process.env['FEED_LIVES'];
const FIRST_LIFE = Number(process.env['FEED_FIRST_LIFE'] ?? 1);

/** Households with all that can happen to them, on one kind of store. */
export function liveScenarios(storeName: string, usual: number, days: number, openStore: OpenStore): void {
  const test = suite(`households that live with their banks for ${days} days, on ${storeName}`);
  let store: Awaited<ReturnType<OpenStore>>;
  test.before(async () => {
    store = await openStore();
  });
  test.after(() => store?.close());
  for (let seed = FIRST_LIFE; seed < FIRST_LIFE + Number(LIVES ?? usual); seed += 1) {
    test(`life ${seed}: every account once, every payment once, every balance the bank’s`, async () => {
      const life = await Life.begin(seed, store.options);
      try {
        await life.play(days, (random) => (random.chance(0.15) ? random.pick(LIFE_EVENTS) : undefined));
      } finally {
        await life.close();
      }
    });
  }
  test.run();
}
