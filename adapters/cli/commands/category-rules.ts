import type { CategoryRule } from '../../../domain/categorising/category-rule.ts';
import { TRANSACTION_TYPES } from '../../../domain/ledger/transaction.ts';
import { argument, command, group, optional, required } from '../command.ts';
import { openFor } from '../command-line.ts';
import { RefusedError } from '../failures.ts';
import { EMAIL, idArgument } from '../options.ts';
import { listed, tableRow } from '../text.ts';

const PAGE_RULES = 1_000;

const list = command('list the rules of a user, newest first', { email: EMAIL }, async ({ email }, io) => {
  const { userId, categoryRules, transactions } = await openFor(io, email);
  const slugs = new Map((await transactions.listCategories()).map(({ id, slug }) => [id, slug]));
  const rules: CategoryRule[] = [];
  for (let page; page === undefined || page.length === PAGE_RULES; rules.push(...page)) {
    page = await categoryRules.listCategoryRules(userId, { beforeId: rules.at(-1)?.id, limit: PAGE_RULES });
  }
  const rows = rules.map(({ id, merchant, type, categoryId, origin }) => {
    return { id, merchant, type, category_id: categoryId, category: slugs.get(categoryId) ?? '', origin };
  });
  return listed(
    rows,
    ({ id, merchant, type, category, origin }) =>
      tableRow(id, merchant, type ?? 'income and expense', category, origin),
    'No category rules yet.',
  );
});

const add = command(
  'add a rule, or replace the one for the same merchant and type',
  {
    email: EMAIL,
    merchant: required('<name>', 'name of the merchant, as transactions show it'),
    category: required('<slug>', 'slug or id of the category, such as groceries'),
    type: optional('<type>', 'only for income, or only for expenses', TRANSACTION_TYPES),
  },
  async ({ email, merchant, category, type = null }, io) => {
    const { users, categoryRules, transactions } = await io.open();
    const found = (await transactions.listCategories()).find(
      ({ id, slug }) => slug === category || String(id) === category,
    );
    if (found === undefined) throw new RefusedError('The category must be the slug or the id of an existing one.');
    const entry = { merchant, categoryId: found.id, type };
    const { id } = await categoryRules.createCategoryRule(await users.findUserId(email), entry);
    return { json: { id }, text: `Category rule ${id}: ${found.name}.` };
  },
  `
Example:
  coffer category-rules add --email ada@example.com --merchant 'Blue Bottle' --category coffee`,
);

const remove = command(
  'remove a rule; transactions stay as they are',
  { id: argument('id of the rule, from category-rules list', idArgument), email: EMAIL },
  async ({ id, email }, io) => {
    const { userId, categoryRules } = await openFor(io, email);
    await categoryRules.removeCategoryRule(userId, id);
    return { json: { removed: id }, text: `Category rule ${id} was removed.` };
  },
);

export const categoryRules = group('categories that a user wants for merchants, from the next import on', {
  list,
  add,
  remove,
});
