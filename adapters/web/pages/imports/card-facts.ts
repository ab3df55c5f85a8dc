import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { SignedInRequest } from '../../web-request.ts';
import type { PageParts } from '../../web-route.ts';
import type { AccountsById, CategoryNames } from './import-parts.ts';

/** What the cards show of the person's other things. */
export interface CardFacts {
  readonly own: AccountsById;
  readonly categories: CategoryNames;
  /** Of the person's totals. */
  readonly currency: CurrencyCode;
}

export async function cardFacts(parts: PageParts, { visitor }: SignedInRequest): Promise<CardFacts> {
  const [{ accounts }, categories] = await Promise.all([
    parts.accounts.listBankAccounts(visitor.user.id, { bank: false }),
    parts.transactions.listCategories(),
  ]);
  return {
    own: new Map(accounts.map((account) => [account.id, account])),
    categories: new Map(categories.map(({ id, name }) => [id, name])),
    currency: visitor.user.currency,
  };
}
