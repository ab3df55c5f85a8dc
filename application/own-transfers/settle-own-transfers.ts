import { type Holder, holderOf } from '../../domain/bank-texts/holder.ts';
import { type DaySpan, dateOf, widened } from '../../domain/calendar.ts';
import type { RatePair } from '../../domain/money/exchange-rate.ts';
import { accountTypes } from '../../domain/own-transfers/account-types.ts';
import {
  type ChangedLegs,
  type ChangedTransaction,
  changedLegs,
  changedLinks,
} from '../../domain/own-transfers/changed-links.ts';
import { matchOwnTransfers, REACH_DAYS } from '../../domain/own-transfers/match-own-transfers.ts';
import {
  DAYS_APART_MAX,
  mayHavePartner,
  possiblePairs,
  ratesOfPairs,
  type TransferQuoteOf,
} from '../../domain/own-transfers/possible-pairs.ts';
import {
  type AccountTypes,
  mayHaveLegs,
  type OwnTransfer,
  type TransferLeg,
} from '../../domain/own-transfers/transfer-leg.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';

/** Stores that are part of one unit of work. */
type TransferStores = Pick<Stores, 'accounts' | 'ownTransfers' | 'rates'>;

/**
 * Brings the user's links between the legs of own transfers up to date after these transactions were added, changed or
 * deleted (contract 2.13). Call it in the same unit of work, behind the change. Of a changed transaction, give it as it
 * was and as it is.
 */
export function settleAround(
  stores: TransferStores,
  userId: number,
  changed: readonly ChangedTransaction[],
): Promise<void> {
  return settleLegs(stores, userId, changedLegs(changed));
}

/** The same for transactions of which only this is kept. */
export async function settleLegs(stores: TransferStores, userId: number, { span, only }: ChangedLegs): Promise<void> {
  if (span === undefined) return;
  if (only !== undefined && !(await mayMatter(stores, userId, only))) return;
  await settleOwnTransfers(stores, userId, span);
}

/** Spares most changes of a single transaction from reading months. */
async function mayMatter(stores: TransferStores, userId: number, changed: ChangedTransaction): Promise<boolean> {
  if (!hasTwoSides(accountTypes(await stores.accounts.list(userId)))) return false;
  const day = dateOf(changed.bookedAt);
  const { legs } = await stores.ownTransfers.legs(userId, widened({ from: day, to: day }, DAYS_APART_MAX));
  return mayHavePartner(changed, legs);
}

/**
 * The same after any changes within the span of days, or on any day. The user must be held, which a change of their
 * transactions does (`UserRepo.hold`).
 */
export async function settleOwnTransfers(
  stores: TransferStores,
  userId: number,
  span: DaySpan | undefined,
): Promise<void> {
  const { accounts, ownTransfers } = stores;
  const types = accountTypes(await accounts.list(userId));
  // What changes may matter to legs within the reach, and those to what else is within their reach.
  const within = span && widened(span, 2 * REACH_DAYS);
  const { legs, links, email } = hasTwoSides(types)
    ? await ownTransfers.legs(userId, within)
    : { legs: [], links: await ownTransfers.links(userId, within), email: null };
  const eligible = legs.filter(({ bankAccountId }) => {
    const type = types.get(bankAccountId);
    return type !== undefined && mayHaveLegs(type);
  });
  const transfers = await match(stores, userId, { legs: eligible, types, holder: holderOf(email) });
  const changes = changedLinks(links, { transfers, types }, span && widened(span, REACH_DAYS));
  if (changes.length > 0) await ownTransfers.link(userId, changes);
}

/** With fewer accounts there are no pairs, and no need to read 100,000 legs of an account that was just imported. */
function hasTwoSides(types: AccountTypes): boolean {
  return [...types.values()].filter(mayHaveLegs).length >= 2;
}

interface Known {
  readonly legs: readonly TransferLeg[];
  readonly types: AccountTypes;
  readonly holder: Holder;
}

async function match(
  { ownTransfers, rates }: TransferStores,
  userId: number,
  { legs, types, holder }: Known,
): Promise<readonly OwnTransfer[]> {
  if (new Set(legs.map(({ bankAccountId }) => bankAccountId)).size < 2) return [];
  const pairs = possiblePairs(legs, await quotesOf(rates, ratesOfPairs(legs)));
  if (pairs.length === 0) return [];
  const ids = new Set(pairs.flatMap(({ outgoing, incoming }) => [outgoing.id, incoming.id]));
  return matchOwnTransfers(pairs, types, await ownTransfers.texts(userId, [...ids]), holder);
}

async function quotesOf(rates: TransferStores['rates'], wanted: readonly RatePair[]): Promise<TransferQuoteOf> {
  const keyOf = ({ from, to, on }: Pick<RatePair, 'from' | 'to' | 'on'>) => `${from} ${to} ${on}`;
  const quotes = wanted.length === 0 ? [] : await rates.quotes(wanted);
  const known = new Map(quotes.flatMap((quote) => (quote === undefined ? [] : [[keyOf(quote), quote]])));
  return (pair) => known.get(keyOf(pair));
}
