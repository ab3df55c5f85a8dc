import { type Html, html } from '../../http/pages/html.ts';

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
export function button(label: string, options: ButtonOptions = {}): Html {
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
