import { type Html, html } from '../../../adapters/http/pages/html.ts';
import {
  below,
  card,
  emptyState,
  facts,
  linkList,
  notice,
  problemOf,
  quiet,
  section,
  tag,
} from '../../../adapters/web/components/blocks.ts';
import { bar } from '../../../adapters/web/components/charts/bar.ts';
import { lineChart } from '../../../adapters/web/components/charts/line-chart.ts';
import { dayCalendar } from '../../../adapters/web/components/day-calendar.ts';
import {
  area,
  assistantAddress,
  categoryOptions,
  checkbox,
  choice,
  codeField,
  copyField,
  field,
  select,
  userNameField,
} from '../../../adapters/web/components/field.ts';
import { button, buttonLink, buttonRow, form } from '../../../adapters/web/components/form.ts';
import { passkeyPart, passkeyProblem } from '../../../adapters/web/components/passkey-part.ts';
import {
  ACTIONS,
  heading,
  number,
  pager,
  table,
  tableBody,
  tableHead,
} from '../../../adapters/web/components/table.ts';
import {
  date,
  day,
  leftOutNotes,
  moment,
  money,
  moneyOrUnknown,
  orNever,
} from '../../../adapters/web/components/values.ts';
import { monthOf } from '../../../domain/calendar.ts';
import { CATEGORY_TREE } from '../../../domain/ledger/category-tree.ts';
import { localDate, timestamp, USD } from '../../../tests/support/fixtures.ts';
import type { ShownPage } from './shown-page.ts';

const AT = timestamp('2026-03-07T09:30:00.000000Z');
const ON = localDate('2026-03-07');

const FRESH = { values: {}, errors: {} };
const ERRORS = ['Write an amount above 0, such as 12.50.'];
const WRONG = {
  values: { text: 'Everyday', many: 'Two\nlines', one: 'b', box: 'on', few: 'a' },
  errors: { text: ERRORS, many: ERRORS, one: ERRORS, few: ERRORS, code: ERRORS, passkey: ERRORS },
  problem: 'The form was sent before with other entries.',
};
const OPTIONS = [
  { value: 'a', label: 'The first' },
  { value: 'b', label: 'The second', hint: 'What it means.' },
];
const CATEGORIES = CATEGORY_TREE.slice(0, 5);

function fields(state: typeof FRESH): Html {
  return form(
    '/',
    html`${problemOf(state)}${passkeyProblem(state)}${userNameField('ada@example.com')}
${field({ name: 'text', label: 'Text', hint: 'The rule, before it is broken.' }, state)}
${field({ name: 'day', label: 'Day', type: 'date', isOptional: true }, state)}
${area({ name: 'many', label: 'Several lines' }, state)}
${select({ name: 'one', label: 'One of many', hint: 'A hint.', options: OPTIONS }, state)}
${select({ name: 'category', label: 'Category', options: categoryOptions(CATEGORIES, '2') }, state)}
${choice({ name: 'few', label: 'One of a few', options: OPTIONS }, state)}
${checkbox({ name: 'box', label: 'So or not', hint: 'What it does.' }, state)}
${codeField(state)}${buttonRow('Save', '/')}`,
  );
}

const LOOKS = [undefined, 'plain', 'danger', 'quiet-danger'] as const;
const optional = (look: (typeof LOOKS)[number]) => (look === undefined ? {} : { look });

const PARTS: Readonly<Record<string, () => Html>> = {
  Buttons: () => html`<div class="row">${LOOKS.map((look) => button(look ?? 'Button', optional(look)))}
${LOOKS.map((look) => buttonLink(look ?? 'Link', '/', { ...optional(look), isCompact: true }))}</div>`,
  'A form': () => card(fields(FRESH)),
  'A form that was refused': () => card(fields(WRONG)),
  'A passkey': () => form('/', passkeyPart({ kind: 'get', options: '{}', label: 'Use a passkey' })),
  'To copy': () => html`${copyField('key', 'Key', 'coffer_sk_0000')}${assistantAddress('http://localhost:3000')}`,
  Cards: () =>
    html`${card(html`<p>A part of a page.</p>`, { title: 'A card' })}${card(html`<p>No way back.</p>`, { look: 'danger' })}
${linkList(OPTIONS.map(({ label }) => ({ href: '/', label, hint: 'What one finds there.' })))}
${facts([
  ['Tags', html`${tag('Plain')} ${tag('Good', 'good')} ${tag('Bad', 'bad')}`],
  ['Days', html`${date(ON)}, ${day(AT)}, ${moment(AT)}, ${orNever(null, day)}`],
  ['Amounts', html`${money(-1_250, USD)}, ${money(850_000, USD, 'signed')}, ${moneyOrUnknown(undefined, USD)}`],
  ['Texts', html`${quiet('quiet')}${below('below')}`],
])}${leftOutNotes({ hiddenAccounts: 2 })}`,
  Notices: () => html`${notice('good', 'It was stored.')}${notice('warning', 'Copy it now.', 'Shown only once')}
${notice('danger', 'It was refused.')}${emptyState('Nothing yet', 'Here is how to begin.', buttonLink('Begin', '/'))}`,
  'A table of none': () => table('None', ['Name', number('Amount')], []),
  'A table of one': () => table('One', ['Name', number('Amount'), ACTIONS], [row('Rent')]),
  'A table of many': () =>
    html`${table('Many', ['Name', number('Amount'), ACTIONS], ['Rent', 'Food', 'A very long name '.repeat(8)].map(row))}${pager(2, 3, () => '/')}`,
  'A table of bars': () => html`<table class="bars" role="table">${tableHead([heading({ label: 'Share' })])}
${tableBody([html`<tr role="row"><td role="cell" class="drawn">${bar(40, 60, 100)}</td></tr>`])}</table>`,
  'A month': () => dayCalendar('Days', [[ON, html`<li>Rent ${quiet('paid')}</li>`]], monthOf(ON), ON),
  'A line': () =>
    lineChart(
      [3, 5, 4, 8].map((value) => ({ label: `${value}`, value })),
      String,
    ),
};

function row(name: string): readonly (Html | string)[] {
  return [name, money(1_250, USD), buttonLink('Change', '/', { look: 'plain', isCompact: true, subject: name })];
}

/** All components in the frame of one of the pages. */
export function withComponents(pages: readonly ShownPage[]): ShownPage {
  const frame = pages.find(({ name }) => name === 'overview');
  if (frame === undefined) throw new Error('The gallery has no page to take the frame of.');
  const parts = Object.entries(PARTS).map(([title, draw]) => section(title, draw()));
  const main = html`<main id="main" tabindex="-1"><div class="stack"><h1>Components</h1>${parts}</div></main>`;
  const text = frame.text.replace(/<main.*<\/main>/s, () => main.html);
  return { ...frame, name: 'components', group: 'components', text };
}
