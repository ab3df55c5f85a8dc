/**
 * A repeatable source of random numbers, named by a text: the same label gives the same numbers on every machine. It is
 * for making up people, not for secrets.
 */
export class Random {
  readonly #label: string;
  #state: number;

  constructor(label: string) {
    this.#label = label;
    this.#state = hashOf(label);
  }

  /** A source of its own, so that a change in one part of a life leaves the other parts as they are. */
  fork(label: string): Random {
    return new Random(`${this.#label}/${label}`);
  }

  /** 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0;
    return (mixed(this.#state) >>> 0) / 2 ** 32;
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.int(0, items.length - 1)];
    if (item === undefined) throw new RangeError('There is nothing to pick from.');
    return item;
  }

  /** One of the keys, each as likely as its weight says. */
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K {
    const entries = Object.entries(weights) as [K, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    throw new RangeError('There is nothing to weigh.');
  }

  shuffled<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, key: this.next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item);
  }

  /** About normal, with mean 0 and standard deviation 1. */
  bell(): number {
    let sum = 0;
    for (let i = 0; i < 12; i += 1) sum += this.next();
    return sum - 6;
  }

  characters(alphabet: string, length: number): string {
    return Array.from({ length }, () => alphabet[this.int(0, alphabet.length - 1)]).join('');
  }
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mixed(hash);
}

/** Spreads every bit of the number over all bits. */
function mixed(number: number): number {
  let bits = number ^ (number >>> 16);
  bits = Math.imul(bits, 0x21f0aaad);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x735a2d97);
  return bits ^ (bits >>> 15);
}
