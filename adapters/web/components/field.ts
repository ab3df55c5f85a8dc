import type { Category } from '../../../domain/ledger/category.ts';
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
  const limits = html`${attribute('minlength', minLength)}${attribute('maxlength', maxLength)}`;
  const help = html`${attribute('autocomplete', autocomplete)}${limits}${attribute('inputmode', inputMode)}`;
  const value = attribute('value', type === 'password' ? undefined : values[name]);
  const rest = html`${value}${requiredUnless(options.isOptional)}${describedBy(id, hint !== undefined, errors[name])}`;
  const input = html`<input id="${id}" type="${type}" name="${name}"${help}${rest}>`;
  return labelled(id, label, html`${hintOf(id, hint)}${input}${errorsOf(id, errors[name])}`);
}

/** Several lines to type into. */
export function area(
  options: Pick<FieldOptions, 'name' | 'label' | 'isOptional' | 'maxLength' | 'id'>,
  { values, errors }: FormState,
): Html {
  const { name, label, maxLength, id = idOf(name) } = options;
  const limits = html`${attribute('maxlength', maxLength)}${requiredUnless(options.isOptional)}`;
  const body = html`<textarea id="${id}" name="${name}" rows="2"${limits}${describedBy(id, false, errors[name])}>
${values[name] ?? ''}</textarea>${errorsOf(id, errors[name])}`;
  return labelled(id, label, body);
}

/**
 * For a code of either kind: whoever lost their app should not have to look for another page. What was typed does not
 * come back.
 */
export function codeField(state: FormState, isOptional = false): Html {
  const hint = 'Six digits from your authenticator app, or one of your recovery codes.';
  const code = { name: 'code', label: 'Code', hint, autocomplete: 'one-time-code', isOptional } as const;
  return field(code, { ...state, values: {} });
}

/** A text to take away. The button appears when the script runs; without it, the text can be selected. */
export function copyField(id: string, label: string, value: string, rows = 2): Html {
  const about = html`id="${id}" rows="${rows}" readonly data-select autocomplete="off" spellcheck="false"`;
  const copy = html`<button type="button" class="plain" data-copy="${id}" hidden>Copy</button>`;
  return labelled(id, label, html`<div class="copy"><textarea ${about}>${value}</textarea>${copy}</div>`);
}

/** The address that lets an assistant in. */
export function assistantAddress(baseUrl: string): Html {
  return html`<p>Add this address to Claude, ChatGPT or another assistant. A browser opens, you sign in and decide.</p>
${copyField('tools', 'Address for assistants', `${baseUrl}/mcp`)}`;
}

/** Tells password managers whose password a form asks for. */
export function userNameField(email: string | null): Html {
  return html`<input type="text" name="username" value="${email ?? ''}" autocomplete="username" hidden>`;
}

/** Something that is so or not. A box that is not ticked sends nothing, a ticked one `on`. */
export function checkbox(
  { name, label, hint }: Pick<FieldOptions, 'name' | 'label' | 'hint'>,
  { values }: FormState,
): Html {
  const id = idOf(name);
  const rest = html`${checkedIf(values[name] === 'on')}${describedBy(id, hint !== undefined)}`;
  const box = html`<input type="checkbox" id="${id}" name="${name}"${rest}>`;
  return html`<div class="choice">${box}<label for="${id}">${label}</label>${hintOf(id, hint)}</div>`;
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
  const choices = 'html' in options ? options : options.map((each) => optionOf(each, values[name]));
  const about = describedBy(id, hint !== undefined, errors[name]);
  const input = html`<select id="${id}" name="${name}"${about}>${choices}</select>`;
  return labelled(id, label, html`${hintOf(id, hint)}${input}${errorsOf(id, errors[name])}`);
}

function optionOf({ value, label }: Option, chosen: string | undefined): Html {
  return html`<option value="${value}"${value === chosen ? ' selected' : ''}>${label}</option>`;
}

/** One of a few, all of them in sight. */
export function choice(
  { name, label, options }: { readonly name: string; readonly label: string; readonly options: readonly Option[] },
  { values, errors }: FormState,
): Html {
  const choices = options.map(({ value, label: text, hint }) => {
    const id = idOf(`${name}-${value}`);
    const about = describedBy(id, hint !== undefined, errors[name], idOf(name));
    const rest = html`${checkedIf(value === values[name])}${about}`;
    const input = html`<input type="radio" id="${id}" name="${name}" value="${value}"${rest}>`;
    return html`<div class="choice">${input}<label for="${id}">${text}</label>${hintOf(id, hint)}</div>`;
  });
  return html`<fieldset><legend>${label}</legend>${choices}${errorsOf(idOf(name), errors[name])}</fieldset>`;
}

function labelled(id: string, label: string, body: Html): Html {
  return html`<div class="field"><label for="${id}">${label}</label>
${body}</div>`;
}

function idOf(name: string): string {
  return `field-${name}`;
}

function attribute(name: string, value: string | number | undefined): Html | string {
  // The name is always one of ours.
  return value === undefined ? '' : html` ${name}="${value}"`;
}

function requiredUnless(isOptional = false): string {
  return isOptional ? '' : ' required';
}

function checkedIf(isChosen: boolean): string {
  return isChosen ? ' checked' : '';
}

function hintOf(id: string, hint: string | Html | undefined): Html | string {
  return hint === undefined ? '' : html`<span class="hint" id="${id}-hint">${hint}</span>\n`;
}

function errorsOf(id: string, sentences: readonly string[] = []): Html | string {
  return sentences.length === 0 ? '' : html`<span class="error" id="${id}-error">${sentences.join(' ')}</span>`;
}

/**
 * The first field with an error gets the focus, so that a screen reader says what is wrong with it. `group` is the id
 * of what the errors are about, where that is more than the element.
 */
function describedBy(id: string, hasHint: boolean, errors: readonly string[] = [], group = id): Html {
  const ids = [hasHint ? `${id}-hint` : '', errors.length > 0 ? `${group}-error` : ''].filter(Boolean);
  const described = ids.length === 0 ? '' : html` aria-describedby="${ids.join(' ')}"`;
  return html`${described}${errors.length > 0 ? html` aria-invalid="true" autofocus` : ''}`;
}

/** The options of a list of categories, by group. `first` stand before them, such as “All categories”. */
export function categoryOptions(categories: readonly Category[], chosen: string, first: readonly Option[] = []): Html {
  const groups = categories.filter(({ level }) => level === 1).map((group) => groupOf(group, categories, chosen));
  return html`${first.map((each) => optionOf(each, chosen))}${groups}`;
}

function groupOf(group: Category, categories: readonly Category[], chosen: string): Html {
  const children = categories.filter(({ parentId }) => parentId === group.id);
  if (children.length === 0) return optionOf(asOption(group), chosen);
  const options = [group, ...children].map((each) => optionOf(asOption(each), chosen));
  return html`<optgroup label="${group.name}">${options}</optgroup>`;
}

function asOption({ id, name }: Category): Option {
  return { value: String(id), label: name };
}
