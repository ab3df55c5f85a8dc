import { basename } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { ImportOutcome, ImportStatementsInput } from '../../../application/imports/import-statements.ts';
import { STATEMENT_FILE_MAX_BYTES } from '../../../domain/ports/imports/statement-file-reader.ts';
import { DATE_ORDERS } from '../../../domain/statements/date-order.ts';
import { DECIMAL_MARKS } from '../../../domain/statements/decimal-mark.ts';
import { STATEMENT_FORMATS } from '../../../domain/statements/format.ts';
import { columnMapping, type ReadOptions } from '../../../domain/statements/read-options.ts';
import { ImportFileError } from '../../import-files/file-error.ts';
import { openSourceFile } from '../../import-files/source-file.ts';
import { type CommandLine, printResult } from '../command-line.ts';
import { importFacts, importText } from '../import-text.ts';
import { emailOption, idArgument, jsonOption } from '../options.ts';
import { withProgressBar } from '../progress.ts';

type ImportOptions = Pick<ReadOptions, 'format' | 'dateOrder' | 'decimal' | 'encoding' | 'mapping' | 'splitBatches'> & {
  readonly email: string;
  readonly account?: number;
  readonly map: ReadonlyMap<string, number | 'new'>;
  readonly createAccounts?: boolean;
  readonly setInitialBalance?: boolean;
  readonly invert?: 'true' | 'false';
  readonly onError: 'refuse' | 'skip';
  readonly dryRun?: boolean;
  readonly json?: boolean;
};

const HELP = `
Formats: OFX, QFX, QIF, CAMT, MT940 and CSV of any bank; recognised by the content.
Rows that are there already are matched, so a file may come twice and files may overlap.
Each file is imported whole or not at all. "imports undo" takes an import back.

Examples:
  coffer import --email ada@example.com --account 1003 march.ofx
  coffer import --email ada@example.com --map 3000=1003 --map 4711=1008 all-accounts.xml
  coffer import --email ada@example.com --create-accounts all-accounts.ofx
  coffer import --email ada@example.com --account 1003 --dry-run --date-order dmy export.csv`;

/** `import FILE…`. */
export function importCommand(io: CommandLine): Command {
  return new Command('import')
    .description('import statement files of banks')
    .argument('<file...>', 'files as the bank gives them')
    .addOption(emailOption())
    .option('--account <id>', 'id of the account, from account list', idArgument)
    .addOption(
      new Option('--map <number=id>', 'account, or “new”, for the number in the file with this ending; may be repeated')
        .argParser(mapArgument)
        .default(new Map(), 'the accounts of earlier imports'),
    )
    .option('--create-accounts', 'open a manual account for each account of the file that is not named or known')
    .option('--set-initial-balance', 'set the initial balance so that the balance of the statement holds')
    .addOption(new Option('--format <name>', 'read the file in this format').choices(STATEMENT_FORMATS))
    .addOption(new Option('--date-order <order>', 'order of day, month and year in the file').choices(DATE_ORDERS))
    .addOption(new Option('--decimal <mark>', 'decimal mark of the file').choices(DECIMAL_MARKS))
    .option('--encoding <name>', 'character encoding of a file that does not declare one')
    .option('--mapping <columns>', 'columns of a CSV file, like date:1,amount:4,description:2+3', mappingArgument)
    .addOption(new Option('--invert <flag>', 'turn every sign, or say that they are right').choices(['true', 'false']))
    .option('--split-batches', 'one row for each payment of a batch in CAMT')
    .addOption(
      new Option('--on-error <what>', 'what to do about rows that cannot be read')
        .choices(['refuse', 'skip'])
        .default('refuse'),
    )
    .option('--dry-run', 'decide everything and store nothing')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action((files: readonly string[], options: ImportOptions) => importFiles(io, files, options));
}

async function importFiles(io: CommandLine, files: readonly string[], options: ImportOptions): Promise<void> {
  const outcomes: ImportOutcome[] = [];
  for (const path of files) {
    const outcome = await importPath(io, path, options);
    outcomes.push(outcome);
    if (!options.json) io.out(importText(outcome.id, outcome.facts));
  }
  const json = outcomes.map(({ id, facts }) => importFacts(id, facts));
  if (options.json) printResult(io, options, json, '');
}

/** Not `async`, so that nothing keeps the bytes, and their memory is free while the rows are stored. */
function importPath(io: CommandLine, path: string, options: ImportOptions): Promise<ImportOutcome> {
  const reading = withProgressBar((onProgress) => bytesOf(path, onProgress));
  return reading.then((bytes) => importFile(io, inputOf(bytes, path, options), options.email));
}

async function importFile({ open, err }: CommandLine, input: ImportStatementsInput, email: string) {
  const { users, imports } = await open();
  const userId = await users.findUserId(email);
  err(`Importing “${input.fileName}” …`);
  return imports.importStatements(userId, input);
}

function inputOf(bytes: Uint8Array, path: string, given: ImportOptions): ImportStatementsInput {
  const { format, dateOrder, decimal, encoding, mapping, invert, splitBatches } = given;
  return {
    bytes,
    fileName: basename(path),
    accounts: { bankAccountId: given.account, byEnding: given.map, createsOthers: given.createAccounts ?? false },
    setsInitialBalance: given.setInitialBalance ?? false,
    options: {
      ...(format && { format }),
      ...(dateOrder && { dateOrder }),
      ...(decimal && { decimal }),
      ...(encoding && { encoding }),
      ...(mapping && { mapping }),
      ...(invert && { invert: invert === 'true' }),
      ...(splitBatches && { splitBatches }),
    },
    onError: given.onError,
    dryRun: given.dryRun ?? false,
  };
}

async function bytesOf(path: string, onProgress: (bytes: number, size: number) => void): Promise<Uint8Array> {
  const file = await openSourceFile(path);
  try {
    // Joining chunks at the end would need the memory twice.
    let whole = Buffer.allocUnsafeSlow(Math.min(file.size, STATEMENT_FILE_MAX_BYTES));
    let size = 0;
    for await (const chunk of file.bytes(onProgress)) {
      const end = size + chunk.length;
      if (end > STATEMENT_FILE_MAX_BYTES) {
        throw new ImportFileError(`“${path}” is larger than 25 MiB. Export shorter periods.`);
      }
      if (end > whole.length) whole = Buffer.concat([whole.subarray(0, size)], Math.max(2 * whole.length, end));
      whole.set(chunk, size);
      size = end;
    }
    return whole.subarray(0, size);
  } finally {
    await file.close();
  }
}

type AccountArguments = ReadonlyMap<string, number | 'new'>;

function mapArgument(text: string, earlier: AccountArguments): AccountArguments {
  const [, number = '', id = ''] = /^(.+)=(\d{1,16}|new)$/.exec(text) ?? [];
  if (number === '') {
    throw new InvalidArgumentError('It must be like 3000=12 or 3000=new: the end of the number, and the account.');
  }
  const ending = number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  return new Map([...earlier, [ending, id === 'new' ? id : idArgument(id)]]);
}

function mappingArgument(text: string): ReadOptions['mapping'] {
  const mapping = columnMapping(text);
  if (mapping === undefined) throw new InvalidArgumentError('It must be like date:1,amount:4,description:2+3.');
  return mapping;
}
