import { hash } from 'node:crypto';
import type { IdempotentRequest } from '../../../application/idempotency/idempotent.ts';
import type { UploadedFile } from '../../http/bodies/multipart.ts';
import { type Html, html } from '../../http/pages/html.ts';
import type { WebRequest } from '../web-request.ts';

export interface ButtonOptions {
  /** `danger` for what cannot be undone, `quiet-danger` for a way to it. */
  readonly look?: 'plain' | 'danger' | 'quiet-danger';
  readonly isCompact?: boolean;
  /** What the form sends when this button was pressed. */
  readonly name?: string;
  readonly value?: string;
  /** The id of a form elsewhere on the page. */
  readonly form?: string;
}

/** Sends its form. */
export function button(label: string | Html, options: ButtonOptions = {}): Html {
  const { name, value, form } = options;
  const sent = name === undefined ? '' : html` name="${name}" value="${value ?? ''}"`;
  return html`<button${classOf(options)}${form === undefined ? '' : html` form="${form}"`}${sent}>${label}</button>`;
}

/**
 * A link that looks like a button. `subject` tells a screen reader what it is about where several links have the same
 * label.
 */
export function buttonLink(
  label: string,
  href: string,
  options: Pick<ButtonOptions, 'look' | 'isCompact'> & { readonly subject?: string } = {},
): Html {
  const subject = options.subject === undefined ? '' : html`<span class="unseen"> ${options.subject}</span>`;
  return html`<a${classOf(options, 'button')} href="${href}">${label}${subject}</a>`;
}

/** The end of a form: what it does, and the way back. */
export function buttonRow(label: string, cancel: string, options: ButtonOptions = {}): Html {
  return html`<div class="row">${button(label, options)}${buttonLink('Cancel', cancel, { look: 'plain' })}</div>`;
}

function classOf({ look, isCompact }: ButtonOptions, base?: string): Html | string {
  const names = [base, look, isCompact === true ? 'compact' : undefined].filter((name) => name !== undefined);
  return names.length === 0 ? '' : html` class="${names.join(' ')}"`;
}

export interface FormOptions {
  readonly hidden?: Readonly<Record<string, string>>;
  /** Selects the part of the page that the answer replaces where the script runs. */
  readonly target?: string;
  /** Whether the form has a file. */
  readonly hasFile?: true;
}

/** Stands in every form until the page is sent, which then has the token of the browser that it goes to. */
export const FORM_TOKEN: Html = html`<input type="hidden" name="form_token" value="">`;

/**
 * A form that is posted to the path `action`. The browser leaves checking to the service, whose sentences are better
 * than its own.
 */
export function form(action: string, body: Html, { hidden = {}, target, hasFile }: FormOptions = {}): Html {
  const encoding = hasFile === true ? html` enctype="multipart/form-data"` : '';
  const script =
    target === undefined ? '' : html` data-hx-post="${action}" data-hx-target="${target}" data-hx-swap="outerHTML"`;
  const fields = Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="post" action="${action}" novalidate${encoding}${script}>
${FORM_TOKEN}${fields}
${body}
</form>`;
}

/** A hidden field that is different on each page, by which a form that is sent twice is recognised. */
export function formKey(random: () => string): { readonly key: string } {
  return { key: random() };
}

/**
 * What a form adds, it adds once, however often the browser sends it. A form that is sent again with another entry is
 * another one, and so is each of its files, whose bytes tell it from the others. `undefined` for a form without a key.
 */
export function sentOnce({ form }: Pick<WebRequest, 'form'>, file?: UploadedFile): IdempotentRequest | undefined {
  const { key = '', ...fields } = form;
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) return undefined;
  // The token is another one in another session of the same person.
  const sent = JSON.stringify([{ ...fields, form_token: undefined }, file?.name ?? null]);
  return {
    key: file === undefined ? `page ${key}` : `page ${sha256(key + sha256(file.bytes))}`,
    requestHash: sha256(sent),
  };
}

function sha256(data: string | Uint8Array): string {
  return hash('sha256', data, 'hex');
}
