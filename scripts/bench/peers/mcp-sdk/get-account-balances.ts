import { accountsOf, hiddenLines } from './accounts.ts';
import { counted, money, moneyJson, NO_CONVERSIONS, plain } from './text.ts';
import { defineTool } from './tool.ts';

export const getAccountBalances = defineTool<{ readonly include_hidden?: boolean }>({
  name: 'get_account_balances',
  description: 'Lists bank accounts with their balances, and the net worth.',
  inputSchema: {
    type: 'object',
    properties: { include_hidden: { type: 'boolean', nullable: true } },
    additionalProperties: false,
  },
  async run(database, { id, currency }, { include_hidden: includeHidden = false }) {
    const all = await accountsOf(database, id);
    const accounts = all.filter(({ hidden }) => includeHidden || !hidden);
    const hidden = all.length - accounts.length;
    const total = accounts.reduce((sum, { balance }) => sum + balance, 0);
    const lines = accounts.map(
      (each) =>
        `- "${plain(each.name)}" (id:${each.id}), ${each.type}${each.hidden ? ', hidden' : ''}: ${money(each.balance)}`,
    );
    return {
      text: [
        `${counted(accounts.length, 'account')}${accounts.length > 0 ? ':' : '.'}`,
        ...lines,
        `Net worth: ${money(total)} (${currency})`,
        ...hiddenLines(hidden),
      ].join('\n'),
      structured: {
        accounts: accounts.map((each) => ({
          id: each.id,
          name: each.name,
          type: each.type,
          hidden: each.hidden,
          balance: moneyJson(each.balance, each.currency),
        })),
        net_worth: moneyJson(total, currency),
        ...(hidden > 0 && { hidden_accounts: hidden }),
        ...NO_CONVERSIONS,
      },
    };
  },
});
