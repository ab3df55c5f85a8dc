import type { LoadRequest } from '../processes/load.ts';
import type { Bench } from './bench.ts';
import { restHeaders } from './list-requests.ts';

const PEOPLE = 64;
const ROWS = 500;

/** Statement files that are read and compared, and not stored. */
export function trialRequests({ users }: Bench): readonly LoadRequest[] {
  // The smallest users, so that the files are compared with few transactions.
  return users.slice(-PEOPLE).map((user) => ({
    method: 'POST',
    path: `/v1/imports?bank_account_id=${user.accountIds[0]}&dry_run=true`,
    headers: { ...restHeaders(user), 'content-type': 'application/octet-stream' },
    body: statement(user.id),
  }));
}

function statement(account: number): string {
  const rows = Array.from({ length: ROWS }, (_, nth) => {
    const day = String(1 + (nth % 28)).padStart(2, '0');
    const amount = `-${1 + (nth % 90)}.${10 + (nth % 89)}`;
    return `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>202603${day}<TRNAMT>${amount}<FITID>F${nth}<NAME>SHOP ${nth % 40}</STMTTRN>`;
  });
  return [
    'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD',
    `<BANKACCTFROM><BANKID>1<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>`,
    '<DTSTART>20260301<DTEND>20260331',
    ...rows,
    '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
  ].join('\n');
}
