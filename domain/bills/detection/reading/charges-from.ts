import { type Holder, namesHolder } from '../../../bank-texts/holder.ts';
import type { OwnMoney } from '../../../bank-texts/own-money.ts';
import { counted } from '../../../collections.ts';
import type { RecurringBillObservation } from '../observation.ts';
import {
  COMMON_REFERENCE_MERCHANTS_MIN,
  MIRROR_DAYS,
  OWED_SUMS_MIN,
  PENDING_DAYS_MAX,
  ROUND_UNITS,
} from '../parameters.ts';
import type { Descriptor } from './descriptor.ts';
import type { LooseCharge } from './merchant-groups.ts';
import { withNamesOfMerchants } from './missing-merchants.ts';
import { toOwnAccountNumber } from './own-account-numbers.ts';
import { namesOfPayers } from './payers.ts';
import { type ReadRow, readRows, type TextMemory } from './read-row.ts';

/**
 * The payments that went out. Left out are income, rows without a real day, what the text calls own money, what goes to
 * the holder or to the number of another account of theirs, and what the caller knows to be a transfer between own
 * accounts. Amounts of 0 stay: they may be free trials.
 */
export function chargesFrom<Id>(
  observations: readonly RecurringBillObservation<Id>[],
  holder: Holder,
  memory?: TextMemory,
): readonly LooseCharge[] {
  const rows = withOwedSums(readRows(observations, memory));
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
  incomes: IncomesByAmount<Id>,
  holder: Holder,
): readonly LooseCharge[] {
  const { accountId, currency, description } = observation;
  if (leftOutAs({ observation, descriptor }, holder) !== undefined || day === undefined) return [];
  const { ownMoney: _, ownByName: _name, ...said } = descriptor;
  const amount = -observation.amount;
  const mirrored = amount > 0 && isMirrored(observation, day, incomes);
  const account = String(accountId ?? '');
  return [{ ...said, row, day, amount, currency, account, text: description, alsoPays: false, mirrored }];
}

export type LeftOut = OwnMoney | 'income' | 'own account';

/**
 * People save round sums. The very same odd one, again and again to somebody who is called like a broker, is owed to
 * them: no own money. (A card may settle one subscription each month.)
 */
function withOwedSums<Id>(rows: readonly ReadRow<Id>[]): readonly ReadRow<Id>[] {
  const sumOf = ({ observation: { currency, amount }, descriptor: { words, ownByName } }: ReadRow<Id>) =>
    ownByName && amount < 0 && amount % ROUND_UNITS !== 0 ? `${currency} ${amount} ${beginning(words)}` : '';
  const times = counted(rows.map(sumOf));
  return rows.map((row) => {
    const sum = sumOf(row);
    if (sum === '' || times.get(sum)! < OWED_SUMS_MIN) return row;
    return { ...row, descriptor: { ...row.descriptor, ownMoney: undefined } };
  });
}

/** As what a row by itself is no payment to anybody else; `undefined` if it may be one. */
export function leftOutAs(
  { observation, descriptor }: Pick<ReadRow<unknown>, 'observation' | 'descriptor'>,
  holder: Holder,
): LeftOut | undefined {
  if (observation.amount > 0) return 'income';
  if (observation.ownTransfer === true) return 'own account';
  if (observation.othersMoney === true) return undefined;
  return descriptor.ownMoney ?? (goesTo(holder, descriptor) ? 'own account' : undefined);
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

type IncomesByAmount<Id> = ReadonlyMap<string, readonly ReadRow<Id>[]>;

function incomesByAmount<Id>(rows: readonly ReadRow<Id>[]): IncomesByAmount<Id> {
  const incomes = rows.filter(({ observation, day }) => observation.amount > 0 && day !== undefined);
  return Map.groupBy(incomes, ({ observation: { currency, amount } }) => `${currency} ${amount}`);
}

/** Money that comes back into the same account is a refund. If the account is unknown, any income counts. */
function isMirrored<Id>(
  { amount, currency, accountId }: RecurringBillObservation<Id>,
  day: number,
  incomes: IncomesByAmount<Id>,
): boolean {
  return (incomes.get(`${currency} ${-amount}`) ?? []).some(
    (income) =>
      Math.abs(income.day! - day) <= MIRROR_DAYS &&
      (accountId === undefined || income.observation.accountId !== accountId),
  );
}

/** Leaves out the numbers that stand on rows of several merchants: they are the user's own card or account. */
function withoutCommonReferences(charges: readonly LooseCharge[]): readonly LooseCharge[] {
  const merchants = new Map<string, Set<string>>();
  for (const { references, words } of charges) {
    for (const reference of references) {
      merchants.set(reference, (merchants.get(reference) ?? new Set()).add(words[0] ?? ''));
    }
  }
  const isOfOne = (reference: string) => merchants.get(reference)!.size < COMMON_REFERENCE_MERCHANTS_MIN;
  return charges.map((charge) =>
    charge.references.every(isOfOne) ? charge : { ...charge, references: charge.references.filter(isOfOne) },
  );
}

/**
 * Leaves out the rows that announce a payment which another row has booked since: some feeds show both. Each booked row
 * stands for one announced row at most.
 */
function withoutPendingCopies<Row extends LooseCharge>(charges: readonly Row[]): readonly Row[] {
  const booked = charges.filter(({ pending }) => !pending);
  if (booked.length === charges.length) return charges;
  const used = new Set<Row>();
  return charges.filter((charge) => {
    if (!charge.pending) return true;
    const twin = booked.find((other) => !used.has(other) && isSamePayment(charge, other));
    if (twin !== undefined) used.add(twin);
    return twin === undefined;
  });
}

function isSamePayment(pending: LooseCharge, booked: LooseCharge): boolean {
  return (
    pending.amount === booked.amount &&
    pending.currency === booked.currency &&
    pending.account === booked.account &&
    pending.words[0] === booked.words[0] &&
    booked.day >= pending.day &&
    booked.day <= pending.day + PENDING_DAYS_MAX
  );
}
