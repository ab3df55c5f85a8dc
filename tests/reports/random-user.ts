import { useCases } from '../../config/tokens.ts';
import type { User } from '../../domain/access/user.ts';
import { timestampOfDate } from '../../domain/calendar.ts';
import { CATEGORY_TREE } from '../../domain/ledger/category-tree.ts';
import { converted, rate } from '../mcp/figures.ts';
import { aGeneratedStatement, type Chance, generator, type Statement } from '../mcp/statement.ts';
import { currency, localDate } from '../support/fixtures.ts';
import type { WebService } from '../support/service/web-service.ts';

export const TODAY = localDate('2026-03-15');

/** A transaction as it was entered: what every report must be made of. */
export interface Row {
  readonly id: number;
  readonly accountId: number;
  readonly day: string;
  readonly amount: number;
  readonly currency: string;
  /** The category that a person or a file gave it; `undefined` where Coffer chose one. */
  readonly categoryId: number | undefined;
  /** What it moves the balance of its account by, in the account's currency; 0 for a pending one. */
  readonly moves: number;
}

export interface Account {
  readonly id: number;
  readonly currency: string;
  readonly isManual: boolean;
  readonly hidden: boolean;
  /** As the test counts it. */
  readonly balance: number;
  readonly isImported: boolean;
}

/** A user who has done many things, and what the test knows of it: live accounts and transactions, by id. */
export interface RandomUser {
  readonly user: User;
  readonly accounts: Map<number, Account>;
  readonly rows: Map<number, Row>;
}

/** A generated user who then enters, imports, deletes, recategorises and hides at random. */
export async function aRandomUser(service: WebService, seed: number): Promise<RandomUser> {
  const chance = generator(seed);
  const { passwordHash } = await service.newUser();
  const { statement, user } = await service.prepare(async (stores) => {
    const made = await aGeneratedStatement(stores, seed);
    const own = { currency: currency(chance.pick(['USD', 'EUR', 'JPY'])), passwordHash };
    return { statement: made, user: await stores.users.update(made.user.id, (each) => ({ ...each, ...own })) };
  });
  const book = { user, accounts: new Map(accountsOf(statement)), rows: new Map(rowsOf(statement)) };
  for (const name of ['Current', 'Holiday savings']) {
    const input = { name, currency: user.currency, balance: chance.below(90_000) };
    const { id } = await service.app.get(useCases.accounts).createBankAccount(user.id, input);
    book.accounts.set(id, { ...input, id, isManual: true, hidden: false, isImported: false });
  }
  for (let nth = 0; nth < 40; nth += 1) await chance.pick([...ACTS, transfer, transfer])(service, book, chance);
  for (const act of [...ACTS, ...Array<Act>(4).fill(transfer)]) await act(service, book, chance);
  return book;
}

function accountsOf({ accounts }: Statement): [number, Account][] {
  return accounts.map(({ id, currency: code, kind, hidden, balance }) => [
    id,
    { id, currency: code, isManual: kind === 'manual', hidden, balance, isImported: false },
  ]);
}

/** Coffer takes most of the generated links back when something changes near them: nothing speaks for them. */
function rowsOf({ accounts, transactions, transferAccounts }: Statement): [number, Row][] {
  const currencies = new Map(accounts.map((account) => [account.id, account.currency]));
  return transactions.map(({ id, bankAccountId, bookedAt, categoryId, amount, accountAmount, ...row }) => {
    const isOwn = row.currency === currencies.get(bankAccountId);
    const moves = row.status === 'pending' ? 0 : (accountAmount ?? (isOwn ? amount : 0));
    const facts = { accountId: bankAccountId, day: bookedAt.slice(0, 10), amount, currency: row.currency };
    return [id, { id, ...facts, categoryId: transferAccounts.has(id) ? undefined : categoryId, moves }];
  });
}

type Act = (service: WebService, book: RandomUser, chance: Chance) => Promise<void>;

/** Something by hand, perhaps in another currency than the account's. */
const enter: Act = async (service, book, chance) => {
  const account = chance.pick(manualOf(book));
  await create(service, book, account, {
    amount: (chance.below(3) === 0 ? 1 : -1) * (1 + chance.below(90_000)),
    code: chance.pick([account.currency, 'USD', 'EUR', 'KWD']),
    categoryId: chance.pick([null, ...CATEGORY_TREE])?.id,
    description: 'By hand',
    day: someDay(chance),
  });
};

/** The same amount out of one account and into another; whether that is an own transfer is for Coffer to find out. */
const transfer: Act = async (service, book, chance) => {
  const [from, to] = [chance.pick(manualOf(book).slice(-2)), chance.pick(manualOf(book))];
  const [amount, day, code] = [10_000 + chance.below(90_000), someDay(chance), chance.pick(['EUR', 'GBP', 'JPY'])];
  const description = chance.pick(['Transfer to own account', 'Transfer to savings', 'Thanks for dinner']);
  const both = { code, categoryId: undefined, description, day };
  await create(service, book, from, { amount: -amount, ...both });
  await create(service, book, to, { amount, ...both });
};

interface Entry extends Pick<Row, 'amount' | 'day' | 'categoryId'> {
  readonly code: string;
  readonly description: string;
}

async function create({ app }: WebService, book: RandomUser, account: Account, entry: Entry): Promise<void> {
  const { amount, code, categoryId, description, day } = entry;
  const found = rate(code, account.currency, day, TODAY);
  const moves = code === account.currency ? amount : found === undefined ? 0 : Number(converted(amount, found));
  if (moves === 0) return;
  const input = { amount, bankAccountId: account.id, bookedAt: localDate(day), description, currency: currency(code) };
  const more = categoryId === undefined ? {} : { categoryId };
  const { id } = await app.get(useCases.transactions).createTransaction(book.user.id, { ...input, ...more });
  add(book, { id, accountId: account.id, day, amount, currency: code, categoryId, moves });
}

const TEXTS = ['REFUND Blue Bottle', 'CARD PAYMENT THANK YOU', 'ATM WITHDRAWAL', 'PAYMENT J SMITH', 'PAYROLL ACME'];

/** A file: a rent, and whatever else, some of it pending. A second file on the account could book or retire that. */
const importFile: Act = async ({ app }, book, chance) => {
  const account = chance.pick([...book.accounts.values()]);
  if (account.isImported) return;
  book.accounts.set(account.id, { ...account, isImported: true });
  const entries = Array.from({ length: 6 }, (_, nth) => ({
    day: nth < 3 ? `2026-0${nth + 1}-03` : someDay(chance),
    amount: nth < 3 ? -64_900 - book.rows.size : (chance.below(2) === 0 ? 1 : -1) * (1 + chance.below(700_000)),
    category: nth < 3 ? null : chance.pick([null, ...CATEGORY_TREE]),
    text: nth < 3 ? `SUNNY LETTINGS RENT ${account.id}` : `${chance.pick(TEXTS)} ${book.rows.size}`,
    status: nth < 3 || chance.below(4) > 0 ? ('booked' as const) : ('pending' as const),
  }));
  const transactions = entries.map(({ day, amount, category, text, status }) => {
    const facts = { bookedAt: timestampOfDate(localDate(day)), amount, description: text, status };
    return { ...facts, merchantName: null, category: category?.id ?? null, currency: null, from: [], to: [] };
  });
  const input = { email: book.user.email ?? '', bankAccountId: account.id, transactions };
  const ids = await app.get(useCases.imports).importTransactions(input);
  if (ids.length !== entries.length) throw new Error('A row of the file was taken for another one.');
  for (const [nth, { day, amount, category, status }] of entries.entries()) {
    const facts = { id: ids[nth]!, accountId: account.id, day, amount, currency: account.currency };
    add(book, { ...facts, categoryId: category?.id, moves: status === 'booked' ? amount : 0 });
  }
};

const remove: Act = async ({ app }, book, chance) => {
  const row = chance.pick([...book.rows.values()]);
  await app.get(useCases.transactions).deleteTransaction(book.user.id, row.id);
  forget(book, row.id);
};

/** The rows of the file are gone, also those that were deleted before, and a later file may bring others. */
const undoImport: Act = async ({ app }, book) => {
  const imports = app.get(useCases.imports);
  const [last] = await imports.listImports(book.user.id, { limit: 1 });
  if (last === undefined) return;
  const { rows } = await imports.showImport(book.user.id, last.id);
  await imports.undoImport(book.user.id, last.id);
  for (const { transactionId } of rows) if (transactionId !== null) forget(book, transactionId);
  const account = book.accounts.get(rows[0]?.bankAccountId ?? 0);
  if (account !== undefined) book.accounts.set(account.id, { ...account, isImported: false });
};

const deleteAccount: Act = async ({ app }, book, chance) => {
  const account = manualOf(book).slice(0, -2)[chance.below(8)];
  if (account === undefined) return;
  await app.get(useCases.accounts).deleteBankAccount(book.user.id, account.id);
  for (const { id, accountId } of book.rows.values()) if (accountId === account.id) forget(book, id);
  book.accounts.delete(account.id);
};

const recategorise: Act = async ({ app }, book, chance) => {
  const row = chance.pick([...book.rows.values()]);
  const categoryId = chance.pick(CATEGORY_TREE).id;
  await app.get(useCases.transactions).updateTransaction(book.user.id, row.id, { categoryId });
  book.rows.set(row.id, { ...row, categoryId });
};

const hideOrShow: Act = async ({ app }, book, chance) => {
  const account = chance.pick([...book.accounts.values()]);
  const hidden = !account.hidden;
  await app.get(useCases.accounts).updateBankAccount(book.user.id, account.id, { hidden });
  book.accounts.set(account.id, { ...account, hidden });
};

const ACTS: readonly Act[] = [
  undoImport,
  deleteAccount,
  hideOrShow,
  importFile,
  importFile,
  remove,
  recategorise,
  enter,
];

function manualOf({ accounts }: RandomUser): readonly Account[] {
  return [...accounts.values()].filter(({ isManual }) => isManual);
}

function add(book: RandomUser, row: Row): void {
  book.rows.set(row.id, row);
  moveBalance(book, row.accountId, row.moves);
}

function forget(book: RandomUser, id: number): void {
  const row = book.rows.get(id);
  if (row === undefined) return;
  book.rows.delete(id);
  moveBalance(book, row.accountId, -row.moves);
}

/** The balance of a connected account is what its bank says. */
function moveBalance({ accounts }: RandomUser, id: number, by: number): void {
  const account = accounts.get(id)!;
  if (account.isManual) accounts.set(id, { ...account, balance: account.balance + by });
}

function someDay(chance: Chance): string {
  return new Date(Date.parse('2026-01-02') + chance.below(72) * 86_400_000).toISOString().slice(0, 10);
}
