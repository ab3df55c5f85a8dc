import { addDays, addMonths, type LocalDate } from '../../domain/calendar.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import { DEMO_ACCOUNTS, type DemoAccountKey, type DemoPayment } from './accounts.ts';
import { demoPayments, MONTHS } from './demo-payments.ts';
import { seededRandom } from './random.ts';

/** What the card paid in the last days is not booked yet, as on a real card. */
const PENDING_DAYS = 2;
const REFERENCES_SEED = 20_240_608;

/** A file as its bank offers it for download. */
export interface DemoStatement {
  readonly fileName: string;
  readonly text: string;
  /** After all that is booked, in minor units of the account's currency. */
  readonly balance: MinorUnits;
}

/** The statements of two years up to `today`, of every account. The same day gives the same files. */
export function demoStatements(today: LocalDate): Readonly<Record<DemoAccountKey, DemoStatement>> {
  const random = seededRandom(REFERENCES_SEED);
  const digit = () => String(random.integer(0, 9));
  const printed = demoPayments(today).map((one) => ({ ...one, text: one.text.replaceAll('%', digit) }));
  const statement = (account: DemoAccountKey, fileName: string, print: Print): DemoStatement => {
    const rows = printed.filter((one) => one.account === account);
    const booked = rows.filter((one) => !isPending(one, today));
    const balance = booked.reduce<MinorUnits>((sum, { amount }) => sum + amount, DEMO_ACCOUNTS[account].opening);
    return { fileName, text: print(rows, today, balance), balance };
  };
  return {
    checking: statement('checking', 'checking.qfx', webConnect('CHECKING', '4400812096')),
    savings: statement('savings', 'savings.qfx', webConnect('SAVINGS', '4400814471')),
    credit: statement('credit', 'card.csv', cardTable),
    wallet: statement('wallet', 'wallet.csv', purse),
  };
}

type Print = (payments: readonly DemoPayment[], today: LocalDate, balance: MinorUnits) => string;

function isPending({ account, date }: DemoPayment, today: LocalDate): boolean {
  return account === 'credit' && date > addDays(today, -PENDING_DAYS);
}

/** OFX 1.02, which a name of at most 32 characters and the whole text as a memo are usual in. */
function webConnect(kind: string, number: string): Print {
  return (payments, today, balance) =>
    `OFXHEADER:100 DATA:OFXSGML VERSION:102 SECURITY:NONE ENCODING:USASCII CHARSET:1252 COMPRESSION:NONE
<OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>0<STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>325081403<ACCTID>${number}<ACCTTYPE>${kind}</BANKACCTFROM>
<BANKTRANLIST><DTSTART>${ofxDay(addMonths(today, -MONTHS))}<DTEND>${ofxDay(today)}
${payments.map(ofxTransaction).join('\n')}
</BANKTRANLIST>
<LEDGERBAL><BALAMT>${decimal(balance)}<DTASOF>${ofxDay(today)}</LEDGERBAL>
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`;
}

function ofxTransaction({ date, amount, text }: DemoPayment, index: number): string {
  const [type, day] = [amount < 0 ? 'DEBIT' : 'CREDIT', ofxDay(date)];
  const [name, memo] = [text.slice(0, 32).trim(), text].map((part) => part.replaceAll('&', '&amp;'));
  const facts = `<TRNTYPE>${type}<DTPOSTED>${day}<TRNAMT>${decimal(amount)}<FITID>${day}${index}`;
  return `<STMTTRN>${facts}<NAME>${name}<MEMO>${memo}</STMTTRN>`;
}

const ofxDay = (date: LocalDate) => date.replaceAll('-', '');

/** The columns of a large American issuer of cards, the newest row first. */
const cardTable: Print = (payments, today) => {
  const rows = payments.toReversed().map((one) => {
    const money = one.amount < 0 ? `${decimal(-one.amount)},` : `,${decimal(one.amount)}`;
    const [year, month, day] = one.date.split('-');
    return `${isPending(one, today) ? 'Pending' : 'Cleared'},${month}/${day}/${year},"${one.text}",${money}`;
  });
  return ['Status,Date,Description,Debit,Credit', ...rows].join('\r\n');
};

/** As an app for noting what was paid in cash writes it. */
const purse: Print = (payments) => {
  const rows = payments.map(({ date, text, amount }) => `${date},${text},${decimal(amount)}`);
  return ['Date,Place,Amount', ...rows].join('\r\n');
};

function decimal(amount: MinorUnits): string {
  return (amount / 100).toFixed(2);
}
