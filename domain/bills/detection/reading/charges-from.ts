import { dayNumber, parseLocalDate } from '../../../calendar.ts';
import { type Holder, namesHolder } from '../../../holder.ts';
import type { RecurringBillObservation } from '../observation.ts';
import { MIRROR_DAYS } from '../parameters.ts';
import { withoutCommonReferences } from './common-references.ts';
import { type Descriptor, describe } from './descriptor.ts';
import type { LooseCharge } from './merchant-groups.ts';
import { type DescribedRow, withNamesOfMerchants } from './missing-merchants.ts';
import { toOwnAccountNumber } from './own-account-numbers.ts';
import { namesOfPayers } from './payers.ts';
import { withoutPendingCopies } from './pending-copies.ts';

/**
 * The payments that went out. Left out are income, rows without a real day, what the text calls own money, what goes to
 * the holder or to the number of another account of theirs, and what the caller knows to be a transfer between own
 * accounts. Amounts of 0 stay: they may be free trials.
 */
export function chargesFrom<Id>(
  observations: readonly RecurringBillObservation<Id>[],
  holder: Holder,
): readonly LooseCharge[] {
  const income = incomesByAmount(observations);
  const read: (DescribedRow & LooseCharge)[] = [];
  for (const [row, observation] of observations.entries()) {
    const day = bookedDay(observation);
    if (observation.amount > 0 || day === undefined || observation.ownTransfer === true) continue;
    const merchantName = observation.merchantName?.trim() || null;
    const { ownMoney, ...descriptor } = describe(observation.description, merchantName);
    if (ownMoney !== undefined || goesTo(holder, descriptor)) continue;
    const amount = -observation.amount;
    read.push({
      ...descriptor,
      row,
      day,
      amount,
      currency: observation.currency,
      account: String(observation.accountId ?? ''),
      text: observation.description,
      alsoPays: false,
      mirrored: amount > 0 && isMirrored(observation, day, income),
    });
  }
  const named = withNamesOfMerchants(read);
  const isPayer = namesOfPayers(observations, named);
  const own = new Set(named.filter(({ mirrored }) => mirrored).map(({ words }) => beginning(words)));
  const isToOwnAccount = toOwnAccountNumber(observations, named);
  const charges = named
    .filter((charge) => !isToOwnAccount(charge))
    .map((charge) =>
      isPayer(charge.words) || own.has(beginning(charge.words)) ? { ...charge, alsoPays: true } : charge,
    );
  return withoutCommonReferences(withoutPendingCopies(charges));
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

function incomesByAmount<Id>(
  observations: readonly RecurringBillObservation<Id>[],
): ReadonlyMap<string, readonly Income[]> {
  const incomes = new Map<string, Income[]>();
  for (const observation of observations) {
    const day = observation.amount > 0 ? bookedDay(observation) : undefined;
    if (day === undefined) continue;
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
  incomes: ReadonlyMap<string, readonly Income[]>,
): boolean {
  return (incomes.get(`${currency} ${-amount}`) ?? []).some(
    (income) => Math.abs(income.day - day) <= MIRROR_DAYS && (accountId === undefined || income.account !== accountId),
  );
}

function bookedDay<Id>({ bookedOn }: RecurringBillObservation<Id>): number | undefined {
  const date = parseLocalDate(bookedOn.slice(0, 10));
  return date === undefined ? undefined : dayNumber(date);
}
