import type { Context } from 'koa';
import { HttpError } from './http-error.ts';
import { readBody } from './request-body.ts';

const MIB = 1024 * 1024;

/**
 * Returns the bytes of a file that is the body, of any media type. Throws 415 for a compressed body and for a form, 413
 * for more than `maxBytes`, and 400 for a body that ended early.
 */
export async function readUpload(ctx: Context, maxBytes: number): Promise<Uint8Array> {
  if (/^multipart\//i.test(ctx.request.type)) {
    throw new HttpError(415, 'Send the file itself as the body, not a form: curl --data-binary @file.');
  }
  const body = await readBody(ctx, maxBytes);
  switch (body.kind) {
    case 'bytes':
      return body.bytes;
    case 'too_large':
      throw new HttpError(413, `The file must not be larger than ${maxBytes / MIB} MiB.`);
    case 'cut_off':
      throw new HttpError(400, 'The body ended too early.');
    case 'compressed':
      throw new HttpError(415, 'The body must not be compressed.', { headers: { 'Accept-Encoding': 'identity' } });
  }
}
