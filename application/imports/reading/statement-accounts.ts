import { type FinanceError, invalidField } from '../../../domain/error.ts';
import type { AccountType, BankAccount } from '../../../domain/ledger/bank-account.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { ObservationRepo } from '../../../domain/ports/imports/import-repo.ts';
import { identifyingHash, type KeyedHash, type MaskedAccount } from '../../../domain/statements/account-number.ts';
import type { AskedAccount, ImportQuestion } from '../../../domain/statements/import-question.ts';
import { newAccountFacts } from '../../../domain/statements/new-account.ts';
import type { Statement } from '../../../domain/statements/statement.ts';
import type { Ports } from '../../ports.ts';
import { UNKNOWN_ACCOUNT } from '../../transactions/transaction-references.ts';
import { type FoundAccount, FoundAccounts, NAME_MAX_CHARACTERS } from './found-accounts.ts';
import { cleanText } from './row-entry.ts';

/** To which accounts the statements of a file go. */
export interface AccountMap {
  /** Every statement that is not named otherwise. */
  readonly bankAccountId: number | undefined;
  /** Ids by the last characters of the number in the file: four, or as many as tell it from others. */
  readonly byEnding: ReadonlyMap<string, number | 'new'>;
  /** Whether to open an account for every statement that has none. */
  readonly createsOthers?: boolean;
}

export type AccountPorts = Pick<Ports, 'accounts'> & { readonly observations: Pick<ObservationRepo, 'accountOf'> };

/** A manual account that the import opens. */
export interface PlannedAccount {
  readonly name: string;
  readonly type: AccountType;
  readonly currency: CurrencyCode;
  /** Of its number, unless an account of this number is known and the caller wants another one. */
  readonly hash: string | null;
}

export interface ChosenAccount {
  readonly account: BankAccount | PlannedAccount;
  readonly masked: MaskedAccount | null;
}

/** Whether the account has to be opened. */
export function isPlanned(account: BankAccount | PlannedAccount): account is PlannedAccount {
  return !('id' in account);
}

/**
 * The account of each statement: the one that the caller names for its number, the one that the caller names for the
 * file, the one to which the same number was imported before, or a new one if the caller wishes so. Throws `invalid`
 * naming `accounts`, `bank_account_id` or `currency`; where accounts have to be chosen, with what the file holds. A
 * number that is known as another account than the one named for the file is refused (contract 8.2).
 */
export async function accountsOfStatements(
  { accounts, observations }: AccountPorts,
  userId: number,
  { statements }: { readonly statements: readonly Statement[] },
  map: AccountMap,
  keyedHash: KeyedHash,
): Promise<readonly ChosenAccount[]> {
  const own = new Map((await accounts.list(userId)).map((account) => [account.id, account]));
  const found = new FoundAccounts(statements, keyedHash);
  refuseUnknown(map, own);
  const byHash = namedAccounts(map, found);
  const namedFor = (hint: FoundAccount | null) => byHash.get(hint?.hash ?? '') ?? map.bankAccountId;
  const remembered = new Map<string, number | undefined>();
  for (const hint of found.hints) {
    if (hint === null || typeof byHash.get(hint.hash) === 'number' || remembered.has(hint.hash)) continue;
    remembered.set(hint.hash, await observations.accountOf(userId, hint.hash));
  }
  const asked = () => found.asked(remembered);
  refuseMixed(map, byHash, found, asked);
  refuseOthers(map, byHash, remembered, own, found);
  const planned = new Map<string, PlannedAccount>();
  const chosen = found.hints.map((hint, index): ChosenAccount | undefined => {
    const key = hint?.hash ?? '';
    const before = remembered.get(key);
    const named = namedFor(hint) ?? before;
    const account = typeof named === 'number' ? own.get(named) : undefined;
    if (account !== undefined) return { account, masked: hint };
    if (named !== 'new' && map.createsOthers !== true) return undefined;
    const plan =
      planned.get(key) ??
      plannedAccount(statements[index]!, hint, before !== undefined, () => ({
        kind: 'currency',
        found: asked(),
        likely: likelyCurrency([...own.values()]),
      }));
    planned.set(key, plan);
    return { account: plan, masked: hint };
  });
  if (chosen.includes(undefined)) throw accountsWanted(found, asked());
  const complete = chosen.filter((one) => one !== undefined);
  refuseCurrencies(statements, complete);
  return complete;
}

function refuseUnknown({ bankAccountId, byEnding }: AccountMap, own: ReadonlyMap<number, BankAccount>): void {
  if (bankAccountId !== undefined && !own.has(bankAccountId)) throw invalidField('bank_account_id', UNKNOWN_ACCOUNT);
  if ([...byEnding.values()].some((id) => id !== 'new' && !own.has(id))) {
    throw invalidField('accounts', 'The accounts must be ids of your bank accounts, or new.');
  }
}

/** What the caller names, by the hash of the number. The longest of several fitting endings counts. */
function namedAccounts({ byEnding }: AccountMap, found: FoundAccounts): ReadonlyMap<string, number | 'new'> {
  const named = new Map<string, number | 'new'>();
  const shortestFirst = [...byEnding].sort(([one], [other]) => one.length - other.length);
  for (const [ending, id] of shortestFirst) {
    const fitting = found.endingWith(ending);
    const [hash] = fitting;
    if (hash === undefined) {
      const sentence = `The accounts name a number that the file does not have. ${found.inWords()}`;
      throw invalidField('accounts', sentence.trim());
    }
    if (fitting.length > 1) {
      const sentence = `${fitting.length} accounts of the file end in ${ending}. Write more of the end of each number.`;
      throw invalidField('accounts', `${sentence} ${found.inWords()}`);
    }
    named.set(hash, id);
  }
  return named;
}

/** Two numbers must not become one account because somebody named one account for the file. */
function refuseMixed(
  map: AccountMap,
  byHash: ReadonlyMap<string, unknown>,
  found: FoundAccounts,
  asked: () => readonly AskedAccount[],
): void {
  if (map.bankAccountId === undefined) return;
  const rest = found.hints.filter((hint) => !byHash.has(hint?.hash ?? ''));
  if (new Set(rest.map((hint) => hint?.hash)).size > 1) throw accountsWanted(found, asked());
}

/** Somebody who names an account for the file may have taken the wrong one. Masked numbers prove nothing. */
function refuseOthers(
  { bankAccountId }: AccountMap,
  byHash: ReadonlyMap<string, unknown>,
  remembered: ReadonlyMap<string, number | undefined>,
  own: ReadonlyMap<number, BankAccount>,
  found: FoundAccounts,
): void {
  const named = own.get(bankAccountId ?? 0);
  if (named === undefined) return;
  for (const hint of found.hints) {
    const known = own.get(remembered.get(hint?.hash ?? '') ?? 0);
    if (hint === null || byHash.has(hint.hash) || known === undefined || known.id === named.id) continue;
    if (identifyingHash(hint.number, (number) => number) === null) continue;
    const ending = found.endingOf(hint);
    const sentence = `The file is of the account …${ending}, which was imported to “${known.name}” before.`;
    const way = `Name that account, or say accounts[${ending}]=${named.id} to have it in “${named.name}”.`;
    throw invalidField('bank_account_id', `${sentence} ${way}`);
  }
}

/** That of most accounts. */
function likelyCurrency(own: readonly BankAccount[]): CurrencyCode | null {
  const byCurrency = [...Map.groupBy(own, ({ currency }) => currency)];
  return byCurrency.sort(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? null;
}

function plannedAccount(
  statement: Statement,
  hint: FoundAccount | null,
  isKnown: boolean,
  question: () => ImportQuestion,
): PlannedAccount {
  const { account, currency } = statement;
  if (currency === null) throw invalidField('currency', withoutCurrency(statement), question());
  const name = cleanText(account.name ?? '', [account.number], NAME_MAX_CHARACTERS);
  const hash = hint === null || isKnown ? null : hint.hash;
  return { ...newAccountFacts(account, name, hint?.lastFour ?? null), currency, hash };
}

/** Why a statement has no currency in which an account could be opened. */
function withoutCurrency({ rows, unreadable: [first] }: Statement): string {
  const named = new Set(rows.map(({ currency }) => currency).filter((one) => one !== null));
  if (named.size > 0) return `The rows are in ${[...named].join(' and ')}. Create the account and name it.`;
  if (rows.length === 0 && first !== undefined) return `No row of the file can be read. ${first.sentence}`;
  return 'The file names no currency, so no account can be opened for it. Say it, such as currency=USD.';
}

function accountsWanted(found: FoundAccounts, asked: readonly AskedAccount[]): FinanceError {
  const several = new Set(found.hints.map((hint) => hint?.hash)).size > 1;
  const sentence = several
    ? `The file holds several accounts. Say where each belongs, such as accounts[${found.anEnding()}]=12.`
    : 'Say to which of your bank accounts the file belongs.';
  const question = { kind: 'accounts', found: asked } as const;
  return invalidField('bank_account_id', `${sentence} ${found.inWords()}`.trim(), question);
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
