import type { ShownRenewal } from '../../../application/renewals/undo-renewals.ts';
import { dateOf } from '../../../domain/calendar.ts';
import type { WorkedOut } from '../../../domain/categorising/renewal.ts';
import { command, group } from '../command.ts';
import { openFor } from '../command-line.ts';
import { EMAIL } from '../options.ts';
import { counted, listed, tableRow } from '../text.ts';

const LISTED = 1_000;

const list = command(
  `list the latest ${LISTED} transactions whose name or category a later release worked out anew`,
  { email: EMAIL },
  async ({ email }, io) => {
    const { userId, renewals, transactions } = await openFor(io, email);
    const slugs = new Map((await transactions.listCategories()).map(({ id, slug }) => [id, slug]));
    const said = ({ categoryId, from, to }: WorkedOut) => ({
      category: slugs.get(categoryId) ?? '',
      name: [...from, ...to].map(({ name }) => name).join(', '),
    });
    const facts = ({ transaction, renewal }: ShownRenewal) => {
      const { id, bookedAt, description } = transaction;
      const [before, after] = [said(renewal.before), said(renewal.after)];
      return { id, booked_on: dateOf(bookedAt), description, before, after, renewed_at: renewal.renewedAt };
    };
    const { rows } = await renewals.showRenewals(userId, { limit: LISTED });
    const words = ({ name, category }: ReturnType<typeof said>) => `${name || 'no name'} (${category})`;
    return listed(
      rows.map(facts),
      ({ id, booked_on, description, before, after }) =>
        tableRow(id, booked_on, description, `${words(before)} → ${words(after)}`),
      'Nothing was worked out anew.',
    );
  },
);

const undo = command(
  'give these transactions back the names and categories that they had, as far as nobody has changed them since',
  { email: EMAIL },
  async ({ email }, io) => {
    const { userId, renewals } = await openFor(io, email);
    const undone = await renewals.undoRenewals(userId);
    return { json: { undone }, text: `${counted(undone, 'transaction')} taken back.` };
  },
);

export const renewals = group('names and categories that a later release worked out anew', { list, undo });
