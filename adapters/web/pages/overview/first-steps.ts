import { type Html, html } from '../../../http/pages/html.ts';
import type { PageFrame } from '../../layout.ts';

/** What somebody without any account can do first. */
export function firstSteps({ basePath }: PageFrame): Html {
  return html`<div class="stack"><div class="intro"><h1>Welcome to Coffer</h1>
<p class="quiet">Nothing is here yet. Begin with whichever is easiest; you can do the others later.</p></div>
<ul class="links">
<li><a href="${basePath}/accounts/new"><strong>Add an account by hand</strong>Name it, say what is on it, and write down what you spend.</a></li>
<li><a href="${basePath}/import"><strong>Drop a statement</strong>Your bank’s OFX, QFX, QIF, CAMT, MT940 or CSV file. Nothing is there twice, however often you repeat it.</a></li>
<li><a href="${basePath}/connections"><strong>Connect a bank</strong>Coffer fetches new transactions by itself a few times a day.</a></li>
</ul></div>`;
}
