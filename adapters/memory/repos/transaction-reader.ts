import { dateOf } from '../../../domain/calendar.ts';
import { isForMoves } from '../../../domain/ledger/flow.ts';
import type { Transaction } from '../../../domain/ledger/transaction.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { OtherLeg } from '../../../domain/own-transfers/transfer-link.ts';
import type {
  ListedTransaction,
  Observation,
  ObservationLimits,
  TransactionFilter,
  TransactionReader,
  TransactionTally,
  TransactionWindow,
} from '../../../domain/ports/transaction-reader.ts';
import { hasAny, searchPatterns } from '../../../domain/searching/search-patterns.ts';
import { searchText } from '../../../domain/searching/search-text.ts';
import { characterCount } from '../../../domain/text.ts';
import type { Session } from '../database.ts';
import { frozen } from '../frozen.ts';
import { ledgerOf } from '../ledger.ts';
import { accountsOf } from './account-repo.ts';
import { linksOf } from './own-transfer-repo.ts';

export function createTransactionReader(session: Session): TransactionReader {
  const matching = (userId: number, filter: TransactionFilter) => {
    const excluded = filter.visibleAccountsOnly ? accountsOf(session, userId).filter(({ hidden }) => hidden) : [];
    const all = ledgerOf(session, userId).newestFirst;
    return all.filter(matcher(filter, new Set(excluded.map(({ id }) => id)), all));
  };
  const listing = (userId: number) => {
    const links = linksOf(session, userId);
    return (transaction: Transaction) => listed(transaction, links.get(transaction.id) ?? null);
  };
  return {
    page: async (userId, filter, window) => {
      const all = matching(userId, filter);
      return { rows: within(all, window).map(listing(userId)), total: all.length };
    },
    list: async (userId, filter, window) => within(matching(userId, filter), window).map(listing(userId)),
    listById: async (userId, afterId, limit) => {
      const later = ledgerOf(session, userId).byId.filter(({ id }) => id > afterId);
      return later.slice(0, limit).map(listing(userId));
    },
    count: async (userId, filter) => matching(userId, filter).length,
    async largest(userId, filter, { currency: wanted, limit }) {
      const own = matching(userId, filter).filter(({ categoryId }) => !isForMoves(categoryId));
      const together = Map.groupBy(own, ({ currency, bookedAt }) =>
        currency === wanted ? wanted : `${currency} ${dateOf(bookedAt)}`,
      );
      const sorted = [...together.values()].map((each) =>
        each.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount) || a.id - b.id),
      );
      return sorted.flatMap((each) => each.slice(0, limit)).map(listing(userId));
    },
    observations: async (userId, filter, limits) => withinLimits(limits, matching(userId, filter)).map(observed),
    async summary(userId, filter, { currency, newest }) {
      const all = matching(userId, filter);
      return {
        newest: all.slice(0, newest).map(listing(userId)),
        tallies: tallied(all, currency),
        accounts: accountsOf(session, userId).map(({ id, name, hidden }) => ({ id, name, hidden })),
      };
    },
  };
}

function within(all: readonly Transaction[], { offset, limit }: TransactionWindow): readonly Transaction[] {
  return all.slice(offset, offset + limit);
}

type Condition = (transaction: Transaction) => boolean;

function matcher(
  filter: TransactionFilter,
  excludedAccountIds: ReadonlySet<number>,
  all: readonly Transaction[],
): Condition {
  const isIncluded = ({ bankAccountId }: Transaction) => !excludedAccountIds.has(bankAccountId);
  const ofText = filter.text === undefined ? [] : [found(frozen(filter.text), all)];
  const conditions = [...ownConditions(filter), ...dayConditions(filter), isIncluded, ...ofText];
  return (transaction) => conditions.every((holds) => holds(transaction));
}

function* ownConditions(filter: TransactionFilter): Iterable<Condition> {
  const { bankAccountId, type, categoryIds } = filter;
  if (bankAccountId !== undefined) yield (transaction) => transaction.bankAccountId === bankAccountId;
  if (type !== undefined) yield (transaction) => transaction.type === type;
  if (categoryIds !== undefined) yield (transaction) => categoryIds.includes(transaction.categoryId);
}

function* dayConditions({ from, to }: TransactionFilter): Iterable<Condition> {
  if (from !== undefined) yield ({ bookedAt }) => dateOf(bookedAt) >= from;
  if (to !== undefined) yield ({ bookedAt }) => dateOf(bookedAt) <= to;
}

function found(term: string, all: readonly Transaction[]): Condition {
  const { parts, whole, words } = searchPatterns(term);
  const wanted = all.some((transaction) => hasAny(searchText(transaction), whole)) ? words : parts;
  return (transaction) => hasAny(searchText(transaction), wanted);
}

function listed(transaction: Transaction, transfer: OtherLeg | null): ListedTransaction {
  const { userId: _user, unlinkedCategoryId: _own, categoryLayer: _layer, ...row } = transaction;
  const { accountAmount: _amount, deletedAt: _deleted, ...shown } = row;
  return { ...shown, transfer };
}

function withinLimits(
  { transactions, characters }: ObservationLimits,
  newestFirst: readonly Transaction[],
): Transaction[] {
  let left = characters;
  const fits = ({ description, merchantName }: Transaction) => {
    left -= characterCount(description) + characterCount(merchantName ?? '');
    return left >= 0;
  };
  return newestFirst.slice(0, transactions).filter(fits);
}

function observed(transaction: Transaction): Observation {
  const { id, amount, currency, description, merchantName, categoryId, bankAccountId: accountId } = transaction;
  const bookedOn = dateOf(transaction.bookedAt);
  const payeeName = (transaction.type === 'expense' ? transaction.to : transaction.from)[0]?.name ?? null;
  const ownTransfer = isForMoves(categoryId);
  return { id, bookedOn, amount, currency, description, merchantName, payeeName, accountId, ownTransfer, categoryId };
}

function tallied(transactions: readonly Transaction[], currency: CurrencyCode): readonly TransactionTally[] {
  const tallies = new Map<string, TransactionTally>();
  for (const transaction of transactions) {
    const tally = tallyOf(transaction, currency);
    const { categoryId, type, bookedOn } = tally;
    const key = [categoryId, type, tally.currency, bookedOn, bookedOn && tally.amount].join(' ');
    const before = tallies.get(key);
    tallies.set(key, before === undefined ? tally : together(before, tally));
  }
  return [...tallies.values()];
}

function tallyOf(
  { categoryId, type, currency, amount, bookedAt }: Transaction,
  wanted: CurrencyCode,
): TransactionTally {
  const bookedOn = currency === wanted ? null : dateOf(bookedAt);
  return { categoryId, type, currency, bookedOn, amount: BigInt(amount), count: 1 };
}

function together(a: TransactionTally, b: TransactionTally): TransactionTally {
  return { ...a, amount: a.bookedOn === null ? a.amount + b.amount : a.amount, count: a.count + b.count };
}
