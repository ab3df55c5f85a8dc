import type { AccountBalance, AccountBalances } from '../../../application/accounts/report-balances.ts';
import { formatDate } from '../../../domain/calendar.ts';
import { formatMoney } from '../../../domain/money/money.ts';
import { counted } from '../text/counted.ts';
import { convertedJson, moneyJson, moneySchema } from '../text/money-json.ts';
import { conversionLines, hiddenLines, NOTES_PROPERTIES, notesJson } from '../text/notes.ts';
import { quoted, storedText } from '../text/quoted-text.ts';
import { defineTool } from '../tool.ts';

/** Specification 4.10. */
export const getAccountBalancesTool = defineTool({
  name: 'get_account_balances',
  title: 'Account balances',
  description:
    'Lists the person’s bank accounts with their current balances, without pending payments, and their net worth; ' +
    'past balances are not known. ' +
    'Use it for how much money there is, what is owed, which accounts exist, and which currency the person uses. ' +
    'Hidden accounts are left out unless include_hidden is true. ' +
    'Returns each account’s name, id, type and balance in its own currency, and their sum in the person’s currency.',
  inputSchema: {
    type: 'object',
    properties: {
      include_hidden: { type: 'boolean', description: 'Include hidden accounts', default: false },
    },
  },
  outputSchema: {
    type: 'object',
    properties: {
      accounts: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            id: { type: 'integer' },
            name: { type: 'string' },
            type: { type: 'string', description: 'Such as checking, savings, credit' },
            hidden: { type: 'boolean' },
            balance: moneySchema('In the account’s currency; negative for debts; absent if unknown'),
            converted: moneySchema('In the currency of the net worth; absent without an exchange rate'),
            as_of: { type: 'string', description: 'Day of a balance over two days old' },
          },
          required: ['id', 'name', 'type', 'hidden'],
        },
      },
      net_worth: moneySchema('Sum of all balances that could be converted'),
      ...NOTES_PROPERTIES,
    },
    required: ['accounts', 'net_worth', 'left_out', 'stale_rates'],
    additionalProperties: false,
  },
  run: async (useCases, caller, { include_hidden: includeHidden = false }) => {
    const balances = await useCases.accounts.reportBalances(caller, { includeHidden });
    return { text: textOf(balances), structured: structuredOf(balances) };
  },
});

function textOf(balances: AccountBalances): string {
  const { accounts, netWorth } = balances;
  return [
    `${counted(accounts.length, 'account')}${accounts.length > 0 ? ':' : '.'}`,
    ...accounts.map((account) => lineOf(account, balances)),
    `Net worth: ${formatMoney(netWorth.amount, netWorth.currency)} (${netWorth.currency})`,
    ...unknownLines(balances.unknownBalances),
    ...hiddenLines(balances.hiddenAccounts),
    ...conversionLines(balances, 'account'),
  ].join('\n');
}

function lineOf(account: AccountBalance, { netWorth }: AccountBalances): string {
  const { id, name, type, hidden, balance, currency, asOf } = account;
  const facts = hidden ? `${type}, hidden` : type;
  const money =
    balance === undefined
      ? 'balance unknown'
      : `${formatMoney(balance, currency)}${conversionOf(account, netWorth.currency)}`;
  return `- ${quoted(name)} (id:${id}), ${facts}: ${money}${asOf === undefined ? '' : `, as of ${formatDate(asOf)}`}`;
}

function unknownLines(names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  return [`Not in the net worth, because the bank states no balance: ${names.map(quoted).join(', ')}.`];
}

function conversionOf(
  { currency, converted }: AccountBalance,
  target: AccountBalances['netWorth']['currency'],
): string {
  if (currency === target) return '';
  return converted === undefined ? ' (no exchange rate)' : ` (${formatMoney(converted, target)})`;
}

function structuredOf(balances: AccountBalances): Record<string, unknown> {
  const { accounts, netWorth } = balances;
  return {
    accounts: accounts.map(({ id, name, type, hidden, balance, currency, converted, asOf }) => ({
      id,
      name: storedText(name),
      type,
      hidden,
      ...(balance !== undefined && { balance: moneyJson(balance, currency) }),
      ...convertedJson({ currency, converted }, netWorth.currency),
      ...(asOf !== undefined && { as_of: asOf }),
    })),
    net_worth: moneyJson(netWorth.amount, netWorth.currency),
    ...notesJson(balances),
  };
}
