import { dateOf, type LocalDate } from '../../domain/calendar.ts';
import { otherPartyOf } from '../../domain/ledger/transaction.ts';
import type { TransactionFilter } from '../../domain/ports/transaction-reader.ts';
import { searchTerm } from '../../domain/search-form.ts';
import { nearestNames } from '../../domain/searching/nearest-names.ts';
import type { Ports } from '../ports.ts';

/** Names come from so many of the newest transactions. */
const READ_MAX = 3_000;

/** What to tell somebody whose search found nothing. */
export interface NearMatches {
  /** The day of the newest transaction that has the text, but is not what else was asked for. */
  readonly lastOn: LocalDate | undefined;
  /** Names of other parties that are written like the text, the nearest first. */
  readonly names: readonly string[];
}

export type SuggestNames = (
  userId: number,
  text: string | undefined,
  visible: Pick<TransactionFilter, 'visibleAccountsOnly'>,
) => Promise<NearMatches | undefined>;

/** `undefined` where no text was looked for. `visible` says whether hidden accounts are left out. */
export function suggestNames({ transactionReader }: Pick<Ports, 'transactionReader'>): SuggestNames {
  return async (userId, search, visible) => {
    const text = searchTerm(search);
    if (text === undefined) return undefined;
    const [[last], newest] = await Promise.all([
      transactionReader.list(userId, { ...visible, text }, { offset: 0, limit: 1 }),
      transactionReader.list(userId, visible, { offset: 0, limit: READ_MAX }),
    ]);
    const names = newest.flatMap((one) => otherPartyOf(one) ?? []);
    return { lastOn: last && dateOf(last.bookedAt), names: last === undefined ? nearestNames(text, names) : [] };
  };
}
