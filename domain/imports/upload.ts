import { addSeconds, type Timestamp } from '../calendar.ts';

/**
 * A file that a person has sent and that is not imported yet: they look at the preview, or answer what the file leaves
 * open, without sending it again. Its name and content are sealed, because both may have account numbers.
 */
export interface Upload {
  readonly id: number;
  readonly userId: number;
  readonly sealedName: string;
  readonly sealedBytes: string;
  /** Of the file, in bytes. */
  readonly size: number;
  readonly createdAt: Timestamp;
  readonly expiresAt: Timestamp;
}

/** An upload without its content. */
export type UploadSize = Pick<Upload, 'id' | 'size'>;

const KEPT_SECONDS = 60 * 60;

/** What is kept for one user at most: the files of one form, and those of the form before. */
export const UPLOADS_MAX = 60;
export const UPLOADS_MAX_BYTES = 64 * 1024 * 1024;

export function uploadExpiry(at: Timestamp): Timestamp {
  return addSeconds(at, KEPT_SECONDS);
}

/** The oldest uploads, which go so that one of `size` bytes can be kept. `kept` is in the order of ids. */
export function uploadsToDrop(kept: readonly UploadSize[], size: number): readonly number[] {
  let [count, bytes] = [1, size];
  return kept.toReversed().flatMap((upload) => {
    count += 1;
    bytes += upload.size;
    return count > UPLOADS_MAX || bytes > UPLOADS_MAX_BYTES ? [upload.id] : [];
  });
}

/** Says to the sealer whose text it is, and what. */
export function uploadContext(userId: number, part: 'name' | 'file'): string {
  return `upload-${part}:${userId}`;
}
