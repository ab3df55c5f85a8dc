/**
 * Every number that the detector's rules were given by hand, in one place; the weights and thresholds that are fitted to
 * data are in weights.ts, the calendar of cycles in cadence.ts. They come from what they say of bills and banks,
 * and were checked on made-up statements of `npm run fit-bills` that nothing was fitted on. Changes of amounts are relative to the larger of two amounts: 0 is the same, 0.5 is half or double.
 */

// ---------------------------------------------------------------- amounts
/** Rounding: the same price. */
export const SAME_PRICE_CHANGE_MAX = 0.005;
/** An exchange rate, a tax, a small rise. */
export const NEAR_PRICE_CHANGE_MAX = 0.06;
/** Of about the same amount. */
export const SIMILAR_AMOUNT_CHANGE_MAX = 0.1;
/** More than this is a wide step. A meter's readings mostly stay within. */
export const WIDE_CHANGE_MIN = 0.3;
/** Neighbouring amounts, sorted, that differ by more are of different clusters: one price; one price that wobbles; one meter. */
export const CLUSTER_GAPS = [SAME_PRICE_CHANGE_MAX, 0.07, 0.3] as const;
/** A bill is fixed, or nearly so, when this share of the steps is. */
export const AMOUNT_MODEL_SHARE_MIN = 0.6;
/** Of a bill that varies, the last payments say what to expect. */
export const RECENT_AMOUNTS = 3;

// ---------------------------------------------------------------- likelihood
/** A payment comes in a slot of its grid. One in twelve does not: late beyond the window, skipped or paused. */
export const HIT_PROBABILITY = 0.92;
/** The booking moved to the next or the previous business day: two explanations more, of which the better was chosen. */
export const ROLLED_PROBABILITY = 0.6;
/** Most payments come on the day (two-sided geometric, of this scale); the rest spreads as the cadence says. */
export const ON_TIME_SHARE = 0.7;
export const ON_TIME_SCALE_DAYS = 0.5;
/**
 * What a step from one amount to the next adds for a bill against a purchase, up to which change: the same price speaks for
 * it, a moderate change still does, a leap against; four times the amount hardly happens but after a trial, which is
 * looked for apart.
 */
export const AMOUNT_STEPS = [
  { changeMax: SAME_PRICE_CHANGE_MAX, gain: 1.1 },
  { changeMax: NEAR_PRICE_CHANGE_MAX, gain: 0.77 },
  { changeMax: WIDE_CHANGE_MIN, gain: 0.35 },
  { changeMax: 0.5, gain: -0.2 },
  { changeMax: 0.75, gain: -1.3 },
  { changeMax: 1, gain: -4 },
] as const;

// ---------------------------------------------------------------- search
/** More payments a window than this, and every grid is met: nothing can be told. */
export const CROWDED_PAYMENTS_A_WINDOW = 4;
/** More phases than these are noise: a bill's own phase is among the fullest. */
export const PHASES_MAX = 5;
export const HALF_MONTH_DAYS_MAX = 8;
/** "1st and 15th", "15th and last", "5th and 20th": the days of a half-monthly bill are half a month apart. */
export const HALF_MONTH_GAP_MIN_DAYS = 14;
export const HALF_MONTH_GAP_MAX_DAYS = 16;
/** "Every second Tuesday" is tried from so many days on, when this share of them is such a Tuesday. */
export const WEEKDAY_DAYS_MIN = 4;
export const WEEKDAY_SHARE_MIN = 0.3;
/** One merchant with more bills than this is a marketplace gone wrong; the search ends. */
export const BILLS_A_GROUP_MAX = 12;
/** Two bills taking turns: from slot to slot the price changes, by more where a single pair must prove it. */
export const ALTERNATION_CHANGE_MIN = 0.1;
export const ALTERNATION_LONE_PAIR_CHANGE_MIN = 0.25;
export const ALTERNATION_SHARE_MIN = 0.8;

// ---------------------------------------------------------------- pieces of one bill
/** A pause of about three months, or as many slots, and the bill goes on. */
export const PAUSE_MAX_DAYS = 110;
export const PAUSE_MAX_SLOTS = 4.5;
/** A new price, or another plan of the same contract. */
export const PLAN_CHANGE_MAX = 0.45;
/** A price rise moves an amount out of its cluster, but rarely further than this. */
export const RISE_CHANGE_MAX = 0.35;
/** The billing day moves: one period is shorter or longer by up to this share. */
export const MOVE_GAP_PERIODS_MIN = 0.35;
export const MOVE_GAP_PERIODS_MAX = 1.7;
/** On its new day a bill of one price is followed at once, a varying one when it goes on so many times. */
export const MOVED_VARIED_PAYMENTS_MIN = 2;
/** Where the name sells other things as well (charges a slot), only the bill's own price is the bill's. */
export const SHOP_CHARGES_A_SLOT = 0.4;
/** A trial costs nothing or next to nothing. */
export const TRIAL_SHARE_MAX = 0.3;
/** A loan has had some instalments before its last, odd one. */
export const INSTALMENTS_MIN = 5;
/** A merchant's new name takes over at the next slot or the one after, at the same price, within so many days. */
export const RENAME_SLOTS_MAX = 2;
export const RENAME_LATENESS_MAX_DAYS = 3;

// ---------------------------------------------------------------- own money
/** Both legs of a transfer between own accounts are booked within a few days. */
export const MIRROR_DAYS = 3;
/** Of a transfer between own accounts most payments come back in as income of the same amount. */
export const MIRRORED_SHARE_MAX = 0.6;

// ---------------------------------------------------------------- names
/** Shorter beginnings are words of their own ("SHELL", "SHE"), not a longer name cut off by the bank. */
export const CUT_NAME_CHARACTERS_MIN = 5;
export const CUT_WORD_CHARACTERS_MIN = 6;
/** The bank's words stand before many names that come again and stand behind hardly anything else. */
export const LEAD_WORDS_MAX = 3;
export const LEAD_FOLLOWERS_MIN = 5;
export const LEAD_FOLLOWER_ROWS_MIN = 2;
export const LEADS_OF_FOLLOWER_MAX = 2;
export const LEAD_SHARE_MIN = 0.04;
/** Who is paid explains this share of the variance of what is paid (of its logarithm). */
export const LEAD_AMOUNTS_EXPLAINED_MIN = 0.75;
/** A name that so many rows begin with, or consist of, is a name in the middle of another row too. */
export const KNOWN_NAME_ROWS_MIN = 2;
export const KNOWN_NAME_CHARACTERS_MIN = 4;
export const KNOWN_NAMES_BEHIND_LEAD_MIN = 2;
/** For people: words beyond these are places and products, words on fewer rows are references. */
export const NAME_WORDS_MAX = 3;
export const NAME_WORD_SHARE_MIN = 0.6;

// ---------------------------------------------------------------- what comes next
/** So many payments show what holds now, each weighing this much of the next one: the habit of the last months counts. */
export const RECENT_PAYMENTS = 12;
export const AGE_WEIGHT = 0.93;
/** A billing day has moved when so many payments in a row agree on so many days' difference. */
export const MOVED_PAYMENTS = [4, 3, 2] as const;
export const MOVED_DAYS_MIN = 2.5;
/** An explanation with more freedom must fit better by so many days a payment. */
export const WEEKDAY_HANDICAP_DAYS = 0.35;
export const ROLL_HANDICAP_DAYS = 0.02;
/** Below this share of payments on weekends (two days of seven would be 0.29) the bank books on business days only. */
export const WEEKEND_SHARE_MAX = 0.03;
export const WEEKEND_PAYMENTS_MIN = 20;
/** A payment may come this much later than any recent one before its slot counts as missed. */
export const EXTRA_LATENESS_DAYS = 1;
/** Enough to see a habit of missing; older ones are history. */
export const MISSED_FACTS_MAX = 12;
