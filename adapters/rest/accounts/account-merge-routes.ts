import type { MergeOutcome } from '../../../application/accounts/merge-accounts.ts';
import { editsOf } from '../../../domain/ledger/united-transaction.ts';
import { REQUESTED_ID } from '../endpoint/id-paging.ts';
import { CREATED, deleteRoute, listRoute, REPLAYED, type Resource } from '../endpoint/resource-routes.ts';
import { type Route, refusal, route } from '../endpoint/route.ts';
import { resource } from '../openapi/resource-schemas.ts';
import { listOf } from '../openapi/schema-parts.ts';
import { shown } from '../openapi/shown.ts';

const MERGES = {
  path: '/v1/account-merges',
  tag: { name: 'Account merges', description: 'Two accounts that turned out to be one.' },
  noun: 'account merge',
} as const satisfies Resource;

/** Rows that an answer shows. */
const ROWS_MAX = 1_000;

/** Specification 4.41 to 4.43. */
export const ACCOUNT_MERGE_ROUTES: readonly Route[] = [
  listRoute(MERGES, {
    operationId: 'listAccountMerges',
    summary: 'List account merges',
    description: 'Returns what was merged into accounts that are there, newest first.',
    schema: listOf(resource('AccountMerge')),
    handle: async ({ accounts }, { userId }) =>
      JSON.stringify((await accounts.listAccountMerges(userId)).map((one) => shown('AccountMerge', sourceOf(one)))),
  }),
  route({
    path: MERGES.path,
    tag: MERGES.tag,
    method: 'POST',
    idempotent: true,
    operationId: 'mergeAccounts',
    summary: 'Merge two accounts that are one',
    description:
      'Payments in both become one, with the notes of both and the category that you chose, that of ' +
      '`bank_account_id` first. All others go over with their imports and connections, and the merged account goes.',
    body: {
      type: 'object',
      title: 'NewAccountMerge',
      properties: {
        bank_account_id: { ...REQUESTED_ID, description: 'The account that stays', examples: [12] },
        merged_bank_account_id: { ...REQUESTED_ID, description: 'The account that is the same one', examples: [13] },
        dry_run: { type: 'boolean', default: false, description: 'Decide everything and store nothing' },
      },
      required: ['bank_account_id', 'merged_bank_account_id'],
    },
    responses: {
      200: { description: 'A dry run: nothing was stored.', schema: resource('AccountMergeOutcome') },
      201: { ...CREATED, schema: resource('AccountMergeOutcome') },
    },
    async handle({ accounts }, { userId, body, idempotent }) {
      const { bank_account_id: keptId, merged_bank_account_id: mergedId, dry_run: dryRun = false } = body;
      const outcome = await accounts.mergeAccounts(userId, { keptId, mergedId, dryRun }, idempotent);
      const headers = outcome.replayed ? REPLAYED : undefined;
      return { status: outcome.id === null ? 200 : 201, json: outcomeJson(outcome), headers };
    },
  }),
  deleteRoute(MERGES, {
    operationId: 'undoAccountMerge',
    summary: 'Undo an account merge',
    description: 'Both accounts are as before. What was changed since stays with its transaction.',
    responses: {
      409: refusal(
        'Something has happened since that belongs to both.',
        'The accounts cannot be separated: “Savings” was merged later. Undo that merge first.',
      ),
    },
    handle: ({ accounts }, { userId, id }) => accounts.undoAccountMerge(userId, id),
  }),
];

function sourceOf<Merge extends { readonly keptId: number; readonly mergedId: number }>(merge: Merge) {
  return { ...merge, bankAccountId: merge.keptId, mergedBankAccountId: merge.mergedId };
}

function outcomeJson({ id, merge, rows }: MergeOutcome): string {
  const { account, merged } = merge.undoing;
  const balances = { balanceBefore: account.before.balance, mergedBalance: merged.balance };
  const shownRows = rows.slice(0, ROWS_MAX).map(({ transaction, pair }) => ({
    ...transaction,
    mergedId: pair?.gone.id ?? null,
    ...(pair === undefined ? { takesEdits: false, losesEdits: false } : editsOf(pair)),
  }));
  const source = { ...sourceOf(merge), ...balances, id, balance: account.after.balance, transactions: shownRows };
  return JSON.stringify(shown('AccountMergeOutcome', source));
}
