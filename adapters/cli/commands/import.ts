import { basename } from 'node:path';
import { Argument } from 'commander';
import type { ImportOutcome, ImportStatementsInput } from '../../../application/imports/import-statements.ts';
import { DECIMAL_MARKS } from '../../../domain/money/decimal-mark.ts';
import { STATEMENT_FILE_MAX_BYTES } from '../../../domain/ports/imports/statement-file-reader.ts';
import { DATE_ORDERS } from '../../../domain/statements/date-order.ts';
import { columnMapping, STATEMENT_FORMATS } from '../../../domain/statements/read-options.ts';
import { readSourceFile } from '../../import-files/source-file.ts';
import { command, flag, type Given, optional, type Parameter, withDefault } from '../command.ts';
import { type CommandLine, openFor } from '../command-line.ts';
import { importFacts, importText } from '../import-text.ts';
import { currencyArgument, EMAIL, idArgument, valid } from '../options.ts';

const TAKES = {
  file: (() => new Argument('<file...>', 'files as the bank gives them')) as Parameter<readonly string[]>,
  email: EMAIL,
  account: optional('<id>', 'id of the account, from account list', idArgument),
  map: withDefault(
    '<account=id>',
    'account, or “new”, for what the file calls so, or whose number ends so; may be repeated',
    mapArgument,
    new Map(),
    'the accounts of earlier imports',
  ),
  name: withDefault(
    '<account=name>',
    'what a new account is called; may be repeated',
    nameArgument,
    new Map(),
    'the names in the file',
  ),
  createAccounts: flag('open a manual account for each account of the file that is not named or known'),
  setInitialBalance: flag('set the initial balance so that the balance of the statement holds'),
  format: optional('<name>', 'read the file in this format', STATEMENT_FORMATS),
  dateOrder: optional('<order>', 'order of day, month and year in the file', DATE_ORDERS),
  decimal: optional('<mark>', 'decimal mark of the file', DECIMAL_MARKS),
  encoding: optional('<name>', 'character encoding of a file that does not declare one'),
  mapping: optional('<columns>', 'columns of a CSV file, like date:1,amount:4,description:2+3', mappingArgument),
  invert: optional('<flag>', 'turn every sign, or say that they are right', ['true', 'false']),
  currency: optional('<code>', 'currency of the amounts, if the file names none', currencyArgument),
  splitBatches: flag('one row for each payment of a batch in CAMT or CODA, or part of a split in QIF'),
  onError: withDefault('<what>', 'what to do about rows that cannot be read', ['refuse', 'skip'] as const, 'refuse'),
  dryRun: flag('decide everything and store nothing'),
};

export const importCommand = command(
  'import statement files of banks',
  TAKES,
  async (given, io, wantsJson) => {
    const json: object[] = [];
    for (const path of given.file) {
      const { id, facts } = await importPath(io, path, given);
      json.push(importFacts(id, facts));
      if (!wantsJson) io.out(importText(id, facts));
    }
    return wantsJson ? { json, text: '' } : undefined;
  },
  `
Formats: OFX, QFX, QIF, CAMT, MT940, CODA, CSV and XLSX of any bank, also in ZIP and gzip archives;
recognised by the content.
Rows that are there already are matched, so a file may come twice and files may overlap.
Each file is imported whole or not at all. "imports undo" takes an import back.

Examples:
  coffer import --email ada@example.com --account 1003 march.ofx
  coffer import --email ada@example.com --map 3000=1003 --map 4711=1008 all-accounts.xml
  coffer import --email ada@example.com --map Checking=1003 --map Savings=new --currency USD quicken.qif
  coffer import --email ada@example.com --create-accounts --name Savings=House all-accounts.ofx
  coffer import --email ada@example.com --account 1003 --dry-run --date-order dmy export.csv`,
);

/** Not `async`, so that nothing keeps the bytes, and their memory is free while the rows are stored. */
function importPath(io: CommandLine, path: string, options: Given<typeof TAKES>): Promise<ImportOutcome> {
  const reading = readSourceFile(path, STATEMENT_FILE_MAX_BYTES, 'Export shorter periods.');
  return reading.then((bytes) => importFile(io, inputOf(bytes, path, options), options.email));
}

async function importFile(io: CommandLine, input: ImportStatementsInput, email: string) {
  const { userId, imports } = await openFor(io, email);
  io.err(`Importing “${input.fileName}” …`);
  return imports.importStatements(userId, input);
}

function inputOf(bytes: Uint8Array, path: string, given: Given<typeof TAKES>): ImportStatementsInput {
  const { format, dateOrder, decimal, encoding, mapping, invert, currency, splitBatches } = given;
  return {
    bytes,
    fileName: basename(path),
    accounts: {
      bankAccountId: given.account,
      byKey: given.map,
      names: given.name,
      createsOthers: given.createAccounts ?? false,
    },
    setsInitialBalance: given.setInitialBalance ?? false,
    options: {
      ...(format && { format }),
      ...(dateOrder && { dateOrder }),
      ...(decimal && { decimal }),
      ...(encoding && { encoding }),
      ...(mapping && { mapping }),
      ...(invert && { invert: invert === 'true' }),
      ...(currency && { currency }),
      ...(splitBatches && { splitBatches }),
    },
    onError: given.onError,
    dryRun: given.dryRun ?? false,
  };
}

type AccountArguments = ReadonlyMap<string, number | 'new'>;

function mapArgument(text: string, earlier: AccountArguments): AccountArguments {
  const [, given, id = ''] = /^(.+)=(\d{1,16}|new)$/.exec(text) ?? [];
  const rule = 'It must be like 3000=12 or Savings=new: the end of the number or the name, and the account.';
  return new Map([...earlier, [valid(given, rule), id === 'new' ? id : idArgument(id)]]);
}

function nameArgument(text: string, earlier: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const [, given, name = ''] = /^([^=]+)=(.*\S.*)$/.exec(text) ?? [];
  return new Map([
    ...earlier,
    [valid(given, 'It must be like Savings=House: what the file says, and the name.'), name],
  ]);
}

function mappingArgument(text: string) {
  return valid(columnMapping(text), 'It must be like date:1,amount:4,description:2+3.');
}
