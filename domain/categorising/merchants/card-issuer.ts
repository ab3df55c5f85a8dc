import { type Read, says, type TextReading } from '../../bank-texts/text-reading.ts';
import { writtenName } from './written-name.ts';

/**
 * Whose card a repayment pays off: “Capital One” in `CAPITAL ONE MOBILE PMT`, “Chase” in `Payment to Chase card ending
 * in 1234`. `undefined` where the text does not say it before what it calls the payment.
 */
export function cardIssuer({ tokens }: TextReading, read: Read): string | undefined {
  const start = tokens.findIndex(({ word }) => !LEADING.has(word));
  const end = tokens.findIndex(({ word }, at) => at > start && (OF_PAYMENT.test(word) || /\p{N}/u.test(word)));
  const named = tokens.slice(Math.max(0, start), end < 0 ? tokens.length : end);
  const isIssuer = says(read(named.map(({ word }) => word).join(' ')), 'cardBank', 'cardIssuer');
  return isIssuer ? writtenName(named) : undefined;
}

const LEADING: ReadonlySet<string> = new Set(['PAYMENT', 'PAYMENTS', 'TO', 'DD', 'D', 'WEB', 'ONLINE', 'BILL', 'ACH']);

const OF_PAYMENT =
  /PAYMENT|(?<!BARCLAY)CARD|PMT|PYMT|^(CREDIT|CRD|CC|CCPAY|AUTO|AUTOPAY|EPAY|E|WEB|ONLINE|MOBILE|DES|ACH|DIRECT|VISA|MASTERCARD|MC)$/u;
