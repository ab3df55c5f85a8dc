import { type FinanceError, invalidField } from '../../../domain/error.ts';
import {
  ACCOUNT_NAME_MAX_CHARACTERS,
  type AccountType,
  type BankAccount,
} from '../../../domain/ledger/bank-account.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { supposedType } from '../../../domain/own-transfers/account-types.ts';
import type { ObservationRepo } from '../../../domain/ports/imports/import-repo.ts';
import { accountNameKey, type KeyedHash } from '../../../domain/statements/account-number.ts';
import { type AskedAccount, UnansweredQuestion } from '../../../domain/statements/import-question.ts';
import { newAccountFacts } from '../../../domain/statements/new-account.ts';
import type { ReadOptions } from '../../../domain/statements/read-options.ts';
import type { Statement } from '../../../domain/statements/statement.ts';
import { firstCharacters } from '../../../domain/text.ts';
import type { Ports } from '../../ports.ts';
import { UNKNOWN_ACCOUNT } from '../../transactions/transaction-references.ts';
import { type FoundAccount, FoundAccounts, hasWholeNumber } from './found-accounts.ts';
import type { ReadUpload } from './joined-files.ts';

/** To which accounts the statements of a file go. */
export interface AccountMap {
  /** Every statement that is not named otherwise. */
  readonly bankAccountId: number | undefined;
  /**
   * Ids by what the file calls an account: its name, or the last characters of its number, four or as many as tell it
   * from others; with the currency behind it where that alone tells two apart.
   */
  readonly byKey: ReadonlyMap<string, number | 'new'>;
  /** What accounts that are opened are called, by the same keys. */
  readonly names?: ReadonlyMap<string, string>;
  /** Whether to open an account for every statement that has none. */
  readonly createsOthers?: boolean;
}

export type AccountPorts = Pick<Ports, 'accounts'> & { readonly observations: Pick<ObservationRepo, 'accountOf'> };

/** A manual account that the import opens. */
export interface PlannedAccount {
  readonly name: string;
  readonly type: AccountType;
  readonly currency: CurrencyCode;
  /** By which it is recognised, unless an account is known by it and the caller wants another one. */
  readonly hash: string | null;
}

export interface ChosenAccount {
  readonly account: BankAccount | PlannedAccount;
  readonly lastFour: string | null;
  /** By which the account is recognised in the next file. */
  readonly hash: string | null;
}

/** Whether the account has to be opened. */
export function isPlanned(account: BankAccount | PlannedAccount): account is PlannedAccount {
  return !('id' in account);
}

interface Wanted {
  readonly accounts: AccountMap;
  readonly options: Pick<ReadOptions, 'currency'>;
}

/** What is known when accounts are chosen. */
interface Choice {
  readonly map: AccountMap;
  readonly own: ReadonlyMap<number, BankAccount>;
  readonly found: FoundAccounts;
  readonly named: ReadonlyMap<FoundAccount, number | 'new'>;
  /** What those that are opened are called. */
  readonly names: ReadonlyMap<FoundAccount, string>;
  readonly remembered: ReadonlyMap<FoundAccount, BankAccount>;
}

/**
 * The account of each statement: the one that the caller names for its number, name or currency, the one that the
 * caller names for the file, the one to which the same was imported before, or a new one if the caller wishes so.
 * Throws `invalid` naming `file`, `accounts`, `bank_account_id` or `currency`; where accounts have to be chosen, with
 * what the file holds. A number that is known as another account than the one named for the file is refused (contract
 * 8.2).
 */
export async function accountsOfStatements(
  { accounts, observations }: AccountPorts,
  userId: number,
  file: ReadUpload,
  { accounts: map, options }: Wanted,
  keyedHash: KeyedHash,
): Promise<readonly ChosenAccount[]> {
  const own = new Map((await accounts.list(userId)).map((account) => [account.id, account]));
  const found = new FoundAccounts(file, keyedHash);
  refuseUnknown(map, own);
  const named = saidOf('accounts', map.byKey, found);
  const names = saidOf('account_names', map.names ?? new Map<string, string>(), found);
  const remembered = new Map<FoundAccount, BankAccount>();
  for (const one of found.all) {
    const id = await observations.accountOf(userId, one.hash, one.currency);
    const account = own.get(id ?? 0);
    if (account !== undefined) remembered.set(one, account);
  }
  const choice = { map, own, found, named, names, remembered };
  refuseMixed(choice);
  refuseOthers(choice);
  const chosen = new Map(found.all.map((one) => [one, chosenAccount(choice, one, options.currency ?? null)]));
  if ([...chosen.values()].includes(undefined)) throw accountsWanted(choice);
  const complete = file.statements.map((statement) => chosen.get(found.of(statement))!);
  refuseCurrencies(file.statements, complete);
  return complete;
}

function chosenAccount(choice: Choice, one: FoundAccount, fallback: CurrencyCode | null): ChosenAccount | undefined {
  const { map, own, named, remembered } = choice;
  const before = remembered.get(one);
  const wanted = named.get(one) ?? map.bankAccountId ?? before?.id;
  const account = typeof wanted === 'number' ? own.get(wanted) : undefined;
  // Files of an archive that name no account may be of several, or all of one.
  const mayOpen = map.createsOthers === true && (one.isNamed || choice.found.countNameless() === 1);
  if (account === undefined && wanted !== 'new' && !mayOpen) return undefined;
  // A file that names nothing is no more of the account of the last such file than of any other.
  const hash = one.isNamed || (account !== undefined && account === before) ? one.hash : null;
  const shown = { lastFour: one.lastFour || null, hash };
  if (account !== undefined) return { account, ...shown };
  return { account: plannedAccount(choice, one, before === undefined ? hash : null, fallback), ...shown };
}

function refuseUnknown({ bankAccountId, byKey }: AccountMap, own: ReadonlyMap<number, BankAccount>): void {
  if (bankAccountId !== undefined && !own.has(bankAccountId)) throw invalidField('bank_account_id', UNKNOWN_ACCOUNT);
  if ([...byKey.values()].some((id) => id !== 'new' && !own.has(id))) {
    throw invalidField('accounts', 'The accounts must be ids of your bank accounts, or new.');
  }
}

/** What the caller says of accounts of the file, in `field`. The longest of several fitting names counts. */
function saidOf<Said>(
  field: string,
  byKey: ReadonlyMap<string, Said>,
  found: FoundAccounts,
): ReadonlyMap<FoundAccount, Said> {
  const said = new Map<FoundAccount, Said>();
  const keys = [...byKey.keys()].map(accountNameKey);
  if (new Set(keys).size < keys.length) throw invalidField(field, `The ${field} must name each one once.`);
  const shortestFirst = [...byKey].sort(([one], [other]) => one.length - other.length);
  for (const [text, value] of shortestFirst) {
    const fitting = found.calledBy(text);
    const [one] = fitting;
    if (one === undefined) {
      const sentence = `The ${field} name one that the file does not have. ${found.inWords()}`;
      throw invalidField(field, sentence.trim());
    }
    if (fitting.length > 1) throw invalidField(field, severalFit(text, fitting, found));
    said.set(one, value);
  }
  return said;
}

function severalFit(text: string, fitting: readonly FoundAccount[], found: FoundAccounts): string {
  const [one] = fitting;
  const way = fitting.every(({ isSplit }) => isSplit)
    ? `Write the currency as well, such as accounts[${found.keyOf(one!)}]=12.`
    : 'Write more of the name or of the end of the number.';
  return `${fitting.length} accounts of the file fit ${text}. ${way} ${found.inWords()}`;
}

/**
 * Two accounts must not become one because somebody named one account for the file. Files of an archive that name none
 * may all be of the one that was named.
 */
function refuseMixed(choice: Choice): void {
  const { map, found, named } = choice;
  const others = new Set(found.all.flatMap((one) => (named.has(one) ? [] : [one.isNamed ? one : null])));
  if (map.bankAccountId !== undefined && others.size > 1) throw accountsWanted(choice);
}

/** Somebody who names an account for the file may have taken the wrong one. Names and masked numbers prove nothing. */
function refuseOthers({ map, own, found, named, remembered }: Choice): void {
  const wanted = own.get(map.bankAccountId ?? 0);
  if (wanted === undefined) return;
  for (const [one, known] of remembered) {
    if (named.has(one) || known.id === wanted.id || !hasWholeNumber(one)) continue;
    const ending = found.endingOf(one);
    const sentence = `The file is of the account …${ending}, which was imported to “${known.name}” before.`;
    const way = `Name that account, or say accounts[${ending}]=${wanted.id} to have it in “${wanted.name}”.`;
    throw invalidField('bank_account_id', `${sentence} ${way}`);
  }
}

function plannedAccount(
  choice: Choice,
  one: FoundAccount,
  hash: string | null,
  fallback: CurrencyCode | null,
): PlannedAccount {
  const [statement] = one.statements;
  const currency = one.currency ?? fallback;
  if (currency === null) {
    const { found, named, remembered } = choice;
    const isOpened = (other: FoundAccount) => typeof (named.get(other) ?? remembered.get(other)?.id) !== 'number';
    const lacking = asked(choice).filter((account, nth) => account.currency === null && isOpened(found.all[nth]!));
    const likely = likelyCurrency([...choice.own.values()]);
    const question = { kind: 'currency', found: lacking, likely } as const;
    throw new UnansweredQuestion(question, { currency: [withoutCurrency(statement!)] });
  }
  const facts = newAccountFacts(statement!.account, one.name ?? '', one.lastFour, one.isSplit ? currency : null);
  const said = choice.names.get(one) ?? facts.name;
  const named = { ...facts, name: firstCharacters(said, ACCOUNT_NAME_MAX_CHARACTERS) };
  return { ...named, type: supposedType(named), currency, hash };
}

/** That of most accounts. */
function likelyCurrency(own: readonly BankAccount[]): CurrencyCode | null {
  const byCurrency = [...Map.groupBy(own, ({ currency }) => currency)];
  return byCurrency.sort(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? null;
}

/** Why a statement has no currency in which an account could be opened. */
function withoutCurrency({ rows, unreadable: [first] }: Statement): string {
  const named = new Set(rows.map(({ currency }) => currency).filter((one) => one !== null));
  if (named.size > 0) return `The rows are in ${[...named].join(' and ')}. Create the account and name it.`;
  if (rows.length === 0 && first !== undefined) return `No row of the file can be read. ${first.sentence}`;
  return 'The file names no currency, so no account can be opened for it. Say it, such as currency=USD.';
}

function asked({ found, remembered }: Choice): readonly AskedAccount[] {
  return found.asked((one) => remembered.get(one)?.id);
}

function accountsWanted(choice: Choice): FinanceError {
  const accounts = asked(choice);
  const example = accounts.find(({ key }) => key !== '')?.key ?? '';
  const sentence =
    accounts.length > 1
      ? `The file holds several accounts. Say where each belongs, such as accounts[${example}]=12.`
      : 'Say to which of your bank accounts the file belongs.';
  const fields = { bank_account_id: [`${sentence} ${choice.found.inWords()}`.trim()] };
  return new UnansweredQuestion({ kind: 'accounts', found: accounts }, fields);
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
