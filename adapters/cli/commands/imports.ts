import { Command, Option } from 'commander';
import { IMPORT_DECISIONS, type ImportDecision, type ImportRow } from '../../../domain/imports/import.ts';
import { type CommandLine, printResult } from '../command-line.ts';
import { importFacts, importText } from '../import-text.ts';
import { emailOption, idArgument, jsonOption } from '../options.ts';
import { tableRow } from '../table-row.ts';

interface ListOptions {
  readonly email: string;
  readonly json?: boolean;
}

/** `imports list | show | undo`. */
export function importsCommand(io: CommandLine): Command {
  return new Command('imports')
    .description('files that were imported')
    .addCommand(listCommand(io))
    .addCommand(showCommand(io))
    .addCommand(undoCommand(io));
}

/** More are on earlier pages of the REST interface. */
const LISTED = 100;

function listCommand(io: CommandLine): Command {
  return new Command('list')
    .description(`list the latest ${LISTED} imports of a user, newest first`)
    .addOption(emailOption())
    .addOption(jsonOption())
    .action(async ({ email, ...options }: ListOptions) => {
      const { users, imports } = await io.open();
      const listed = await imports.listImports(await users.findUserId(email), { limit: LISTED });
      const text = listed.map((one) => `${one.createdAt.slice(0, 16)}  ${importText(one.id, one)}`).join('\n');
      const json = listed.map((one) => importFacts(one.id, one));
      printResult(io, options, json, text === '' ? 'No imports yet.' : text);
    });
}

/** Rows that are shown at most. */
const SHOWN_ROWS = 1_000;

function showCommand(io: CommandLine): Command {
  return new Command('show')
    .description('show an import with its rows and what became of each')
    .argument('<id>', 'id of the import, from imports list', idArgument)
    .addOption(emailOption())
    .addOption(new Option('--decision <name>', 'only rows with this decision').choices(IMPORT_DECISIONS))
    .addOption(jsonOption())
    .action(async (id: number, { email, decision, ...options }: ListOptions & { decision?: ImportDecision }) => {
      const { users, imports } = await io.open();
      const userId = await users.findUserId(email);
      const { facts } = await imports.showImport(userId, id);
      const rows = await imports.listImportRows(userId, id, { decision, limit: SHOWN_ROWS });
      const text = [importText(id, facts), ...rows.map(rowText)].join('\n');
      printResult(
        io,
        options,
        { ...importFacts(id, facts), rows: rows.map((row) => ({ ...row, before: undefined })) },
        text,
      );
    });
}

function rowText({ line, day, amount, currency, decision, reason, transactionId, text }: ImportRow): string {
  const id = transactionId === null ? '' : `(id:${transactionId})`;
  const money = amount === null ? '' : `${amount} ${currency ?? ''}`.trim();
  return tableRow(line === null ? '' : `line ${line}`, day ?? '', money, `${decision}: ${reason}`, id, text);
}

function undoCommand(io: CommandLine): Command {
  return new Command('undo')
    .description('take an import back: what exists because of it alone goes, and balances move back')
    .argument('<id>', 'id of the import, from imports list', idArgument)
    .addOption(emailOption())
    .addOption(jsonOption())
    .action(async (id: number, { email, ...options }: ListOptions) => {
      const { users, imports } = await io.open();
      await imports.undoImport(await users.findUserId(email), id);
      printResult(io, options, { undone: id }, `Import ${id} was undone.`);
    });
}
