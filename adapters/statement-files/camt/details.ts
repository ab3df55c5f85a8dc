import { joinedTexts, lineOrNull, oneLine } from '../../../domain/statements/one-line.ts';
import { all, at, textAt, type XmlElement } from './elements.ts';
import { accountNumber } from './values.ts';

/** Who and what for: of a transaction (`TxDtls`). */
export interface TransactionDetails {
  readonly texts: readonly (string | null)[];
  readonly payee: string | null;
  readonly counterpartyAccount: string | null;
}

/** The other party is the creditor of money out, and the debtor of money in. */
export function readDetails(details: XmlElement | undefined, isOut: boolean): TransactionDetails {
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
function partyName(party: XmlElement | undefined): string | null {
  return lineOrNull(textAt(party, 'Nm') || textAt(party, 'Pty', 'Nm') || textAt(party, 'Agt', 'FinInstnId', 'Nm'));
}

/** Banks write a placeholder where they have no reference. */
export function reference(text: string): string | null {
  const id = oneLine(text);
  return id === '' || /^(?:NOTPROVIDED|NOT PROVIDED|NONREF)$/i.test(id) ? null : id;
}

/** `PMNT-CCRD-POSD`, else the bank's own code. */
export function transactionCode(entry: XmlElement): string | null {
  const code = at(entry, 'BkTxCd');
  const domain = at(code, 'Domn');
  const parts = [textAt(domain, 'Cd'), textAt(domain, 'Fmly', 'Cd'), textAt(domain, 'Fmly', 'SubFmlyCd')];
  return lineOrNull(parts.filter((part) => part !== '').join('-') || textAt(code, 'Prtry', 'Cd'));
}

export function describe(details: TransactionDetails | undefined, entryText: string): string {
  return joinedTexts([...(details?.texts ?? []), entryText]);
}
