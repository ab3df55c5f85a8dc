import { type Command, CommanderError } from 'commander';
import { FinanceError } from '../../domain/error.ts';
import { ReferenceRatesUnavailable } from '../../domain/ports/feeds/reference-rate-port.ts';
import { BackupRefused } from '../../domain/ports/service/backup-files.ts';
import { ImportFileError } from '../import-files/file-error.ts';
import { group } from './command.ts';
import type { CommandLine } from './command-line.ts';
import { account } from './commands/account.ts';
import { apiKey } from './commands/api-key.ts';
import { bill } from './commands/bill.ts';
import { categoryRules } from './commands/category-rules.ts';
import { connections } from './commands/connections.ts';
import { backup, migrate, restore } from './commands/database.ts';
import { demo } from './commands/demo.ts';
import { importCommand } from './commands/import.ts';
import { imports } from './commands/imports.ts';
import { keys } from './commands/keys.ts';
import { rates } from './commands/rates.ts';
import { renewals } from './commands/renewals.ts';
import { token } from './commands/token.ts';
import { transactions } from './commands/transactions.ts';
import { user } from './commands/user.ts';
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

const coffer = group('Administration of a Coffer service. The service may run meanwhile.', {
  user,
  'api-key': apiKey,
  token,
  account,
  transactions,
  import: importCommand,
  imports,
  'category-rules': categoryRules,
  renewals,
  connections,
  bill,
  rates,
  keys,
  migrate,
  backup,
  restore,
  demo,
});

function program(io: CommandLine): Command {
  const root = coffer('coffer', io).usage('<command> [options]').addHelpText('after', EXIT_CODES);
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
