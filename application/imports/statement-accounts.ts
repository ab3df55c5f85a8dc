import type { BankAccount } from '../../domain/bank-account.ts';
import { FinanceError, invalidField } from '../../domain/error.ts';
import type { AccountRepo } from '../../domain/ports/account-repo.ts';
import type { ObservationRepo } from '../../domain/ports/import-repo.ts';
import { type KeyedHash, type MaskedAccount, maskAccountNumber } from '../../domain/statements/account-number.ts';
import type { Statement } from '../../domain/statements/statement.ts';
import type { StatementFile } from '../../domain/statements/statement-file.ts';
import { UNKNOWN_ACCOUNT } from '../transactions/transaction-references.ts';

/** To which accounts the statements of a file go. */
export interface AccountMap {
  /** Every statement that is not named otherwise. */
  readonly bankAccountId: number | undefined;
  /** Ids by the last four characters of the number in the file. */
  readonly byLastFour: ReadonlyMap<string, number>;
}

export interface AccountPorts {
  readonly accounts: AccountRepo;
  readonly observations: Pick<ObservationRepo, 'accountOf'>;
}

export interface ChosenAccount {
  readonly account: BankAccount;
  readonly masked: MaskedAccount | null;
}

/**
 * The account of each statement: the one that the caller names for its number, the one that the caller names for the
 * file, or the one to which the same number was imported before. Throws `invalid` naming `accounts`,
 * `bank_account_id` or `currency`; where accounts have to be chosen, with what the file holds.
 */
export async function accountsOfStatements(
  { accounts, observations }: AccountPorts,
  userId: number,
  { statements }: StatementFile,
  map: AccountMap,
  keyedHash: KeyedHash,
): Promise<readonly ChosenAccount[]> {
  const own = new Map((await accounts.list(userId)).map((account) => [account.id, account]));
  const masked = statements.map(({ account }) => maskedOf(account.number, keyedHash));
  refuseUnknown(map, own);
  refuseUnnamed(map, masked);
  refuseMixed(map, statements, masked);
  const namedFor = (hint: MaskedAccount | null) => map.byLastFour.get(hint?.lastFour ?? '') ?? map.bankAccountId;
  const remembered = new Map<string, number | undefined>();
  for (const hint of masked) {
    if (hint === null || namedFor(hint) !== undefined || remembered.has(hint.hash)) continue;
    remembered.set(hint.hash, await observations.accountOf(userId, hint.hash));
  }
  const chosen = masked.map((hint): ChosenAccount | undefined => {
    const account = own.get(namedFor(hint) ?? remembered.get(hint?.hash ?? '') ?? 0);
    return account && { account, masked: hint };
  });
  if (chosen.includes(undefined)) throw accountsWanted(statements, masked);
  const complete = chosen.filter((one) => one !== undefined);
  refuseCurrencies(statements, complete);
  return complete;
}

function maskedOf(number: string | null, keyedHash: KeyedHash): MaskedAccount | null {
  return number === null ? null : (maskAccountNumber(number, keyedHash) ?? null);
}

function refuseUnknown({ bankAccountId, byLastFour }: AccountMap, own: ReadonlyMap<number, BankAccount>): void {
  if (bankAccountId !== undefined && !own.has(bankAccountId)) throw invalidField('bank_account_id', UNKNOWN_ACCOUNT);
  if ([...byLastFour.values()].some((id) => !own.has(id))) {
    throw invalidField('accounts', 'The accounts must be ids of your bank accounts.');
  }
}

function refuseUnnamed({ byLastFour }: AccountMap, masked: readonly (MaskedAccount | null)[]): void {
  const found = new Set(masked.map((hint) => hint?.lastFour ?? ''));
  const wrong = [...byLastFour.keys()].some((lastFour) => !found.has(lastFour));
  if (wrong)
    throw invalidField(
      'accounts',
      `The accounts name a number that the file does not have. ${found.size === 0 ? '' : foundInWords([], masked)}`.trim(),
    );
}

/** Two numbers must not become one account because somebody named one account for the file. */
function refuseMixed(
  map: AccountMap,
  statements: readonly Statement[],
  masked: readonly (MaskedAccount | null)[],
): void {
  if (map.bankAccountId === undefined) return;
  const rest = masked.filter((hint) => !map.byLastFour.has(hint?.lastFour ?? ''));
  if (new Set(rest.map((hint) => hint?.hash)).size > 1) throw accountsWanted(statements, masked);
}

function accountsWanted(statements: readonly Statement[], masked: readonly (MaskedAccount | null)[]): FinanceError {
  const several = new Set(masked.map((hint) => hint?.hash)).size > 1;
  const found = foundInWords(statements, masked);
  const sentence = several
    ? `The file holds several accounts. Say where each belongs, such as accounts[${masked[0]?.lastFour ?? ''}]=12. ${found}`
    : `Say to which of your bank accounts the file belongs. ${found}`;
  return invalidField('bank_account_id', sentence.trim());
}

/** `It has: …3000 (EUR, 12 rows), …4711 (USD, 3 rows).` Never a whole number. */
function foundInWords(statements: readonly Statement[], masked: readonly (MaskedAccount | null)[]): string {
  const seen = new Map<string, string>();
  for (const [index, hint] of masked.entries()) {
    const own = statements.filter((_, other) => masked[other]?.hash === hint?.hash);
    const rows = own.reduce((sum, statement) => sum + statement.rows.length, 0);
    const currency = statements[index]?.currency;
    const about = [
      ...(currency ? [currency] : []),
      ...(own.length > 0 ? [`${rows} ${rows === 1 ? 'row' : 'rows'}`] : []),
    ];
    const name = hint === null ? 'an account without a number' : `…${hint.lastFour}`;
    seen.set(hint?.hash ?? '', about.length === 0 ? name : `${name} (${about.join(', ')})`);
  }
  return seen.size === 0 ? '' : `It has: ${[...seen.values()].join(', ')}.`;
}

function refuseCurrencies(statements: readonly Statement[], chosen: readonly ChosenAccount[]): void {
  for (const [index, { currency }] of statements.entries()) {
    const account = chosen[index]?.account;
    if (account !== undefined && currency !== null && currency !== account.currency) {
      const sentence = `The statement is in ${currency}, and the account “${account.name}” in ${account.currency}.`;
      throw invalidField('currency', sentence);
    }
  }
}
