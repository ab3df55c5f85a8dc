import type { Category } from '../../../domain/ledger/category.ts';
import { type Html, html } from '../../http/pages/html.ts';

/** The options of a list of categories, by group. `first` stands before them, such as “All categories”. */
export function categoryOptions(categories: readonly Category[], chosen: string, first?: string): Html {
  const groups = categories.filter(({ level }) => level === 1).map((group) => groupOf(group, categories, chosen));
  return html`${first === undefined ? '' : html`<option value="">${first}</option>`}${groups}`;
}

function groupOf(group: Category, categories: readonly Category[], chosen: string): Html {
  const children = categories.filter(({ parentId }) => parentId === group.id);
  if (children.length === 0) return optionOf(group, chosen);
  return html`<optgroup label="${group.name}">${[group, ...children].map((each) => optionOf(each, chosen))}</optgroup>`;
}

function optionOf({ id, name }: Category, chosen: string): Html {
  return html`<option value="${id}"${String(id) === chosen ? ' selected' : ''}>${name}</option>`;
}
