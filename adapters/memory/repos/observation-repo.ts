import { dateOf, dayNumber, type LocalDate } from '../../../domain/calendar.ts';
import { feedSource } from '../../../domain/feeds/connected-feed-account.ts';
import type { ImportRow } from '../../../domain/imports/import.ts';
import type { RowPlace, TouchedTransaction } from '../../../domain/imports/undo-import.ts';
import { balanceEffect, type Transaction } from '../../../domain/ledger/transaction.ts';
import type { OtherStatement } from '../../../domain/matching/joined-statements.ts';
import type { KnownTransaction, Observation } from '../../../domain/matching/known-account.ts';
import { type Coverage, withRange } from '../../../domain/matching/observed-row.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { addMinorUnits } from '../../../domain/money/money.ts';
import type { DayWindow, NamedRows, ObservationRepo } from '../../../domain/ports/imports/import-repo.ts';
import type { Ledger, Session, View, Writer } from '../database.ts';
import { findTransaction, ledgerOf } from '../ledger.ts';

export function createObservationRepo(session: Session): ObservationRepo {
  return {
    known: async (userId, bankAccountId, window, named) => ({
      transactions: knownTransactions(session, userId, bankAccountId, window, named),
      coverage: coverageOf(session, userId, bankAccountId),
    }),
    coverage: async (userId, bankAccountId) => coverageOf(session, userId, bankAccountId),
    accountOf: async (userId, accountHash, currency) => accountOfHash(session, userId, accountHash, currency ?? null),
    bookedAfter: async (userId, bankAccountId, days) => {
      const own = ledgerOf(session, userId).byId.filter((one) => one.bankAccountId === bankAccountId);
      return days.map((day) =>
        own
          .filter(({ bookedAt }) => dateOf(bookedAt) > day)
          .map(balanceEffect)
          .reduce(addMinorUnits, 0),
      );
    },
    statementsAround: async (userId, bankAccountId, window) => statementsAround(session, userId, bankAccountId, window),
    hints: async (userId, ids) => {
      const origins = placedRows(session, userId).filter((row) => row.isOrigin && row.source !== 'file:coffer');
      const hints = new Map(origins.map((row) => [row.transactionId, row.hints]));
      return new Map(ids.flatMap((id) => (hints.has(id) ? [[id, hints.get(id) ?? null]] : [])));
    },
    async sourcesOf(userId, ids) {
      const rows = Map.groupBy(placedRows(session, userId), ({ transactionId }) => transactionId);
      const shown = (id: number) => [...new Set((rows.get(id) ?? []).map(({ source }) => source))].sort();
      return new Map(ids.map((id) => [id, shown(id)] as const).filter(([, sources]) => sources.length > 0));
    },
    touched: async (userId, importId) => touchedBy(placedRows(session, userId), importId),
    async links(userId, transactionIds) {
      const ids = new Set<number | null>(transactionIds);
      return placedRows(session, userId)
        .filter(({ transactionId }) => transactionId !== null && ids.has(transactionId))
        .map(({ importId, position, source, transactionId, isOrigin, before, decision }) => {
          return { importId, position, source, transactionId, isOrigin, before, isShown: decision !== 'retired' };
        });
    },
    link: (userId, links) =>
      session.statement((writer) =>
        changeRows(writer, userId, links, (row, { transactionId, isOrigin, before }) => {
          return { ...row, transactionId, isOrigin, before };
        }),
      ),
    markOrigins: (userId, rows) =>
      session.statement((writer) => changeRows(writer, userId, rows, (row) => ({ ...row, isOrigin: true }))),
    setBefore: (userId, rows) =>
      session.statement((writer) => changeRows(writer, userId, rows, (row, { before }) => ({ ...row, before }))),
  };
}

/** As `ObservationRepo.accountOf`. */
export function accountOfHash(
  session: Session,
  userId: number,
  accountHash: string,
  currency: CurrencyCode | null = null,
): number | undefined {
  const isIn = (id: number) => currency === null || session.rows('accounts').get(id)?.currency === currency;
  const statements = [...session.rows('imports').values()]
    .filter((one) => one.userId === userId)
    .flatMap((one) => one.statements);
  const imported = statements.findLast((one) => one.accountHash === accountHash && isIn(one.bankAccountId));
  return imported?.bankAccountId ?? feedAccountOf(session, userId, accountHash, isIn);
}

function feedAccountOf(
  session: Session,
  userId: number,
  numberHash: string,
  isIn: (bankAccountId: number) => boolean,
): number | undefined {
  const found = [...session.rows('feedAccounts').values()].findLast(
    ({ userId: owner, numberHash: hash, decision, bankAccountId }) =>
      owner === userId && hash === numberHash && decision === 'linked' && isIn(bankAccountId ?? 0),
  );
  return found?.bankAccountId ?? undefined;
}

/** The rows of a statement follow those of the statements before it in its import. */
function statementsAround(
  session: Session,
  userId: number,
  bankAccountId: number,
  window: DayWindow,
): readonly OtherStatement[] {
  const found: OtherStatement[] = [];
  for (const [importId, { statements, userId: owner }] of session.rows('imports')) {
    if (owner !== userId) continue;
    const rows = session.rows('importRows').get(importId)?.rows ?? [];
    let end = 0;
    for (const { source, opening = null, closing = null, ...one } of statements) {
      const start = end;
      end += one.rows + one.retired;
      if (one.bankAccountId !== bankAccountId || !source.startsWith('file:')) continue;
      if (opening === null || closing === null || opening.day > window.to || closing.day < window.from) continue;
      const own = rows.filter(({ position }) => position >= start && position < end);
      found.push({ opening, closing, transactions: new Set(own.flatMap(({ transactionId }) => transactionId ?? [])) });
    }
  }
  return found;
}

type PlacedRow = ImportRow & RowPlace;

/** In the order in which the imports took effect. */
export function placedRows(session: View, userId: number): readonly PlacedRow[] {
  return [...session.rows('importRows')]
    .filter(([, stored]) => stored.userId === userId)
    .flatMap(([importId, { rows }]) => rows.map((row) => ({ ...row, importId })));
}

type StoredTransaction = KnownTransaction & { readonly id: number };

function knownTransactions(
  session: Session,
  userId: number,
  bankAccountId: number,
  window: DayWindow,
  named: NamedRows | undefined,
): readonly StoredTransaction[] {
  const ledger = ledgerOf(session, userId);
  const rows = Map.groupBy(placedRows(session, userId), ({ transactionId }) => transactionId);
  rows.delete(null);
  const isInside = (day: string | null) => day !== null && day >= window.from && day <= window.to;
  const ids = new Set(named?.sourceIds);
  const isNamed = ({ source, sourceId }: ImportRow) => source === named?.source && ids.has(sourceId ?? '');
  const isShown = (row: ImportRow) => row.bankAccountId === bankAccountId && (isInside(row.day) || isNamed(row));
  const observed = [...rows]
    .filter(([, list]) => list.some(isShown))
    .flatMap(([id, list]) => knownFrom(ledger, Number(id), list, isInside));
  const entered = ledger.byId
    .filter((one) => one.bankAccountId === bankAccountId && isInside(dateOf(one.bookedAt)))
    .filter(({ id }) => !(rows.get(id) ?? []).some((row) => row.isOrigin || isShown(row)))
    .map((one) => ({ id: one.id, state: 'live', status: one.status, observations: [], entry: entryOf(one) }) as const);
  return [...observed, ...entered].sort((a, b) => a.id - b.id);
}

function knownFrom(
  ledger: Ledger,
  id: number,
  rows: readonly PlacedRow[],
  isInside: (day: string) => boolean,
): readonly StoredTransaction[] {
  const latest = new Map(rows.map((row) => [row.source, row]));
  const observations = [...latest.values()].flatMap((row) => (row.decision === 'retired' ? [] : [observationOf(row)]));
  const live = findTransaction(ledger, id);
  const isEntered = live !== undefined && isInside(dateOf(live.bookedAt)) && !rows.some(({ isOrigin }) => isOrigin);
  if (observations.length === 0 && !isEntered) return [];
  const status = live?.status ?? observations[0]?.status ?? 'booked';
  const entry = isEntered ? entryOf(live) : null;
  return [{ id, state: live === undefined ? 'deleted' : 'live', status, observations, entry }];
}

function observationOf({ source, sourceId, day, amount, currency, status, text }: ImportRow): Observation {
  if (day === null || amount === null || currency === null || status === null) {
    throw new TypeError('A row of a transaction has no day, amount, currency or status.');
  }
  return { source, sourceId, day: dayNumber(day), amount, currency, status, text };
}

function entryOf(transaction: Transaction): NonNullable<KnownTransaction['entry']> {
  const { bookedAt, amount, currency, description, merchantName } = transaction;
  const text = merchantName === null ? description : `${description} ${merchantName}`;
  return { day: dayNumber(dateOf(bookedAt)), amount, currency, text };
}

function coverageOf(session: Session, userId: number, bankAccountId: number): ReadonlyMap<string, readonly Coverage[]> {
  const ranges = new Map<string, readonly Coverage[]>();
  const add = (source: string, from: LocalDate, to: LocalDate) => {
    ranges.set(source, withRange(ranges.get(source) ?? [], { from: dayNumber(from), to: dayNumber(to) }));
  };
  for (const one of session.rows('imports').values()) {
    if (one.userId !== userId) continue;
    for (const { source, from, to, bankAccountId: id } of one.statements) {
      if (id !== bankAccountId || from === null || to === null) continue;
      add(source, from, to);
    }
  }
  for (const account of session.rows('feedAccounts').values()) {
    const connection = session.rows('feedConnections').get(account.connectionId);
    const { coverage } = account;
    if (account.userId !== userId || account.bankAccountId !== bankAccountId) continue;
    if (coverage === null || connection === undefined) continue;
    add(feedSource(connection.provider, account), coverage.from, coverage.to);
  }
  return ranges;
}

function touchedBy(rows: readonly PlacedRow[], importId: number): readonly TouchedTransaction[] {
  const byTransaction = Map.groupBy(rows, ({ transactionId }) => transactionId);
  return [...byTransaction]
    .flatMap(([transactionId, list]) => {
      const own = list.filter((row) => row.importId === importId);
      const isOrigin = own.some((row) => row.isOrigin);
      const before = own.find((row) => row.before !== null)?.before ?? null;
      const isRetired = own.some((row) => row.decision === 'retired' && row.before !== null);
      if (transactionId === null || (!isOrigin && before === null)) return [];
      const others = list.filter((row) => row.importId !== importId);
      const shownBy = isOrigin ? others.find(({ decision }) => decision !== 'retired') : undefined;
      const changedBy = isOrigin ? undefined : others.find((row) => row.importId > importId && row.before !== null);
      const places = { shownBy: placeOf(shownBy), changedBy: placeOf(changedBy) };
      return [{ transactionId, isOrigin, before, isRetired, ...places }];
    })
    .sort((a, b) => a.transactionId - b.transactionId);
}

function placeOf(row: PlacedRow | undefined): RowPlace | null {
  return row === undefined ? null : { importId: row.importId, position: row.position };
}

export function changeRows<Place extends RowPlace>(
  writer: Writer,
  userId: number,
  places: readonly Place[],
  change: (row: ImportRow, place: Place) => ImportRow,
): void {
  for (const [importId, list] of Map.groupBy(places, (place) => place.importId)) {
    const stored = writer.rows('importRows').get(importId);
    if (stored?.userId !== userId) continue;
    const byPosition = new Map(list.map((place) => [place.position, place]));
    const rows = stored.rows.map((row) => {
      const place = byPosition.get(row.position);
      return place === undefined ? row : Object.freeze(change(row, place));
    });
    writer.change('importRows').set(importId, { userId, rows });
  }
}
