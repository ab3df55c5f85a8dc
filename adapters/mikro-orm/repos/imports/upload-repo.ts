import type { UploadSize } from '../../../../domain/imports/upload.ts';
import type { UploadRepo } from '../../../../domain/ports/imports/upload-repo.ts';
import type { Session } from '../../connection/session.ts';
import { UPLOADS } from '../../schema/imports.ts';
import { addOwned } from '../owned-rows.ts';

export function createUploadRepo(session: Session): UploadRepo {
  return {
    add: async (upload) => (await addOwned(session, UPLOADS, upload)).id,
    get: (userId, id) => UPLOADS.find(session, { userId, id }),
    sizes: (userId) => session.rows<UploadSize>(SIZES, [userId]),
    async remove(userId, ids) {
      await UPLOADS.remove(session, { userId, id: { $in: ids } });
    },
    removeExpired: (at) => UPLOADS.remove(session, { expiresAt: { $lte: at } }),
  };
}

const SIZES = { text: 'select id, size from uploads where user_id = $1 order by id' };
