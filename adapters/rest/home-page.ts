import { html } from '../http/html.ts';
import type { Page } from '../http/page.ts';
import type { ServiceFacts } from './service-facts.ts';

/** The page at the service's address. */
export function homePage({ baseUrl, version }: ServiceFacts): Page {
  return {
    title: 'Coffer',
    styles: STYLES,
    body: html`<main>
<p class="mark" aria-hidden="true"></p>
<h1>Coffer</h1>
<p>A personal finance service that runs on your own machine: bank accounts, transactions, and read-only tools for assistants.</p>
<ul>
<li><a href="${baseUrl}/docs"><strong>Reference</strong><span class="quiet">every operation of the REST interface, with examples</span></a></li>
<li><a href="${baseUrl}/openapi.json"><strong>OpenAPI</strong><span class="quiet">the same for machines, version 3.1</span></a></li>
<li><a href="${baseUrl}/health"><strong>Health</strong><span class="quiet">whether the process is alive</span></a></li>
<li><a href="${baseUrl}/ready"><strong>Ready</strong><span class="quiet">whether the service can do its work</span></a></li>
</ul>
<p class="quiet">Version ${version}</p>
</main>`,
  };
}

const STYLES = `
.mark { width: 3rem; height: 2.25rem; margin: 0 0 1.5rem; border: 3px solid var(--accent); border-radius: 0.5rem; position: relative; }
.mark::before { content: ""; position: absolute; left: 0; right: 0; top: 0.55rem; border-top: 3px solid var(--accent); }
.mark::after { content: ""; position: absolute; left: calc(50% - 0.3rem); top: 0.35rem; width: 0.6rem; height: 0.7rem;
  background: var(--accent); border-radius: 0.15rem; }
h1 { font-size: 2.5rem; margin: 0 0 0.5rem; }
ul { list-style: none; margin: 2rem 0; padding: 0; display: grid; gap: 0.75rem; }
li a { display: grid; padding: 0.9rem 1.1rem; background: var(--raised); border: 1px solid var(--line); border-radius: 0.6rem;
  color: inherit; text-decoration: none; }
li a:hover, li a:focus-visible { border-color: var(--accent); }
li strong { color: var(--accent); }
`;
