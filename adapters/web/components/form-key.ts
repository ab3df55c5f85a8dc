import { createHash } from 'node:crypto';
import type { IdempotentRequest } from '../../../application/idempotency/idempotent.ts';

/** A hidden field that is different on each page, by which a form that is sent twice is recognised. */
export function formKey(random: () => string): { readonly key: string } {
  return { key: random() };
}

/** What a form adds, it adds once, however often the browser sends it. `undefined` for a form without a key. */
export function sentOnce(form: Readonly<Record<string, string>>): IdempotentRequest | undefined {
  const { key = '', ...fields } = form;
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) return undefined;
  // The token is another one in another session of the same person.
  const sent = JSON.stringify({ ...fields, form_token: undefined });
  return { key: `page ${key}`, requestHash: createHash('sha256').update(sent).digest('hex') };
}
