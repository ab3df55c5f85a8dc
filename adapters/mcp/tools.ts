import type { Tool } from './tool.ts';
import { getAccountBalancesTool } from './tools/get-account-balances.ts';
import { getRecurringBillsTool } from './tools/get-recurring-bills.ts';
import { getSpendingByCategoryTool } from './tools/get-spending-by-category.ts';
import { getTransactionsTool } from './tools/get-transactions.ts';

/** Exactly these four, in this order (specification 4.10). */
export const TOOLS: readonly Tool[] = [
  getAccountBalancesTool,
  getTransactionsTool,
  getRecurringBillsTool,
  getSpendingByCategoryTool,
];
