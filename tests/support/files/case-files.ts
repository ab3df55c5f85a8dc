import type { CaseStep } from './matching-cases.ts';

/** A format in which a bank could hand out the statements of a case. */
export interface CaseFormat {
  readonly name: 'camt' | 'ofx' | 'csv';
  /** Whether the format has words for everything in these statements. */
  readonly canSay: (steps: readonly CaseStep[]) => boolean;
  /** The statement in euros, as the bytes of a file. */
  readonly write: (step: CaseStep) => Uint8Array;
}

type CaseRow = CaseStep['rows'][number];

const CAMT: CaseFormat = { name: 'camt', canSay: () => true, write: (step) => bytesOf(camt(step)) };
const OFX: CaseFormat = { name: 'ofx', canSay: () => true, write: (step) => bytesOf(ofx(step)) };
/** Rows alone: no ids, no pending payments, and no period beside the days of the rows. */
const CSV: CaseFormat = {
  name: 'csv',
  canSay: (steps) =>
    steps.every(
      ({ rows, from, to }) =>
        from === undefined && to === undefined && rows.every((row) => row.id === undefined && row.status !== 'pending'),
    ),
  write: (step) => bytesOf(csv(step)),
};

export const CASE_FORMATS: readonly CaseFormat[] = [CAMT, OFX, CSV];

/** The format of the second source, which is a different one. */
export function otherFormat({ name }: CaseFormat): CaseFormat {
  return name === 'ofx' ? CAMT : OFX;
}

function camt({ rows, from, to }: CaseStep): string {
  const period =
    from === undefined || to === undefined
      ? ''
      : `<FrToDt><FrDtTm>${march(from)}T00:00:00</FrDtTm><ToDtTm>${march(to)}T00:00:00</ToDtTm></FrToDt>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>',
    `<Stmt><Id>1</Id>${period}<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></Acct>`,
    ...rows.map(camtEntry),
    '</Stmt></BkToCstmrStmt></Document>',
  ].join('\n');
}

function camtEntry({ day, amount, text, id, status }: CaseRow): string {
  return [
    `<Ntry><Amt Ccy="EUR">${decimal(Math.abs(amount))}</Amt>`,
    `<CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>${status === 'pending' ? 'PDNG' : 'BOOK'}</Sts>`,
    `<BookgDt><Dt>${march(day)}</Dt></BookgDt>`,
    id === undefined ? '' : `<AcctSvcrRef>${id}</AcctSvcrRef>`,
    `<AddtlNtryInf>${text}</AddtlNtryInf></Ntry>`,
  ].join('');
}

function ofx({ rows, from, to }: CaseStep): string {
  const period = from === undefined || to === undefined ? '' : `<DTSTART>${compact(from)}<DTEND>${compact(to)}`;
  const booked = rows.filter(({ status }) => status !== 'pending');
  const pending = rows.filter(({ status }) => status === 'pending');
  return [
    'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR',
    '<BANKACCTFROM><BANKID>1<ACCTID>DE89370400440532013000<ACCTTYPE>CHECKING</BANKACCTFROM>',
    `<BANKTRANLIST>${period}`,
    ...booked.map((row) => `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${compact(row.day)}${ofxFacts(row)}</STMTTRN>`),
    '</BANKTRANLIST>',
    '<BANKTRANLISTP><DTASOF>20260331',
    ...pending.map((row) => `<STMTTRNP><TRNTYPE>OTHER<DTTRAN>${compact(row.day)}${ofxFacts(row)}</STMTTRNP>`),
    '</BANKTRANLISTP></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
  ].join('\n');
}

function ofxFacts({ amount, text, id }: CaseRow): string {
  return `<TRNAMT>${decimal(amount)}${id === undefined ? '' : `<FITID>${id}`}<NAME>${text}`;
}

function csv({ rows }: CaseStep): string {
  const lines = rows.map(({ day, amount, text }) => `${march(day)},${decimal(amount)},${text}`);
  return ['Date,Amount,Description', ...lines].join('\n');
}

function decimal(amount: number): string {
  return (amount / 100).toFixed(2);
}

function march(day: number): string {
  return `2026-03-${String(day).padStart(2, '0')}`;
}

function compact(day: number): string {
  return march(day).replaceAll('-', '');
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
