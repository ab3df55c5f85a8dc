/**
 * An element with properties and children. A string becomes text and is never read as HTML, so names that strangers
 * wrote show as they are.
 */
export function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children.flat());
  return made;
}

/** A text that strangers wrote, in whatever direction it is read. */
export function foreign(text) {
  return element('bdi', {}, String(text));
}

/** What the view is about: a small title, the figure that matters most, and a line about it. */
export function summary(title, figure, line) {
  return element(
    'header',
    {},
    element('h1', {}, title),
    element('p', { className: 'figure' }, figure),
    element('p', { className: 'quiet' }, line),
  );
}

/** A drawing, which is one thing for those who cannot see it: `description` says what it shows. */
export function drawing(className, description, ...parts) {
  const figure = element('figure', { className, role: 'img', ariaLabel: description });
  figure.append(...parts.flat());
  return figure;
}

/** A bar on its track, from one share of the width to another. */
export function bar(from, to, className = '') {
  const drawn = element('span', { className: `bar ${className}` });
  drawn.style.insetInlineStart = `${from * 100}%`;
  drawn.style.width = `${(to - from) * 100}%`;
  return element('span', { className: 'track' }, drawn);
}

/**
 * The same as a drawing, as a table. `columns` are `{ title, isAmount }`; each row has one text or element for each
 * column, the first of which names the row.
 */
export function table(caption, columns, rows) {
  const kind = ({ isAmount }) => (isAmount ? 'amount' : '');
  const head = columns.map((column) => element('th', { scope: 'col', className: kind(column) }, column.title));
  const body = rows.map(([name, ...cells]) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, name),
      cells.map((cell, place) => element('td', { className: kind(columns[place + 1]) }, cell)),
    ),
  );
  return element(
    'table',
    {},
    element('caption', { className: 'unseen' }, caption),
    element('thead', {}, element('tr', {}, head)),
    element('tbody', {}, body),
  );
}

/** The table of a drawing, behind a line that opens it. */
export function asTable(caption, columns, rows) {
  return element('details', {}, element('summary', {}, 'Show as a table'), table(caption, columns, rows));
}

/** Lines about what a total leaves out, and about old rates. */
export function notesOf({ hidden_accounts: hidden = 0, left_out: leftOut = [], stale_rates: staleRates = [] }) {
  const missing = leftOut.map(({ total, count }) => `${total.formatted} (${counted(count, 'item')})`);
  const stale = staleRates.map(({ currency, date }) => `${currency} of ${dayText(date)}`);
  return [
    ...(hidden > 0 ? [`${counted(hidden, 'hidden account')} left out.`] : []),
    ...(missing.length > 0 ? [`Not in the total, because there is no exchange rate: ${missing.join(', ')}.`] : []),
    ...(stale.length > 0 ? [`Converted at older rates: ${stale.join(', ')}.`] : []),
  ].map(note);
}

export function note(text) {
  return element('p', { className: 'note' }, text);
}

/** Such as `1 account` and `2,000 accounts`. */
export function counted(count, noun, plural = `${noun}s`) {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;
}

export const DAY_MS = 86_400_000;

/** The start of a day `YYYY-MM-DD`, in milliseconds. */
export function timeOf(date) {
  return Date.parse(`${date}T00:00:00Z`);
}

/** Such as `Nov 22, 2026`. The amounts are written in American English, too. */
export function dayText(date, parts = { month: 'short', day: 'numeric', year: 'numeric' }) {
  return new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' }).format(
    typeof date === 'number' ? date : timeOf(date),
  );
}
