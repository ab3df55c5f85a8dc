import type { Html } from '../../http/pages/html.ts';
import type { WebRequest } from '../web-request.ts';
import { notice } from './notice.ts';

/** What a form did, as the address that it led to says. Only the given sentences can be shown. */
export function doneNotice(
  { ctx }: Pick<WebRequest, 'ctx'>,
  sentences: Readonly<Record<string, string>>,
): Html | string {
  const done = ctx.query['done'];
  const sentence = typeof done === 'string' && Object.hasOwn(sentences, done) ? sentences[done] : undefined;
  return sentence === undefined ? '' : notice('good', sentence);
}
