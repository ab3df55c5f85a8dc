import { invalidField } from '../../../domain/error.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import {
  accountKey,
  accountNameKey,
  identifyingHash,
  type KeyedHash,
  maskAccountNumber,
  normalisedAccountNumber,
} from '../../../domain/statements/account-number.ts';
import type { AskedAccount } from '../../../domain/statements/import-question.ts';
import { newAccountFacts } from '../../../domain/statements/new-account.ts';
import type { Statement } from '../../../domain/statements/statement.ts';
import { type FileSource, sourceName } from '../../../domain/statements/statement-file.ts';
import { shownAccountName } from '../../../domain/statements/without-account-numbers.ts';
import { firstCharacters } from '../../../domain/text.ts';
import { cleanText } from './row-entry.ts';

/**
 * An account of a file: its number tells it from others, else its name; and its currency, if the file has rows of it in
 * several. The number is never stored, and never shown whole.
 */
export interface FoundAccount {
  /** Its place among the accounts of the file. */
  readonly nth: number;
  /** Normalised. */
  readonly number: string | null;
  /** As the file calls it, without account numbers. One of several nameless files of an archive is called like that. */
  readonly name: string | null;
  readonly lastFour: string;
  /** By which it is recognised in the next file, together with its currency. */
  readonly hash: string;
  /** Whether the file gives anything to recognise it by. */
  readonly isNamed: boolean;
  readonly currency: CurrencyCode | null;
  /** Whether the file has rows of the same number or name in other currencies. */
  readonly isSplit: boolean;
  readonly statements: readonly Statement[];
}

/** More characters of a number are not shown. */
const SHOWN_MAX = 8;
const NAME_MAX_CHARACTERS = 200;
/** In a sentence. */
const SHORT_NAME_CHARACTERS = 60;
const MOST_IN_WORDS = 30;
/** More are no accounts, but something else that a file calls so. */
const MOST_ACCOUNTS = 500;

/** The accounts of a file. Throws `invalid` naming `file` if there are too many. */
export class FoundAccounts {
  readonly all: readonly FoundAccount[];
  readonly #of = new Map<Statement, FoundAccount>();

  constructor(file: FileSource & { readonly statements: readonly Statement[] }, keyedHash: KeyedHash) {
    const all: FoundAccount[] = [];
    for (const alike of Map.groupBy(file.statements, (statement) => identityOf(file, statement)).values()) {
      const currencies = new Set(alike.map(({ currency }) => currency).filter((currency) => currency !== null));
      const isSplit = currencies.size > 1;
      for (const own of Map.groupBy(alike, ({ currency }) => (isSplit ? currency : null)).values()) {
        all.push(foundAccount(file, own, { nth: all.length, isSplit }, keyedHash));
      }
    }
    if (all.length > MOST_ACCOUNTS) throw invalidField('file', TOO_MANY);
    const nameless = all.filter(({ isNamed }) => !isNamed);
    this.all = nameless.length > 1 ? all.map((one) => (one.isNamed ? one : calledLikeFile(one, nameless))) : all;
    for (const found of this.all) for (const statement of found.statements) this.#of.set(statement, found);
  }

  of(statement: Statement): FoundAccount {
    return this.#of.get(statement)!;
  }

  countNameless(): number {
    return this.all.filter(({ isNamed }) => !isNamed).length;
  }

  /** Those that a caller's `accounts[text]` may mean. Endings must be as long as those that Coffer shows. */
  calledBy(text: string): readonly FoundAccount[] {
    const exact = this.all.filter((found) => {
      const names = [found.name ?? '', `${found.name ?? ''} ${found.currency ?? ''}`].map(accountNameKey);
      return found.name !== null && names.includes(accountNameKey(text));
    });
    if (exact.length > 0) return exact;
    const key = accountKey(text);
    return this.all.filter((found) => {
      if (isCalled(found, key)) return true;
      const { currency } = found;
      if (currency === null || !key.endsWith(currency)) return false;
      const rest = key.slice(0, -currency.length);
      return rest === '' || isCalled(found, rest);
    });
  }

  /** What `accounts[…]` calls the account. */
  keyOf(found: FoundAccount): string {
    const isShared = this.all.some((one) => one.number === found.number && one.name !== found.name);
    const ending = found.number === null ? '' : this.endingOf(found);
    const base = found.number === null || isShared ? `${found.name ?? ''} ${ending}`.trim() : ending;
    return found.isSplit ? `${base} ${found.currency ?? ''}`.trim() : base;
  }

  /** The accounts for a question. `knownAs` says to which account one went before. */
  asked(knownAs: (found: FoundAccount) => number | undefined): readonly AskedAccount[] {
    return this.all.map((found) => ({
      key: this.keyOf(found),
      name: found.name,
      ending: found.number === null ? null : this.endingOf(found),
      currency: found.currency,
      rows: rowsOf(found),
      knownAs: knownAs(found) ?? null,
    }));
  }

  /** `It has: …3000 (EUR, 12 rows), Checking (USD, 3 rows).` Never a whole number. */
  inWords(): string {
    if (this.all.length === 0) return '';
    const told = this.all.slice(0, MOST_IN_WORDS).map((found) => {
      const rows = rowsOf(found);
      const about = [...(found.currency ? [found.currency] : []), `${rows} ${rows === 1 ? 'row' : 'rows'}`];
      return `${this.labelOf(found)} (${about.join(', ')})`;
    });
    const more = this.all.length - told.length;
    return `It has: ${told.join(', ')}${more === 0 ? '' : ` and ${more} more`}.`;
  }

  /** `Checking …3000`, or as much of it as the file says. */
  labelOf(found: FoundAccount): string {
    const name = firstCharacters(found.name ?? '', SHORT_NAME_CHARACTERS);
    const ending = found.number === null ? '' : `…${this.endingOf(found)}`;
    return [name, name.endsWith(ending.slice(1)) ? '' : ending].filter((part) => part !== '').join(' ') || NAMELESS;
  }

  /** The last four characters, or as many more as tell the number from the others of the file. */
  endingOf({ number, lastFour }: FoundAccount): string {
    if (number === null) return lastFour;
    const others = this.all.flatMap((one) => (one.number === null || one.number === number ? [] : [one.number]));
    const longest = Math.min(SHOWN_MAX, Math.floor(number.length / 2));
    for (let length = lastFour.length; length <= longest; length += 1) {
      const ending = length === 0 ? '' : number.slice(-length);
      if (!others.some((other) => other.endsWith(ending))) return ending;
    }
    return lastFour;
  }
}

const TOO_MANY = `The file holds more than ${MOST_ACCOUNTS} accounts. Export fewer at a time.`;
const NAMELESS = 'an account without a number';

/** Two statements with the same one are of one account, but for the currency. */
function identityOf(file: FileSource, statement: Statement): string {
  const { number, name } = statement.account;
  const isNameless = accountNameKey(name ?? '') === '' && numberOf(number) === null;
  return isNameless ? `in ${statement.origin?.fileName ?? ''}` : rememberedBy(file, statement);
}

/** Without the ending, unless that alone tells it from another file. */
function calledLikeFile(found: FoundAccount, nameless: readonly FoundAccount[]): FoundAccount {
  const [whole, ...others] = [found, ...nameless.filter((one) => one !== found)].map(
    ({ statements: [statement] }) => statement!.origin?.fileName ?? '',
  );
  const name = withoutEnding(whole!);
  return { ...found, name: others.some((other) => withoutEnding(other) === name) ? whole! : name };
}

function withoutEnding(fileName: string): string {
  return fileName.replace(/(?<=.)\.\w{2,5}$/, '');
}

/**
 * A name means one account only in files of the same layout, and tells accounts apart whose numbers are hidden but for
 * an end that both may have. No number has a space in it.
 */
function rememberedBy(file: FileSource, { account: { number, name }, origin }: Statement): string {
  const [digits, key] = [numberOf(number), accountNameKey(name ?? '')];
  if (digits !== null && (key === '' || isWhole(digits))) return digits;
  return [sourceName(origin ?? file), key, ...(digits === null ? [] : [digits])].join(' ');
}

function numberOf(written: string | null): string | null {
  const number = normalisedAccountNumber(written ?? '');
  return /[A-Z0-9]/.test(number) ? number : null;
}

function foundAccount(
  file: FileSource,
  statements: readonly Statement[],
  { nth, isSplit }: Pick<FoundAccount, 'nth' | 'isSplit'>,
  keyedHash: KeyedHash,
): FoundAccount {
  const hints = statements.map(({ account }) => account);
  const number = numberOf(hints[0]!.number);
  const written = hints.find(({ name }) => accountNameKey(name ?? '') !== '')?.name ?? '';
  const name = cleanText(shownAccountName(written), [hints[0]!.number], NAME_MAX_CHARACTERS) || null;
  const masked = number === null ? undefined : maskAccountNumber(number, keyedHash);
  return {
    nth,
    number,
    name,
    lastFour: masked?.lastFour ?? '',
    hash: keyedHash(rememberedBy(file, statements[0]!)),
    isNamed: number !== null || name !== null || isSplit,
    currency: statements.find(({ currency }) => currency !== null)?.currency ?? null,
    isSplit,
    statements,
  };
}

/** Whether the key is a name, also the one with which it would be opened, an ending, or the one behind the other. */
function isCalled({ number, name, lastFour, statements }: FoundAccount, key: string): boolean {
  if (key === '') return lastFour === '' && name === null;
  const opened = newAccountFacts(statements[0]!.account, name ?? '', null).name;
  const called = ['', name, opened, ...statements.map(({ account }) => account.name)];
  const names = new Set(called.map((one) => accountKey(one ?? '')));
  const isEnding = (end: string) => end !== '' && end.length >= lastFour.length && number?.endsWith(end) === true;
  return [...names].some((one) => key === one || (key.startsWith(one) && isEnding(key.slice(one.length))));
}

function rowsOf({ statements }: FoundAccount): number {
  return statements.reduce((sum, { rows }) => sum + rows.length, 0);
}

/** Whether the number is that of one account alone. */
export function hasWholeNumber({ number }: FoundAccount): boolean {
  return number !== null && isWhole(number);
}

function isWhole(number: string): boolean {
  return identifyingHash(number, (text) => text) !== null;
}
