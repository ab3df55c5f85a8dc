import { readView, type View, type ViewFacts } from './view.ts';

/** Specification 4.12. Transactions have no view: their list is already what there is to see. */
const VIEWS: readonly ViewFacts[] = [
  {
    tool: 'get_account_balances',
    name: 'balances',
    title: 'Account balances',
    description: 'Net worth, and the balance of each account as a bar',
  },
  {
    tool: 'get_recurring_bills',
    name: 'bills',
    title: 'Recurring bills',
    description: 'A calendar of the next payments, and the bills by due date',
  },
  {
    tool: 'get_spending_by_category',
    name: 'spending',
    title: 'Spending by category',
    description: 'What was spent in each category as a bar',
  },
];

let read: readonly View[] | undefined;

/** Read when the first client wants them. */
export function allViews(): readonly View[] {
  read ??= VIEWS.map(readView);
  return read;
}

export function viewOfTool(tool: string): View | undefined {
  return allViews().find((view) => view.tool === tool);
}
