import type { Html } from '../../http/pages/html.ts';
import type { FormState } from '../web-request.ts';
import { field } from './field.ts';

/**
 * For a code of either kind: whoever lost their app should not have to look for another page. What was typed does not
 * come back.
 */
export function codeField(state: FormState, isOptional = false): Html {
  const hint = 'Six digits from your authenticator app, or one of your recovery codes.';
  const code = { name: 'code', label: 'Code', hint, autocomplete: 'one-time-code', isOptional } as const;
  return field(code, { ...state, values: {} });
}
