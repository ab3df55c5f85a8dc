import { type Holder, namesHolder } from '../../../holder.ts';
import type { RecurringBillObservation } from '../observation.ts';
import { MIRROR_DAYS } from '../parameters.ts';
import { withoutCommonReferences } from './common-references.ts';
import type { Descriptor } from './descriptor.ts';
import type { LooseCharge } from './merchant-groups.ts';
import { withNamesOfMerchants } from './missing-merchants.ts';
import { toOwnAccountNumber } from './own-account-numbers.ts';
import { namesOfPayers } from './payers.ts';
import { withoutPendingCopies } from './pending-copies.ts';
import { type ReadRow, readRow } from './read-row.ts';

/**
 * The payments that went out. Left out are income, rows without a real day, what the text calls own money, what goes to
 * the holder or to the number of another account of theirs, and what the caller knows to be a transfer between own
 * accounts. Amounts of 0 stay: they may be free trials.
 */
export function chargesFrom<Id>(
  observations: readonly RecurringBillObservation<Id>[],
  holder: Holder,
): readonly LooseCharge[] {
  const rows = observations.map(readRow);
  const incomes = incomesByAmount(rows);
  const named = withNamesOfMerchants(rows.flatMap((row, at) => chargeOf(row, at, incomes, holder)));
  const isPayer = namesOfPayers(rows, named);
  const own = new Set(named.filter(({ mirrored }) => mirrored).map(({ words }) => beginning(words)));
  const isToOwnAccount = toOwnAccountNumber(rows, named);
  const charges = named
    .filter((charge) => !isToOwnAccount(charge))
    .map((charge) =>
      isPayer(charge.words) || own.has(beginning(charge.words)) ? { ...charge, alsoPays: true } : charge,
    );
  return withoutCommonReferences(withoutPendingCopies(charges));
}

function chargeOf<Id>(
  { observation, day, descriptor }: ReadRow<Id>,
  row: number,
  incomes: IncomesByAmount,
  holder: Holder,
): readonly LooseCharge[] {
  const { accountId, currency, description } = observation;
  if (observation.amount > 0 || day === undefined || observation.ownTransfer === true) return [];
  const { ownMoney, ...said } = descriptor;
  if (ownMoney !== undefined || goesTo(holder, descriptor)) return [];
  const amount = -observation.amount;
  const mirrored = amount > 0 && isMirrored(observation, day, incomes);
  const account = String(accountId ?? '');
  return [{ ...said, row, day, amount, currency, account, text: description, alsoPays: false, mirrored }];
}

/**
 * Whether a transfer goes to another account of the holder, whose statement is missing.
 * The names must come first, because some banks print the holder's own name behind every payee.
 */
function goesTo(
  holder: Holder,
  { words, contract, purchase }: Pick<Descriptor, 'words' | 'contract' | 'purchase'>,
): boolean {
  return contract <= 0 && !purchase && namesHolder(words.slice(0, holder.names.length), holder);
}

function beginning(words: readonly string[]): string {
  return words.slice(0, 2).join(' ');
}

interface Income {
  readonly day: number;
  readonly account: number | string | undefined;
}

type IncomesByAmount = ReadonlyMap<string, readonly Income[]>;

function incomesByAmount<Id>(rows: readonly ReadRow<Id>[]): IncomesByAmount {
  const incomes = new Map<string, Income[]>();
  for (const { observation, day } of rows) {
    if (observation.amount <= 0 || day === undefined) continue;
    const key = `${observation.currency} ${observation.amount}`;
    const known = incomes.get(key);
    const income = { day, account: observation.accountId };
    if (known === undefined) incomes.set(key, [income]);
    else known.push(income);
  }
  return incomes;
}

/** Money that comes back into the same account is a refund. If the account is unknown, any income counts. */
function isMirrored<Id>(
  { amount, currency, accountId }: RecurringBillObservation<Id>,
  day: number,
  incomes: IncomesByAmount,
): boolean {
  return (incomes.get(`${currency} ${-amount}`) ?? []).some(
    (income) => Math.abs(income.day - day) <= MIRROR_DAYS && (accountId === undefined || income.account !== accountId),
  );
}
