import { FinanceError, invalidField } from '../../../domain/error.ts';
import type { FolderFile } from '../../../domain/ports/imports/import-folder.ts';
import { STATEMENT_FILE_MAX_BYTES } from '../../../domain/ports/imports/statement-file-reader.ts';
import type { IdempotentRequest } from '../../idempotency/idempotent.ts';
import type { Ports } from '../../ports.ts';
import { type ImportOutcome, type ImportStatementsInput, importStatements } from '../import-statements.ts';
import { type FolderOwner, folderAccount, folderOwner } from './folder-owner.ts';

/** What became of a file of the watched folder. */
export type FolderOutcome =
  | { readonly kind: 'imported'; readonly userId: number; readonly importId: number | null; readonly added: number }
  | { readonly kind: 'asked'; readonly userId: number | null }
  /** It stays where it is, and is tried again. */
  | { readonly kind: 'failed'; readonly error: unknown };

type FolderPorts = Parameters<typeof importStatements>[0] & Pick<Ports, 'importFolder' | 'signUpRules'>;

/**
 * Imports the files that wait in the watched folder, and moves each away. `onFile` hears of each; `stop` ends it after
 * the current one. A process that ends between the import and the move does it again: the same state of a file is
 * imported once, also by two processes.
 */
export function importWaitingFiles(ports: FolderPorts) {
  const importFile = importStatements(ports);
  return async (onFile: (outcome: FolderOutcome) => void, stop?: AbortSignal): Promise<void> => {
    for await (const file of ports.importFolder.waiting()) {
      if (stop?.aborted === true) return;
      onFile(await takeIn(ports, importFile, file).catch((error: unknown) => ({ kind: 'failed', error }) as const));
    }
  };
}

type ImportFile = ReturnType<typeof importStatements>;

async function takeIn(ports: FolderPorts, importFile: ImportFile, file: FolderFile): Promise<FolderOutcome> {
  const owner = await folderOwner(ports, file.folders);
  try {
    const { id, facts } = await imported(ports, importFile, file, owner);
    await ports.importFolder.settle(file, null);
    const added = facts.statements.reduce((sum, statement) => sum + statement.added, 0);
    return { kind: 'imported', userId: facts.userId, importId: id, added };
  } catch (error) {
    if (!(error instanceof FinanceError) || error.code === 'unavailable') throw error;
    await ports.importFolder.settle(file, textOf(error));
    return { kind: 'asked', userId: owner?.userId ?? null };
  }
}

async function imported(
  ports: FolderPorts,
  importFile: ImportFile,
  { folders, name, version, bytes }: FolderFile,
  owner: FolderOwner | undefined,
): Promise<ImportOutcome> {
  if (owner === undefined) throw invalidField('folder', NOBODY);
  const bankAccountId = await folderAccount(ports, owner);
  if (bytes === null) throw invalidField('file', TOO_LARGE);
  const requestHash = ports.secrets.digest(bytes);
  const key = `folder ${ports.secrets.digest([...folders, name, version, requestHash].join('\n'))}`;
  const from = owner.folders.length === 0 ? 'the folder' : `the folder “${owner.folders.join('/')}”`;
  const input: ImportStatementsInput = {
    bytes,
    fileName: `${name} (from ${from})`,
    accounts: { bankAccountId, byKey: new Map() },
    options: {},
    onError: 'refuse',
    dryRun: false,
  };
  return unlessUndone((request) => importFile(owner.userId, input, request), { key, requestHash });
}

/** A file that was taken back and lies there again, is to be imported again. */
async function unlessUndone(
  attempt: (request?: IdempotentRequest) => Promise<ImportOutcome>,
  request: IdempotentRequest,
): Promise<ImportOutcome> {
  try {
    return await attempt(request);
  } catch (error) {
    if (error instanceof FinanceError && error.fields?.['Idempotency-Key'] !== undefined) return attempt();
    throw error;
  }
}

const NOBODY =
  'The folder does not say whose file it is. Put it into a folder that is called by the e-mail address of a user.';
const TOO_LARGE = `The file is larger than ${STATEMENT_FILE_MAX_BYTES / 1024 / 1024} MiB. Export shorter periods.`;
const HOW_TO_ANSWER =
  'Import it on the page “Import statements”, where you can answer, or correct it and put it back into its folder.';

function textOf({ message, fields = {} }: FinanceError): string {
  const sentences = new Set([message, ...Object.values(fields).flat()]);
  return ['This file was not imported.', ...sentences, HOW_TO_ANSWER].join('\n');
}
