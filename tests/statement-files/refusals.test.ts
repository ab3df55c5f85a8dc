import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { statementFileReader } from '../../adapters/statement-files/statement-file-reader.ts';
import { StatementFileError } from '../../domain/statements/statement-file-error.ts';

const refusals = suite('sentences of refused files');

async function refusalOf(text: string): Promise<string> {
  try {
    await statementFileReader.read(Buffer.from(text));
  } catch (error) {
    if (error instanceof StatementFileError) return error.message;
    throw error;
  }
  throw new Error('the file was not refused');
}

const ofx = (body: string): string => `OFXHEADER:100\n\n<OFX>${body}</OFX>`;

const OTHER_ANSWERS = [
  ['PROFRS', '<PROFMSGSRSV1><PROFTRNRS><PROFRS><ADDR1>x</PROFRS></PROFTRNRS></PROFMSGSRSV1>', 'the profile of a bank'],
  ['ACCTINFORS', '<SIGNUPMSGSRSV1><ACCTINFORS><DTACCTUP>20260101</ACCTINFORS></SIGNUPMSGSRSV1>', 'a list of accounts'],
  ['INTRARS', '<BANKMSGSRSV1><INTRARS><CURDEF>USD</INTRARS></BANKMSGSRSV1>', 'orders of transfers'],
] as const;

for (const [name, body, what] of OTHER_ANSWERS) {
  refusals(`an OFX file with ${name} says that it holds ${what}, and what to download instead`, async () => {
    assert.is(
      await refusalOf(ofx(body)),
      `The file holds ${what}, and no statement. Download the transactions of the account.`,
    );
  });
}

const BOTH_SIDES = [
  ['a ledger journal', '; mine\n2026/03/02 * Grocer\n    Expenses:Food  $54.20\n    Assets:Checking\n', 'CSV'],
  ['a Beancount journal', '2026-01-01 open Assets:Checking USD\n', 'CSV'],
  [
    'a GnuCash book',
    '<?xml version="1.0"?>\n<gnc-v2 xmlns:gnc="http://www.gnucash.org/XML/gnc">',
    'Export Active Register',
  ],
  [
    'all transactions of GnuCash',
    '"Date","Description","Full Account Name","Account Name","Amount Num.","Reconcile"\n' +
      '"03/14/2026","Pay","Income:Salary","Salary","-2,500.00","n"\n',
    'Export Active Register',
  ],
] as const;

for (const [name, text, way] of BOTH_SIDES) {
  refusals(`${name} is refused, and says what to export instead`, async () => {
    assert.match(await refusalOf(text), way);
  });
}

const PROGRAMS = [
  [
    'Mint',
    '"Date","Description","Original Description","Amount","Transaction Type","Category","Account Name","Labels","Notes"\n"3/13/2026","Shop","SHOP 12","5.25","debit","Food","Checking","","with Ann"',
  ],
  [
    'Monarch',
    'Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags\n2026-03-13,Shop,Food,Checking,SHOP 12,with Ann,-5.25,',
  ],
  [
    'YNAB',
    '"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"\n"Checking","","03/13/2026","Shop","Food: Food","Food","Food","with Ann",$5.25,$0.00,"Cleared"',
  ],
  [
    'Actual',
    'Account,Date,Payee,Notes,Category,Amount,Split_Amount,Cleared\nChecking,2026-03-13,Shop,with Ann,Food,-5.25,0,Cleared',
  ],
  [
    'Lunch Money',
    'date,payee,amount,currency,category,notes,account_name,tags\n2026-03-13,Shop,-5.25,usd,Food,with Ann,Checking,',
  ],
] as const;

for (const [name, text] of PROGRAMS) {
  refusals(`moving in: what a person noted in ${name} is a note, and no part of the description`, async () => {
    const reading = await statementFileReader.read(Buffer.from(text));
    const row = reading.kind === 'file' ? reading.file.statements[0]?.rows[0] : undefined;
    assert.equal([row?.amount, row?.payee, row?.notes], [-525, 'Shop', 'with Ann']);
    assert.not.match(row?.description ?? '', 'Ann');
  });
}

refusals('a memo of a bank stays its text', async () => {
  const text = 'Date,Account,Payee,Memo,Amount\n2026-03-13,1234,Shop,CARD 77,-5.25';
  const reading = await statementFileReader.read(Buffer.from(text));
  assert.match(reading.kind === 'file' ? (reading.file.statements[0]?.rows[0]?.description ?? '') : '', 'CARD 77');
});

refusals('the first date that contradicts those above is named by its line', async () => {
  const dates = ['25/03/2026', '26/03/2026', '03/27/2026', '28/03/2026'];
  const text = ['Date,Description,Amount', ...dates.map((date) => `${date},Shop,-1.00`)].join('\n');
  assert.match(await refusalOf(text), /^Line 4: This date has another order of day, month and year than those above\./);
});

refusals('a table of balances alone says that it has no amounts', async () => {
  const text = '"Datum","Boeksaldo","Valutair saldo"\n"2026-01-30","13,20","13,20"\n"2026-01-29","14,20","14,20"';
  assert.match(await refusalOf(text), /^Line 2: The table has dates and no column of amounts\./);
});

const CODA_REFUSALS = [
  ['wrong-sums', /^Line 5: The movements do not add up to the sums of the trailer/],
  ['wrong-count', /^Line 5: The trailer counts another number of records/],
  ['unsorted', /^Line 4: The numbers of the movements \(positions 3 to 10\) must ascend/],
  ['detail-of-nothing', /^Line 4: The detail belongs to no movement above it/],
  ['torn-movement', /^Line 4: The record 2\.2 does not go on the one above it/],
  ['letters-in-amount', /^Line 3: The amount at the positions 33 to 47 is not 15 digits/],
  ['movement-behind-balance', /^Line 4: No movement may follow the new balance/],
  ['version-1', /^Line 1: The file is CODA of version 1/],
  ['cut', /^Line 4: The file ends before the trailer/],
  ['francs', /^Line 2: The statement is in BEF, which is not a currency of today/],
] as const;

for (const [name, sentence] of CODA_REFUSALS) {
  refusals(`the CODA file ${name} is refused with its line and the rule`, async () => {
    const path = new URL(`corpus/coda/${name}.cod`, import.meta.url);
    assert.match(await refusalOf(readFileSync(path, 'latin1')), sentence);
  });
}

refusals.run();
