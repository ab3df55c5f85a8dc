import type { LocalDate } from '../../../domain/calendar.ts';
import { type CurrencyCode, parseCurrency } from '../../../domain/money/currency.ts';
import { negatedIf } from '../../../domain/money/money.ts';
import { joinedTexts, lineOrNull, oneLine } from '../../../domain/statements/one-line.ts';
import type { Place, StatementRow } from '../../../domain/statements/statement-row.ts';
import { all, at, type FileElement, textAt } from '../elements.ts';
import { unknownCurrency } from '../named-currency.ts';
import { type ReadRow, ROUNDED, unreadable } from '../statement-draft.ts';
import { accountNumber, camtAmount, camtCode, camtDay, isDebit } from './values.ts';

/** What holds for all entries of a statement. */
export interface CamtContext {
  readonly currency: CurrencyCode | null;
  /** Of amounts without one, where the statement names none either. */
  readonly fallback: CurrencyCode | null;
  readonly splitBatches: boolean;
  /** The day of the statement, for entries without any. */
  readonly day: LocalDate | null;
}

/** One `Ntry`: a row, or on request one for each of its transactions; or why it is not among the rows. */
export function readEntry(
  entry: FileElement,
  place: Place,
  context: CamtContext,
): readonly ReadRow[] | 'information' | 'not executed' {
  const status = camtCode(at(entry, 'Sts')) || 'BOOK';
  if (status === 'INFO') return 'information';
  if (status === 'FUTR') return 'not executed';
  if (status !== 'BOOK' && status !== 'PDNG') return [unreadable('The status (Sts) is not BOOK, PDNG, INFO or FUTR.')];
  const base = baseOf(entry, place, context, status === 'PDNG');
  if (typeof base === 'string') return [unreadable(base)];
  const details = all(entry, 'NtryDtls').flatMap((one) => all(one, 'TxDtls'));
  const parts = context.splitBatches && details.length > 1 ? splitRows(entry, details, base) : undefined;
  return (parts ?? [wholeRow(entry, details, base)]).map((row) => ({ row, notes: base.notes }));
}

/** What the rows of one entry share. */
interface EntryBase {
  readonly row: Omit<StatementRow, 'description' | 'payee' | 'counterpartyAccount' | 'sourceId'>;
  readonly isOut: boolean;
  readonly notes: readonly string[];
}

function baseOf(entry: FileElement, place: Place, context: CamtContext, isPending: boolean): EntryBase | string {
  const amount = at(entry, 'Amt');
  const written = amount?.currency ?? '';
  if (/^[A-Z]{3}$/.test(written) && parseCurrency(written) === undefined) return unknownCurrency(written);
  const exact = camtAmount(amount, context.currency ?? context.fallback);
  const isOut = isDebit(entry);
  const valueDay = camtDay(at(entry, 'ValDt')) ?? null;
  const own = camtDay(at(entry, 'BookgDt')) ?? valueDay ?? relatedDay(entry);
  const day = own ?? context.day;
  if (exact === undefined) return 'The amount (Amt) is not a positive decimal number.';
  if (isOut === undefined) return 'CdtDbtInd is neither CRDT nor DBIT.';
  if (day === null) return 'The entry has neither a booking day (BookgDt) nor a value day (ValDt).';
  const merchant = textAt(anywhere(entry, 'MrchntCtgyCd'));
  return {
    isOut,
    notes: [
      ...(exact.isRounded ? [ROUNDED] : []),
      ...(own === null ? [WITHOUT_DAY] : []),
      ...(context.currency !== null && exact.currency !== context.currency
        ? [`The entry is in ${exact.currency}, and the statement in ${context.currency}.`]
        : []),
    ],
    row: {
      place,
      day,
      valueDay,
      amount: negatedIf(isOut, exact.amount),
      currency: exact.currency,
      status: isPending ? 'pending' : 'booked',
      hints: {
        merchantCategoryCode: /^\d{4}$/.test(merchant) ? merchant : null,
        name: null,
        code: transactionCode(entry),
      },
      balanceAfter: null,
    },
  };
}

const WITHOUT_DAY = 'The entry has no day. The day of the statement is taken instead.';

/** Notifications may give only the days of the transaction. */
function relatedDay(entry: FileElement): LocalDate | null {
  const names = ['IntrBkSttlmDt', 'TxDtTm', 'AccptncDtTm'];
  return names.map((name) => camtDay(anywhere(entry, name))).find((day) => day !== undefined) ?? null;
}

/** The first element of this name at any depth. */
function anywhere(element: FileElement, name: string): FileElement | undefined {
  for (const one of element.children) {
    const found = one.name === name ? one : anywhere(one, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function wholeRow(entry: FileElement, details: readonly FileElement[], { row, isOut }: EntryBase): StatementRow {
  const only = details.length === 1 ? details[0] : undefined;
  const { texts, ...parties } = readDetails(only, isOut);
  const text = textAt(entry, 'AddtlNtryInf') || textAt(entry, 'AddtlNtryInf', 'Ustrd');
  const counted = details.length > 1 ? `${details.length} transactions` : '';
  return {
    ...row,
    ...parties,
    sourceId: reference(textAt(entry, 'AcctSvcrRef')) ?? referenceIn(only),
    description: joinedTexts([...texts, text]) || counted || (row.hints.code ?? ''),
  };
}

/** `undefined` if the transactions do not add up to the entry to the cent, in its currency. */
function splitRows(
  entry: FileElement,
  details: readonly FileElement[],
  base: EntryBase,
): readonly StatementRow[] | undefined {
  const rows = details.map((one) => splitRow(entry, one, base)).filter((row) => row !== undefined);
  const sum = rows.reduce((total, row) => total + row.amount, 0);
  return rows.length < details.length || sum !== base.row.amount ? undefined : rows;
}

function splitRow(entry: FileElement, details: FileElement, { row, isOut }: EntryBase): StatementRow | undefined {
  const amounts = at(details, 'AmtDtls');
  // `InstdAmt` may be in another currency, so it comes last.
  const element = at(details, 'Amt') ?? at(amounts, 'TxAmt', 'Amt') ?? at(amounts, 'InstdAmt', 'Amt');
  const exact = camtAmount(element, row.currency);
  if (exact === undefined || exact.currency !== row.currency || exact.isRounded) return undefined;
  const isOwnOut = isDebit(details) ?? isOut;
  const { texts, ...parties } = readDetails(details, isOwnOut);
  return {
    ...row,
    ...parties,
    amount: negatedIf(isOwnOut, exact.amount),
    sourceId: referenceIn(details),
    description: joinedTexts([...texts, textAt(entry, 'AddtlNtryInf')]),
  };
}

/** Who and what for: of a transaction (`TxDtls`). */
interface TransactionDetails extends Pick<StatementRow, 'payee' | 'counterpartyAccount'> {
  readonly texts: readonly (string | null)[];
}

/** The other party is the creditor of money out, and the debtor of money in. */
function readDetails(details: FileElement | undefined, isOut: boolean): TransactionDetails {
  const parties = at(details, 'RltdPties');
  const role = isOut ? 'Cdtr' : 'Dbtr';
  const payee = partyName(at(parties, role)) ?? partyName(at(parties, `Ultmt${role}`));
  const remittance = at(details, 'RmtInf');
  const structured = all(remittance, 'Strd').flatMap((one) => [
    textAt(one, 'CdtrRefInf', 'Ref'),
    ...all(one, 'AddtlRmtInf').map(({ text }) => text),
  ]);
  // Unstructured lines are cut at 140 characters and follow each other.
  const unstructured = all(remittance, 'Ustrd')
    .map(({ text }) => oneLine(text))
    .join(' ');
  return {
    texts: [payee, unstructured, ...structured, textAt(details, 'AddtlTxInf')],
    payee,
    counterpartyAccount: lineOrNull(accountNumber(at(parties, `${role}Acct`))),
  };
}

/** From version 8 on, the party is one level deeper. */
function partyName(party: FileElement | undefined): string | null {
  return lineOrNull(textAt(party, 'Nm') || textAt(party, 'Pty', 'Nm') || textAt(party, 'Agt', 'FinInstnId', 'Nm'));
}

function referenceIn(details: FileElement | undefined): string | null {
  return reference(textAt(details, 'Refs', 'AcctSvcrRef')) ?? reference(textAt(details, 'Refs', 'TxId'));
}

/** Banks write a placeholder where they have no reference. */
function reference(text: string): string | null {
  const id = oneLine(text);
  return id === '' || /^(?:NOTPROVIDED|NOT PROVIDED|NONREF)$/i.test(id) ? null : id;
}

/** `PMNT-CCRD-POSD`, else the bank's own code. */
function transactionCode(entry: FileElement): string | null {
  const code = at(entry, 'BkTxCd');
  const domain = at(code, 'Domn');
  const parts = [textAt(domain, 'Cd'), textAt(domain, 'Fmly', 'Cd'), textAt(domain, 'Fmly', 'SubFmlyCd')];
  return lineOrNull(parts.filter((part) => part !== '').join('-') || textAt(code, 'Prtry', 'Cd'));
}
