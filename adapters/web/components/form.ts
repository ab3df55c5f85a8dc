import { type Html, html } from '../../http/pages/html.ts';

export interface FormOptions {
  /** Address that receives the form, with the base path. */
  readonly action: string;
  /** `WebRequest.formToken`: a form without it is refused. */
  readonly formToken: string;
  readonly hidden?: Readonly<Record<string, string>>;
  /** Selects the part of the page that the answer replaces where the script runs. */
  readonly target?: string;
  /** Whether the form has a file. */
  readonly hasFile?: true;
}

/** A form that is posted. The browser leaves checking to the service, whose sentences are better than its own. */
export function form({ action, formToken, hidden = {}, target, hasFile }: FormOptions, body: Html): Html {
  const fields = Object.entries({ form_token: formToken, ...hidden });
  const encoding = hasFile === true ? html` enctype="multipart/form-data"` : '';
  const script =
    target === undefined ? '' : html` data-hx-post="${action}" data-hx-target="${target}" data-hx-swap="outerHTML"`;
  return html`<form method="post" action="${action}" novalidate${encoding}${script}>
${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${body}
</form>`;
}
