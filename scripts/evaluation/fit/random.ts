/** Seeded random numbers (mulberry32): the same seed gives the same data on every machine. */
export interface Random {
  /** At least 0, below 1. */
  readonly next: () => number;
  /** An integer; both ends are included. */
  readonly whole: (from: number, to: number) => number;
  readonly between: (from: number, to: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** An item, with a probability in proportion to its weight. */
  readonly weighted: <Item>(items: readonly (readonly [item: Item, weight: number])[]) => Item;
  /** Standard normal. */
  readonly normal: () => number;
  /** Mean 1. */
  readonly exponential: () => number;
}

export function seededRandom(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + next() * (to - from);
  const whole = (from: number, to: number) => Math.floor(between(from, to + 1));
  return {
    next,
    whole,
    between,
    chance: (probability) => next() < probability,
    pick: (items) => items[whole(0, items.length - 1)]!,
    weighted: (items) => {
      let at = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        at -= weight;
        if (at < 0) return item;
      }
      return items.at(-1)![0];
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    exponential: () => -Math.log(1 - next()),
  };
}
