import { Command, Option } from 'commander';
import { BILL_CYCLES, type BillCycle } from '../../../domain/bills/recurring-bill.ts';
import type { LocalDate } from '../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { formatMoney, type MinorUnits } from '../../../domain/money/money.ts';
import { type CommandLine, printResult } from '../command-line.ts';
import { currencyArgument, dateArgument, emailOption, idArgument, jsonOption, minorUnitsArgument } from '../options.ts';
import { tableRow } from '../table-row.ts';
import { detectCommand } from './bill-detect.ts';

/** `bill create | list | archive | restore | detect`; `bills` is another name of the group. */
export function billCommand(io: CommandLine): Command {
  return new Command('bill')
    .alias('bills')
    .description('recurring bills')
    .addCommand(createCommand(io))
    .addCommand(listCommand(io))
    .addCommand(archiveCommand(io))
    .addCommand(restoreCommand(io))
    .addCommand(detectCommand(io));
}

interface CreateOptions {
  readonly email: string;
  readonly name: string;
  readonly amount: MinorUnits;
  readonly cycle: BillCycle;
  readonly next?: LocalDate;
  readonly currency?: CurrencyCode;
  readonly json?: boolean;
}

const CREATE_EXAMPLE = `
Example:
  coffer bill create --email ada@example.com --name Rent --amount 185000 --cycle monthly --next 2026-12-01`;

/** A bill that the user knows of, beside the detected ones. */
function createCommand(io: CommandLine): Command {
  return new Command('create')
    .description('add a bill by hand')
    .addOption(emailOption())
    .requiredOption('--name <name>', 'who is paid')
    .requiredOption(
      '--amount <minor-units>',
      'amount of each payment in minor units (cents), positive',
      minorUnitsArgument,
    )
    .addOption(new Option('--cycle <cycle>', 'how often it is paid').choices(BILL_CYCLES).makeOptionMandatory())
    .option('--next <date>', 'date of the next payment, YYYY-MM-DD', dateArgument)
    .option('--currency <code>', 'currency of the amount (default: the currency of the user)', currencyArgument)
    .addOption(jsonOption())
    .addHelpText('after', CREATE_EXAMPLE)
    .action(async ({ next, json, ...input }: CreateOptions) => {
      const bill = await (await io.open()).bills.createBill({ ...input, nextDate: next ?? null });
      printResult(io, { json }, { id: bill.id }, `Created bill ${bill.id} (${bill.name}, ${bill.cycle}).`);
    });
}

function listCommand(io: CommandLine): Command {
  return new Command('list')
    .description('list the bills of a user: detected ones, those added by hand, and archived ones')
    .addOption(emailOption())
    .addOption(jsonOption())
    .action(async (options: { readonly email: string; readonly json?: boolean }) => {
      const bills = await (await io.open()).bills.listBills(options.email);
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
      const lines = bills.map(({ id, name, cycle, amount, currency, status }) =>
        tableRow(id, name, cycle, formatMoney(amount, currency), status),
      );
      printResult(io, options, json, lines.length > 0 ? lines.join('\n') : 'No bills yet.');
    });
}

interface BillOptions {
  readonly email: string;
  readonly id: number;
  readonly json?: boolean;
}

function archiveCommand(io: CommandLine): Command {
  return ofOneBill('archive')
    .description('leave a bill out of every list of active bills, even if it is detected again')
    .action(async ({ email, id, json }: BillOptions) => {
      await (await io.open()).bills.archiveBill(email, id, true);
      printResult(io, { json }, { id }, `Archived bill ${id}.`);
    });
}

function restoreCommand(io: CommandLine): Command {
  return ofOneBill('restore')
    .description('bring an archived bill back')
    .action(async ({ email, id, json }: BillOptions) => {
      await (await io.open()).bills.archiveBill(email, id, false);
      printResult(io, { json }, { id }, `Restored bill ${id}.`);
    });
}

function ofOneBill(name: string): Command {
  return new Command(name)
    .addOption(emailOption())
    .requiredOption('--id <id>', 'id of the bill, from bill list', idArgument)
    .addOption(jsonOption());
}
