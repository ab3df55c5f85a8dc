import { hash } from 'node:crypto';
import type { IdempotentRequest } from '../../../application/idempotency/idempotent.ts';
import type { WebRequest } from '../web-request.ts';

/** A hidden field that is different on each page, by which a form that is sent twice is recognised. */
export function formKey(random: () => string): { readonly key: string } {
  return { key: random() };
}

/**
 * What a form adds, it adds once, however often the browser sends it. A form that is sent again with another entry, or
 * with a file of another name or other bytes, is another one. `undefined` for a form without a key.
 */
export function sentOnce({ form, file }: Pick<WebRequest, 'form' | 'file'>): IdempotentRequest | undefined {
  const { key = '', ...fields } = form;
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) return undefined;
  // The token is another one in another session of the same person.
  const sent = JSON.stringify({ ...fields, form_token: undefined });
  const sentFile = file === undefined ? '' : JSON.stringify([file.name, sha256(file.bytes)]);
  return { key: `page ${key}`, requestHash: sha256(sent + sentFile) };
}

function sha256(data: string | Uint8Array): string {
  return hash('sha256', data, 'hex');
}
