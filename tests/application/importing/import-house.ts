import { hash, randomUUID } from 'node:crypto';
import { nodeSecrets } from '../../../adapters/system/node-secrets.ts';
import { deleteBankAccount } from '../../../application/accounts/delete-bank-account.ts';
import { type ImportStatementsInput, importStatements } from '../../../application/imports/import-statements.ts';
import { undoImport } from '../../../application/imports/undo-import.ts';
import { createTransaction } from '../../../application/transactions/create-transaction.ts';
import { deleteTransaction } from '../../../application/transactions/delete-transaction.ts';
import { listDuplicates } from '../../../application/transactions/list-duplicates.ts';
import { settleDuplicate } from '../../../application/transactions/settle-duplicate.ts';
import { updateTransaction } from '../../../application/transactions/update-transaction.ts';
import type { Settlement } from '../../../domain/imports/possible-duplicate.ts';
import type { UnitOfWork } from '../../../domain/ports/unit-of-work.ts';
import type { StoreUnderTest } from '../../contracts/store-under-test.ts';
import { testClock } from '../../support/clock.ts';
import {
  jsonStatementReader,
  statementFile,
  type TestRow,
  type TestStatement,
} from '../../support/files/json-statement-reader.ts';
import { aManualAccount, aUser, localDate, USD } from '../../support/fixtures.ts';

/** The use-cases of imports for a new user with one account, on 31 March 2026. */
export async function importHouse(store: StoreUnderTest, unitOfWork: UnitOfWork = store.unitOfWork) {
  const { stores } = store;
  const clock = testClock('2026-03-31T12:00:00.000000Z');
  const { id: userId } = await aUser(stores);
  const account = await aManualAccount(stores, userId, { balance: 10_000, currency: USD });
  const ports = { unitOfWork, clock };
  const importFile = importStatements({
    ...ports,
    statementFiles: jsonStatementReader,
    users: stores.users,
    accounts: stores.accounts,
    observations: stores.observations,
    imports: stores.imports,
    upkeep: { afterAdding: async () => {} },
    secrets: { ...nodeSecrets(), digest: () => 'f'.repeat(64), uuid: randomUUID },
    accountHash: (text) => hash('sha256', text),
  });
  const take = (
    statements: readonly TestStatement[] | readonly TestRow[],
    given: Partial<ImportStatementsInput> = {},
    key?: string,
  ) => {
    const list = statements.length > 0 && 'day' in statements[0]! ? [{ rows: statements as TestRow[] }] : statements;
    const bytes = statementFile(list as readonly TestStatement[]);
    const accounts = { bankAccountId: account.id, byKey: new Map() };
    const input = {
      bytes,
      fileName: null,
      accounts,
      options: {},
      onError: 'refuse',
      dryRun: false,
      ...given,
    } as const;
    return importFile(userId, input, key === undefined ? undefined : { key, requestHash: 'same' });
  };
  const undo = undoImport(ports);
  return {
    stores,
    userId,
    account,
    take,
    fromFeed: (rows: readonly TestRow[]) => take([], { bytes: statementFile([{ rows }], 'camt') }),
    undo: (id: number | null) => undo(userId, id ?? 0),
    settle: (id: number, as: Settlement | null) => settleDuplicate(ports)(userId, id, as),
    pairs: (isSettled = false) => listDuplicates(stores)(userId, { isSettled, limit: 99 }),
    remove: (id: number) => deleteTransaction(ports)(userId, id),
    edit: (id: number, notes: string, categoryId = 101) =>
      updateTransaction({ ...stores, ...ports })(userId, id, { notes, categoryId }),
    enter: (entry: { amount: number; description: string; bookedAt: string }) =>
      createTransaction(ports)(userId, {
        ...entry,
        bookedAt: localDate(entry.bookedAt),
        bankAccountId: account.id,
      }),
    enterOn: (bankAccountId: number, entry: { amount: number; description: string; bookedAt: string }) =>
      createTransaction(ports)(userId, { ...entry, bookedAt: localDate(entry.bookedAt), bankAccountId }),
    removeAccount: () => deleteBankAccount(ports)(userId, account.id),
    balance: async (id = account.id) => (await stores.accounts.get(userId, id))?.balance,
    list: () => stores.transactionReader.list(userId, {}, { offset: 0, limit: 1_000 }),
    amounts: async () => (await stores.transactionReader.list(userId, {}, { offset: 0, limit: 99 })).map(shown),
  };
}

/** The amount of a row, with a p if it is pending. */
export function shown({ amount, status }: { readonly amount: number; readonly status: string }): string {
  return status === 'pending' ? `${amount}p` : String(amount);
}
