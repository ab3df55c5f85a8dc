import { setTimeout } from 'node:timers/promises';

/** Waits for that long, or rejects if `signal` aborts. */
export type Wait = (millis: number, signal: AbortSignal) => Promise<unknown>;

export const systemWait: Wait = (millis, signal) => setTimeout(millis, undefined, { signal });

export const ATTEMPTS_MAX = 3;

const FIRST_WAIT_MILLIS = 500;
/** A provider that asks for a longer pause gets it from the scheduler: nobody waits that long for one call. */
const LONGEST_WAIT_MILLIS = 20_000;

/**
 * How long to wait before another attempt: what the provider asked for, else half a second, then a second, each with up
 * to as much again at random, so that services that failed together do not come back together. `undefined` if there is
 * no other attempt to make.
 */
export function waitBefore(attempt: number, retryAfterSeconds: number | null, random: number): number | undefined {
  if (attempt >= ATTEMPTS_MAX) return undefined;
  const wait =
    retryAfterSeconds === null ? FIRST_WAIT_MILLIS * 2 ** (attempt - 1) * (1 + random) : retryAfterSeconds * 1_000;
  return wait > LONGEST_WAIT_MILLIS ? undefined : wait;
}

/** Responses after which the same request may succeed. */
export function isTransient(status: number): boolean {
  return [408, 429, 500, 502, 503, 504].includes(status);
}

/** The connection was not made, so the provider has not seen the request. */
export function isUnsent(code = ''): boolean {
  return ['ECONNREFUSED', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN'].includes(code);
}

/** Reads `Retry-After`, seconds or a date (RFC 9110, 10.2.3), as seconds from `nowMillis`. `null` without one. */
export function retryAfterSeconds(header: string | undefined, nowMillis: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const millis = /^[A-Z][a-z]{2},/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(millis) ? null : Math.max(0, Math.ceil((millis - nowMillis) / 1_000));
}
