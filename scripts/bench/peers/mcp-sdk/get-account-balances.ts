import { accountsOf } from './ledger.ts';
import { defineTool, money, NO_CONVERSIONS } from './tool.ts';

export const getAccountBalances = defineTool<{ readonly include_hidden?: boolean }>(
  'get_account_balances',
  'Lists bank accounts with their balances, and the net worth.',
  { include_hidden: { type: 'boolean', nullable: true } },
  async ({ id, currency }, { include_hidden: includeHidden = false }) => {
    const accounts = (await accountsOf(id)).filter(({ hidden }) => includeHidden || !hidden);
    const netWorth = accounts.reduce((sum, { balance }) => sum + balance, 0);
    return {
      accounts: accounts.map(({ balance, currency: own, ...account }) => ({
        ...account,
        balance: money(balance, own),
      })),
      net_worth: money(netWorth, currency),
      ...NO_CONVERSIONS,
    };
  },
);
