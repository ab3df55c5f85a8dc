import type { ConnectedApp } from '../../domain/access/connected-app.ts';
import type { ApiKey } from '../../domain/access/credential.ts';
import type { Session } from '../../domain/access/session.ts';
import type { ToolCall } from '../../domain/access/tool-call.ts';
import type { User } from '../../domain/access/user.ts';
import type { RecurringBill } from '../../domain/bills/recurring-bill.ts';
import type { CategoryRule } from '../../domain/categorising/category-rule.ts';
import type { ConnectedFeedAccount } from '../../domain/feeds/connected-feed-account.ts';
import type { FeedConnection } from '../../domain/feeds/connection.ts';
import type { Import, ImportRow } from '../../domain/imports/import.ts';
import type { RecurringIncome } from '../../domain/income/recurring-income.ts';
import type { BankAccount } from '../../domain/ledger/bank-account.ts';
import { otherPartyOf } from '../../domain/ledger/transaction.ts';
import type { ListedTransaction } from '../../domain/ports/transaction-reader.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { columnsOf, type ExportColumns, type ExportTable, exportTable } from './export-table.ts';

/**
 * Everything that the user owns, without a secret or the hash of one. Amounts are integers in minor units with their
 * currency beside them. Rows are read as they are asked for, a page at a time, so a table may be as long as it likes;
 * changes meanwhile may be in it or not.
 */
export function exportData(ports: Stores) {
  return (userId: number): readonly ExportTable[] => [
    exportTable('profile', columnsOf<User>()('email plan currency createdAt'), async function* () {
      const user = await ports.users.get(userId);
      if (user !== undefined) yield [user];
    }),
    exportTable('bank_accounts', ACCOUNT, () => all(ports.accounts.list(userId))),
    exportTable('transactions', TRANSACTION, () => transactionsOf(ports, userId)),
    exportTable('bills', BILL, () => all(ports.bills.list(userId))),
    exportTable('recurring_income', INCOME, () => all(ports.bills.incomes(userId))),
    exportTable('category_rules', CATEGORY_RULE, () => categoryRulesOf(ports, userId)),
    exportTable('imports', IMPORT, () => importsOf(ports, userId)),
    exportTable('import_rows', IMPORT_ROW, () => importRowsOf(ports, userId)),
    exportTable('connections', CONNECTION, () => all(ports.connections.list(userId))),
    exportTable('connection_accounts', FEED_ACCOUNT, () => all(ports.feedAccounts.listAll(userId))),
    exportTable('api_keys', API_KEY, () => all(ports.apiKeys.list(userId))),
    exportTable('connected_apps', APP, () => all(ports.connectedApps.list(userId))),
    exportTable('sessions', SESSION, () => all(ports.sessions.list(userId))),
    exportTable('assistant_activity', columnsOf<ToolCall>()('id at clientId tool outcome'), () =>
      toolCallsOf(ports, userId),
    ),
  ];
}

const ACCOUNT = columnsOf<BankAccount>()(
  'id bankId kind name type subtype currency balance isBalanceKnown initialBalance hidden createdAt updatedAt',
);

/** With the slug of the category. */
type Categorised<Stored> = Stored & { readonly category: string | null };

const ofTransaction = columnsOf<Categorised<ListedTransaction>>();
const TRANSACTION: ExportColumns<Categorised<ListedTransaction>> = {
  ...ofTransaction('id bankAccountId bookedAt status type amount currency categoryId category description'),
  merchant_name: otherPartyOf,
  ...ofTransaction('notes'),
  from: ({ from }) => from.map(({ name }) => name),
  to: ({ to }) => to.map(({ name }) => name),
  transfer_transaction_id: ({ transfer }) => transfer?.transactionId ?? null,
  transfer_bank_account_id: ({ transfer }) => transfer?.bankAccountId ?? null,
  ...ofTransaction('createdAt updatedAt'),
};

/** With the payments, and what the user has said of it, each as JSON. */
const ofBill = columnsOf<RecurringBill>();
const BILL: ExportColumns<RecurringBill> = {
  ...ofBill('id name source cycle amount currency status nextDate confidence createdAt updatedAt'),
  transaction_ids: ({ transactionIds }) => transactionIds.map(String),
  corrections: ({ corrections }) => corrections.map((said) => JSON.stringify(said)),
};
const INCOME: ExportColumns<RecurringIncome> = {
  ...columnsOf<RecurringIncome>()('name cycle amount currency status nextDate confidence'),
  transaction_ids: ({ transactionIds }) => transactionIds.map(String),
};

const CATEGORY_RULE = columnsOf<Categorised<CategoryRule>>()(
  'id merchant type categoryId category origin createdAt updatedAt',
);

const ofImport = columnsOf<Import>();
const IMPORT: ExportColumns<Import> = {
  ...ofImport('id format fileName sha256'),
  bank_account_ids: ({ statements }) => statements.map(({ bankAccountId }) => String(bankAccountId)),
  ...ofImport('createdAt'),
};

const IMPORT_ROW = columnsOf<ImportRow & { readonly importId: number }>()(
  'importId position bankAccountId sourceId day amount currency status text decision reason transactionId',
);

/** Without its credentials, and the names under which the provider knows the user. */
const ofConnection = columnsOf<FeedConnection>();
const CONNECTION: ExportColumns<FeedConnection> = {
  ...ofConnection('id provider name state'),
  problem: ({ problem }) => problem?.message ?? null,
  ...ofConnection('lastSuccessAt nextSyncAt consentExpiresAt createdAt'),
};

/** Without the hash of the account's number. */
const ofFeedAccount = columnsOf<ConnectedFeedAccount>();
const FEED_ACCOUNT: ExportColumns<ConnectedFeedAccount> = {
  ...ofFeedAccount('id connectionId name'),
  institution: ({ institutionName }) => institutionName,
  ...ofFeedAccount('kind lastFour currency balance balanceAt decision bankAccountId linkedBy difference createdAt'),
};

/** What is known of a key; the key itself is stored nowhere. */
const API_KEY = columnsOf<ApiKey>()('id name prefix lastFour scopes createdAt expiresAt lastUsedAt revokedAt');
const APP = columnsOf<ConnectedApp>()(
  'id clientName clientId redirectHosts audience scopes createdAt lastUsedAt revokedAt',
);
const SESSION = columnsOf<Session>()('id createdAt lastSeenAt expiresAt userAgent address');

/** Rows that are read at once. */
const PAGE_ROWS = 1_000;

async function* all<Row>(rows: Promise<readonly Row[]>): AsyncIterable<readonly Row[]> {
  yield await rows;
}

async function* transactionsOf({ transactionReader, categories }: Stores, userId: number) {
  const slugs = new Map((await categories.list()).map(({ id, slug }) => [id, slug]));
  const pages = pagesOf<ListedTransaction>((last) => transactionReader.listById(userId, last?.id ?? 0, PAGE_ROWS));
  for await (const rows of pages) yield rows.map((row) => ({ ...row, category: slugs.get(row.categoryId) ?? null }));
}

async function* categoryRulesOf({ categoryRules, categories }: Stores, userId: number) {
  const slugs = new Map((await categories.list()).map(({ id, slug }) => [id, slug]));
  const rules = await categoryRules.list(userId);
  yield rules.map((rule) => ({ ...rule, category: slugs.get(rule.categoryId) ?? null }));
}

/** Pages in one direction: `read` gets the last row of the page before, `undefined` at first. */
async function* pagesOf<Row>(read: (last: Row | undefined) => Promise<readonly Row[]>) {
  let last: Row | undefined;
  do {
    const rows: readonly Row[] = await read(last);
    yield rows;
    last = rows.length < PAGE_ROWS ? undefined : rows.at(-1);
  } while (last !== undefined);
}

function toolCallsOf({ toolCalls }: Stores, userId: number) {
  return pagesOf<ToolCall>((last) => toolCalls.page(userId, last?.id ?? Number.MAX_SAFE_INTEGER, PAGE_ROWS));
}

function importsOf({ imports }: Stores, userId: number) {
  return pagesOf<Import>((last) => imports.page(userId, last?.id ?? Number.MAX_SAFE_INTEGER, PAGE_ROWS));
}

async function* importRowsOf(ports: Stores, userId: number) {
  for await (const page of importsOf(ports, userId)) {
    for (const { id: importId } of page) {
      const rows = pagesOf<ImportRow>((last) =>
        ports.imports.rows(userId, importId, { afterPosition: last?.position ?? -1, limit: PAGE_ROWS }),
      );
      for await (const some of rows) yield some.map((row) => ({ ...row, importId }));
    }
  }
}
