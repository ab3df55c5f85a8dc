import { Command } from 'commander';
import { readTransactions } from '../../import-files/transactions.ts';
import { answer, type CommandLine } from '../command-line.ts';
import { emailOption, idArgument, jsonOption } from '../options.ts';
import { withFileProgress } from '../progress.ts';

interface ImportOptions {
  readonly email: string;
  readonly account: number;
  readonly file: string;
  readonly json?: boolean;
}

const FILE_HELP = `
The file is NDJSON (an object a line) or CSV with a header line. Fields:
  booked_at      date YYYY-MM-DD, or ISO 8601 timestamp
  amount         integer in minor units (cents), negative for an expense
  description    text
  merchant_name, category (slug or id), status (booked or pending), currency, from, to: optional
All of it is imported, or, when a line breaks a rule, nothing.`;

/** `transactions import`. */
export function transactionsCommand(io: CommandLine): Command {
  const importFile = new Command('import')
    .description('add the transactions of a file to an account: all or nothing')
    .addOption(emailOption())
    .requiredOption('--account <id>', 'id of the account', idArgument)
    .requiredOption('--file <path>', 'NDJSON or CSV')
    .addOption(jsonOption())
    .addHelpText('after', FILE_HELP)
    .action(async ({ email, account, file, ...options }: ImportOptions) => {
      const transactions = await withFileProgress(file, (onProgress) => readTransactions(file, { onProgress }));
      const { importTransactions } = await io.open();
      io.err(`Storing ${transactions.length} transactions …`);
      const ids = await importTransactions({ email, bankAccountId: account, transactions });
      answer(io, options, { imported: ids.length }, `Imported ${ids.length} transactions.`);
    });
  return new Command('transactions').description('transactions of an account').addCommand(importFile);
}
