import type { FieldErrors } from '../../../domain/error.ts';
import { type Html, html } from '../../http/html.ts';
import type { FormState } from '../web-request.ts';
import { type FieldOptions, field } from './field.ts';

/** A field of a form that chooses what a list shows: it may stay empty. */
export function filterField(options: Pick<FieldOptions, 'name' | 'label' | 'type'>, state: FormState): Html {
  return field({ ...options, isOptional: true, autocomplete: 'off' }, state);
}

/** `options` are HTML, because those of categories stand in groups. */
export function filterSelect(name: string, label: string, options: Html, errors: FieldErrors): Html {
  const sentence = errors[name]?.join(' ');
  const problem = sentence === undefined ? '' : html`<span class="error" id="field-${name}-error">${sentence}</span>`;
  const described = sentence === undefined ? '' : html` aria-invalid="true" aria-describedby="field-${name}-error"`;
  return html`<div class="field"><label for="field-${name}">${label}</label>
<select id="field-${name}" name="${name}"${described}>${options}</select>${problem}</div>`;
}
