import type { Upload } from '../../../domain/imports/upload.ts';
import type { UploadRepo } from '../../../domain/ports/imports/upload-repo.ts';
import type { Session } from '../database.ts';
import { ownedTable } from '../owned-table.ts';

export function createUploadRepo(session: Session): UploadRepo {
  const removeWhere = (isGone: (row: Upload) => boolean) =>
    session.statement((writer) => UPLOADS.removeWhere(writer, isGone));
  return {
    add: async (upload) => (await session.statement((writer) => UPLOADS.add(writer, upload))).id,
    get: async (userId, id) => UPLOADS.find(session, userId, id),
    sizes: async (userId) => UPLOADS.of(session, userId).map(({ id, size }) => ({ id, size })),
    remove: async (userId, ids) => void (await removeWhere((row) => row.userId === userId && ids.includes(row.id))),
    removeExpired: (at) => removeWhere((row) => row.expiresAt <= at),
  };
}

const UPLOADS = ownedTable<Upload>('uploads');
