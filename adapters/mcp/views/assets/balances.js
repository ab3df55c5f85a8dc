import { asTable, bar, counted, drawing, element, foreign, note, notesOf, summary } from './elements.js';
import { drawResults } from './host.js';

drawResults('balances', (content) => {
  const { accounts, net_worth: netWorth } = content;
  const rows = accounts.map((account) => ({ ...account, value: valueOf(account, netWorth) }));
  return [
    summary('Net worth', netWorth.formatted, counted(accounts.length, 'account')),
    ...(rows.length === 0 ? [note('There are no accounts yet.')] : [bars(rows, netWorth), tableOf(rows, netWorth)]),
    ...notesOf(content),
  ];
});

/** A balance in the currency of the net worth; `undefined` without an exchange rate. */
function valueOf({ balance, converted }, netWorth) {
  return balance.currency === netWorth.currency ? balance : converted;
}

/** Bars of debts grow from the same line as the others, in the other direction. */
function bars(rows, netWorth) {
  const values = rows.flatMap(({ value }) => (value === undefined ? [] : [value.amount]));
  const least = Math.min(0, ...values);
  const span = Math.max(Math.max(0, ...values) - least, 1);
  const zero = -least / span;
  const parts = rows.map((account) => {
    const { name, balance, value } = account;
    const label = [
      element('span', { className: 'name' }, foreign(name), element('small', { className: 'tag' }, kindOf(account))),
      element('span', { className: 'share' }, otherCurrency(account, netWorth)),
      element('span', { className: 'amount' }, balance.formatted),
    ];
    if (value === undefined) return element('div', { className: 'row' }, label);
    const end = (value.amount - least) / span;
    const drawn = value.amount < 0 ? bar(end, zero, 'debt') : bar(zero, end);
    return element('div', { className: 'row' }, label, drawn);
  });
  const description = rows.map(({ name, balance }) => `${name} ${balance.formatted}`).join(', ');
  return drawing('bars', `Bars: ${description}`, parts);
}

function kindOf({ type, hidden }) {
  return hidden === true ? `${type}, hidden` : type;
}

/** What the balance is worth in the currency of the net worth, where that is another one. */
function otherCurrency({ balance, value }, netWorth) {
  if (value === undefined) return 'no exchange rate';
  return balance.currency === netWorth.currency ? '' : value.formatted;
}

function tableOf(rows, netWorth) {
  const columns = [
    { title: 'Account' },
    { title: 'Balance', isAmount: true },
    { title: `In ${netWorth.currency}`, isAmount: true },
  ];
  const cells = rows.map((account) => [
    [foreign(account.name), element('small', { className: 'facts' }, kindOf(account))],
    account.balance.formatted,
    account.value?.formatted ?? 'no rate',
  ]);
  return asTable('Account balances', columns, cells);
}
