import { Command, Option } from 'commander';
import type { LocalDate } from '../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../domain/currency.ts';
import { formatMoney } from '../../../domain/money.ts';
import { BILL_CYCLES, type BillCycle } from '../../../domain/recurring-bill.ts';
import { answer, type CommandLine } from '../command-line.ts';
import { currencyArgument, dateArgument, emailOption, idArgument, jsonOption, minorUnitsArgument } from '../options.ts';

interface CreateOptions {
  readonly email: string;
  readonly name: string;
  readonly amount: number;
  readonly cycle: BillCycle;
  readonly next?: LocalDate;
  readonly currency?: CurrencyCode;
  readonly json?: boolean;
}

/** `bill create | list | archive | restore`. */
export function billCommand(io: CommandLine): Command {
  return new Command('bill')
    .description('recurring bills of a user')
    .addCommand(createCommand(io))
    .addCommand(listCommand(io))
    .addCommand(verdictCommand(io, 'archive'))
    .addCommand(verdictCommand(io, 'restore'));
}

/** A bill that a person knows of, beside the detected ones. */
function createCommand(io: CommandLine): Command {
  return new Command('create')
    .description('add a bill by hand')
    .addOption(emailOption())
    .requiredOption('--name <name>', 'whom it is paid to')
    .requiredOption(
      '--amount <minor-units>',
      'what is paid each time, positive, in minor units (cents)',
      minorUnitsArgument,
    )
    .addOption(new Option('--cycle <cycle>', 'how often').choices(BILL_CYCLES).makeOptionMandatory())
    .option('--next <date>', 'the next payment, YYYY-MM-DD', dateArgument)
    .option('--currency <code>', 'currency of the amount; the user’s when absent', currencyArgument)
    .addOption(jsonOption())
    .action(async ({ next, json, ...input }: CreateOptions) => {
      const bill = await (await io.open()).createBill({ ...input, nextDate: next ?? null });
      answer(io, { json }, { id: bill.id }, `Created bill ${bill.id} (${bill.name}, ${bill.cycle}).`);
    });
}

function listCommand(io: CommandLine): Command {
  return new Command('list')
    .description('list all bills, detected ones and those made by hand, archived ones too')
    .addOption(emailOption())
    .addOption(jsonOption())
    .action(async (options: { readonly email: string; readonly json?: boolean }) => {
      const bills = await (await io.open()).listBills(options.email);
      const json = bills.map(({ id, name, source, cycle, amount, currency, status, nextDate }) => ({
        id,
        name,
        source,
        cycle,
        amount,
        currency,
        status,
        next_date: nextDate,
      }));
      const lines = bills.map(
        (bill) => `${bill.id}\t${bill.name}\t${bill.cycle}\t${formatMoney(bill.amount, bill.currency)}\t${bill.status}`,
      );
      answer(io, options, json, lines.length > 0 ? lines.join('\n') : 'No bills yet.');
    });
}

function verdictCommand(io: CommandLine, verdict: 'archive' | 'restore'): Command {
  const description = {
    archive: 'leave a bill out from now on, whatever is detected',
    restore: 'take an archived bill back',
  };
  return new Command(verdict)
    .description(description[verdict])
    .addOption(emailOption())
    .requiredOption('--id <id>', 'id of the bill, as listed', idArgument)
    .addOption(jsonOption())
    .action(async ({ email, id, json }: { readonly email: string; readonly id: number; readonly json?: boolean }) => {
      await (await io.open()).archiveBill(email, id, verdict === 'archive');
      answer(io, { json }, { id }, `${verdict === 'archive' ? 'Archived' : 'Restored'} bill ${id}.`);
    });
}
