import { asTable, bar, counted, dayText, drawing, element, foreign, note, notesOf, summary } from './elements.js';
import { drawResults } from './host.js';

drawResults('spending', (content) => {
  const { total, count, window: days, categories, others, refunds } = content;
  const rows = [
    ...categories.map(({ name, amount, share_percent: share, count: payments }) => ({ name, amount, share, payments })),
    ...(others?.categories > 0 ? [restOf(others, total)] : []),
  ];
  const period = `${dayText(days.from)} – ${dayText(days.to)}`;
  return [
    summary('Spending', total.formatted, `${counted(count, 'transaction')}, ${period}`),
    ...(rows.length === 0 ? [note('Nothing was spent in these days.')] : [bars(rows), tableOf(rows, period)]),
    ...(refunds === undefined ? [] : [note(`Refunds received, not deducted: ${refundsText(refunds)}.`)]),
    ...notesOf(content),
  ];
});

/** Those that could be converted as one sum, and each other currency. */
function refundsText({ amount, count, left_out: leftOut = [] }) {
  return [...(count > 0 ? [amount] : []), ...leftOut.map(({ total }) => total)]
    .map(({ formatted }) => formatted)
    .join(' and ');
}

/** The categories that are not listed one by one. */
function restOf({ categories, amount, count }, total) {
  const share = total.amount > 0 ? Math.round((amount.amount / total.amount) * 1000) / 10 : 0;
  return {
    name: counted(categories, 'other category', 'other categories'),
    amount,
    share,
    payments: count,
    isRest: true,
  };
}

/** The bars compare the listed categories with each other; the rest has none, because it would dwarf them. */
function bars(rows) {
  const largest = Math.max(...rows.map(({ amount, isRest }) => (isRest === true ? 0 : amount.amount)), 1);
  const parts = rows.map(({ name, amount, share, isRest }) => {
    const label = [
      element('span', { className: 'name' }, foreign(name)),
      element('span', { className: 'share' }, `${share.toFixed(1)}%`),
      element('span', { className: 'amount' }, amount.formatted),
    ];
    if (isRest === true) return element('div', { className: 'row rest' }, label);
    return element('div', { className: 'row' }, label, bar(0, Math.max(amount.amount, 0) / largest));
  });
  return drawing('bars', `Bars: ${rows.map(({ name, share }) => `${name} ${share.toFixed(1)}%`).join(', ')}`, parts);
}

function tableOf(rows, period) {
  const columns = [
    { title: 'Category' },
    { title: 'Amount', isAmount: true },
    { title: 'Share', isAmount: true },
    { title: 'Count', isAmount: true },
  ];
  const cells = rows.map(({ name, amount, share, payments }) => [
    foreign(name),
    amount.formatted,
    `${share.toFixed(1)}%`,
    String(payments),
  ]);
  return asTable(`Spending by category, ${period}`, columns, cells);
}
