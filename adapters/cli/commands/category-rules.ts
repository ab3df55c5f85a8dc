import { Command, Option } from 'commander';
import { TRANSACTION_TYPES, type TransactionType } from '../../../domain/ledger/transaction.ts';
import { type CommandLine, printResult } from '../command-line.ts';
import { RefusedError } from '../failures.ts';
import { emailOption, idArgument, jsonOption } from '../options.ts';
import { tableRow } from '../table-row.ts';

interface UserOptions {
  readonly email: string;
  readonly json?: boolean;
}

/** `category-rules list | add | remove`. */
export function categoryRulesCommand(io: CommandLine): Command {
  return new Command('category-rules')
    .description('categories that a user wants for merchants, from the next import on')
    .addCommand(listCommand(io))
    .addCommand(addCommand(io))
    .addCommand(removeCommand(io));
}

const PAGE_RULES = 1_000;

function listCommand(io: CommandLine): Command {
  return new Command('list')
    .description('list the rules of a user, newest first')
    .addOption(emailOption())
    .addOption(jsonOption())
    .action(async ({ email, ...options }: UserOptions) => {
      const { users, categoryRules, transactions } = await io.open();
      const userId = await users.findUserId(email);
      const slugs = new Map((await transactions.listCategories()).map(({ id, slug }) => [id, slug]));
      const json: object[] = [];
      const lines: string[] = [];
      for (let beforeId: number | undefined; ; ) {
        const rules = await categoryRules.listCategoryRules(userId, { beforeId, limit: PAGE_RULES });
        for (const { id, merchant, type, categoryId, origin } of rules) {
          const category = slugs.get(categoryId) ?? '';
          json.push({ id, merchant, type, category_id: categoryId, category, origin });
          lines.push(tableRow(id, merchant, type ?? 'income and expense', category, origin));
        }
        beforeId = rules.at(-1)?.id;
        if (rules.length < PAGE_RULES) break;
      }
      printResult(io, options, json, lines.length > 0 ? lines.join('\n') : 'No category rules yet.');
    });
}

interface AddOptions extends UserOptions {
  readonly merchant: string;
  readonly category: string;
  readonly type?: TransactionType;
}

const ADD_EXAMPLE = `
Example:
  coffer category-rules add --email ada@example.com --merchant 'Blue Bottle' --category coffee`;

function addCommand(io: CommandLine): Command {
  return new Command('add')
    .description('add a rule, or replace the one for the same merchant and type')
    .addOption(emailOption())
    .requiredOption('--merchant <name>', 'name of the merchant, as transactions show it')
    .requiredOption('--category <slug>', 'slug or id of the category, such as groceries')
    .addOption(new Option('--type <type>', 'only for income, or only for expenses').choices(TRANSACTION_TYPES))
    .addOption(jsonOption())
    .addHelpText('after', ADD_EXAMPLE)
    .action(async ({ email, merchant, category, type, json }: AddOptions) => {
      const { users, categoryRules, transactions } = await io.open();
      const found = (await transactions.listCategories()).find(
        ({ id, slug }) => slug === category || String(id) === category,
      );
      if (found === undefined) throw new RefusedError('The category must be the slug or the id of an existing one.');
      const entry = { merchant, categoryId: found.id, type: type ?? null };
      const { id } = await categoryRules.createCategoryRule(await users.findUserId(email), entry);
      printResult(io, { ...(json && { json }) }, { id }, `Category rule ${id}: ${found.name}.`);
    });
}

function removeCommand(io: CommandLine): Command {
  return new Command('remove')
    .description('remove a rule; transactions stay as they are')
    .argument('<id>', 'id of the rule, from category-rules list', idArgument)
    .addOption(emailOption())
    .addOption(jsonOption())
    .action(async (id: number, { email, ...options }: UserOptions) => {
      const { users, categoryRules } = await io.open();
      await categoryRules.removeCategoryRule(await users.findUserId(email), id);
      printResult(io, options, { removed: id }, `Category rule ${id} was removed.`);
    });
}
