import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A page that draws the structured content of one tool. */
export interface View {
  readonly tool: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Changes with the page, because clients keep what they have read. */
  readonly uri: string;
  /** A whole document with its styles and its script. It asks no host for anything. */
  readonly html: string;
}

type ViewFacts = Pick<View, 'tool' | 'name' | 'title' | 'description'>;

const URI_PREFIX = 'ui://coffer/';

/** The name in a view's address, whatever page it was made for; `undefined` for any other address. */
export function viewNameIn(uri: string): string | undefined {
  return uri.startsWith(URI_PREFIX) ? uri.slice(URI_PREFIX.length).split('/')[0] : undefined;
}

/** Specification 4.12. */
const VIEWS: readonly ViewFacts[] = [
  {
    tool: 'get_account_balances',
    name: 'balances',
    title: 'Account balances',
    description: 'Net worth, and the balance of each account as a bar',
  },
  {
    tool: 'get_transactions',
    name: 'transactions',
    title: 'Transactions',
    description: 'The sums of what was found, and the newest of it as a table',
  },
  {
    tool: 'get_recurring_bills',
    name: 'bills',
    title: 'Recurring bills',
    description: 'A calendar of the next payments, and the bills by due date',
  },
  {
    tool: 'get_spending_by_category',
    name: 'spending',
    title: 'Spending by category',
    description: 'What was spent in each category as a bar',
  },
];

let read: readonly View[] | undefined;

/** Read when the first client wants them. */
export function allViews(): readonly View[] {
  read ??= VIEWS.map(readView);
  return read;
}

export function viewOfTool(tool: string): View | undefined {
  return allViews().find((view) => view.tool === tool);
}

/** Reads the view's script from `assets/<name>.js`. */
function readView(facts: ViewFacts): View {
  const script = ['elements.js', 'host.js', `${facts.name}.js`].map(scriptOf).join('\n');
  const html = documentOf(facts.title, readAsset('view.css'), script);
  const digest = createHash('sha256').update(html).digest('hex').slice(0, 12);
  return { ...facts, html, uri: `${URI_PREFIX}${facts.name}/${digest}` };
}

/** The files import from each other; in one document they follow each other instead. */
function scriptOf(name: string): string {
  return readAsset(name)
    .replaceAll(/^import [^;]*;\n/gm, '')
    .replaceAll(/^export /gm, '');
}

function readAsset(name: string): string {
  return readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');
}

/** Whatever policy the client sets, this one lets the page reach no host. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

function documentOf(title: string, styles: string, script: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
${styles}</style>
</head>
<body>
<main id="view"><p class="quiet">Waiting for the figures…</p></main>
<script type="module">
${script}</script>
</body>
</html>
`;
}
