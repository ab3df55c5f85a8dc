import { civilDateOf } from '../../domain/day-number.ts';

// PostgreSQL's binary format, read where it lies and written as ASCII digits. All functions return where the text ends.

const WORD = 2 ** 32;
const ZERO = 0x30;
const [MINUS, COLON, POINT, T, Z] = [0x2d, 0x3a, 0x2e, 0x54, 0x5a];

/** A bigint at `from`. Exact up to ±(2^53−1), which all integers that the store keeps are. */
export function readInteger(bytes: Buffer, from: number): number {
  return bytes.readInt32BE(from) * WORD + bytes.readUInt32BE(from + 4);
}

/** Writes the bigint at `from` in decimal digits. */
export function writeInteger(bytes: Buffer, from: number, target: Uint8Array, start: number): number {
  const value = readInteger(bytes, from);
  if (value >= 0) return writeDigits(value, target, start);
  target[start] = MINUS;
  return writeDigits(-value, target, start + 1);
}

function writeDigits(value: number, target: Uint8Array, start: number): number {
  const end = start + digitsOf(value);
  let rest = value;
  for (let at = end - 1; at >= start; at -= 1) {
    const next = Math.floor(rest / 10);
    target[at] = ZERO + (rest - next * 10);
    rest = next;
  }
  return end;
}

function digitsOf(value: number): number {
  let digits = 1;
  for (let limit = 10; value >= limit; limit *= 10) digits += 1;
  return digits;
}

const MICROS_PER_SECOND = 1_000_000;
const MICROS_PER_DAY = 86_400 * MICROS_PER_SECOND;
/** Days from 1970-01-01 to 2000-01-01, where PostgreSQL counts from. */
const POSTGRES_EPOCH = 10_957;

/** Each as long as `2026-11-21T10:00:00.000000Z`. */
const TIMESTAMP_BYTES = 27;
const SLOTS = 1_024;

/**
 * Timestamps that were written lately, each in the slot that its words choose: banks book whole days, and many rows are
 * stored at the same moment.
 */
const written = {
  upper: new Int32Array(SLOTS),
  lower: new Uint32Array(SLOTS),
  /** 0 in the first byte of a slot that is empty. */
  text: new Uint8Array(SLOTS * TIMESTAMP_BYTES),
};

/** Writes the timestamptz at `from` as a `Timestamp`: `2026-11-21T10:00:00.000000Z`. */
export function writeTimestamp(bytes: Buffer, from: number, target: Uint8Array, start: number): number {
  const upper = bytes.readInt32BE(from);
  const lower = bytes.readUInt32BE(from + 4);
  const slot = (Math.imul(lower ^ Math.imul(upper, 31), 0x9e37_79b1) >>> 22) & (SLOTS - 1);
  const text = slot * TIMESTAMP_BYTES;
  if (written.upper[slot] !== upper || written.lower[slot] !== lower || written.text[text] === 0) {
    writeMoment(upper, lower, written.text, text);
    written.upper[slot] = upper;
    written.lower[slot] = lower;
  }
  for (let at = 0; at < TIMESTAMP_BYTES; at += 1) target[start + at] = written.text[text + at] ?? 0;
  return start + TIMESTAMP_BYTES;
}

function writeMoment(upper: number, lower: number, target: Uint8Array, start: number): void {
  // The microseconds exceed 2^53 after the year 2285, so the upper word is divided into days first.
  const upperMicros = upper * WORD;
  const upperDays = Math.floor(upperMicros / MICROS_PER_DAY);
  const micros = upperMicros - upperDays * MICROS_PER_DAY + lower;
  const lowerDays = Math.floor(micros / MICROS_PER_DAY);
  const date = writeDate(POSTGRES_EPOCH + upperDays + lowerDays, target, start);
  target[date] = T;
  writeTime(micros - lowerDays * MICROS_PER_DAY, target, date + 1);
}

function writeDate(dayNumber: number, target: Uint8Array, start: number): number {
  const { year, month, day } = civilDateOf(dayNumber);
  writePadded(year, 4, target, start);
  target[start + 4] = MINUS;
  writePadded(month, 2, target, start + 5);
  target[start + 7] = MINUS;
  writePadded(day, 2, target, start + 8);
  return start + 10;
}

function writeTime(micros: number, target: Uint8Array, start: number): number {
  const seconds = Math.floor(micros / MICROS_PER_SECOND);
  writePadded(Math.floor(seconds / 3_600), 2, target, start);
  target[start + 2] = COLON;
  writePadded(Math.floor(seconds / 60) % 60, 2, target, start + 3);
  target[start + 5] = COLON;
  writePadded(seconds % 60, 2, target, start + 6);
  target[start + 8] = POINT;
  writePadded(micros - seconds * MICROS_PER_SECOND, 6, target, start + 9);
  target[start + 15] = Z;
  return start + 16;
}

/** `value` with leading zeros, `digits` long. */
function writePadded(value: number, digits: number, target: Uint8Array, start: number): void {
  let rest = value;
  for (let at = start + digits - 1; at >= start; at -= 1) {
    target[at] = ZERO + (rest % 10);
    rest = Math.floor(rest / 10);
  }
}
