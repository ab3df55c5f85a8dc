import type { Ports } from '../ports.ts';
import {
  accountColumns,
  apiKeyColumns,
  appColumns,
  billColumns,
  categoryRuleColumns,
  connectionColumns,
  feedAccountColumns,
  importColumns,
  importRowColumns,
  profileColumns,
  sessionColumns,
  toolCallColumns,
  transactionColumns,
} from './columns.ts';
import { type ExportTable, exportTable } from './export-table.ts';

type ExportDataPorts = Pick<
  Ports,
  | 'users'
  | 'accounts'
  | 'categories'
  | 'transactionReader'
  | 'bills'
  | 'categoryRules'
  | 'imports'
  | 'connections'
  | 'feedAccounts'
  | 'apiKeys'
  | 'connectedApps'
  | 'sessions'
  | 'toolCalls'
>;

/**
 * Everything that the user owns, without a secret or the hash of one. Amounts are integers in minor units with their
 * currency beside them. Rows are read as they are asked for, a page at a time, so a table may be as long as it likes;
 * changes meanwhile may be in it or not.
 */
export function exportData(ports: ExportDataPorts) {
  return (userId: number): readonly ExportTable[] => [
    exportTable('profile', profileColumns, async function* () {
      const user = await ports.users.get(userId);
      if (user !== undefined) yield [user];
    }),
    exportTable('bank_accounts', accountColumns, () => all(ports.accounts.list(userId))),
    exportTable('transactions', transactionColumns, () => transactionsOf(ports, userId)),
    exportTable('bills', billColumns, () => all(ports.bills.list(userId))),
    exportTable('category_rules', categoryRuleColumns, () => categoryRulesOf(ports, userId)),
    exportTable('imports', importColumns, () => importsOf(ports, userId)),
    exportTable('import_rows', importRowColumns, () => importRowsOf(ports, userId)),
    exportTable('connections', connectionColumns, () => all(ports.connections.list(userId))),
    exportTable('connection_accounts', feedAccountColumns, () => all(ports.feedAccounts.listAll(userId))),
    exportTable('api_keys', apiKeyColumns, () => all(ports.apiKeys.list(userId))),
    exportTable('connected_apps', appColumns, () => all(ports.connectedApps.list(userId))),
    exportTable('sessions', sessionColumns, () => all(ports.sessions.list(userId))),
    exportTable('assistant_activity', toolCallColumns, () => toolCallsOf(ports, userId)),
  ];
}

/** Rows that are read at once. */
const PAGE_ROWS = 1_000;

async function* all<Row>(rows: Promise<readonly Row[]>): AsyncIterable<readonly Row[]> {
  yield await rows;
}

async function* transactionsOf({ transactionReader, categories }: ExportDataPorts, userId: number) {
  const slugs = new Map((await categories.list()).map(({ id, slug }) => [id, slug]));
  for (let afterId = 0; ; ) {
    const rows = await transactionReader.listById(userId, afterId, PAGE_ROWS);
    yield rows.map((row) => ({ ...row, category: slugs.get(row.categoryId) ?? null }));
    if (rows.length < PAGE_ROWS) return;
    afterId = rows.at(-1)?.id ?? 0;
  }
}

async function* categoryRulesOf({ categoryRules, categories }: ExportDataPorts, userId: number) {
  const slugs = new Map((await categories.list()).map(({ id, slug }) => [id, slug]));
  const rules = await categoryRules.list(userId);
  yield rules.map((rule) => ({ ...rule, category: slugs.get(rule.categoryId) ?? null }));
}

async function* toolCallsOf({ toolCalls }: ExportDataPorts, userId: number) {
  for (let beforeId = Number.MAX_SAFE_INTEGER; ; ) {
    const calls = await toolCalls.page(userId, beforeId, PAGE_ROWS);
    yield calls;
    if (calls.length < PAGE_ROWS) return;
    beforeId = calls.at(-1)?.id ?? 0;
  }
}

async function* importsOf({ imports }: ExportDataPorts, userId: number) {
  for (let beforeId = Number.MAX_SAFE_INTEGER; ; ) {
    const page = await imports.page(userId, beforeId, PAGE_ROWS);
    yield page;
    if (page.length < PAGE_ROWS) return;
    beforeId = page.at(-1)?.id ?? 0;
  }
}

async function* importRowsOf(ports: ExportDataPorts, userId: number) {
  for await (const page of importsOf(ports, userId)) {
    for (const { id } of page) yield* rowsOfImport(ports, userId, id);
  }
}

async function* rowsOfImport({ imports }: ExportDataPorts, userId: number, importId: number) {
  for (let afterPosition = -1; ; ) {
    const rows = await imports.rows(userId, importId, { afterPosition, limit: PAGE_ROWS });
    yield rows.map((row) => ({ ...row, importId }));
    if (rows.length < PAGE_ROWS) return;
    afterPosition = rows.at(-1)?.position ?? 0;
  }
}
