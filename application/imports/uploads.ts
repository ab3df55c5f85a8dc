import { existing, invalidField } from '../../domain/error.ts';
import { uploadContext, uploadExpiry, uploadsToDrop } from '../../domain/imports/upload.ts';
import { STATEMENT_FILE_MAX_BYTES } from '../../domain/ports/imports/statement-file-reader.ts';
import type { Ports } from '../ports.ts';
import { opened } from '../sealed-texts.ts';

/** A file as its sender sent it. */
export interface SentFile {
  /** As the sender calls it. */
  readonly name: string | null;
  readonly bytes: Uint8Array;
}

/**
 * Keeps a file for an hour, sealed, so that it can be imported later without being sent again. The user's oldest ones
 * go where there is no room. Returns its id. Throws `invalid` naming `file`, `user_deleted`.
 */
export function keepUpload({ unitOfWork, sealer, clock }: Pick<Ports, 'unitOfWork' | 'sealer' | 'clock'>) {
  return (userId: number, { name, bytes }: SentFile): Promise<number> => {
    if (bytes.length > STATEMENT_FILE_MAX_BYTES) throw invalidField('file', 'The file is too large.');
    const createdAt = clock.now();
    const upload = {
      userId,
      sealedName: sealer.seal(name ?? '', uploadContext(userId, 'name')),
      sealedBytes: sealer.seal(bytes, uploadContext(userId, 'file')),
      size: bytes.length,
      createdAt,
      expiresAt: uploadExpiry(createdAt),
    };
    return unitOfWork.run(async ({ users, uploads }) => {
      await users.hold(userId);
      const dropped = uploadsToDrop(await uploads.sizes(userId), upload.size);
      if (dropped.length > 0) await uploads.remove(userId, dropped);
      return uploads.add(upload);
    });
  };
}

/** A file that was kept. Throws `not_found` for one that has expired, or that no key of the service opens. */
export function openUpload({ uploads, sealer, clock }: Pick<Ports, 'uploads' | 'sealer' | 'clock'>) {
  return async (userId: number, id: number): Promise<SentFile> => {
    const found = existing(await uploads.get(userId, id), 'uploaded file');
    const name = opened(sealer, found.sealedName, uploadContext(userId, 'name'));
    const isThere = name !== undefined && found.expiresAt > clock.now();
    const { sealedBytes } = existing(isThere ? found : undefined, 'uploaded file');
    return { name: name || null, bytes: sealer.openBytes(sealedBytes, uploadContext(userId, 'file')) };
  };
}
