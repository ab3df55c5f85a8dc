/**
 * A seeded source of random numbers. Equal seeds give equal sequences on every machine. The sequence of a `fork`
 * depends only on the seed and the label, so that drawing more numbers in one place does not change those of another.
 */
export interface Random {
  /** Uniform in [0, 1). */
  readonly next: () => number;
  /** A whole number, both ends included. */
  readonly integer: (low: number, high: number) => number;
  /** Uniform in [low, high). */
  readonly between: (low: number, high: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly shuffle: <T>(items: readonly T[]) => readonly T[];
  /** Standard normal. */
  readonly normal: () => number;
  /** The waiting time of a Poisson process. */
  readonly exponential: (mean: number) => number;
  readonly digits: (length: number) => string;
  /** Capital letters and digits, as in a payment reference. */
  readonly reference: (length: number) => string;
  readonly fork: (label: string) => Random;
}

const REFERENCE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

export function seededRandom(seed: string): Random {
  const next = mulberry32(hash(seed));
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const sign = (signs: string) => signs.charAt(integer(0, signs.length - 1));
  const text = (length: number, signs: string) => Array.from({ length }, () => sign(signs)).join('');
  return {
    next,
    integer,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    shuffle: (items) => {
      const keyed = items.map((item) => ({ item, key: next() }));
      return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    exponential: (mean) => -mean * Math.log(1 - next()),
    digits: (length) => text(length, '0123456789'),
    reference: (length) => text(length, REFERENCE_SIGNS),
    fork: (label) => seededRandom(`${seed}/${label}`),
  };
}

/** Tommy Ettinger's mulberry32: 32 bits of state, good enough for test data. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
