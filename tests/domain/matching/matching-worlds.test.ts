import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Faults, faultsIn, ONE_SOURCE, TWO_SOURCES, type World } from '../../support/files/statement-worlds.ts';

// Worlds that nobody has looked at: `MATCHING_SEEDS=200 node tests/domain/matching/matching-worlds.test.ts` plays more
// of them and prints the figures.
const SEEDS = Number(process.env['MATCHING_SEEDS'] ?? 6);
const FIRST_SEED = Number(process.env['MATCHING_FIRST_SEED'] ?? 7_001);

const worlds = suite('matching in made-up worlds');

function total(world: World): Faults {
  const all = Array.from({ length: SEEDS }, (_, nth) => faultsIn(world, FIRST_SEED + nth));
  const sum = (read: (faults: Faults) => number) => all.reduce((before, faults) => before + read(faults), 0);
  return { payments: sum((one) => one.payments), doubles: sum((one) => one.doubles), drops: sum((one) => one.drops) };
}

function perTenThousand(world: World): number {
  const { payments, doubles, drops } = total(world);
  if (process.env['MATCHING_SEEDS'] !== undefined) {
    process.stdout.write(`\n${world.name}: ${payments} payments, ${doubles} doubles, ${drops} drops\n`);
  }
  assert.ok(payments > SEEDS * (world.isShown === undefined ? 300 : 10));
  return ((doubles + drops) * 10_000) / payments;
}

for (const world of ONE_SOURCE) {
  worlds(`one source, ${world.name}: at most 2 payments in 10,000 are doubled or dropped`, () => {
    assert.ok(perTenThousand(world) <= 2, `${perTenThousand(world)}`);
  });
}

for (const world of TWO_SOURCES) {
  worlds(`two sources, ${world.name}: at most 20 payments in 10,000 are doubled or dropped`, () => {
    assert.ok(perTenThousand(world) <= 20, `${perTenThousand(world)}`);
  });
}

worlds.run();
