import { abbreviatesHolder, type Holder, namesHolder } from '../bank-texts/holder.ts';
import { tokensOf } from '../bank-texts/tokens.ts';
import { type Descriptor, describe } from '../bills/detection/reading/descriptor.ts';
import type { AccountType } from '../ledger/bank-account.ts';
import { CARD_REPAYMENT_IDS, isForMoves } from '../ledger/flow.ts';
import { minorDigits } from '../money/currency.ts';
import type { PossiblePair } from './possible-pairs.ts';
import { type AccountTypes, CASH_WITHDRAWAL_ID, type LegText, type TransferLeg } from './transfer-leg.ts';
import { EARNING_WORDS } from './words/earning-words.ts';
import { ARRIVALS, TRANSFER_SERVICES } from './words/transfer-words.ts';

/**
 * What category and text of a leg say: a category or words for own `move`s, or the name of the user; words for moves
 * to or from `savings`, or for the repayment of a `card`; `cash`; a `service` that moves money; `initials` of the user;
 * `genuine` spending or earning; somebody who is `named`; or nothing.
 */
type Sense = 'move' | 'savings' | 'card' | 'cash' | 'service' | 'initials' | 'genuine' | 'named' | 'nothing';

export interface LegEvidence {
  readonly sense: Sense;
  /** Who is named, in words; of the user's name with initials, the words that are whole. */
  readonly names: readonly string[];
  readonly references: readonly string[];
  readonly isPending: boolean;
  /** The other account of the user that the bank names by its number; `null` for none. */
  readonly counterpartId: number | null;
}

/** The evidence of both legs of a pair. */
export interface Sides {
  readonly outgoing: LegEvidence;
  readonly incoming: LegEvidence;
}

/** The types of the accounts that the money left and on which it arrived. */
interface Route {
  readonly from: AccountType;
  readonly to: AccountType;
}

export function legEvidence(leg: TransferLeg, text: LegText, holder: Holder): LegEvidence {
  const { description, merchantName, isPending } = text;
  const counterpartId = text.counterpartId === leg.bankAccountId ? null : text.counterpartId;
  const read = describe(description, merchantName);
  const meant = senseOf(leg, read, description);
  const sense = meant === 'named' ? namedSense(read, description, holder) : meant;
  const said = sense === 'initials' ? read.words.filter((word) => holder.names.includes(word)) : [];
  const names = sense === 'named' ? read.words : said;
  return { sense, names, references: read.references, isPending, counterpartId };
}

/** Relatives may have the same initials, so that these say less than the whole name. */
function namedSense({ words }: Descriptor, description: string, holder: Holder): Sense {
  if (namesHolder(words, holder)) return 'move';
  const spoken = tokensOf(description).map(({ word }) => word);
  return abbreviatesHolder(spoken, holder) ? 'initials' : 'named';
}

/** Whether category, text or account number of a leg say that money moves between own accounts, or that it is cash. */
export function isSpoken({ sense, counterpartId }: LegEvidence): boolean {
  return counterpartId !== null || !['named', 'nothing', 'service', 'initials'].includes(sense);
}

function senseOf({ categoryId, amount }: TransferLeg, read: Descriptor, description: string): Sense {
  // The words of the text gave it the category of a repayment, and say no more than the words do.
  if (isForMoves(categoryId) && !(CARD_REPAYMENT_IDS.has(categoryId) && read.ownMoney === 'card')) return 'move';
  const words = tokensOf(description).map(({ word }) => word);
  const isService = words.some((word) => TRANSFER_SERVICES.has(word));
  // Who fills up an account at such a service with a card buys nothing.
  if (read.purchase && isService) return 'service';
  if (read.purchase || read.ownMoney === 'interest' || read.ownMoney === 'returned') return 'genuine';
  if (amount > 0 && words.some((word) => EARNING_WORDS.has(word))) return 'genuine';
  if (read.ownMoney === 'cash' || categoryId === CASH_WITHDRAWAL_ID) return 'cash';
  if (read.ownMoney === 'transfer') return 'move';
  if (read.ownMoney !== undefined) return read.ownMoney;
  const phrases = ` ${words.join(' ')} `;
  if (ARRIVALS.some((phrase) => phrases.includes(` ${phrase} `))) return 'move';
  if (read.contract !== 0) return 'genuine';
  if (isService) return 'service';
  return read.isNamed ? 'named' : 'nothing';
}

/** Points from which a pair is believed: equal amounts need a reason, others must be spoken of on both sides. */
const ENOUGH = { equal: 2, unequal: 3 };

/**
 * How much speaks for a transfer besides amounts and days; `undefined` when it is too little, or when a side is
 * spending or earning.
 */
export function pairPoints(pair: PossiblePair, sides: Sides, types: AccountTypes): number | undefined {
  const [from, to] = [types.get(pair.outgoing.bankAccountId), types.get(pair.incoming.bankAccountId)];
  if (from === undefined || to === undefined) return undefined;
  const route = { from, to };
  const named = namedByNumber(pair, sides);
  if (named === 'another') return undefined;
  const [left, arrived] = [outgoingPoints(sides.outgoing, route), incomingPoints(sides.incoming, route)];
  // People write “salary” on money that they send to themselves. The number of the account says more.
  if (named === 'the other') return NUMBER_POINTS + Math.max(0, left ?? 0) + Math.max(0, arrived ?? 0);
  if (left === undefined || arrived === undefined) return undefined;
  const shared = namePoints(sides, route) + referencePoints(sides);
  const points = left + arrived + shared + (pair.isEqual ? amountPoints(pair.outgoing, sides) : 0);
  return points < (pair.isEqual ? ENOUGH.equal : ENOUGH.unequal) ? undefined : points;
}

/** An account number is never there by chance. */
const NUMBER_POINTS = 6;

/** Whether the bank names an account of the user by its number: the other one of the pair on one side, or another. */
function namedByNumber({ outgoing, incoming }: PossiblePair, sides: Sides): 'the other' | 'another' | undefined {
  const [to, from] = [sides.outgoing.counterpartId, sides.incoming.counterpartId];
  if ((to ?? incoming.bankAccountId) !== incoming.bankAccountId) return 'another';
  if ((from ?? outgoing.bankAccountId) !== outgoing.bankAccountId) return 'another';
  return to === null && from === null ? undefined : 'the other';
}

function outgoingPoints({ sense }: LegEvidence, route: Route): number | undefined {
  // Cash that arrives on no account of the user's is spent.
  if (sense === 'cash') return isAt('cash', route) ? 2 : undefined;
  return pointsOf(sense, route, POCKETS.has(route.from) && route.from !== 'credit');
}

function incomingPoints({ sense }: LegEvidence, route: Route): number | undefined {
  if (sense === 'cash') return isAt('cash', route) ? 2 : 0;
  return pointsOf(sense, route, POCKETS.has(route.to));
}

/** `isPocket` where hardly anything but transfers happens in this direction. */
function pointsOf(sense: Exclude<Sense, 'cash'>, route: Route, isPocket: boolean): number | undefined {
  switch (sense) {
    case 'genuine':
      return undefined;
    case 'move':
      return 2;
    // An account without a type that a person chose may be anything.
    case 'savings':
      return SAVINGS.some((type) => isAt(type, route)) ? 2 : 1;
    case 'initials':
      return SAVINGS.some((type) => isAt(type, route)) ? 2 : 0;
    case 'card':
      return isAt('credit', route) ? 2 : 1;
    case 'service':
      return 1;
    case 'nothing':
      return isPocket ? 2 : 0;
    case 'named':
      return isPocket ? 0 : -1;
  }
}

const SAVINGS: readonly AccountType[] = ['savings', 'investment', 'retirement', 'crypto'];

const POCKETS: ReadonlySet<AccountType> = new Set([...SAVINGS, 'credit', 'cash']);

function isAt(type: AccountType, { from, to }: Route): boolean {
  return from === type || to === type;
}

/**
 * The same name on both sides is probably the user's own, or that of a friend who gives back what they got. On a card,
 * it is a shop that pays money back. “I KHAN” and “IMRAN K” together are the user's whole name; a brother Ibrahim may
 * be “I KHAN” on both sides.
 */
function namePoints({ outgoing, incoming }: Sides, { to }: Route): number {
  if (to === 'credit' || outgoing.sense !== incoming.sense) return 0;
  if (outgoing.sense === 'initials') return outgoing.names.join() === incoming.names.join() ? 1 : 2;
  if (outgoing.sense !== 'named') return 0;
  const [few, many] = [outgoing.names, incoming.names].sort((a, b) => a.length - b.length);
  return few!.every((word) => many!.includes(word)) ? 3 : 0;
}

function referencePoints({ outgoing, incoming }: Sides): number {
  return outgoing.references.some((reference) => incoming.references.includes(reference)) ? 1 : 0;
}

/** An amount that hardly occurs by chance says more where the texts say nothing. */
function amountPoints(leg: TransferLeg, { outgoing, incoming }: Sides): number {
  if (!isTelling(leg)) return 0;
  return outgoing.sense === 'nothing' && incoming.sense === 'nothing' ? 2 : 1;
}

/** Prices end in these hundredths, and so do the amounts that people think of. */
const COMMON_ENDINGS: ReadonlySet<number> = new Set([0, 50, 90, 95, 99]);

function isTelling({ amount, currency }: TransferLeg): boolean {
  const hundredths = Math.abs(amount) / 10 ** Math.max(0, minorDigits(currency) - 2);
  return !COMMON_ENDINGS.has(Math.trunc(hundredths) % 100);
}
