import { dateOf, dayNumber, type Timestamp } from '../../domain/calendar.ts';
import { FinanceError, invalidField } from '../../domain/error.ts';
import {
  type Import,
  type ImportedStatement,
  type ImportRow,
  type ImportWarning,
  WARNINGS_MAX,
} from '../../domain/imports/import.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import type { New } from '../../domain/new.ts';
import type { Stores, UnitOfWork } from '../../domain/ports/unit-of-work.ts';
import type { KeyedHash } from '../../domain/statements/account-number.ts';
import type { ReadOptions } from '../../domain/statements/read-options.ts';
import { placeInWords } from '../../domain/statements/statement-row.ts';
import { unlessDeleted } from '../access/unless-deleted.ts';
import { type IdempotentRequest, once } from '../idempotency/idempotent.ts';
import { settleLegs } from '../own-transfers/settle-own-transfers.ts';
import type { Ports } from '../ports.ts';
import { rehearsed } from '../rehearsed.ts';
import { applyStatements } from './applying/apply-statements.ts';
import { movedCheck } from './applying/import-summary.ts';
import { type OpenedAccounts, type PlacedStatement, withAccountsOpened } from './applying/open-accounts.ts';
import { setInitialBalances } from './applying/set-initial-balances.ts';
import { tellBalances } from './applying/told-balances.ts';
import { type PaymentsByRow, paymentsOf } from './payments-of-rows.ts';
import type { ReadUpload } from './reading/joined-files.ts';
import { observedStatement } from './reading/observed-statement.ts';
import { readForAccounts } from './reading/read-for-accounts.ts';
import { keptFileName } from './reading/row-entry.ts';
import { type AccountMap, type AccountPorts, accountsOfStatements } from './reading/statement-accounts.ts';

export interface ImportStatementsInput {
  readonly bytes: Uint8Array;
  /** As the sender calls it. Account numbers in it are not kept. */
  readonly fileName: string | null;
  readonly accounts: AccountMap;
  readonly options: ReadOptions;
  /** What to do with rows that cannot be read: refuse the file, or leave them out. */
  readonly onError: 'refuse' | 'skip';
  /** Whether initial balances of manual accounts are set so that the statements' balances hold. */
  readonly setsInitialBalance?: boolean;
  /** How many rows the outcome shows; `FIRST_ROWS` unless given. */
  readonly shownRows?: number;
  /** Whether the outcome names the payments of the shown rows. */
  readonly namesPayments?: boolean;
  /** Makes the same decisions and stores nothing. */
  readonly dryRun: boolean;
}

export interface ImportOutcome {
  /** `null` of a dry run. */
  readonly id: number | null;
  readonly facts: New<Import>;
  /** The first ones, with what became of them. */
  readonly rows: readonly ImportRow[];
  /** What the shown rows became, by their position, if that was asked for. */
  readonly payments?: PaymentsByRow;
  /** Whether this repeats the result of an earlier request with the same key. */
  readonly replayed: boolean;
}

/** Rows that an answer shows. */
export const FIRST_ROWS = 20;

type ImportStatementsPorts = AccountPorts &
  Pick<Ports, 'statementFiles' | 'imports' | 'users' | 'unitOfWork' | 'upkeep' | 'accountHash' | 'secrets' | 'clock'>;

/**
 * Imports a statement file, all of it or nothing, in one unit of work. The file is read before. Throws
 * `unsupported_file`; `invalid` naming `file`, `rows`, `bank_account_id`, `accounts`, `currency`, `transactions`, or
 * the option that a question is about; `idempotency_mismatch`, `amount_out_of_range`, `user_deleted`.
 */
export function importStatements(ports: ImportStatementsPorts) {
  return async (
    userId: number,
    input: ImportStatementsInput,
    idempotent?: IdempotentRequest,
  ): Promise<ImportOutcome> => {
    const at = ports.clock.now();
    const prepared = await unlessDeleted(ports.users, userId, () => prepare(ports, userId, input, at));
    const work = (stores: Stores) => unlessDeleted(stores.users, userId, () => store(ports, stores, prepared));
    if (input.dryRun) return withoutIds(await rehearsed(ports.unitOfWork, work));
    let outcome: StoredImport | undefined;
    const { id, replayed } = await ports.unitOfWork.run((stores) =>
      once(stores.idempotency, { userId, at }, idempotent, async () => {
        outcome = await work(stores);
        return outcome.id;
      }),
    );
    if (outcome === undefined || replayed) return replay(ports.unitOfWork, userId, id);
    await ports.upkeep.afterAdding(outcome.facts.statements.reduce((sum, { rows }) => sum + rows, 0));
    return outcome;
  };
}

type StoredImport = ImportOutcome & { readonly id: number };

/** A file as it is stored, once its statements are matched. */
interface PreparedImport {
  readonly facts: Omit<New<Import>, 'statements'>;
  readonly placed: readonly PlacedStatement[];
  readonly setsInitialBalance: boolean;
  readonly shownRows: number;
  readonly namesPayments: boolean;
}

async function prepare(
  ports: ImportStatementsPorts,
  userId: number,
  input: ImportStatementsInput,
  at: Timestamp,
): Promise<PreparedImport> {
  const hash: KeyedHash = (number) => ports.accountHash(`${userId} ${number}`);
  const file = await readForAccounts(ports, userId, input, hash);
  refuseUnreadable(file, input.onError);
  const chosen = await accountsOfStatements(ports, userId, file, input, hash);
  const today = dayNumber(dateOf(at));
  const sha256 = ports.secrets.digest(input.bytes);
  return {
    facts: { userId, fileName: keptFileName(input.fileName, file.statements), sha256, createdAt: at, ...factsOf(file) },
    placed: file.statements.map((statement, index) => {
      const place = chosen[index]!;
      return { account: place.account, statement: observedStatement(file, statement, place, today, hash) };
    }),
    setsInitialBalance: input.setsInitialBalance ?? false,
    shownRows: input.shownRows ?? FIRST_ROWS,
    namesPayments: input.namesPayments ?? false,
  };
}

async function store(
  { secrets }: ImportStatementsPorts,
  stores: Stores,
  { facts, placed, setsInitialBalance, shownRows, namesPayments }: PreparedImport,
): Promise<StoredImport> {
  const { userId, createdAt: at } = facts;
  const { statements, opened } = await withAccountsOpened(secrets, stores, userId, placed, at);
  const applied = await applyStatements(stores, userId, statements, at);
  const wanted = { asked: setsInitialBalance, opened: new Set(opened.keys()) };
  const moved = await setInitialBalances(stores, userId, statements, applied, wanted, at);
  const done = withAccountFacts(applied.statements, opened, moved);
  const told = await tellBalances(stores, userId, statements, done, applied);
  const warnings = [...told.warnings, ...facts.warnings].slice(0, WARNINGS_MAX);
  const complete = { ...facts, warnings, statements: told.statements };
  const id = await stores.imports.add(complete, applied.rows());
  await settleLegs(stores, userId, applied.legs);
  const rows = applied.rows().take(shownRows).toArray();
  const payments = namesPayments ? await paymentsOf(stores, userId, rows) : undefined;
  return { id, facts: complete, rows, ...(payments && { payments }), replayed: false };
}

/** What the import did to the accounts themselves, so that it can be undone. */
function withAccountFacts(
  statements: readonly ImportedStatement[],
  opened: OpenedAccounts['opened'],
  moved: ReadonlyMap<number, MinorUnits>,
): readonly ImportedStatement[] {
  const seen = new Set<number>();
  return statements.map((statement) => {
    const { bankAccountId: id, balanceCheck } = statement;
    const plan = opened.get(id);
    const delta = moved.get(id) ?? 0;
    const isFirst = !seen.has(id);
    seen.add(id);
    return {
      ...statement,
      balanceCheck: balanceCheck && movedCheck(balanceCheck, delta),
      ...(plan && { opened: { name: plan.name, currency: plan.currency } }),
      ...(delta !== 0 && isFirst && { initialBalanceMoved: delta }),
    };
  });
}

function factsOf(file: ReadUpload) {
  const ofLines = [
    ...file.warnings,
    ...file.statements.flatMap((statement) => [...statement.warnings, ...statement.unreadable]),
  ];
  const warnings: readonly ImportWarning[] = [
    ...(file.leftOutFiles ?? []).map((message) => ({ line: null, message })),
    ...ofLines.map(({ place, sentence }) => ({ line: place.line, message: sentence })),
  ];
  return {
    format: file.format,
    leftOut: { ...file.leftOut },
    warnings: warnings.slice(0, WARNINGS_MAX),
    fingerprint: file.fingerprint,
    readAs: file.fingerprint === null ? null : file.readAs,
  };
}

/** Rows that a refusal names. */
const MOST_COMPLAINTS = 20;

function refuseUnreadable({ statements }: ReadUpload, onError: 'refuse' | 'skip'): void {
  const unreadable = statements.flatMap((statement) => statement.unreadable);
  if (unreadable.length === 0 || onError === 'skip') return;
  const sentences = unreadable
    .slice(0, MOST_COMPLAINTS)
    .map(({ place, sentence }) => `${placeInWords(place)}: ${sentence}`);
  const more = unreadable.length - sentences.length;
  if (more > 0) sentences.push(`${more} more rows cannot be read. on_error=skip leaves them out.`);
  throw new FinanceError('invalid', sentences[0]!, { fields: { rows: sentences } });
}

/** Ids of what was not stored name nothing. */
function withoutIds(outcome: ImportOutcome): ImportOutcome {
  const rows = outcome.rows.map((row) => (row.isOrigin ? { ...row, transactionId: null } : row));
  return { ...outcome, id: null, rows };
}

async function replay(unitOfWork: UnitOfWork, userId: number, id: number): Promise<ImportOutcome> {
  return unitOfWork.run(async ({ imports }) => {
    const facts = await imports.get(userId, id);
    if (facts === undefined) throw invalidField('Idempotency-Key', 'The import with this Idempotency-Key was undone.');
    const rows = await imports.rows(userId, id, { afterPosition: -1, limit: FIRST_ROWS });
    return { id, facts, rows, replayed: true };
  });
}
