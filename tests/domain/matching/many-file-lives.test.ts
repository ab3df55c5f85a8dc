import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { faultsIn, MANY_FILES } from '../../support/files/many-file-lives.ts';

// Lives that nobody has looked at: `MATCHING_SEEDS=50 node tests/domain/matching/many-file-lives.test.ts` plays more of
// them and prints the figures.
const SEEDS = Number(process.env['MATCHING_SEEDS'] ?? 6);
const FIRST_SEED = Number(process.env['MATCHING_FIRST_SEED'] ?? 40_001);

const lives = suite('many files of one account, in any order');

const MEASURES = ['doubles', 'drops', 'unflagged', 'asked'] as const;

for (const world of MANY_FILES) {
  const { mostDoubles = 20, mostDrops = 0 } = world;
  lives(`${world.name}: at most ${mostDoubles} doubles and ${mostDrops} drops in 10,000`, () => {
    const all = Array.from({ length: SEEDS }, (_, nth) => faultsIn(world, FIRST_SEED + nth));
    const payments = all.reduce((sum, one) => sum + one.payments, 0);
    const rates = MEASURES.map((name) => (all.reduce((sum, one) => sum + one[name], 0) * 10_000) / payments);
    const [doubles, drops, unflagged] = rates as [number, number, number, number];
    if (process.env['MATCHING_SEEDS'] !== undefined) {
      const figures = MEASURES.map((name, nth) => `${name} ${rates[nth]!.toFixed(1)}`);
      process.stdout.write(`\n${world.name}: payments ${payments}, ${figures.join(', ')}\n`);
    }
    assert.ok(payments > SEEDS * 300);
    assert.ok(doubles <= mostDoubles, `${doubles} doubles`);
    assert.ok(drops <= mostDrops, `${drops} drops`);
    assert.ok(unflagged <= 5, `${unflagged} doubles are not flagged`);
  });
}

lives.run();
