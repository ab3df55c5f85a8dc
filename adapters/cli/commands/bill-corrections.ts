import { BILL_CYCLES } from '../../../domain/bills/bill-cycle.ts';
import type { BillSaying } from '../../../domain/bills/correct-bill.ts';
import { command, type Given, type MakeCommand, optional, required } from '../command.ts';
import { openFor } from '../command-line.ts';
import { BadUseError } from '../failures.ts';
import { currencyArgument, dateArgument, EMAIL, idArgument, idsArgument, minorUnitsArgument } from '../options.ts';

const OF_BILL = { email: EMAIL, id: required('<id>', 'id of the bill, from bill list', idArgument) };
const DUE = { due: optional('<date>', 'the day on which it was expected (default: the next one)', dateArgument) };

/** A command that records what a person says of a bill. */
function saying<Takes extends object>(
  description: string,
  takes: Takes,
  said: (given: Given<Takes>) => BillSaying,
): MakeCommand {
  return command(`${description}; take-back undoes it`, { ...OF_BILL, ...takes }, async (given, io) => {
    const { email, id } = given as Given<typeof OF_BILL>;
    const { userId, bills } = await openFor(io, email);
    const correction = await bills.correctBill(userId, id, said(given));
    return { json: { id, correction: correction.id }, text: `Correction ${correction.id} of bill ${id}.` };
  });
}

const takeBack = command(
  'take a correction of a bill back',
  { ...OF_BILL, number: required('<number>', 'number of the correction, from bill list --json', idArgument) },
  async ({ email, id, number }, io) => {
    const { userId, bills } = await openFor(io, email);
    await bills.takeBackCorrection(userId, id, number);
    return { json: { id }, text: `Took correction ${number} of bill ${id} back.` };
  },
);

const remove = command('delete a bill that was added by hand', OF_BILL, async ({ email, id }, io) => {
  const { userId, bills } = await openFor(io, email);
  await bills.removeBill(userId, id);
  return { json: { id }, text: `Deleted bill ${id}.` };
});

/** What a person knows better than the detection. */
export const BILL_CORRECTION_COMMANDS = {
  set: saying(
    'say what a bill is called, costs, or when it is paid',
    {
      name: optional('<name>', 'who is paid'),
      amount: optional('<minor-units>', 'amount of each payment in minor units (cents), positive', minorUnitsArgument),
      currency: optional('<code>', 'currency of the amount', currencyArgument),
      cycle: optional('<cycle>', 'how often it is paid', BILL_CYCLES),
      next: optional('<date>', 'date of the next payment, YYYY-MM-DD', dateArgument),
      category: optional('<id>', 'id of its category', idArgument),
      account: optional('<id>', 'id of the account that pays it', idArgument),
    },
    ({ name, amount, currency, cycle, next: nextDate, category: categoryId, account: bankAccountId }) => {
      const values = { name, amount, currency, cycle, nextDate, categoryId, bankAccountId };
      if (Object.values(values).some((value) => value !== undefined)) return { kind: 'set', values };
      throw new BadUseError('Say what to set: --name, --amount, --currency, --cycle, --next, --category or --account.');
    },
  ),
  confirm: saying('say that it is a bill, so that it is certain', {}, () => ({ kind: 'confirmed' })),
  paid: saying('say that the next payment was made', DUE, ({ due }) => ({ kind: 'paid', dueOn: due })),
  skip: saying('say that the next payment will not be made', DUE, ({ due }) => ({ kind: 'skipped', dueOn: due })),
  pause: saying(
    'expect no payment for a while',
    { until: optional('<date>', 'the first day on which one is expected again (default: never)', dateArgument) },
    ({ until = null }) => ({ kind: 'paused', until }),
  ),
  end: saying(
    'say that it has ended',
    { on: optional('<date>', 'the day of its end (default: today)', dateArgument) },
    ({ on }) => ({ kind: 'ended', on }),
  ),
  'move-in': saying('give payments to a bill, and take them from others', paymentsTaken(), ({ transactions }) => {
    return { kind: 'payments', transactionIds: transactions, belong: true };
  }),
  'move-out': saying('take payments out of a bill', paymentsTaken(), ({ transactions }) => {
    return { kind: 'payments', transactionIds: transactions, belong: false };
  }),
  merge: saying(
    'count the payments of another bill here, and archive that one',
    { other: required('<id>', 'id of the other bill', idArgument) },
    ({ other }) => ({ kind: 'merged', billId: other }),
  ),
  'take-back': takeBack,
  delete: remove,
};

function paymentsTaken() {
  return { transactions: required('<ids>', 'ids of the transactions, such as 7,9', idsArgument) };
}
