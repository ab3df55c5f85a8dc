import { once } from 'node:events';
import busboy from 'busboy';
import type { Context } from 'koa';
import { HttpError } from '../errors/http-error.ts';
import { COMPRESSED, isCompressed } from './media-type.ts';

const MIB = 1024 * 1024;
const MAX_FIELDS = 60;
const MAX_FIELD_BYTES = 16 * 1024;

/** A form with files. */
export interface MultipartForm {
  /** By name; of two of one name, the first. */
  readonly fields: Readonly<Record<string, string>>;
  /** Names and values of all fields, in their order. */
  readonly entries: readonly [name: string, value: string][];
  /** In their order, without those that are empty and have no name, as browsers send them where none was chosen. */
  readonly files: readonly UploadedFile[];
}

export interface UploadedFile {
  /** Without directories; `null` if the form gives none. */
  readonly name: string | null;
  readonly bytes: Uint8Array;
}

export function isMultipart(ctx: Context): boolean {
  return /^multipart\/form-data$/i.test(ctx.request.type);
}

/**
 * Reads a `multipart/form-data` body with at most `maxFiles` files. Throws 413 for files of more than `maxBytes`
 * together or fields beyond their limits, 415 for a compressed body, and 400 for one that is malformed or ended early.
 */
export async function readMultipart(ctx: Context, maxBytes: number, maxFiles = 1): Promise<MultipartForm> {
  if (isCompressed(ctx)) throw new HttpError(415, COMPRESSED.message, { headers: COMPRESSED.headers });
  const parser = parserOf(ctx, maxBytes, maxFiles);
  const entries: [name: string, value: string][] = [];
  const files: UploadedFile[] = [];
  let total = 0;
  let refusal: HttpError | undefined;
  const refuse = (status: number, message: string) => {
    refusal ??= new HttpError(status, message);
  };
  parser.on('field', (name, value, info) => {
    if (info.valueTruncated || info.nameTruncated) refuse(413, 'A field of the form is too long.');
    entries.push([name, value]);
  });
  parser.on('file', (_field, stream, { filename }) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => {
      total += chunk.length;
      if (total <= maxBytes) chunks.push(chunk);
      else refuse(413, tooLarge(maxBytes, maxFiles));
    });
    stream.on('end', () => {
      const bytes = Buffer.concat(chunks);
      const name: string | undefined = filename;
      if (bytes.length > 0 || (name !== undefined && name !== '')) files.push({ name: name || null, bytes });
    });
  });
  parser.on('filesLimit', () =>
    refuse(400, maxFiles === 1 ? 'Send one file at a time.' : `Send at most ${maxFiles} files at a time.`),
  );
  parser.on('fieldsLimit', () => refuse(413, 'The form has too many fields.'));
  const closed = once(parser, 'close');
  ctx.req.once('aborted', () => parser.destroy(new Error('The body ended too early.')));
  ctx.req.pipe(parser);
  await closed.catch(() => refuse(400, 'The form could not be read: its body is malformed or ended too early.'));
  if (refusal !== undefined) throw refusal;
  return { fields: Object.fromEntries(entries.toReversed()), entries, files };
}

function tooLarge(maxBytes: number, maxFiles: number): string {
  const most = `larger than ${maxBytes / MIB} MiB`;
  return maxFiles === 1 ? `The file must not be ${most}.` : `The files must not be ${most} together.`;
}

/** The parser calls a file that is exactly as long as its limit too long, so its limit is one byte more. */
function parserOf(ctx: Context, maxBytes: number, maxFiles: number): busboy.Busboy {
  const limits = {
    files: maxFiles,
    fileSize: maxBytes + 1,
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_BYTES,
    parts: MAX_FIELDS + maxFiles,
  };
  try {
    return busboy({ headers: ctx.req.headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw new HttpError(400, 'The form could not be read: its media type names no boundary.');
  }
}
