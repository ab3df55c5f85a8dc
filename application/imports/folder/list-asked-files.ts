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

/** The user's files of the watched folder about which something is asked. */
export function listAskedFiles(ports: Pick<Ports, 'importFolder' | 'users' | 'signUpRules'>) {
  return async (userId: number): Promise<readonly ShownAskedFile[]> => {
    const shown: ShownAskedFile[] = [];
    for (const { folders, name, text } of await ports.importFolder.asked()) {
      const owner = await folderOwner(ports, folders);
      if (owner?.userId !== userId) continue;
      shown.push({ name: keptFileName(name, []) ?? 'A file', folder: owner.folders.join('/'), text });
    }
    return shown;
  };
}
