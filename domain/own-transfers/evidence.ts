import type { AccountType } from '../bank-account.ts';
import { CATEGORY_TREE } from '../category-tree.ts';
import { minorDigits } from '../currency.ts';
import { type Descriptor, describe } from '../recurring-bill-detection/reading/descriptor.ts';
import { tokensOf } from '../recurring-bill-detection/reading/tokens.ts';
import { EARNING_WORDS } from './earning-words.ts';
import type { PossiblePair } from './possible-pairs.ts';
import { type AccountTypes, CASH_WITHDRAWAL_ID, type LegText, type TransferLeg } from './transfer-leg.ts';

/**
 * What category and text of a leg say: `own` money that moves, `cash`, `genuine` spending or earning, somebody who is
 * `named`, or nothing.
 */
type Sense = 'own' | 'cash' | 'genuine' | 'named' | 'nothing';

export interface LegEvidence {
  readonly sense: Sense;
  /** Who is named, in words. */
  readonly names: readonly string[];
  readonly references: readonly string[];
  readonly isPending: boolean;
}

export function legEvidence(leg: TransferLeg, text: LegText): LegEvidence {
  const { description, merchantName, isPending } = text;
  const read = describe(description, merchantName);
  const sense = senseOf(
    leg,
    read,
    tokensOf(description).some(({ word }) => EARNING_WORDS.has(word)),
  );
  return { sense, names: sense === 'named' ? read.words : [], references: read.references, isPending };
}

function senseOf({ categoryId, amount }: TransferLeg, read: Descriptor, isEarned: boolean): Sense {
  if (MOVES.has(categoryId)) return 'own';
  if (read.purchase || read.ownMoney === 'interest' || read.ownMoney === 'returned') return 'genuine';
  if (isEarned && amount > 0) return 'genuine';
  if (read.ownMoney === 'cash' || categoryId === CASH_WITHDRAWAL_ID) return 'cash';
  if (read.ownMoney !== undefined) return 'own';
  if (read.contract !== 0) return 'genuine';
  return read.isNamed ? 'named' : 'nothing';
}

/** The categories that are neither spending nor earning (contract 3.5). */
const MOVES: ReadonlySet<number> = new Set(
  CATEGORY_TREE.filter(({ accountable }) => accountable === 0).map(({ id }) => id),
);

/** Points from which a pair is believed: equal amounts need a reason, others need to be spoken of on both sides. */
const ENOUGH = { equal: 2, converted: 4 };

/**
 * How much speaks for a transfer besides amounts and days, from 2 on; `undefined` when it is too little, or when a side
 * is spending or earning. Two points for a side that speaks of own money, or that is on an account where hardly
 * anything else happens; one less for a side that names somebody, unless both name the same.
 */
export function pairPoints(pair: PossiblePair, sides: Sides, types: AccountTypes): number | undefined {
  const { outgoing, incoming, isEqual } = pair;
  const [from, to] = [types.get(outgoing.bankAccountId), types.get(incoming.bankAccountId)];
  if (from === undefined || to === undefined) return undefined;
  const left = sidePoints(sides.outgoing, from, to);
  const arrived = sidePoints(sides.incoming, to, from, true);
  if (left === undefined || arrived === undefined) return undefined;
  const named = namePoints(sides, to);
  const points = left + arrived + named + (isEqual ? amountPoints(outgoing, sides) : 0) + referencePoints(sides);
  return points < (isEqual ? ENOUGH.equal : ENOUGH.converted) ? undefined : points;
}

export interface Sides {
  readonly outgoing: LegEvidence;
  readonly incoming: LegEvidence;
}

/** Accounts on which money only arrives from other accounts and leaves to them, but for interest and purchases. */
const POCKETS: ReadonlySet<AccountType> = new Set(['savings', 'credit', 'investment', 'retirement', 'crypto', 'cash']);

function sidePoints(
  { sense }: LegEvidence,
  on: AccountType,
  other: AccountType,
  isIncoming = false,
): number | undefined {
  if (sense === 'genuine') return undefined;
  if (sense === 'own') return 2;
  if (sense === 'cash') return on === 'cash' || other === 'cash' ? 2 : isIncoming ? 0 : undefined;
  const isPocket = POCKETS.has(on) && !(on === 'credit' && !isIncoming);
  if (sense === 'nothing') return isPocket ? 2 : 0;
  return isPocket ? 0 : -1;
}

/** The same name on both sides is the user's own. On a card, it is a shop that pays money back. */
function namePoints({ outgoing, incoming }: Sides, to: AccountType): number {
  if (outgoing.sense !== 'named' || incoming.sense !== 'named' || to === 'credit') return 0;
  const [few, many] = [outgoing.names, incoming.names].sort((a, b) => a.length - b.length);
  return few!.every((word) => many!.includes(word)) ? 4 : 0;
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
  const cents = Math.abs(amount) / 10 ** Math.max(0, minorDigits(currency) - 2);
  return !COMMON_ENDINGS.has(Math.trunc(cents) % 100);
}
