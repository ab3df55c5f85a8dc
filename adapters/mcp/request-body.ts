import type { IncomingMessage } from 'node:http';

/** Contract 1.5. */
export const BODY_MAX_BYTES = 1024 * 1024;

export type RequestBody =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'too_large' }
  /** The sender went away before the end. */
  | { readonly kind: 'cut_off' };

/** Reads a body of at most {@link BODY_MAX_BYTES}. */
export async function readRequestBody(request: IncomingMessage): Promise<RequestBody> {
  return Number(request.headers['content-length'] ?? 0) > BODY_MAX_BYTES ? TOO_LARGE : collect(request);
}

const TOO_LARGE: RequestBody = { kind: 'too_large' };

function collect(request: IncomingMessage): Promise<RequestBody> {
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const settle = (body: RequestBody) => {
      request.off('data', take).off('end', end).off('error', cut).off('close', cut);
      resolve(body);
    };
    const take = (chunk: Uint8Array) => {
      size += chunk.length;
      if (size > BODY_MAX_BYTES) settle(TOO_LARGE);
      else chunks.push(chunk);
    };
    const end = () => settle({ kind: 'bytes', bytes: Buffer.concat(chunks) });
    const cut = () => settle({ kind: 'cut_off' });
    request.on('data', take).once('end', end).once('error', cut).once('close', cut);
  });
}
