import { type Html, html } from '../../http/pages/html.ts';

/** A text to take away. The button appears when the script runs; without it, the text can be selected. */
export function copyField(id: string, label: string, value: string, rows = 2): Html {
  return html`<div class="field"><label for="${id}">${label}</label>
<div class="copy"><textarea id="${id}" rows="${rows}" readonly data-select autocomplete="off" spellcheck="false">${value}</textarea><button type="button" class="plain" data-copy="${id}" hidden>Copy</button></div></div>`;
}
