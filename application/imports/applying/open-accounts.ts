import type { Timestamp } from '../../../domain/calendar.ts';
import { MANUAL_BANK } from '../../../domain/ledger/bank.ts';
import type { BankAccount } from '../../../domain/ledger/bank-account.ts';
import type { Secrets } from '../../../domain/ports/access/secrets.ts';
import type { Stores } from '../../../domain/ports/unit-of-work.ts';
import { openAccountAt } from '../../accounts/open-account.ts';
import { holdAccounts } from '../../balances/hold-accounts.ts';
import type { ObservedStatement, StatementToApply } from '../reading/observed-statement.ts';
import { isPlanned, type PlannedAccount } from '../reading/statement-accounts.ts';

/** A statement, and the account to which it goes. */
export interface PlacedStatement {
  readonly account: BankAccount | PlannedAccount;
  readonly statement: ObservedStatement;
}

/** Statements of accounts that exist, and the accounts that were opened for them. */
export interface OpenedAccounts {
  readonly statements: readonly StatementToApply[];
  /** By id. */
  readonly opened: ReadonlyMap<number, PlannedAccount>;
}

/**
 * Opens the accounts in the unit of work of the import. If another import has opened one for the same number meanwhile,
 * that one is taken: imports that open accounts wait for each other. Existing accounts are locked before, because
 * accounts come before their user in the order of locks.
 */
export async function withAccountsOpened(
  secrets: Pick<Secrets, 'uuid'>,
  stores: Stores,
  userId: number,
  placed: readonly PlacedStatement[],
  at: Timestamp,
): Promise<OpenedAccounts> {
  const ids = new Map<BankAccount | PlannedAccount, number>();
  const opened = new Map<number, PlannedAccount>();
  for (const { account } of placed) if (!isPlanned(account)) ids.set(account, account.id);
  const planned = new Set(placed.map(({ account }) => account).filter(isPlanned));
  if (planned.size > 0) {
    await holdAccounts(stores, userId, [...ids.values()]);
    await stores.users.hold(userId);
  }
  for (const plan of planned) {
    const known = await openedMeanwhile(stores, userId, plan);
    const { name, type, currency } = plan;
    const opening = { userId, bankId: MANUAL_BANK.id, kind: 'manual', name, type, currency, balance: 0 } as const;
    const id = known ?? (await openAccountAt(stores, secrets, opening, at)).id;
    if (known === undefined) opened.set(id, plan);
    ids.set(plan, id);
  }
  const statements = placed.map(({ account, statement }) => ({ ...statement, bankAccountId: ids.get(account)! }));
  return { statements, opened };
}

async function openedMeanwhile(
  { observations, accounts }: Stores,
  userId: number,
  { hash, currency }: PlannedAccount,
): Promise<number | undefined> {
  const id = hash === null ? undefined : await observations.accountOf(userId, hash, currency);
  return id === undefined ? undefined : (await accounts.get(userId, id))?.id;
}
