import type { ImportStatementsInput } from '../../../application/imports/import-statements.ts';
import type { AccountMap } from '../../../application/imports/reading/statement-accounts.ts';
import { invalidField } from '../../../domain/error.ts';
import { IMPORT_DECISIONS } from '../../../domain/imports/import.ts';
import { parseCurrency } from '../../../domain/money/currency.ts';
import { DECIMAL_MARKS } from '../../../domain/money/decimal-mark.ts';
import { STATEMENT_FILE_MAX_BYTES } from '../../../domain/ports/imports/statement-file-reader.ts';
import { DATE_ORDERS } from '../../../domain/statements/date-order.ts';
import { oneLine } from '../../../domain/statements/one-line.ts';
import {
  COLUMN_ROLES,
  type ColumnMapping,
  columnMapping,
  STATEMENT_FORMATS,
} from '../../../domain/statements/read-options.ts';
import { beforeParameters, limitOf, perPage, REQUESTED_ID } from '../endpoint/id-paging.ts';
import { CREATED, deleteRoute, listRoute, REPLAYED, type Resource, readRoute } from '../endpoint/resource-routes.ts';
import { BALANCE_OUT_OF_RANGE, type Call, type QueryParameters, type Route, route } from '../endpoint/route.ts';
import { resource } from '../openapi/resource-schemas.ts';
import { listOf, MAX_INTEGER } from '../openapi/schema-parts.ts';
import { askedFilesJson, importsJson, outcomeJson, rowsJson, shownImportJson } from './import-json.ts';

const IMPORTS = {
  path: '/v1/imports',
  tag: { name: 'Imports', description: 'Statement files of banks, and what became of their rows.' },
  noun: 'import',
} as const satisfies Resource;

const FLAG = { type: 'string', enum: ['true', 'false'] } as const;

/** Items per page, unless the request asks for fewer. */
const IMPORTS_MAX = 30;
const ROWS_MAX = 1_000;
const TEXT_MAX = 255;

const UPLOAD_PARAMETERS = {
  bank_account_id: { ...REQUESTED_ID, description: 'Account to which the file belongs', examples: [12] },
  create_accounts: {
    ...FLAG,
    default: 'false',
    description: 'Open a manual account for every account of the file that is not named and was not imported before',
  },
  set_initial_balance: {
    ...FLAG,
    default: 'false',
    description: 'Set the initial balance of manual accounts so that the balance of the statement holds',
  },
  dry_run: { ...FLAG, default: 'false', description: 'Decide everything and store nothing' },
  name: { type: 'string', format: 'storable-text', maxLength: TEXT_MAX, description: 'Name of the file, to show' },
  format: { type: 'string', enum: STATEMENT_FORMATS, description: 'Instead of recognising it' },
  date_order: { type: 'string', enum: DATE_ORDERS, description: 'Order of day, month and year in the file' },
  decimal: { type: 'string', enum: DECIMAL_MARKS, description: 'Decimal mark of the file' },
  encoding: {
    type: 'string',
    format: 'storable-text',
    maxLength: TEXT_MAX,
    description: 'Character encoding of a file that does not declare one, such as windows-1252',
  },
  mapping: {
    type: 'string',
    format: 'storable-text',
    maxLength: TEXT_MAX,
    description:
      'Which column of a CSV file is what, counted from 1: `date:1,amount:4,description:2+3`. Roles are ' +
      COLUMN_ROLES.join(', '),
  },
  invert: { ...FLAG, description: 'Turn every sign of a CSV file, or say that they are right' },
  currency: {
    type: 'string',
    format: 'currency-code',
    description: 'Currency of the amounts, if the file names none',
    examples: ['USD'],
  },
  split_batches: {
    ...FLAG,
    default: 'false',
    description: 'One row for each payment of a batch in CAMT or CODA, or part of a split in QIF',
  },
  on_error: {
    type: 'string',
    enum: ['refuse', 'skip'],
    default: 'refuse',
    description: 'Refuse a file with rows that cannot be read, or leave them out',
  },
} as const satisfies QueryParameters;

function inputOf({
  query,
  queryString,
  upload: { bytes, name },
}: Call<typeof UPLOAD_PARAMETERS>): ImportStatementsInput {
  const { format, date_order: dateOrder, decimal, encoding, mapping, invert, split_batches: splitBatches } = query;
  return {
    bytes,
    fileName: query.name?.trim() || name,
    accounts: { ...accountMap(query.bank_account_id, queryString), createsOthers: query.create_accounts === 'true' },
    setsInitialBalance: query.set_initial_balance === 'true',
    options: {
      format,
      dateOrder,
      decimal,
      encoding: encoding || undefined,
      mapping: mapping ? mappingOf(mapping) : undefined,
      invert: invert && invert === 'true',
      currency: parseCurrency(query.currency ?? ''),
      splitBatches: splitBatches && splitBatches === 'true',
    },
    onError: query.on_error ?? 'refuse',
    dryRun: query.dry_run === 'true',
  };
}

/** `accounts[3000]=12`, or `accounts[Savings]=new` and `account_names[Savings]=House`. */
function accountMap(bankAccountId: number | undefined, queryString: string): AccountMap {
  const byKey = keyed(queryString, 'accounts', (text) => (text === 'new' ? text : accountId(text)));
  const names = [...keyed(queryString, 'account_names', oneLine)].filter(([, name]) => name !== '');
  return { bankAccountId, byKey, names: new Map(names) };
}

function keyed<Said>(queryString: string, field: string, read: (text: string) => Said): ReadonlyMap<string, Said> {
  const said = new Map<string, Said>();
  for (const [name, text] of new URLSearchParams(queryString)) {
    if (!name.startsWith(`${field}[`) || !name.endsWith(']')) continue;
    const key = name.slice(field.length + 1, -1);
    if (said.has(key)) throw invalidField(field, 'Each account of the file must be named once.');
    said.set(key, read(text));
  }
  return said;
}

function accountId(text: string): number {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(id)) return id;
  throw invalidField('accounts', 'The accounts must be ids of your bank accounts, or new.');
}

function mappingOf(text: string): ColumnMapping {
  const mapping = columnMapping(text);
  if (mapping !== undefined) return mapping;
  throw invalidField('mapping', 'The mapping must be like date:1,amount:4,description:2+3, with known roles.');
}

/** Contract 8. */
export const IMPORT_ROUTES: readonly Route[] = [
  listRoute(IMPORTS, {
    operationId: 'listImports',
    summary: 'List imports',
    description: 'Returns imports with their statements, newest first.',
    query: beforeParameters('imports', IMPORTS_MAX),
    schema: listOf(resource('Import')),
    handle: async ({ imports }, { userId, query }) => {
      const limit = limitOf(query, IMPORTS_MAX);
      return importsJson(await imports.listImports(userId, { beforeId: query.before, limit }));
    },
  }),
  route({
    path: IMPORTS.path,
    tag: IMPORTS.tag,
    method: 'POST',
    idempotent: true,
    operationId: 'importFile',
    summary: 'Import a statement file',
    description:
      'The body is the file as the bank gives it: OFX, QFX, QIF, CAMT, MT940, CODA, CSV or XLSX, or a ZIP or gzip ' +
      'archive of such files. Its format is recognised. ' +
      'Rows that are there already are matched, so a file may come twice and files may overlap. All of the file is ' +
      'imported, or nothing. A file of several accounts needs to know where each belongs: `accounts[3000]=12` sends ' +
      'the number that ends in 3000 to account 12, and `accounts[Savings USD]=new` the dollars of what the file ' +
      'calls Savings to a new one, and `account_names[Savings USD]=House` says what that is called. Accounts that ' +
      'were imported before are recognised. What the file leaves open is a 422 with a `question`, and its answers.',
    query: UPLOAD_PARAMETERS,
    upload: {
      maxBytes: STATEMENT_FILE_MAX_BYTES,
      description: 'The file itself, of at most 25 MiB, or a form with the file; other fields of it are parameters',
    },
    responses: {
      200: { description: 'A dry run: nothing was stored.', schema: resource('ImportWithRows') },
      201: { ...CREATED, schema: resource('ImportWithRows') },
    },
    async handle({ imports }, call) {
      const outcome = await imports.importStatements(call.userId, inputOf(call), call.idempotent);
      const headers = outcome.replayed ? REPLAYED : undefined;
      return { status: outcome.id === null ? 200 : 201, json: outcomeJson(outcome), headers };
    },
  }),
  listRoute(
    { ...IMPORTS, path: '/v1/asked-files' },
    {
      operationId: 'listAskedFiles',
      summary: 'List files of the watched folder that were not imported',
      description: 'Returns the files that wait in an `asked` folder, and what is asked about each; 100 at most.',
      schema: listOf(resource('AskedFile')),
      handle: async ({ imports }, { userId }) => askedFilesJson(await imports.listAskedFiles(userId)),
    },
  ),
  readRoute(IMPORTS, {
    operationId: 'showImport',
    summary: 'Show an import',
    description: 'Returns an import with its statements and first rows.',
    schema: resource('ImportWithRows'),
    handle: async ({ imports }, { userId, id }) => shownImportJson(await imports.showImport(userId, id)),
  }),
  readRoute(IMPORTS, {
    suffix: '/rows',
    operationId: 'listImportRows',
    summary: 'List rows of an import',
    description: 'Returns the rows in their order, with what became of each.',
    query: {
      decision: { type: 'string', enum: IMPORT_DECISIONS },
      after: { type: 'integer', minimum: 0, maximum: MAX_INTEGER, description: 'Only rows behind this position' },
      'per-page': perPage(ROWS_MAX),
    },
    schema: listOf(resource('ImportRow')),
    handle: async ({ imports }, { userId, id, query }) => {
      const limit = limitOf(query, ROWS_MAX);
      const wanted = { decision: query.decision, afterPosition: query.after, limit };
      return rowsJson(await imports.listImportRows(userId, id, wanted));
    },
  }),
  deleteRoute(IMPORTS, {
    operationId: 'undoImport',
    summary: 'Undo an import',
    description:
      'Transactions that exist because of this import alone go, changed ones become as before, and balances move ' +
      'back. The file can be imported again.',
    responses: { 422: BALANCE_OUT_OF_RANGE },
    handle: ({ imports }, { userId, id }) => imports.undoImport(userId, id),
  }),
];
