import { ACCOUNT_TYPES } from '../../../domain/ledger/bank-account.ts';
import { formatMoney } from '../../../domain/money/money.ts';
import { command, group, required, withDefault } from '../command.ts';
import { currencyArgument, EMAIL, minorUnitsArgument } from '../options.ts';
import { listed, tableRow } from '../text.ts';

const connect = command(
  'add an account as a bank connection would',
  {
    email: EMAIL,
    bank: required('<name>', 'name of the bank'),
    name: required('<name>', 'name of the account'),
    currency: required('<code>', 'currency of the account', currencyArgument),
    balance: required('<minor-units>', 'balance that the bank reports, in minor units (cents)', minorUnitsArgument),
    type: withDefault('<type>', 'type of the account', ACCOUNT_TYPES, 'checking'),
  },
  async (input, io) => {
    const id = await (await io.open()).accounts.connectAccount(input);
    return { json: { id }, text: `Connected account ${id}.` };
  },
  `
Example:
  coffer account connect --email ada@example.com --bank Harbor --name Checking --currency USD --balance 125000`,
);

const list = command(
  'list the accounts of a user with their ids, hidden ones included',
  { email: EMAIL },
  async ({ email }, io) => {
    const { accounts, banks } = await (await io.open()).accounts.listUserAccounts(email);
    const rows = accounts.map(({ id, name, bankId, kind, type, currency, balance, isBalanceKnown, hidden }) => {
      const bank = banks?.get(bankId)?.name ?? null;
      return { id, name, bank, kind, type, currency, balance: isBalanceKnown ? balance : null, hidden };
    });
    return listed(
      rows,
      ({ id, name, bank, kind, type, currency, balance, hidden }) => {
        const rest = hidden ? ['hidden'] : [];
        const money = balance === null ? 'unknown' : formatMoney(balance, currency);
        return tableRow(id, name, bank ?? '', type, kind, money, ...rest);
      },
      'No accounts yet.',
    );
  },
);

export const account = group('bank accounts', { connect, list });
