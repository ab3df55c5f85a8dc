import { Command, CommanderError } from 'commander';
import { FinanceError } from '../../domain/error.ts';
import { ReferenceRatesUnavailable } from '../../domain/ports/feeds/reference-rate-port.ts';
import { BackupRefused } from '../../domain/ports/service/backup-files.ts';
import { ImportFileError } from '../import-files/file-error.ts';
import type { CommandLine } from './command-line.ts';
import { accountCommand } from './commands/account.ts';
import { apiKeyCommand } from './commands/api-key.ts';
import { backupCommand } from './commands/backup.ts';
import { billCommand } from './commands/bill.ts';
import { categoryRulesCommand } from './commands/category-rules.ts';
import { connectionsCommand } from './commands/connections.ts';
import { demoCommand } from './commands/demo.ts';
import { importCommand } from './commands/import.ts';
import { importsCommand } from './commands/imports.ts';
import { keysCommand } from './commands/keys.ts';
import { migrateCommand } from './commands/migrate.ts';
import { ratesCommand } from './commands/rates.ts';
import { restoreCommand } from './commands/restore.ts';
import { tokenCommand } from './commands/token.ts';
import { transactionsCommand } from './commands/transactions.ts';
import { userCommand } from './commands/user.ts';
import { BadUseError, InterruptedError, RefusedError } from './failures.ts';

/** Exit codes (contract 7.3); 130 is what shells report for a program that Ctrl-C ended. */
const DONE = 0;
const REFUSED = 1;
const BAD_USE = 2;
const INTERRUPTED = 130;

const EXIT_CODES = `
Exit codes: 0 done, 1 refused or failed, 2 wrong use, 130 interrupted.`;

/**
 * Runs one command of the administrator's command line and returns the exit code. Defects, failures of the output and
 * an unavailable database pass through.
 */
export async function runCommandLine(io: CommandLine, args: readonly string[]): Promise<number> {
  try {
    await program(io).parseAsync(args, { from: 'user' });
    return DONE;
  } catch (error) {
    // Commander has printed its own sentence.
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : BAD_USE;
    const [exitCode, sentence] = failureOf(error);
    io.err(sentence);
    return exitCode;
  }
}

function program(io: CommandLine): Command {
  const root = new Command('coffer')
    .description('Administration of a Coffer service. The service may run meanwhile.')
    .usage('<command> [options]')
    .addCommand(userCommand(io))
    .addCommand(apiKeyCommand(io))
    .addCommand(tokenCommand(io))
    .addCommand(accountCommand(io))
    .addCommand(transactionsCommand(io))
    .addCommand(importCommand(io))
    .addCommand(importsCommand(io))
    .addCommand(categoryRulesCommand(io))
    .addCommand(connectionsCommand(io))
    .addCommand(billCommand(io))
    .addCommand(ratesCommand(io))
    .addCommand(keysCommand(io))
    .addCommand(migrateCommand(io))
    .addCommand(backupCommand(io))
    .addCommand(restoreCommand(io))
    .addCommand(demoCommand(io))
    .addHelpText('after', EXIT_CODES);
  return forAll(root, (command) =>
    command
      .exitOverride()
      .showHelpAfterError('Add --help to see how to use the command.')
      .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: (text) => io.err(text.trimEnd()) }),
  );
}

function forAll(command: Command, apply: (command: Command) => void): Command {
  apply(command);
  for (const child of command.commands) forAll(child, apply);
  return command;
}

function failureOf(error: unknown): readonly [exitCode: number, sentence: string] {
  if (error instanceof BadUseError) return [BAD_USE, error.message];
  if (error instanceof InterruptedError) return [INTERRUPTED, error.message];
  if (error instanceof FinanceError) return [REFUSED, sentencesOf(error)];
  const isExpected = [RefusedError, ImportFileError, ReferenceRatesUnavailable, BackupRefused].some(
    (expected) => error instanceof expected,
  );
  if (isExpected && error instanceof Error) return [REFUSED, error.message];
  throw error;
}

function sentencesOf({ message, fields }: FinanceError): string {
  return fields === undefined ? message : Object.values(fields).flat().join('\n');
}
