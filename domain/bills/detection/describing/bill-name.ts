import { counted } from '../../../collections.ts';
import type { RecurringBillObservation } from '../observation.ts';
import { NAME_WORD_SHARE_MIN, NAME_WORDS_MAX } from '../parameters.ts';
import type { Charge } from '../reading/charge.ts';
import type { Candidate } from '../searching/candidate.ts';
import { contractNumbers } from '../searching/contracts.ts';

/** For payments without any text. */
const NAMELESS = 'Recurring payment';

/** So many last characters tell two contracts apart, and do not give an account number away. */
const ENDING_CHARACTERS = 4;

/**
 * The names of bills, by their position: payee, and the ending of the contract's or the account's number where the
 * payee is unknown or has several bills of that name.
 */
export function billNames<Id>(
  bills: readonly Pick<Candidate, 'payments'>[],
  observations: readonly RecurringBillObservation<Id>[],
): readonly string[] {
  const names = bills.map(({ payments }) =>
    billName(
      payments,
      payments.map(({ row }) => observations[row]!),
    ),
  );
  const times = counted(names);
  return names.map((name, index) => {
    const { payments } = bills[index]!;
    const isClear = times.get(name) === 1 && payments.some(({ isNamed }) => isNamed);
    const [number] = isClear ? [] : contractNumbers(payments);
    return number === undefined ? name : `${name} …${number.slice(-ENDING_CHARACTERS)}`;
  });
}

/**
 * A name for people: the payee that most of the rows are shown with; else the most recent merchant name; without one,
 * the words that most of them have, in the order of the last row, capitalised.
 */
function billName<Id>(payments: readonly Charge[], own: readonly RecurringBillObservation<Id>[]): string {
  const shown = counted(own.map(({ payeeName }) => payeeName?.trim() ?? ''));
  const [most] = [...shown].find(([name, times]) => name !== '' && 2 * times > own.length) ?? [];
  const given = most ?? own.findLast(({ merchantName }) => (merchantName ?? '').trim() !== '')?.merchantName;
  if (given !== undefined && given !== null) return given.trim();
  const rows = counted(payments.flatMap(({ words }) => [...new Set(words)]));
  const { words } = payments.at(-1)!;
  const common = words.filter((word) => (rows.get(word) ?? 0) >= NAME_WORD_SHARE_MIN * payments.length);
  const chosen = withoutTail(common.length > 0 ? common : words).slice(0, NAME_WORDS_MAX);
  return chosen.length > 0 ? chosen.map(capitalised).join(' ') : NAMELESS;
}

/** Drops short words at the end, which are a state or a country: NETFLIX CA. */
function withoutTail(words: readonly string[]): readonly string[] {
  const end = words.findLastIndex((word) => word.length > 2);
  return end < 0 ? words : words.slice(0, end + 1);
}

/** Short words stay as they are, because most are initials: BMW, ATT. */
function capitalised(word: string): string {
  return word.length <= 3 ? word : word[0]! + word.slice(1).toLowerCase();
}
