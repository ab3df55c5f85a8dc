import type { Life } from '../people/life.ts';
import type { Movement } from '../world/movement.ts';
import { payee } from '../world/payee.ts';

/** Some banks take a fee for each payment in another currency. */
export function foreignFees(all: readonly Movement[], life: Life): readonly Movement[] {
  const { country, accounts, random } = life;
  const share = new Map(
    accounts.map(({ id }) => [id, random.fork(`foreign-fee/${id}`).pick([0, 0, 0.0175, 0.02, 0.03])]),
  );
  const text = random.fork('foreign-fee').pick(country.words.foreignFee);
  return all
    .filter(({ foreign, kind, accountId }) => foreign !== undefined && kind === 'bill' && share.get(accountId) !== 0)
    .map(({ accountId, day, amount }): Movement => {
      const fee = Math.min(-1, Math.round(amount * (share.get(accountId) ?? 0)));
      return { accountId, day, amount: fee, channel: 'fee', payee: payee(''), text, kind: 'bank-fee' };
    });
}

/** What the bank writes beside the fee for a debit that came back. */
export function withFeeTexts(all: readonly Movement[], { country }: Life): readonly Movement[] {
  return all.map((row) =>
    row.kind === 'bank-fee' && row.text === ''
      ? { ...row, text: country.words.returnFee[0] ?? '', payee: payee('') }
      : row,
  );
}
