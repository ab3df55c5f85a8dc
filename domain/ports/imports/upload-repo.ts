import type { Timestamp } from '../../calendar.ts';
import type { Upload, UploadSize } from '../../imports/upload.ts';
import type { New } from '../../new.ts';

/** Files between sending and importing. A store may lose them in a crash, and no backup has them. */
export interface UploadRepo {
  /** Returns the id. Refuses deleted users. */
  add(upload: New<Upload>): Promise<number>;
  /** Expired ones too. */
  get(userId: number, id: number): Promise<Upload | undefined>;
  /** The user's, in the order of their ids, without their content. */
  sizes(userId: number): Promise<readonly UploadSize[]>;
  /** Those of the ids that are the user's. */
  remove(userId: number, ids: readonly number[]): Promise<void>;
  /** Removes those that expired before `at`, of every user. Returns how many. */
  removeExpired(at: Timestamp): Promise<number>;
}
