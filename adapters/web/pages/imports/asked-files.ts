import type { ShownAskedFile } from '../../../../application/imports/folder/list-asked-files.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { section } from '../../components/blocks.ts';

/** Files of the watched folder that were not imported, each with what was said about it. */
export function askedFiles(files: readonly ShownAskedFile[]): Html | string {
  if (files.length === 0) return '';
  const items = files.map(({ name, folder, text }) => {
    const lines = text.split('\n').map((line) => html`<br>${line}`);
    const place = folder === '' ? '' : html` in <bdi>${folder}</bdi>`;
    return html`<li><strong><bdi>${name}</bdi></strong>${place}${lines}</li>`;
  });
  return section('Not imported from the folder', html`<ul class="card">${items}</ul>`);
}
