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
