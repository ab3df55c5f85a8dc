import { IMPORT_DECISIONS, type ImportRow } from '../../../domain/imports/import.ts';
import { argument, command, group, optional } from '../command.ts';
import { openFor } from '../command-line.ts';
import { importFacts, importText } from '../import-text.ts';
import { EMAIL, idArgument } from '../options.ts';
import { listed, tableRow } from '../text.ts';

/** More are on earlier pages of the REST interface. */
const LISTED = 100;

const list = command(
  `list the latest ${LISTED} imports of a user, newest first`,
  { email: EMAIL },
  async ({ email }, io) => {
    const { userId, imports } = await openFor(io, email);
    return listed(
      await imports.listImports(userId, { limit: LISTED }),
      (one) => `${one.createdAt.slice(0, 16)}  ${importText(one.id, one)}`,
      'No imports yet.',
      (one) => importFacts(one.id, one),
    );
  },
);

/** Rows that are shown at most. */
const SHOWN_ROWS = 1_000;

const ID = argument('id of the import, from imports list', idArgument);

const show = command(
  'show an import with its rows and what became of each',
  { id: ID, email: EMAIL, decision: optional('<name>', 'only rows with this decision', IMPORT_DECISIONS) },
  async ({ id, email, decision }, io) => {
    const { userId, imports } = await openFor(io, email);
    const { facts } = await imports.showImport(userId, id);
    const rows = await imports.listImportRows(userId, id, { decision, limit: SHOWN_ROWS });
    const json = { ...importFacts(id, facts), rows: rows.map((row) => ({ ...row, before: undefined })) };
    return { json, text: [importText(id, facts), ...rows.map(rowText)].join('\n') };
  },
);

function rowText({ line, day, amount, currency, decision, reason, transactionId, text }: ImportRow): string {
  const id = transactionId === null ? '' : `(id:${transactionId})`;
  const money = amount === null ? '' : `${amount} ${currency ?? ''}`.trim();
  return tableRow(line === null ? '' : `line ${line}`, day ?? '', money, `${decision}: ${reason}`, id, text);
}

const undo = command(
  'take an import back: what exists because of it alone goes, and balances move back',
  { id: ID, email: EMAIL },
  async ({ id, email }, io) => {
    const { userId, imports } = await openFor(io, email);
    await imports.undoImport(userId, id);
    return { json: { undone: id }, text: `Import ${id} was undone.` };
  },
);

export const imports = group('files that were imported', { list, show, undo });
