import type { Ports } from '../../ports.ts';
import { keptFileName } from '../reading/row-entry.ts';
import { folderOwner } from './folder-owner.ts';

/** A file of the watched folder that was not imported. */
export interface ShownAskedFile {
  /** Without account numbers. */
  readonly name: string;
  /** Of the account; empty for a file that lay in no account's folder. */
  readonly folder: string;
  readonly text: string;
}

/** A person answers soon: later imports than these are not of what was asked. */
const LATEST_IMPORTS = 200;

/** The user's files of the watched folder about which something is asked, without those that were imported since. */
export function listAskedFiles(ports: Pick<Ports, 'importFolder' | 'imports' | 'users' | 'signUpRules'>) {
  return async (userId: number): Promise<readonly ShownAskedFile[]> => {
    const shown: ShownAskedFile[] = [];
    const asked = await ports.importFolder.asked();
    if (asked.length === 0) return shown;
    const latest = await ports.imports.page(userId, Number.MAX_SAFE_INTEGER, LATEST_IMPORTS);
    const imported = new Set(latest.flatMap(({ sha256 }) => sha256 ?? []));
    for (const { folders, name, text, sha256 } of asked) {
      const owner = await folderOwner(ports, folders);
      if (owner?.userId !== userId || imported.has(sha256 ?? '')) continue;
      shown.push({ name: keptFileName(name, []) ?? 'A file', folder: owner.folders.join('/'), text });
    }
    return shown;
  };
}
