import { readTransactions } from '../../import-files/transactions.ts';
import { command, group, required } from '../command.ts';
import { EMAIL, FILE, FILE_FORMATS, idArgument } from '../options.ts';
import { withProgressBar } from '../progress.ts';
import { counted } from '../text.ts';
import { duplicates, settle } from './possible-duplicates.ts';

const importFile = command(
  'add the transactions of a file to an account: all of them or none',
  {
    email: EMAIL,
    account: required('<id>', 'id of the account, from account list', idArgument),
    file: FILE,
  },
  async ({ email, account, file }, io) => {
    const transactions = await withProgressBar((onProgress) => readTransactions(file, { onProgress }));
    const { imports } = await io.open();
    io.err(`Storing ${counted(transactions.length, 'transaction')} …`);
    const ids = await imports.importTransactions({ email, bankAccountId: account, transactions });
    const known = transactions.length - ids.length;
    const rest =
      known === 0 ? '' : ` ${counted(known, 'other')} of the file ${known === 1 ? 'was' : 'were'} there already.`;
    const text = `Imported ${counted(ids.length, 'transaction')}.${rest}`;
    return { json: { imported: ids.length, matched: known }, text };
  },
  `
${FILE_FORMATS}
Columns:
  booked_at      date YYYY-MM-DD, or ISO 8601 timestamp
  amount         integer in minor units (cents), negative for an expense
  description    text
Optional columns:
  merchant_name  text
  category       slug or id of a category (GET /v1/transaction-categories lists them)
  status         booked or pending (default: booked)
  currency       ISO 4217 code (default: the currency of the account)
  from, to       name of the other party
When a line breaks a rule, nothing is imported. Transactions that are there already are
matched, so a file may be imported twice, and "imports undo" takes an import back.

Example:
  coffer transactions import --email ada@example.com --account 1003 --file history.csv`,
);

export const transactions = group('transactions of an account, and possible duplicates', {
  import: importFile,
  duplicates,
  settle,
});
