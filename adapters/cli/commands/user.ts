import { Command, Option } from 'commander';
import { PLANS, type Plan } from '../../../domain/access/user.ts';
import { type CurrencyCode, USD } from '../../../domain/money/currency.ts';
import { type CommandLine, printResult } from '../command-line.ts';
import { confirm } from '../confirmation.ts';
import { currencyArgument, emailOption, jsonOption } from '../options.ts';
import { type PasswordOptions, readPassword } from '../password.ts';
import { tableRow } from '../table-row.ts';
import { linkCommand, linksCommand, unlinkCommand } from './user-identities.ts';

/** `user create | list | set-plan | sign-in-link | link | links | unlink | delete`. */
export function userCommand(io: CommandLine): Command {
  return new Command('user')
    .description('the people who use this service')
    .addCommand(createCommand(io))
    .addCommand(listCommand(io))
    .addCommand(setPlanCommand(io))
    .addCommand(signInLinkCommand(io))
    .addCommand(linkCommand(io))
    .addCommand(linksCommand(io))
    .addCommand(unlinkCommand(io))
    .addCommand(deleteCommand(io));
}

interface CreateOptions extends PasswordOptions {
  readonly email: string;
  readonly plan: Plan;
  readonly currency: CurrencyCode;
  readonly json?: boolean;
}

const CREATE_HELP = `
In a terminal the command asks for the password, without showing it. In scripts use --password-stdin:
other users of the machine can see the value of --password in the list of processes.

Example:
  coffer user create --email ada@example.com --plan pro --password-stdin < password.txt`;

function createCommand(io: CommandLine): Command {
  return new Command('create')
    .description('add a user')
    .addOption(emailOption())
    .option('--password <password>', 'password for signing in, at least 8 characters')
    .option('--password-stdin', 'read the password from standard input')
    .addOption(new Option('--plan <plan>', 'plan of the user; AI assistants need pro').choices(PLANS).default('free'))
    .option('--currency <code>', 'currency of the totals', currencyArgument, USD)
    .addOption(jsonOption())
    .addHelpText('after', CREATE_HELP)
    .action(async ({ email, plan, currency, json, ...options }: CreateOptions) => {
      const password = await readPassword(io, options);
      const user = await (await io.open()).users.createUser({ email, password, plan, currency });
      printResult(io, { json }, { id: user.id }, `Created user ${user.id} (${user.email}, ${user.plan}).`);
    });
}

function listCommand(io: CommandLine): Command {
  return new Command('list')
    .description('list all users')
    .addOption(jsonOption())
    .action(async (options: { readonly json?: boolean }) => {
      const users = await (await io.open()).users.listUsers();
      const json = users.map(({ id, email, plan, currency, createdAt }) => ({
        id,
        email,
        plan,
        currency,
        created_at: createdAt,
      }));
      const lines = users.map((user) => tableRow(user.id, user.email ?? '', user.plan, user.currency));
      printResult(io, options, json, lines.length > 0 ? lines.join('\n') : 'No users yet. Add one: user create');
    });
}

function setPlanCommand(io: CommandLine): Command {
  return new Command('set-plan')
    .description('change the plan of a user from the next request on')
    .addOption(emailOption())
    .addOption(new Option('--plan <plan>', 'the new plan').choices(PLANS).makeOptionMandatory())
    .addOption(jsonOption())
    .action(async (options: { readonly email: string; readonly plan: Plan; readonly json?: boolean }) => {
      const user = await (await io.open()).users.setPlan(options.email, options.plan);
      printResult(io, options, { id: user.id, plan: user.plan }, `User ${user.id} is on plan ${user.plan}.`);
    });
}

const LINK_HELP = `
The link works once, for 15 minutes, in place of the password. A second factor is still required.
It begins with BASE_URL, or with HOST and PORT as the service has them.

Example:
  coffer user sign-in-link --email ada@example.com`;

function signInLinkCommand(io: CommandLine): Command {
  return new Command('sign-in-link')
    .description('make a link that signs a user in once, without their password')
    .addOption(emailOption())
    .addOption(jsonOption())
    .addHelpText('after', LINK_HELP)
    .action(async ({ email, ...options }: { readonly email: string; readonly json?: boolean }) => {
      const { address, expiresAt } = await (await io.open()).signInAddress(email);
      printResult(io, options, { url: address, expires_at: expiresAt }, `${address}\nWorks once, until ${expiresAt}.`);
    });
}

interface DeleteOptions {
  readonly email: string;
  readonly yes?: boolean;
  readonly json?: boolean;
}

function deleteCommand(io: CommandLine): Command {
  return new Command('delete')
    .description('erase a user and everything they own, for good')
    .addOption(emailOption())
    .option('--yes', 'do not ask for confirmation')
    .addOption(jsonOption())
    .action(async ({ email, yes, json }: DeleteOptions) => {
      await confirm(io, `Erase the user ${email} with all accounts, transactions and keys?`, yes ?? false);
      const id = await (await io.open()).users.deleteUser(email);
      printResult(io, { json }, { id }, `Erased user ${id}.`);
    });
}
