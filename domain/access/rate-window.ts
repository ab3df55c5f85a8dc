/** No span of this length lets more of a user's requests pass than the limit, wherever it begins (contract 5.5). */
export const RATE_WINDOW_SECONDS = 60;

/** The outcome of a request for places in a user's window, and the state of the window after it. */
export interface RateDecision {
  readonly allowed: boolean;
  /** Places per window. */
  readonly limit: number;
  /** Places left. Not always 0 after a refusal: a request for several places is refused when fewer are left. */
  readonly remaining: number;
  /** Whole seconds, at least 1, after which the same request passes if no other comes before it; 0 when allowed. */
  readonly retryAfterSeconds: number;
}

/** Places that a user took at one moment. */
export interface TakenPlaces {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly places: number;
}

/** What a user has taken lately, oldest first. What is older than the window no longer counts. */
export type RateWindow = readonly TakenPlaces[];

/** A request for `places` places at the moment `now`, in milliseconds since 1970. */
export interface RateRequest {
  readonly places: number;
  /** Places per window. */
  readonly limit: number;
  readonly now: number;
}

/** Up to this limit, each request has an entry of its own. */
const EXACT_UP_TO = 120;

/**
 * Beyond it, requests of one such slot share an entry with the time of the last one, so that a window never has many
 * more entries, whatever the limit. Each then stays in the window a little longer than it must, never shorter.
 */
const SLOT_MILLIS = 500;

/**
 * Takes the places, all or none. Returns the window as it is afterwards; a refused request leaves it as it was. Two
 * processes may see slightly different clocks, so time never runs backwards in a window.
 */
export function takePlaces(
  window: RateWindow,
  { places, limit, now: clock }: RateRequest,
): { readonly decision: RateDecision; readonly window: RateWindow } {
  const now = Math.max(clock, window.at(-1)?.at ?? clock);
  const live = window.filter(({ at }) => at > now - RATE_WINDOW_SECONDS * 1_000);
  const taken = sum(live);
  if (taken + places > limit) {
    // After the limit has been lowered, more places may be taken than there are now.
    const remaining = Math.max(0, limit - taken);
    const retryAfterSeconds = secondsUntilFree(live, taken + places - limit, now);
    return { decision: { allowed: false, limit, remaining, retryAfterSeconds }, window };
  }
  const decision = { allowed: true, limit, remaining: limit - taken - places, retryAfterSeconds: 0 };
  return { decision, window: withEntry(live, { at: now, places }, limit) };
}

/** How long until so many of the oldest places have left the window. Without as many, until all of them have. */
function secondsUntilFree(live: RateWindow, places: number, now: number): number {
  let left = 0;
  const last = live.find((entry) => (left += entry.places) >= places) ?? live.at(-1);
  const age = last === undefined ? 0 : (now - last.at) / 1_000;
  return Math.max(1, Math.ceil(RATE_WINDOW_SECONDS - age));
}

function withEntry(live: RateWindow, entry: TakenPlaces, limit: number): RateWindow {
  const last = live.at(-1);
  if (limit <= EXACT_UP_TO || last === undefined || slotOf(last) !== slotOf(entry)) return [...live, entry];
  return [...live.slice(0, -1), { at: entry.at, places: last.places + entry.places }];
}

function slotOf({ at }: TakenPlaces): number {
  return Math.floor(at / SLOT_MILLIS);
}

function sum(window: RateWindow): number {
  return window.reduce((total, { places }) => total + places, 0);
}
