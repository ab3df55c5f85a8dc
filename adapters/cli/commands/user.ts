import { Command, Option } from 'commander';
import type { CurrencyCode } from '../../../domain/currency.ts';
import { PLANS, type Plan } from '../../../domain/user.ts';
import { answer, type CommandLine } from '../command-line.ts';
import { currencyArgument, emailOption, jsonOption } from '../options.ts';

/** `user create | list | set-plan | delete`. */
export function userCommand(io: CommandLine): Command {
  return new Command('user')
    .description('people who use this service')
    .addCommand(createCommand(io))
    .addCommand(listCommand(io))
    .addCommand(setPlanCommand(io))
    .addCommand(deleteCommand(io));
}

interface CreateOptions {
  readonly email: string;
  readonly password: string;
  readonly plan: Plan;
  readonly currency: CurrencyCode;
  readonly json?: boolean;
}

function createCommand(io: CommandLine): Command {
  return new Command('create')
    .description('add a user')
    .addOption(emailOption())
    .requiredOption('--password <password>', 'password of the sign-in, 8 characters or more')
    .addOption(new Option('--plan <plan>', 'the tool endpoint needs pro').choices(PLANS).default('free'))
    .option('--currency <code>', 'currency of the user’s totals', currencyArgument, 'USD' as CurrencyCode)
    .addOption(jsonOption())
    .action(async (options: CreateOptions) => {
      const user = await (await io.open()).createUser(options);
      answer(io, options, { id: user.id }, `Created user ${user.id} (${user.email}, ${user.plan}).`);
    });
}

function listCommand(io: CommandLine): Command {
  return new Command('list')
    .description('list all users')
    .addOption(jsonOption())
    .action(async (options: { readonly json?: boolean }) => {
      const users = await (await io.open()).listUsers();
      const json = users.map(({ id, email, plan, currency, createdAt }) => ({
        id,
        email,
        plan,
        currency,
        created_at: createdAt,
      }));
      const lines = users.map((user) => `${user.id}\t${user.email}\t${user.plan}\t${user.currency}`);
      answer(io, options, json, lines.length > 0 ? lines.join('\n') : 'No users yet. Add one with: user create');
    });
}

function setPlanCommand(io: CommandLine): Command {
  return new Command('set-plan')
    .description('change the plan of a user; holds from the next request on')
    .addOption(emailOption())
    .addOption(new Option('--plan <plan>', 'the new plan').choices(PLANS).makeOptionMandatory())
    .addOption(jsonOption())
    .action(async (options: { readonly email: string; readonly plan: Plan; readonly json?: boolean }) => {
      const user = await (await io.open()).setPlan(options.email, options.plan);
      answer(io, options, { id: user.id, plan: user.plan }, `User ${user.id} is on plan ${user.plan}.`);
    });
}

function deleteCommand(io: CommandLine): Command {
  return new Command('delete')
    .description('erase a user and everything they own, for good')
    .addOption(emailOption())
    .addOption(jsonOption())
    .action(async (options: { readonly email: string; readonly json?: boolean }) => {
      const id = await (await io.open()).deleteUser(options.email);
      answer(io, options, { id }, `Erased user ${id}.`);
    });
}
