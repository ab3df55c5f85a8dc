import { invalidField } from '../../../domain/error.ts';
import { type CurrencyCode, minorDigits } from '../../../domain/money/currency.ts';
import { DIGITS_WITHOUT_CURRENCY } from '../../../domain/money/exact-amount.ts';
import type { KeyedHash } from '../../../domain/statements/account-number.ts';
import type { ReadOptions } from '../../../domain/statements/read-options.ts';
import type { ReadUpload } from './joined-files.ts';
import { type ReadingPorts, readUpload } from './read-upload.ts';
import { type AccountMap, type AccountPorts, accountsOfStatements } from './statement-accounts.ts';

interface FileForAccounts {
  readonly bytes: Uint8Array;
  readonly accounts: AccountMap;
  readonly options: ReadOptions;
}

/**
 * Reads the file. Amounts without a currency are read in that of their account, because a reader that knows no currency
 * counts hundredths, and yen and dinars have none. Throws what `readUpload` and `accountsOfStatements` throw,
 * and `invalid` naming `currency`.
 */
export async function readForAccounts(
  ports: ReadingPorts & AccountPorts,
  userId: number,
  { bytes, accounts, options }: FileForAccounts,
  keyedHash: KeyedHash,
): Promise<ReadUpload> {
  const readIn = (currency: CurrencyCode | undefined) =>
    readUpload(ports, userId, { bytes, options: decimalsOf(options, currency) });
  const { bankAccountId, byKey } = accounts;
  if (bankAccountId !== undefined && byKey.size === 0) {
    const account = await ports.accounts.get(userId, bankAccountId);
    return readIn(account?.currency);
  }
  const file = await readIn(undefined);
  if (file.statements.every(({ currency }) => currency !== null)) return file;
  const chosen = await accountsOfStatements(ports, userId, file, { accounts, options }, keyedHash);
  const unnamed = chosen.filter((_, index) => file.statements[index]?.currency === null);
  const currencies = new Set(unnamed.map(({ account }) => account.currency));
  if ([...currencies].every(hasHundredths)) return file;
  if (currencies.size > 1) throw invalidField('currency', DIFFERENT_DECIMALS);
  return readIn([...currencies][0]);
}

const DIFFERENT_DECIMALS =
  'The file names no currency, and its accounts have currencies with different decimals. Import one account at a time.';

/** A currency with hundredths changes nothing, so it decides nothing that the file leaves open. */
function decimalsOf(options: ReadOptions, currency: CurrencyCode | undefined): ReadOptions {
  return currency === undefined || hasHundredths(currency) ? options : { ...options, currency };
}

function hasHundredths(currency: CurrencyCode): boolean {
  return minorDigits(currency) === DIGITS_WITHOUT_CURRENCY;
}
