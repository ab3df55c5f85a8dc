import { Command } from 'commander';
import { readTransactions } from '../../import-files/transactions.ts';
import { type CommandLine, printResult } from '../command-line.ts';
import { counted } from '../counted.ts';
import { FILE_FORMATS, fileOption } from '../file-option.ts';
import { emailOption, idArgument, jsonOption } from '../options.ts';
import { withProgressBar } from '../progress.ts';

interface ImportOptions {
  readonly email: string;
  readonly account: number;
  readonly file: string;
  readonly json?: boolean;
}

const FILE_HELP = `
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
  coffer transactions import --email ada@example.com --account 1003 --file history.csv`;

/** `transactions import`. */
export function transactionsCommand(io: CommandLine): Command {
  const importFile = new Command('import')
    .description('add the transactions of a file to an account: all of them or none')
    .addOption(emailOption())
    .requiredOption('--account <id>', 'id of the account, from account list', idArgument)
    .addOption(fileOption())
    .addOption(jsonOption())
    .addHelpText('after', FILE_HELP)
    .action(async ({ email, account, file, ...options }: ImportOptions) => {
      const transactions = await withProgressBar((onProgress) => readTransactions(file, { onProgress }));
      const { imports } = await io.open();
      io.err(`Storing ${counted(transactions.length, 'transaction')} …`);
      const ids = await imports.importTransactions({ email, bankAccountId: account, transactions });
      const known = transactions.length - ids.length;
      const rest =
        known === 0 ? '' : ` ${counted(known, 'other')} of the file ${known === 1 ? 'was' : 'were'} there already.`;
      const text = `Imported ${counted(ids.length, 'transaction')}.${rest}`;
      printResult(io, options, { imported: ids.length, matched: known }, text);
    });
  return new Command('transactions').description('transactions of an account').addCommand(importFile);
}
