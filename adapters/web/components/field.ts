import { type Html, html } from '../../http/pages/html.ts';
import type { FormState } from '../web-request.ts';

export interface FieldOptions {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password' | 'search' | 'date';
  /** The rule, before it is broken. */
  readonly hint?: string | Html;
  /** As browsers and password managers name what belongs here. */
  readonly autocomplete?: string;
  readonly isOptional?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly inputMode?: 'numeric' | 'decimal' | 'text';
  /** Of the element, where the page has several fields of one name. */
  readonly id?: string;
}

/** A line to type into, with its label, its rule and its errors. What was typed comes back, except for passwords. */
export function field(options: FieldOptions, { values, errors }: FormState): Html {
  const { name, label, type = 'text', hint, autocomplete, minLength, maxLength, inputMode, id = idOf(name) } = options;
  const sentences = errors[name] ?? [];
  const value = type === 'password' ? undefined : values[name];
  return html`<div class="field"><label for="${id}">${label}</label>
${hintOf(id, hint)}<input id="${id}" type="${type}" name="${name}"${attribute('autocomplete', autocomplete)}${attribute('minlength', minLength)}${attribute('maxlength', maxLength)}${attribute('inputmode', inputMode)}${attribute('value', value)}${options.isOptional === true ? '' : ' required'}${describedBy(id, hint !== undefined, sentences)}>${errorsOf(id, sentences)}</div>`;
}

/** Several lines to type into. */
export function area(
  options: Pick<FieldOptions, 'name' | 'label' | 'isOptional' | 'maxLength' | 'id'>,
  { values, errors }: FormState,
): Html {
  const { name, label, maxLength, id = idOf(name) } = options;
  const sentences = errors[name] ?? [];
  return html`<div class="field"><label for="${id}">${label}</label>
<textarea id="${id}" name="${name}" rows="2"${attribute('maxlength', maxLength)}${options.isOptional === true ? '' : ' required'}${describedBy(id, false, sentences)}>
${values[name] ?? ''}</textarea>${errorsOf(id, sentences)}</div>`;
}

/** Something that is so or not. A box that is not ticked sends nothing, a ticked one `on`. */
export function checkbox(
  { name, label, hint }: Pick<FieldOptions, 'name' | 'label' | 'hint'>,
  { values }: FormState,
): Html {
  return html`<div class="choice"><input type="checkbox" id="${idOf(name)}" name="${name}"${values[name] === 'on' ? ' checked' : ''}${describedBy(idOf(name), hint !== undefined, [])}><label for="${idOf(name)}">${label}</label>${hintOf(idOf(name), hint)}</div>`;
}

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

export interface SelectOptions extends Pick<FieldOptions, 'name' | 'label' | 'hint' | 'id'> {
  /** HTML where options stand in groups. */
  readonly options: readonly Option[] | Html;
}

/** One of many. */
export function select(
  { name, label, hint, options, id = idOf(name) }: SelectOptions,
  { values, errors }: FormState,
): Html {
  const sentences = errors[name] ?? [];
  const choices = 'html' in options ? options : options.map((each) => optionOf(each, values[name]));
  return html`<div class="field"><label for="${id}">${label}</label>
${hintOf(id, hint)}<select id="${id}" name="${name}"${describedBy(id, hint !== undefined, sentences)}>${choices}</select>${errorsOf(id, sentences)}</div>`;
}

function optionOf({ value, label }: Option, chosen: string | undefined): Html {
  return html`<option value="${value}"${value === chosen ? ' selected' : ''}>${label}</option>`;
}

/** One of a few, all of them in sight. */
export function choice(
  { name, label, options }: { readonly name: string; readonly label: string; readonly options: readonly Option[] },
  { values, errors }: FormState,
): Html {
  const sentences = errors[name] ?? [];
  const choices = options.map(
    ({ value, label: text, hint }) =>
      html`<div class="choice"><input type="radio" id="${idOf(name)}-${value}" name="${name}" value="${value}"${value === values[name] ? ' checked' : ''}${describedBy(idOf(`${name}-${value}`), hint !== undefined, sentences, idOf(name))}><label for="${idOf(name)}-${value}">${text}</label>${hint === undefined ? '' : html`<span class="hint" id="${idOf(`${name}-${value}`)}-hint">${hint}</span>`}</div>`,
  );
  return html`<fieldset><legend>${label}</legend>${choices}${errorsOf(idOf(name), sentences)}</fieldset>`;
}

function idOf(name: string): string {
  return `field-${name}`;
}

function attribute(name: string, value: string | number | undefined): Html | string {
  // The name is always one of ours.
  return value === undefined ? '' : html` ${name}="${value}"`;
}

function hintOf(id: string, hint: string | Html | undefined): Html | string {
  return hint === undefined
    ? ''
    : html`<span class="hint" id="${id}-hint">${hint}</span>
`;
}

function errorsOf(id: string, sentences: readonly string[]): Html | string {
  if (sentences.length === 0) return '';
  return html`<span class="error" id="${id}-error">${sentences.join(' ')}</span>`;
}

/**
 * The first field with an error gets the focus, so that a screen reader says what is wrong with it. `group` is the id
 * of what the errors are about, where that is more than the element.
 */
function describedBy(id: string, hasHint: boolean, errors: readonly string[], group = id): Html | string {
  const ids = [hasHint ? `${id}-hint` : '', errors.length > 0 ? `${group}-error` : ''].filter(Boolean);
  const described = ids.length === 0 ? '' : html` aria-describedby="${ids.join(' ')}"`;
  return html`${described}${errors.length > 0 ? html` aria-invalid="true" autofocus` : ''}`;
}
