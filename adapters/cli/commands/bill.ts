import { Command, Option } from 'commander';
import type { LocalDate } from '../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../domain/currency.ts';
import { BILL_CYCLES, type BillCycle } from '../../../domain/recurring-bill.ts';
import { answer, type CommandLine } from '../command-line.ts';
import { currencyArgument, dateArgument, emailOption, jsonOption, minorUnitsArgument } from '../options.ts';

interface CreateOptions {
  readonly email: string;
  readonly name: string;
  readonly amount: number;
  readonly cycle: BillCycle;
  readonly next?: LocalDate;
  readonly currency?: CurrencyCode;
  readonly json?: boolean;
}

/** `bill create`: a bill that a person knows of, beside the detected ones. */
export function billCommand(io: CommandLine): Command {
  const create = new Command('create')
    .description('add a recurring bill by hand')
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
  return new Command('bill').description('recurring bills').addCommand(create);
}
