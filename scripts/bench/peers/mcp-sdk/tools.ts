import { getAccountBalances } from './get-account-balances.ts';
import { getRecurringBills } from './get-recurring-bills.ts';
import { getSpendingByCategory } from './get-spending-by-category.ts';
import { getTransactions } from './get-transactions.ts';
import type { Tool } from './tool.ts';

export const TOOLS: ReadonlyMap<string, Tool> = new Map(
  [getAccountBalances, getTransactions, getRecurringBills, getSpendingByCategory].map((tool) => [tool.name, tool]),
);
