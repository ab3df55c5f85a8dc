import { Command, Option } from 'commander';
import type { ConnectAccountInput } from '../../../application/accounts/connect-account.ts';
import { ACCOUNT_TYPES } from '../../../domain/bank-account.ts';
import { answer, type CommandLine } from '../command-line.ts';
import { currencyArgument, emailOption, jsonOption, minorUnitsArgument } from '../options.ts';

/** `account connect`. */
export function accountCommand(io: CommandLine): Command {
  const connect = new Command('connect')
    .description('add an account as a bank connection would')
    .addOption(emailOption())
    .requiredOption('--bank <name>', 'name of the bank')
    .requiredOption('--name <name>', 'name of the account')
    .requiredOption('--currency <code>', 'its currency', currencyArgument)
    .requiredOption('--balance <minor-units>', 'what the bank says, in minor units (cents)', minorUnitsArgument)
    .addOption(new Option('--type <type>', 'kind of account').choices(ACCOUNT_TYPES).default('checking'))
    .addOption(jsonOption())
    .action(async (options: ConnectAccountInput & { readonly json?: boolean }) => {
      const id = await (await io.open()).connectAccount(options);
      answer(io, options, { id }, `Connected account ${id}.`);
    });
  return new Command('account').description('bank accounts').addCommand(connect);
}
