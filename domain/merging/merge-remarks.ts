import { editsOf } from '../ledger/united-transaction.ts';
import { formatMoney } from '../money/money.ts';
import type { New } from '../new.ts';
import type { AccountMerge } from './account-merge.ts';

/** What a merge does, or did, in sentences for the person. */
export function mergeRemarks({ name, matched, moved, undoing }: New<AccountMerge>): readonly string[] {
  const { account, merged, pairs, feeds } = undoing;
  const { before, after } = account;
  const [kept, gone] = [`“${before.name}”`, `“${name}”`];
  const money = (balance: number) => formatMoney(balance, before.currency);
  const edits = pairs.map(editsOf);
  const taken = edits.filter(({ takesEdits }) => takesEdits).length;
  const lost = edits.filter(({ losesEdits }) => losesEdits).length;
  const isFed = feeds.some((one) => one.before.bankAccountId === merged.id && one.after.bankAccountId === before.id);
  return [
    `In both accounts: ${matched}. Only in ${gone}: ${moved}.`,
    `${kept} has ${money(before.balance)} and ${gone} ${money(merged.balance)}; together ${money(after.balance)}.`,
    ...(taken > 0 ? [`What you set on ${taken} of them in ${gone} is kept.`] : []),
    ...(lost > 0 ? [`You gave ${lost} another category in each account: that of ${kept} counts.`] : []),
    ...(isFed ? [`The connection of ${gone} fills ${kept} from then on.`] : []),
  ];
}
