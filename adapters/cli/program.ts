import { Command, CommanderError } from 'commander';
import { FinanceError } from '../../domain/error.ts';
import { ReferenceRatesUnavailable } from '../../domain/ports/reference-rate-port.ts';
import { ImportFileError } from '../import-files/file-error.ts';
import type { CommandLine } from './command-line.ts';
import { accountCommand } from './commands/account.ts';
import { apiKeyCommand } from './commands/api-key.ts';
import { billCommand } from './commands/bill.ts';
import { billsCommand } from './commands/bill-detection.ts';
import { migrateCommand } from './commands/migrate.ts';
import { ratesCommand } from './commands/rates.ts';
import { tokenCommand } from './commands/token.ts';
import { transactionsCommand } from './commands/transactions.ts';
import { userCommand } from './commands/user.ts';

/** Exit codes: 0 done, 1 refused or failed, 2 bad use (contract 7.3). */
const REFUSED = 1;
const BAD_USE = 2;

/** Runs one command of the administrator's command line; answers the exit code. Errors that are not ours pass through. */
export async function runCommandLine(io: CommandLine, args: readonly string[]): Promise<number> {
  try {
    await program(io).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : BAD_USE;
    const refusal = refusalText(error);
    if (refusal === undefined) throw error;
    io.err(refusal);
    return REFUSED;
  }
}

function program(io: CommandLine): Command {
  const root = new Command('coffer')
    .description('Administration of a Coffer service. Works while the service runs.')
    .usage('<command> [options]')
    .addCommand(userCommand(io))
    .addCommand(apiKeyCommand(io))
    .addCommand(tokenCommand(io))
    .addCommand(accountCommand(io))
    .addCommand(transactionsCommand(io))
    .addCommand(billCommand(io))
    .addCommand(billsCommand(io))
    .addCommand(ratesCommand(io))
    .addCommand(migrateCommand(io));
  return forAll(root, (command) =>
    command
      .exitOverride()
      .showHelpAfterError('Add --help for how to use it.')
      .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: (text) => io.err(text.trimEnd()) }),
  );
}

function forAll(command: Command, apply: (command: Command) => void): Command {
  apply(command);
  for (const child of command.commands) forAll(child, apply);
  return command;
}

function refusalText(error: unknown): string | undefined {
  if (error instanceof ImportFileError || error instanceof ReferenceRatesUnavailable) return error.message;
  if (error instanceof FinanceError) {
    return error.fields === undefined ? error.message : Object.values(error.fields).flat().join('\n');
  }
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error) {
    return `There is no file ${String(error.path)}.`;
  }
  return undefined;
}
