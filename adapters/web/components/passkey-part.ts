import { type Html, html } from '../../http/pages/html.ts';
import { ASSET_PATHS } from '../assets.ts';
import type { FormState } from '../web-request.ts';
import { notice } from './blocks.ts';
import { button } from './form.ts';

/** Pages with a passkey part need these scripts, in this order. */
export const PASSKEY_SCRIPTS: readonly string[] = [ASSET_PATHS.webauthn, ASSET_PATHS.passkeys];

export interface PasskeyPart {
  /** Whether the browser makes a passkey or uses one. */
  readonly kind: 'create' | 'get';
  /** What the browser needs for it, as JSON. */
  readonly options: string;
  readonly label: string;
}

/**
 * The part of a form that asks the browser for a passkey, and sends its answer in the field `answer` of the form around
 * it. Browsers let scripts alone do this: without one, the part says so.
 */
export function passkeyPart({ kind, options, label }: PasskeyPart): Html {
  return html`<div class="stack tight" data-passkey="${kind}" data-options="${options}">
<input type="hidden" name="answer" value="">
<noscript><p class="quiet">Passkeys need JavaScript, which is switched off in this browser.</p></noscript>
<p class="error" role="alert" data-problem></p>
<div class="wide passkey" hidden>${button(label, { look: 'plain' })}</div></div>`;
}

/** Why the browser’s answer was refused. */
export function passkeyProblem({ errors }: FormState): Html | string {
  const problem = errors['passkey'];
  return problem === undefined ? '' : notice('danger', problem.join(' '));
}
