/*
 * Every number of the detector's rules that was chosen by hand. The weights and thresholds that were fitted to data are
 * in judging/weights.ts, the cadences in searching/cadence.ts. The numbers follow from how bills and banks behave, and
 * were checked on generated statements of `npm run evaluate fit` that nothing was fitted on. Changes of amounts are
 * relative to the larger of the two (amount-change.ts).
 */

// ---------------------------------------------------------------- amounts
/** The same price, up to rounding. */
export const SAME_PRICE_CHANGE_MAX = 0.005;
/** Nearly the same price: an exchange rate, a tax, a small rise. */
export const NEAR_PRICE_CHANGE_MAX = 0.06;
/** About the same amount. */
export const SIMILAR_AMOUNT_CHANGE_MAX = 0.1;
/** A larger change is a wide step. Bills by meter reading mostly stay within it. */
export const WIDE_CHANGE_MIN = 0.3;
/**
 * Sorted neighbouring amounts that differ by more belong to different clusters: of one price, of a price that varies a
 * little, of a meter.
 */
export const CLUSTER_GAPS = [0, SAME_PRICE_CHANGE_MAX, 0.07, 0.3] as const;
/** Among so many other charges, a price that none of them has is no accident. */
export const LONE_PRICE_CHARGES = 10;
/** The share of the steps that must be the same (or near) for a bill to be fixed (or near). */
export const AMOUNT_MODEL_SHARE_MIN = 0.6;
/** The number of last payments that say what to expect of a bill that varies. */
export const RECENT_AMOUNTS = 3;

// ---------------------------------------------------------------- likelihood
/**
 * The probability that a slot has a payment. About one in twelve has none: later than the window, skipped or paused.
 */
export const HIT_PROBABILITY = 0.92;
/**
 * The price of explaining a day by a move to the next or the previous business day: two more explanations to choose
 * from.
 */
export const ROLLED_PROBABILITY = 0.6;
/** This share of the payments is on time (two-sided geometric, of this scale); the rest spreads as the cadence says. */
export const ON_TIME_SHARE = 0.7;
export const ON_TIME_SCALE_DAYS = 0.5;
/**
 * What a step from one amount to the next adds to the evidence for a bill, by the size of the change. The same price is
 * evidence for a bill, a moderate change still is, and a leap is evidence against it. Four times the amount hardly
 * occurs except after a trial, which has a rule of its own.
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
/** With more payments per window every grid matches, and nothing can be concluded. */
export const CROWDED_PAYMENTS_A_WINDOW = 4;
/** The number of phases that are tried. The phase of a bill is among the fullest; further ones are noise. */
export const PHASES_MAX = 5;
export const HALF_MONTH_DAYS_MAX = 8;
/** The two days of a semi-monthly bill are half a month apart: "1st and 15th", "15th and last", "5th and 20th". */
export const HALF_MONTH_GAP_MIN_DAYS = 14;
export const HALF_MONTH_GAP_MAX_DAYS = 16;
/** "The second Tuesday of the month" is tried from so many days on, if this share of them is such a Tuesday. */
export const WEEKDAY_DAYS_MIN = 4;
export const WEEKDAY_SHARE_MIN = 0.3;
/** The search ends after so many bills of one merchant: more of them are purchases mistaken for bills. */
export const BILLS_A_GROUP_MAX = 12;
/**
 * Two bills take turns if the price changes by at least this from slot to slot, or by more if there is only one pair to
 * compare.
 */
export const ALTERNATION_CHANGE_MIN = 0.1;
export const ALTERNATION_LONE_PAIR_CHANGE_MIN = 0.25;
export const ALTERNATION_SHARE_MIN = 0.8;
/** Two prices that are near each other, 9.99 and 10.99, take turns only if each stays exactly the same. */
export const EXACT_ALTERNATION_CHANGE_MIN = 0.02;
/** Payments of one bill have one contract number, or a number that took over once. */
export const CONTRACT_SWITCHES_MAX = 1;
/** A number stands for the contract of a bill if this share of the payments has it. */
export const CONTRACT_SHARE_MIN = 0.8;
/** Payments with the number of a contract may be this many times as early or late as others. */
export const SAME_CONTRACT_WINDOWS = 2;

// ---------------------------------------------------------------- pieces of one bill
/** A bill may leave out three months, or so many slots, and go on. */
export const PAUSE_MAX_DAYS = 127;
export const PAUSE_MAX_SLOTS = 4.5;
/** The largest change to a new price, or to another plan of the same contract. */
export const PLAN_CHANGE_MAX = 0.45;
/** A price rise takes the amount out of its cluster, but rarely further than this. */
export const RISE_CHANGE_MAX = 0.35;
/** A payment on the very day, where the merchant charges nothing else, may be a larger step. */
export const RISE_ON_THE_DAY_CHANGE_MAX = 0.6;
/** When the billing day moves, one period is between so short and so long, in periods. */
export const MOVE_GAP_PERIODS_MIN = 0.35;
export const MOVE_GAP_PERIODS_MAX = 1.7;
/** At the very same price, a payment may also be left out between. */
export const MOVE_AND_SKIP_PERIODS_MAX = 2.7;
/** A bill of one price is followed to its new day at once, a varying one after so many payments. */
export const MOVED_VARIED_PAYMENTS_MIN = 2;
/**
 * With more other charges per slot, the merchant is a shop, and only payments of the bill's own price are added to it.
 */
export const SHOP_CHARGES_A_SLOT = 0.4;
/** A yearly fee of a shop rises by at most this much from one year to the next. */
export const YEARLY_RISE_CHANGE_MAX = 0.2;
/** A trial costs at most this share of the price. */
export const TRIAL_SHARE_MAX = 0.3;
/** A loan has at least so many instalments before an odd last one. */
export const INSTALMENTS_MIN = 5;
/** A merchant's new name takes over at the next slot or the one after, within so many days. */
export const RENAME_SLOTS_MAX = 2;
export const RENAME_LATENESS_MAX_DAYS = 3;

// ---------------------------------------------------------------- own money
/** Both bookings of a transfer between own accounts are within so many days. */
export const MIRROR_DAYS = 3;
/**
 * If more of the payments than this share came in again as income of the same amount, they are transfers between own
 * accounts.
 */
export const MIRRORED_SHARE_MAX = 0.6;
/** If this share of the payments goes to somebody who also pays the user, they are not a bill. */
export const BETWEEN_PEOPLE_SHARE_MIN = 0.6;
/** But cleaners and teachers are paid round sums weekly or biweekly, and people save at longer intervals. */
export const BETWEEN_PEOPLE_PERIOD_MIN_DAYS = 20;

/** People save whole units of money: sums that hundredths leave over are odd, and so many equal ones are owed. */
export const ROUND_UNITS = 100;
export const OWED_SUMS_MIN = 6;

/** A bank says whom the user pays if its texts name so many payees, and hardly any transfers name nobody. */
export const NAMED_PAYEES_MIN = 6;
export const BARE_TRANSFER_SHARE_MAX = 0.3;

// ---------------------------------------------------------------- names
/** Shorter beginnings are words of their own ("SHE", "SHELL"), not a longer name that the bank cut off. */
export const CUT_NAME_CHARACTERS_MIN = 5;
/** Words of the bank stand before many recurring names, which stand behind hardly any other words. */
export const LEAD_WORDS_MAX = 3;
export const LEAD_FOLLOWERS_MIN = 5;
export const LEAD_FOLLOWER_ROWS_MIN = 2;
export const LEADS_OF_FOLLOWER_MAX = 2;
export const LEAD_SHARE_MIN = 0.04;
/** The share of the variance of the amounts (of their logarithms) that the names must explain. */
export const LEAD_AMOUNTS_EXPLAINED_MIN = 0.75;
/** If so many rows begin with a name of so many characters, it is a name in the middle of another row too. */
export const KNOWN_NAME_ROWS_MIN = 2;
export const KNOWN_NAME_CHARACTERS_MIN = 4;
export const KNOWN_NAMES_BEHIND_LEAD_MIN = 2;
/**
 * The name for people: further words are places and products, and words on a smaller share of the rows are references.
 */
export const NAME_WORDS_MAX = 3;
export const NAME_WORD_SHARE_MIN = 0.6;

/** A payment is booked within so many days after it was shown as pending. */
export const PENDING_DAYS_MAX = 7;
/** A number on rows of so many merchants is the user's own card or account, not a contract. */
export const COMMON_REFERENCE_MERCHANTS_MIN = 3;
/** The share of the rows of a description that must have one merchant name, to give it to those without one. */
export const MISSING_MERCHANT_SHARE_MIN = 0.8;
/** A single word leads to a merchant only if it is no shorter and stands on so many rows with that merchant's name. */
export const MISSING_MERCHANT_WORD_CHARACTERS_MIN = 4;
export const MISSING_MERCHANT_WORD_ROWS_MIN = 2;

// ---------------------------------------------------------------- what comes next
/**
 * So many recent payments show the present schedule. Each weighs so much less than the next one, so that the last
 * months count most.
 */
export const RECENT_PAYMENTS = 12;
export const AGE_WEIGHT = 0.93;
/** A billing day has moved if so many last payments agree on a day that is so many days away. */
export const MOVED_PAYMENTS = [4, 3, 2] as const;
export const MOVED_DAYS_MIN = 2.5;
/** A rule with more freedom must fit better by so many days per payment. */
export const WEEKDAY_HANDICAP_DAYS = 0.35;
export const ROLL_HANDICAP_DAYS = 0.02;
/** Hardly any bill is paid before a weekend: two payments must show it, by so many days in all. */
export const EARLIER_HANDICAP_DAYS = 1;
/**
 * Below this share of payments on weekends, which are two days of seven (0.29), the bank books on business days only.
 */
export const WEEKEND_SHARE_MAX = 0.03;
export const WEEKEND_PAYMENTS_MIN = 20;
/** A next date within so many days is near enough; each day off is worth so much of a date that is further away. */
export const NEAR_DAYS = 3;
export const LOSS_A_DAY = 0.1;
/** How far payees are off that nobody knows yet. It counts as so many payments, shared by those that were seen. */
export const LOOSE_OFFS = [-3, -2, -2, -1, -1, 0, 0, 1, 1, 2, 2, 3];
export const LOOSE_WEIGHT = 4;
/** A slot counts as missed once its payment is so many days later than any recent payment was. */
export const EXTRA_LATENESS_DAYS = 1;
/** The range of a varying amount covers a year, with the late payment before it, and so many payments at least. */
export const VARIATION_DAYS = 370;
export const VARIATION_PAYMENTS_MIN = 3;
/** The latest missed payments are enough to see a habit. */
export const MISSED_FACTS_MAX = 12;
/** Payments so many days apart are yearly, and each of them is a price, unless it changes by more. */
export const YEAR_DAYS_MIN = 330;
export const YEARLY_PRICE_CHANGE_MAX = 0.3;
/** Two payments years apart among so many others say nothing. */
export const CHANCE_PAYMENTS_MAX = 2;
export const CHANCE_OTHERS_MIN = 6;
/** Equal payments so far apart are a year apart. */
export const YEAR_DAYS = 365;
export const YEAR_SLACK_DAYS = 12;
/** Two payments a year apart, where nobody needs a contract, are hardly ever surer than this to be a bill. */
export const LONE_PAIR_CERTAINTY_MAX = 0.85;
/** Whoever leaves out more of the weeks than this share goes to a shop or a restaurant as they like. */
export const WEEKLY_VISITS_MISSED_MIN = 0.2;
/** Where people are known to shop or to eat, a few missed weeks are enough. */
export const WEEKLY_SHOPPING_MISSED_MIN = 0.08;
/** Cleaners and teachers, who are paid by transfer, have more weeks off. */
export const WEEKLY_PAYMENTS_MISSED_MIN = 0.28;

// ---------------------------------------------------------------- how sure
/**
 * How the logarithm of the odds that the gate gives becomes that of the bills which are shown: fitted on all generators
 * of statements, and checked on each of them with the other three.
 */
export const CERTAINTY_SLOPE = 1.42;
export const CERTAINTY_SHIFT = -0.17;
