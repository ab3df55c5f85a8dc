/** Repeatable random numbers: the same seed gives the same demo. Not for secrets. */
export interface Random {
  /** An integer from `least` to `most`, both inclusive. */
  integer(least: number, most: number): number;
  /** A multiple of `step` from `least` to `most`. */
  multiple(step: number, least: number, most: number): number;
  /** True in `share` of the cases. */
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32, a public-domain generator by Tommy Ettinger: small, and random enough to look real. */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    integer,
    multiple: (step, least, most) => integer(Math.ceil(least / step), Math.floor(most / step)) * step,
    chance: (share) => next() < share,
    pick: <Item>(items: readonly Item[]) => items[integer(0, items.length - 1)] as Item,
  };
}
