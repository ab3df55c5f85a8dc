import type { Random } from '../../random.ts';
import type { Household, Writer } from '../household.ts';
import { everyMonths } from '../schedules.ts';
import type { NamePair } from '../worlds/world.ts';
import { type BillKind, namedWriter, planBill } from './plan-bill.ts';

/** Bills whose texts make them hard to find. */
export const TEXT_KINDS: Readonly<Record<string, BillKind>> = {
  'truncated-text': (household, random) => {
    const name = household.takeProvider('subscription');
    const whole = namedWriter(household, random, name, 'subscription');
    return [planBill(household, random, 'truncated-text', 'subscription', { writer: truncated(whole, name) })];
  },
  'mixed-case-text': (household, random) => {
    const whole = namedWriter(household, random, household.takeProvider('subscription'), 'subscription');
    const writer: Writer = (day, source) => {
      const text = whole(day, source);
      const spelling = source.pick(['same', 'lower', 'spaced'] as const);
      if (spelling === 'same') return text;
      if (spelling === 'lower') return { ...text, description: text.description.toLowerCase() };
      return { ...text, description: text.description.replaceAll(' ', '  ') };
    };
    return [planBill(household, random, 'mixed-case-text', 'subscription', { writer })];
  },
  'format-change': (household, random) => {
    // The bank redesigns its statements: from one day on the same name is in a different text.
    const name = household.takeProvider('subscription');
    const { cardStyles } = household.world;
    const before = random.integer(0, cardStyles.length - 1);
    const after = (before + random.integer(1, cardStyles.length - 1)) % cardStyles.length;
    const at = household.start + random.integer(165, 565);
    const writer = switched(
      at,
      household.writer(name, cardStyles.slice(before, before + 1), random),
      household.writer(name, cardStyles.slice(after, after + 1), random),
    );
    return [planBill(household, random, 'format-change', 'subscription', { writer })];
  },
  'rename-related': renamed('rename-related', (household) => household.world.renames.related),
  'rename-unrelated': renamed('rename-unrelated', (household) => household.world.renames.unrelated),
};

/** Cut off at varying columns, but never within the first eight letters of the name. */
function truncated(writer: Writer, name: string): Writer {
  return (day, random) => {
    const { description, merchantName } = writer(day, random);
    const at = Math.max(0, description.indexOf(name.replaceAll(' ', '')), description.indexOf(name));
    const kept = at + Math.min(name.length, 8) + random.integer(0, 14);
    return { description: random.chance(0.7) ? description.slice(0, kept) : description, merchantName };
  };
}

function switched(at: number, before: Writer, after: Writer): Writer {
  return (day, random) => (day < at ? before(day, random) : after(day, random));
}

/** The second name takes over where the first one stops: same price, same day, same account. */
function renamed(kind: string, pairs: (household: Household) => readonly NamePair[]): BillKind {
  return (household: Household, random: Random) => {
    const [before, after] = random.pick(pairs(household));
    const at = household.start + random.integer(165, 565);
    const writer = switched(
      at,
      namedWriter(household, random.fork('mark'), before, 'subscription'),
      namedWriter(household, random.fork('mark'), after, 'subscription'),
    );
    const schedule = everyMonths(1, random.integer(1, 28));
    return [planBill(household, random, kind, 'subscription', { writer, schedule, earliest: 0, latest: 0 })];
  };
}
