/**
 * Memory for the bytes of rows, which is used again and again. Memory outside of V8's heap is given back only when V8
 * looks for garbage everywhere. With new memory for each page it did so several times a second, which took a quarter of
 * the CPU time of a list.
 */
export interface RowMemory {
  bytes: Buffer;
  /** Where the length of each column stands, row by row. */
  places: Int32Array;
}

/** Most pages fit into these. */
const BYTES = 16 * 1024;
const PLACES = 1_024;

/** Larger memory is given up, and so is what more pages at once need. */
const KEPT_BYTES = 64 * 1024;
const KEPT_PLACES = 16 * 1024;
const KEPT = 16;

const kept: RowMemory[] = [];

export function takeMemory(): RowMemory {
  return kept.pop() ?? { bytes: Buffer.allocUnsafeSlow(BYTES), places: new Int32Array(PLACES) };
}

/** Nobody may use the memory afterwards. */
export function returnMemory(memory: RowMemory): void {
  const isSmall = memory.bytes.length <= KEPT_BYTES && memory.places.length <= KEPT_PLACES;
  if (isSmall && kept.length < KEPT) kept.push(memory);
}

/** Makes room for `more` bytes after the first `used` ones. */
export function reserveBytes(memory: RowMemory, used: number, more: number): void {
  if (used + more <= memory.bytes.length) return;
  const larger = Buffer.allocUnsafeSlow((used + more) * 2);
  memory.bytes.copy(larger, 0, 0, used);
  memory.bytes = larger;
}

/** Makes room for `more` places after the first `used` ones. */
export function reservePlaces(memory: RowMemory, used: number, more: number): void {
  if (used + more <= memory.places.length) return;
  const larger = new Int32Array((used + more) * 2);
  larger.set(memory.places.subarray(0, used));
  memory.places = larger;
}
