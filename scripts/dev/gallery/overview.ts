import { html } from '../../../adapters/http/pages/html.ts';
import { GALLERY, type ShownPage } from './shown-page.ts';

const WIDTHS = { phone: 360, desktop: 1280 };

/** The page that shows all others, each on a phone and on a desktop at half its size. */
export function overview(pages: readonly Pick<ShownPage, 'name' | 'group'>[]): string {
  const groups = [...Map.groupBy(pages, ({ group }) => group)].map(
    ([group, own]) => html`<h2>${group}</h2>${own.map(({ name }) => shown(name))}`,
  );
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gallery</title>
<style>
body { font-family: sans-serif; margin: 1rem; color-scheme: light dark; }
section { display: flex; flex-wrap: wrap; gap: 1rem; margin-bottom: 2rem; }
h3 { flex-basis: 100%; margin: 0; }
iframe { zoom: 0.5; height: 1400px; border: 2px solid gray; }
</style></head><body><h1>Every component, and every page in each state</h1>${groups}</body></html>`.html;
}

function shown(name: string) {
  const address = `${GALLERY}/${name}`;
  const frames = Object.entries(WIDTHS).map(
    ([device, width]) =>
      html`<iframe src="${address}" title="${name} on a ${device}" width="${width}" loading="lazy"></iframe>`,
  );
  return html`<section><h3><a href="${address}">${name}</a></h3>${frames}</section>`;
}
