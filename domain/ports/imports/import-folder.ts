/** A file that somebody has put into the watched folder. */
export interface FolderFile {
  /** The folders in which it lies, from the watched one on; empty for a file in the watched folder itself. */
  readonly folders: readonly string[];
  readonly name: string;
  /** The same for one state of one file only: once it is changed or replaced, it has another. */
  readonly version: string;
  /** `null` for a file that is larger than any statement. */
  readonly bytes: Uint8Array | null;
}

/** A file that was not imported. */
export interface AskedFile {
  readonly folders: readonly string[];
  readonly name: string;
  /** Why, as it was said; empty if that is lost. */
  readonly text: string;
  /** SHA-256 of its bytes, hex; `null` if they cannot be read. */
  readonly sha256: string | null;
}

/** A folder of the administrator into which people put statement files. */
export interface ImportFolder {
  /**
   * The files that have stood still since an earlier look, one after the other. Follows no links, and passes over
   * hidden and unfinished files and what was moved. A folder that cannot be read holds nothing,
   * and a file that cannot be read is passed over.
   */
  waiting(): AsyncIterable<FolderFile>;
  /**
   * Moves the file to `done`, or with a text to `asked`, where the text lies beside it: both in its own folder, under a
   * name that nothing has there. Does nothing if the file has changed or gone.
   */
  settle(file: FolderFile, text: string | null): Promise<void>;
  /** The files in all `asked` folders, and those that wait and cannot be read; 100 at most. */
  asked(): Promise<readonly AskedFile[]>;
}
