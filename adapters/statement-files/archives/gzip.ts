import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { STATEMENT_FILE_MAX_BYTES } from '../../../domain/ports/imports/statement-file-reader.ts';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import { tooLargeUnpacked } from './limits.ts';

const gunzipAsync = promisify<Uint8Array, zlib.ZlibOptions, Buffer>(zlib.gunzip);

export function isGzip([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b;
}

/** The one file inside. Throws `too_large`, `truncated` and `malformed`. */
export async function gunzip(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await gunzipAsync(bytes, { maxOutputLength: STATEMENT_FILE_MAX_BYTES });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ERR_BUFFER_TOO_LARGE') throw tooLargeUnpacked();
    if (code === 'Z_BUF_ERROR')
      throw new StatementFileError('truncated', 'The gzip file ends in the middle. Download it again.');
    throw new StatementFileError('malformed', 'The gzip file is damaged. Download it again.');
  }
}
