import { Command, Option } from 'commander';
import type { ConnectAccountInput } from '../../../application/accounts/connect-account.ts';
import type { BankAccountList } from '../../../application/accounts/list-bank-accounts.ts';
import { ACCOUNT_TYPES } from '../../../domain/ledger/bank-account.ts';
import { formatMoney } from '../../../domain/money/money.ts';
import { type CommandLine, printResult } from '../command-line.ts';
import { currencyArgument, emailOption, jsonOption, minorUnitsArgument } from '../options.ts';
import { tableRow } from '../table-row.ts';

/** `account connect | list`. */
export function accountCommand(io: CommandLine): Command {
  return new Command('account').description('bank accounts').addCommand(connectCommand(io)).addCommand(listCommand(io));
}

const CONNECT_EXAMPLE = `
Example:
  coffer account connect --email ada@example.com --bank Harbor --name Checking --currency USD --balance 125000`;

function connectCommand(io: CommandLine): Command {
  return new Command('connect')
    .description('add an account as a bank connection would')
    .addOption(emailOption())
    .requiredOption('--bank <name>', 'name of the bank')
    .requiredOption('--name <name>', 'name of the account')
    .requiredOption('--currency <code>', 'currency of the account', currencyArgument)
    .requiredOption(
      '--balance <minor-units>',
      'balance that the bank reports, in minor units (cents)',
      minorUnitsArgument,
    )
    .addOption(new Option('--type <type>', 'type of the account').choices(ACCOUNT_TYPES).default('checking'))
    .addOption(jsonOption())
    .addHelpText('after', CONNECT_EXAMPLE)
    .action(async (options: ConnectAccountInput & { readonly json?: boolean }) => {
      const id = await (await io.open()).accounts.connectAccount(options);
      printResult(io, options, { id }, `Connected account ${id}.`);
    });
}

function listCommand(io: CommandLine): Command {
  return new Command('list')
    .description('list the accounts of a user with their ids, hidden ones included')
    .addOption(emailOption())
    .addOption(jsonOption())
    .action(async (options: { readonly email: string; readonly json?: boolean }) => {
      const rows = rowsOf(await (await io.open()).accounts.listUserAccounts(options.email));
      const lines = rows.map((row) => {
        const balance = formatMoney(row.balance, row.currency);
        return tableRow(
          row.id,
          row.name,
          row.bank ?? '',
          row.type,
          row.kind,
          balance,
          ...(row.hidden ? ['hidden'] : []),
        );
      });
      printResult(io, options, rows, lines.length > 0 ? lines.join('\n') : 'No accounts yet.');
    });
}

function rowsOf({ accounts, banks }: BankAccountList) {
  return accounts.map(({ id, name, bankId, kind, type, currency, balance, hidden }) => ({
    id,
    name,
    bank: banks?.get(bankId)?.name ?? null,
    kind,
    type,
    currency,
    balance,
    hidden,
  }));
}
