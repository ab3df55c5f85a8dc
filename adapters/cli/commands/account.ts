import type { MergedRow } from '../../../application/accounts/merge-accounts.ts';
import { dateOf } from '../../../domain/calendar.ts';
import { ACCOUNT_TYPES } from '../../../domain/ledger/bank-account.ts';
import { mergeRemarks } from '../../../domain/merging/merge-remarks.ts';
import { formatMoney } from '../../../domain/money/money.ts';
import { argument, command, flag, group, required, withDefault } from '../command.ts';
import { openFor } from '../command-line.ts';
import { currencyArgument, EMAIL, idArgument, minorUnitsArgument } from '../options.ts';
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

/** More are in the REST interface. */
const SHOWN_ROWS = 100;

const merge = command(
  'make one account of two that are one: what only the second has goes over, and the second is gone',
  {
    kept: argument('id of the account that stays', idArgument),
    merged: argument('id of the account that is the same one', idArgument),
    email: EMAIL,
    preview: flag('say what would happen, and store nothing'),
  },
  async ({ kept: keptId, merged: mergedId, email, preview = false }, io) => {
    const { userId, accounts } = await openFor(io, email);
    const outcome = await accounts.mergeAccounts(userId, { keptId, mergedId, dryRun: preview });
    const rows = outcome.rows.map(rowOf);
    const done = outcome.id === null ? 'Nothing was stored.' : `Merge ${outcome.id}. Undo it with account unmerge.`;
    const shown = rows.slice(0, SHOWN_ROWS).map(({ id, mergedId: goneId, day, amount, currency, description }) => {
      const fate = goneId === null ? 'goes over' : `is (id:${id})`;
      return tableRow(`(id:${goneId ?? id})`, fate, day, formatMoney(amount, currency), description);
    });
    return {
      json: { id: outcome.id, remarks: mergeRemarks(outcome.merge), rows },
      text: [...mergeRemarks(outcome.merge).map((one) => tableRow(one)), ...shown, done].join('\n'),
    };
  },
);

function rowOf({ transaction, pair }: MergedRow) {
  const { id, bookedAt, amount, currency, description } = transaction;
  return { id, mergedId: pair?.gone.id ?? null, day: dateOf(bookedAt), amount, currency, description };
}

const merges = command('list what was merged, newest first', { email: EMAIL }, async ({ email }, io) => {
  const { userId, accounts } = await openFor(io, email);
  return listed(
    await accounts.listAccountMerges(userId),
    ({ id, mergedAt, name, keptId, matched, moved }) =>
      tableRow(id, mergedAt.slice(0, 16), `“${name}” into (id:${keptId})`, `${matched} in both`, `${moved} went over`),
    'Nothing was merged.',
  );
});

const unmerge = command(
  'separate two accounts that were merged: everything is as before, apart from what was changed since',
  { id: argument('id of the merge, from account merges', idArgument), email: EMAIL },
  async ({ id, email }, io) => {
    const { userId, accounts } = await openFor(io, email);
    await accounts.undoAccountMerge(userId, id);
    return { json: { undone: id }, text: `Merge ${id} was undone.` };
  },
);

export const account = group('bank accounts', { connect, list, merge, merges, unmerge });
