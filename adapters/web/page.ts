import { type Html, html } from '../http/pages/html.ts';
import { notice } from './components/notice.ts';
import { type PageContent, type PageFrame, showWebPage } from './layout.ts';
import type { WebRequest } from './web-request.ts';

/** A page with a heading, in the order in which its parts are shown. */
export interface Page extends Omit<PageContent, 'main'> {
  /** Leads to the page above this one; its path is below the base path. */
  readonly back?: readonly [label: string, path: string];
  /** The title when absent. */
  readonly heading?: string | Html;
  /** What the page is for, in a sentence or two. */
  readonly intro?: string | Html;
  /** More below the heading. */
  readonly figures?: Html;
  /** Beside the heading. */
  readonly action?: Html | undefined;
  /** What a form may have done, by the word in the address that it led to. Only these sentences can be shown. */
  readonly done?: Readonly<Record<string, string>>;
  readonly body: Html;
}

/** Responds with a page that begins with its heading. */
export function showPage(request: WebRequest, frame: PageFrame, page: Page): void {
  showWebPage(request, frame, { ...page, main: pageBody(request, frame, page) });
}

/** The page without its frame. `backStyle` is the class of the link to the page above. */
export function pageBody({ ctx }: WebRequest, { basePath }: PageFrame, page: Page, backStyle = 'back shown'): Html {
  const { back, title, heading = title, intro, figures = '', action, done = {}, body } = page;
  const above = back && html`<a class="${backStyle}" href="${basePath}${back[1]}">‹ ${back[0]}</a>`;
  const about = intro === undefined ? '' : html`<p class="quiet">${intro}</p>`;
  const top = html`<div class="intro"><h1>${heading}</h1>${about}${figures}</div>`;
  const head = action === undefined ? top : html`<div class="head">${top}${action}</div>`;
  return html`<div class="stack">${above ?? ''}${head}
${doneNotice(ctx.query['done'], done)}${body}</div>`;
}

function doneNotice(done: unknown, sentences: Readonly<Record<string, string>>): Html | string {
  const sentence = typeof done === 'string' && Object.hasOwn(sentences, done) ? sentences[done] : undefined;
  return sentence === undefined ? '' : notice('good', sentence);
}
