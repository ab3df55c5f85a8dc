import { holderOf } from '../../domain/bank-texts/holder.ts';
import { hasWords } from '../../domain/bills/bill-by-hand.ts';
import type { PaymentsExplanation } from '../../domain/bills/detection/explain-payments.ts';
import type { RecurringBill } from '../../domain/bills/recurring-bill.ts';
import { dateOf, type LocalDate } from '../../domain/calendar.ts';
import { invalidField } from '../../domain/error.ts';
import { searchTerm } from '../../domain/search-form.ts';
import type { Ports } from '../ports.ts';
import { observationsOf } from './refresh-bills.ts';

/** The merchant's transactions of the last three years, or `since` a day, and what the detection makes of them. */
type Explanation = PaymentsExplanation<number> & { readonly since: LocalDate | undefined };

export interface ExplainedMerchant {
  /** `undefined` while the detection looks at them. */
  readonly explanation: Explanation | undefined;
  /** The user's bills that have some of them as payments, or until that is known the merchant's name. */
  readonly bills: readonly RecurringBill[];
}

type ExplainMerchantPorts = Pick<
  Ports,
  'users' | 'bills' | 'transactionReader' | 'billDetector' | 'clock' | 'patience'
>;

/** A question that is being answered, or whose answer nobody has waited for. */
interface Asked {
  readonly question: string;
  readonly answer: Promise<Explanation>;
}

/**
 * Why the payments to a merchant are, or are not, a bill. Waits for the detection as long as a person may be kept
 * waiting; who asks again gets what it has found. Throws `invalid` for a merchant without a letter.
 */
export function explainMerchant(ports: ExplainMerchantPorts) {
  const asked = new Map<number, Asked>();
  return async (userId: number, merchant: string): Promise<ExplainedMerchant> => {
    if (searchTerm(merchant) === undefined) throw invalidField('merchant', 'The merchant must be a name.');
    const today = dateOf(ports.clock.now());
    const question = JSON.stringify([merchant, today, await ports.users.transactionRevision(userId)]);
    const earlier = asked.get(userId);
    const answer = earlier?.question === question ? earlier.answer : explain(ports, userId, merchant, today);
    asked.set(userId, { question, answer });
    const forget = () => asked.get(userId)?.answer === answer && asked.delete(userId);
    let explanation: Explanation | undefined;
    const known = (async () => {
      explanation = await answer;
    })();
    known.catch(forget);
    await ports.patience(known);
    if (explanation !== undefined) forget();
    const own = explanation && new Set(explanation.ids);
    const bills = (await ports.bills.list(userId)).filter(({ name, transactionIds }) =>
      own === undefined ? hasWords(name, merchant) : transactionIds.some((id) => own.has(id)),
    );
    return { explanation, bills };
  };
}

async function explain(
  ports: ExplainMerchantPorts,
  userId: number,
  merchant: string,
  today: LocalDate,
): Promise<Explanation> {
  const user = await ports.users.get(userId);
  let since: LocalDate | undefined;
  const read = observationsOf(ports, userId, today, (day) => void (since = day));
  return { ...(await ports.billDetector.explain(read, merchant, holderOf(user?.email ?? null))), since };
}
