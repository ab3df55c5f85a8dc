import type { App } from '../../../config/create-app.ts';
import { useCases } from '../../../config/tokens.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { ListedTransaction } from '../../../domain/ports/transaction-reader.ts';
import type { ColumnMapping } from '../../../domain/statements/read-options.ts';
import { type DecidedBy, layerOf } from './layer.ts';
import type { Bank, CountryStatements } from './statement-rows.ts';
import type { Payment } from './year.ts';

/** A payment as the service shows it after the import. */
export interface ShownPayment {
  readonly payment: Payment;
  readonly id: number;
  readonly categoryId: number;
  readonly layer: DecidedBy;
  /** Whom the money went to or came from, or else the description, which is what people then read. */
  readonly name: string;
}

/** Somebody who imports the files of their banks, and corrects what is wrong. */
export interface Person {
  /** Imports the payments, in one file for each bank, and reads them back. */
  readonly take: (payments: readonly Payment[]) => Promise<readonly ShownPayment[]>;
  readonly correct: (id: number, categoryId: number) => Promise<void>;
}

/** Makes a user with an account at each bank of the country. */
export async function newPerson(app: App, { code, currency }: CountryStatements, name: string): Promise<Person> {
  const email = `${name.replaceAll(' ', '.')}@${code}.example.org`;
  const { id: userId } = await app
    .get(useCases.users)
    .createUser({ email, password: 'correct horse battery', currency });
  const accounts = new Map<string, Promise<number>>();
  const accountOf = ({ name }: Bank) => {
    const known = accounts.get(name);
    if (known !== undefined) return known;
    const opened = app.get(useCases.accounts).createBankAccount(userId, { name, currency });
    accounts.set(
      name,
      opened.then(({ id }) => id),
    );
    return accounts.get(name)!;
  };
  return {
    take: async (payments) => {
      const ids = new Map<number, Payment>();
      for (const [name, ofBank] of Map.groupBy(payments, ({ row }) => row.bank.name)) {
        const { bank } = ofBank[0]!.row;
        const bankAccountId = await accountOf(bank);
        const imported = await importFile(app, userId, { bank, bankAccountId, payments: ofBank, currency });
        if (imported.length !== ofBank.length) throw new Error(`${name}: ${imported.length} of ${ofBank.length} rows`);
        for (const [index, payment] of ofBank.entries()) ids.set(imported[index]!, payment);
      }
      const shown = await shownTransactions(app, userId);
      return shown.flatMap((row) => {
        const payment = ids.get(row.id);
        if (payment === undefined) return [];
        const { id, categoryId } = row;
        return [{ payment, id, categoryId, layer: layerOf(payment, row), name: nameOf(row) }];
      });
    },
    correct: (id, categoryId) => app.get(useCases.transactions).updateTransaction(userId, id, { categoryId }),
  };
}

interface BankFile {
  readonly bank: Bank;
  readonly bankAccountId: number;
  readonly payments: readonly Payment[];
  readonly currency: CurrencyCode;
}

/** Returns the ids of the transactions, in the order of the payments. */
async function importFile(app: App, userId: number, file: BankFile): Promise<readonly number[]> {
  const { bank, bankAccountId, payments, currency } = file;
  const lines = [bank.columns.map(({ title }) => title), ...payments.map((payment) => cellsOf(payment, currency))];
  const { rows } = await app.get(useCases.imports).importStatements(userId, {
    bytes: new TextEncoder().encode(lines.map((cells) => cells.map(quoted).join(',')).join('\n')),
    fileName: `${bank.name}.csv`,
    accounts: { bankAccountId, byKey: new Map() },
    options: { dateOrder: 'ymd', decimal: '.', invert: false, mapping: mappingOf(bank) },
    onError: 'refuse',
    shownRows: payments.length,
    dryRun: false,
  });
  const inOrder = rows.toSorted((a, b) => a.position - b.position);
  return inOrder.flatMap(({ transactionId, isOrigin }) => (isOrigin && transactionId !== null ? [transactionId] : []));
}

/** Which column is which: how well files are read is measured elsewhere. */
function mappingOf({ columns }: Bank): ColumnMapping {
  const numbers = Map.groupBy(columns.keys(), (index) => {
    const { role } = columns[index]!;
    return role === 'kind' ? 'description' : role;
  });
  return Object.fromEntries([...numbers].map(([role, indices]) => [role, indices.map((index) => index + 1)]));
}

function cellsOf({ row, day, amount, description, payee }: Payment, currency: CurrencyCode): readonly string[] {
  const { bank, merchantCategoryCode, kind } = row;
  const cells = { date: day, amount, currency, description, payee, merchantCategoryCode, kind };
  return bank.columns.map(({ role }) => cells[role]);
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}

const PAGE = 10_000;

async function shownTransactions(app: App, userId: number): Promise<readonly ListedTransaction[]> {
  const include = { category: false, bankAccount: false, bank: false };
  const { listTransactions } = app.get(useCases.transactions);
  const { rows, total } = await listTransactions(userId, { filter: {}, page: 1, perPage: PAGE, include });
  if (total > PAGE) throw new RangeError('A person has more payments than a page.');
  return rows;
}

function nameOf({ type, from, to, description }: ListedTransaction): string {
  return (type === 'expense' ? to : from)[0]?.name ?? description;
}
