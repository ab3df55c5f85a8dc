import type { Context } from 'koa';
import { HttpError } from '../errors/http-error.ts';
import { isMultipart, type MultipartForm, readMultipart } from './multipart.ts';
import { requireBody } from './request-body.ts';

const MIB = 1024 * 1024;

export interface UploadedBody {
  readonly bytes: Uint8Array;
  /** What a form calls the file; `null` for a body that is the file itself. */
  readonly name: string | null;
  /** Names and values of the other fields of a form, in their order. */
  readonly entries: MultipartForm['entries'];
}

/**
 * Returns a file that is the body, of any media type, or the file of a form. Throws 415 for a compressed body and for
 * other multipart types, 413 for more than `maxBytes`, and 400 for a body that ended early or a form without a file.
 */
export async function readUpload(ctx: Context, maxBytes: number): Promise<UploadedBody> {
  if (isMultipart(ctx)) return uploadedForm(ctx, maxBytes);
  if (/^multipart\//i.test(ctx.request.type)) {
    throw new HttpError(415, 'Send the file itself as the body, or a form of the type multipart/form-data.');
  }
  const bytes = await requireBody(ctx, maxBytes, `The file must not be larger than ${maxBytes / MIB} MiB.`);
  return { bytes, name: null, entries: [] };
}

async function uploadedForm(ctx: Context, maxBytes: number): Promise<UploadedBody> {
  const {
    files: [file],
    entries,
  } = await readMultipart(ctx, maxBytes);
  if (file === undefined) throw new HttpError(400, 'The form must have a file in the field “file”.');
  return { ...file, entries };
}
