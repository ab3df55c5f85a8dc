import type { FieldErrors } from '../../../domain/error.ts';
import { type Html, html } from '../../http/html.ts';
import type { FormState } from '../web-request.ts';
import { type FieldOptions, field } from './field.ts';

/** A field of a form that chooses what a list shows: it may stay empty. */
export function filterField(options: Pick<FieldOptions, 'name' | 'label' | 'type'>, state: FormState): Html {
  return field({ ...options, isOptional: true, autocomplete: 'off' }, state);
}

/**
 * One of many, with options as HTML, because those of categories stand in groups. `id` is that of the element where the
 * page has several of the same name.
 */
export function filterSelect(
  name: string,
  label: string,
  options: Html,
  errors: FieldErrors,
  id = `field-${name}`,
): Html {
  const sentence = errors[name]?.join(' ');
  const problem = sentence === undefined ? '' : html`<span class="error" id="${id}-error">${sentence}</span>`;
  const described = sentence === undefined ? '' : html` aria-invalid="true" aria-describedby="${id}-error"`;
  return html`<div class="field"><label for="${id}">${label}</label>
<select id="${id}" name="${name}"${described}>${options}</select>${problem}</div>`;
}
