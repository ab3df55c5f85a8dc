import {
  counted,
  DAY_MS,
  dayText,
  drawing,
  element,
  foreign,
  note,
  notesOf,
  summary,
  table,
  timeOf,
} from './elements.js';
import { drawResults } from './host.js';

drawResults('bills', (content) => {
  const { bills, active_count: active, monthly_total: monthly, due = [], without_cycle: withoutCycle = [] } = content;
  const dated = bills
    .filter(({ next_instance: next }) => next !== undefined)
    .sort((a, b) => timeOf(a.next_instance.date) - timeOf(b.next_instance.date));
  const others = bills.filter(({ next_instance: next }) => next === undefined);
  const unknown = bills.filter(({ id }) => withoutCycle.includes(id)).map(({ name }) => name);
  const isAbout = bills.some(
    (bill) => bill.status === 'active' && bill.is_possible !== true && bill.is_estimate === true,
  );
  return [
    summary(
      'Recurring bills',
      [about(isAbout), monthly.formatted, ' ', element('small', {}, 'a month')],
      counted(active, 'active bill'),
    ),
    ...(active === 0 || due.length === 0 ? [] : [note(`Due within ${due.map(dueWithin).join(', ')}.`)]),
    ...(bills.length === 0 ? [note('There are no bills yet.')] : []),
    ...(dated.length === 0 ? [] : [calendar(dated)]),
    ...(bills.length === 0 ? [] : [tableOf([...dated, ...others])]),
    ...(unknown.length === 0 ? [] : [note(`Not in the total, because the cycle is unknown: ${unknown.join(', ')}.`)]),
    ...notesOf(content),
  ];
});

function dueWithin({ days, total }) {
  return `${days} days: ${total.formatted}`;
}

const WEEKS = 5;
const SHORT_DAY = { month: 'short', day: 'numeric' };
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Five weeks, from the week of the next payment on: every monthly bill falls due in them, a weekly one several times. */
function calendar(dated) {
  const first = timeOf(dated[0].next_instance.date);
  const firstWeekday = startOfWeek();
  const start = first - ((new Date(first).getUTCDay() - firstWeekday + 7) % 7) * DAY_MS;
  const days = Array.from({ length: WEEKS * 7 }, (_, place) => start + place * DAY_MS);
  const dueOn = Map.groupBy(
    dated.flatMap(({ next_instance: next, due_dates: dates = [next.date] }) => dates),
    timeOf,
  );
  const weekdays = WEEKDAYS.map((_, place) => WEEKDAYS[(firstWeekday + place) % 7]);
  const shown = days.flatMap((day) => dueOn.get(day) ?? []).length;
  const period = `${dayText(days[0], SHORT_DAY)} – ${dayText(days.at(-1))}`;
  return drawing('calendar', `Calendar with ${counted(shown, 'payment')}, ${period}`, [
    element('p', { className: 'period' }, `${counted(shown, 'payment')}, ${period}`),
    ...weekdays.map((name) => element('span', { className: 'weekday' }, name)),
    ...days.map((day) => dayCell(day, dueOn.get(day) ?? [])),
  ]);
}

/** Where the person lives: 0 for Sunday. Browsers that do not know it begin on Sunday. */
function startOfWeek() {
  const locale = new Intl.Locale(navigator.language);
  return (locale.getWeekInfo?.().firstDay ?? 7) % 7;
}

const DOTS_MAX = 3;

function dayCell(day, due) {
  const dots = due.slice(0, DOTS_MAX).map(() => element('i', { className: 'dot' }));
  const more = due.length > DOTS_MAX ? [element('span', { className: 'more' }, `+${due.length - DOTS_MAX}`)] : [];
  return element(
    'span',
    { className: ['day', ...(due.length > 0 ? ['due'] : []), ...(isToday(day) ? ['today'] : [])].join(' ') },
    element('span', {}, dayText(day, new Date(day).getUTCDate() === 1 ? SHORT_DAY : { day: 'numeric' })),
    element('span', { className: 'dots' }, dots, more),
  );
}

function isToday(day) {
  return day <= Date.now() && Date.now() < day + DAY_MS;
}

function tableOf(bills) {
  const columns = [{ title: 'Bill' }, { title: 'Due' }, { title: 'Amount', isAmount: true }];
  const firstYear = bills[0].next_instance?.date.slice(0, 4);
  const rows = bills.map((bill) => [
    [
      foreign(bill.name),
      element('small', { className: 'facts' }, factsOf(bill).join('; ')),
      ...bill.facts.map((fact) => element('small', { className: 'news' }, fact)),
    ],
    bill.next_instance === undefined ? '–' : dueText(bill.next_instance.date, firstYear),
    [about(bill.is_estimate), (bill.next_instance?.amount ?? bill.amount).formatted],
  ]);
  return table('Bills by due date', columns, rows);
}

/** The year is that of the calendar, unless it is named. A line may break before the year alone. */
function dueText(date, firstYear) {
  const day = dayText(date, SHORT_DAY).replace(' ', '\u00a0');
  return date.startsWith(firstYear) ? day : `${day}, ${date.slice(0, 4)}`;
}

/** Says that an amount is expected, and not known. */
function about(isEstimate) {
  return isEstimate === true ? element('small', { className: 'about' }, 'about ') : '';
}

function factsOf(bill) {
  const { status, cycle, category, hidden, is_possible: isPossible } = bill;
  return [
    isPossible === true ? 'possible, not counted' : '',
    status === 'active' ? '' : status,
    hidden === true ? 'hidden' : '',
    cycle === 'unknown' ? 'cycle unknown' : cycle,
    category ?? '',
    lastPaid(bill),
  ].filter((fact) => fact !== '');
}

/** The last payment, where it was another amount than the next one. */
function lastPaid({ last_payment: last }) {
  if (last?.amount === undefined) return '';
  return `last paid ${last.amount.formatted} on ${dayText(last.date)}`;
}
