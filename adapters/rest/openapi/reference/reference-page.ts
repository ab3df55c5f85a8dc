import { html } from '../../../http/pages/html.ts';
import type { Page } from '../../../http/pages/page.ts';
import { ASSETS_PATH, referenceAssets } from './reference-assets.ts';

/**
 * The interactive reference: Swagger UI, reading this service's own OpenAPI document. Every address in it is relative
 * to the page, so that it also works where the service is reached by another name than its public one.
 */
export function referencePage(): Page {
  const folder = `${ASSETS_PATH}/${referenceAssets().version}`;
  return {
    title: 'Coffer reference',
    app: {
      icon: `${folder}/icon.svg`,
      styleSheets: [`${folder}/swagger-ui.css`, `${folder}/reference.css`],
      scripts: [`${folder}/swagger-ui-bundle.js`, `${folder}/reference.js`],
    },
    body: html`<header class="bar">
<a href="./">Coffer</a>
<nav aria-label="Documents"><a href="openapi.json">OpenAPI document</a></nav>
</header>
<div id="reference"></div>
<noscript><main><p>This page needs JavaScript. The
<a href="openapi.json">OpenAPI document</a> has the same content.</p></main></noscript>`,
  };
}
