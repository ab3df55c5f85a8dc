import type { ComparedTransaction } from '../../../application/transactions/list-duplicates.ts';
import { dateOf } from '../../../domain/calendar.ts';
import { formatMoney } from '../../../domain/money/money.ts';
import { argument, command, flag, required } from '../command.ts';
import { openFor } from '../command-line.ts';
import { EMAIL, idArgument } from '../options.ts';
import { listed, tableRow } from '../text.ts';

const LISTED = 1_000;

/** Imported transactions that may be ones that were there (contract 8.8). */
export const duplicates = command(
  `list the latest ${LISTED} imported transactions that may be ones that were there`,
  { email: EMAIL, settled: flag('those that you have settled instead') },
  async ({ email, settled }, io) => {
    const { userId, transactions } = await openFor(io, email);
    const pairs = await transactions.listDuplicates(userId, { isSettled: settled === true, limit: LISTED });
    const facts = ({ id, bookedAt, amount, currency, description, notes, source }: ComparedTransaction) => {
      return { id, booked_on: dateOf(bookedAt), amount, currency, description, notes, source };
    };
    const words = ({ booked_on, amount, currency, description, source }: ReturnType<typeof facts>) =>
      `${booked_on} ${formatMoney(amount, currency)} ${description} (${source})`;
    return listed(
      pairs.map(({ id, settledAs, transaction, duplicateOf }) => {
        return { id, settled_as: settledAs, transaction: facts(transaction), duplicate_of: facts(duplicateOf) };
      }),
      ({ id, settled_as, transaction, duplicate_of }) =>
        tableRow(id, settled_as ?? 'open', words(transaction), words(duplicate_of)),
      'There is nothing to settle.',
    );
  },
);

const SAID = {
  same: 'The two are one now.',
  different: 'Both are real.',
  open: 'It is open again.',
} as const;

export const settle = command(
  'say whether two transactions are one payment, or take that back',
  {
    id: argument('id of the one that was added, from transactions duplicates', idArgument),
    email: EMAIL,
    as: required('<what>', 'same: keep one; different: both are real; open: take it back', [
      'same',
      'different',
      'open',
    ] as const),
  },
  async ({ id, email, as }, io) => {
    const { userId, transactions } = await openFor(io, email);
    await transactions.settleDuplicate(userId, id, as === 'open' ? null : as);
    return { json: { id, settled_as: as === 'open' ? null : as }, text: SAID[as] };
  },
  `
Example:
  coffer transactions settle 1052 --email ada@example.com --as same`,
);
