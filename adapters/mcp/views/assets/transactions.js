import { counted, dayText, element, foreign, note, notesOf, summary, table } from './elements.js';
import { drawResults } from './host.js';

drawResults('transactions', (content) => {
  const { count, total, window: days, transactions, near = [] } = content;
  const period = `${dayText(days.from)} – ${dayText(days.to)}`;
  const isPart = transactions.length > 0 && transactions.length < count;
  return [
    summary('Transactions', total.formatted, `${counted(count, 'transaction')}, ${period}`),
    ...flowsOf(content).map(note),
    ...(transactions.length === 0 ? [note('Nothing was found in these days.')] : [tableOf(transactions, period)]),
    ...(near.length === 0 ? [] : [nearest(near)]),
    ...(isPart ? [note(`The newest ${transactions.length} are listed; the sums are of all.`)] : []),
    ...notesOf(content),
  ];
});

/** What the figure is made of, and how much of it was only moved. */
function flowsOf({ income, expenses, own_moves: moves = {} }) {
  const moved = [moves.income, moves.expenses].filter((one) => one !== undefined);
  return [
    ...(income === undefined || expenses === undefined
      ? []
      : [`Income ${income.formatted}, expenses ${expenses.formatted}.`]),
    ...(moved.length === 0 ? [] : [`Of that, own transfers: ${moved.map(({ formatted }) => formatted).join(', ')}.`]),
  ];
}

function nearest(names) {
  return element(
    'p',
    { className: 'note' },
    'Near: ',
    ...names.flatMap((name, at) => [at > 0 ? ', ' : '', foreign(name)]),
  );
}

function tableOf(transactions, period) {
  const columns = [{ title: 'Transaction' }, { title: 'Date' }, { title: 'Amount', isAmount: true }];
  const rows = transactions.map((transaction) => [
    [foreign(transaction.merchant_name ?? transaction.description), ...factsOf(transaction).map(fact)],
    dayText(transaction.date).replaceAll(' ', '\u00a0'),
    (transaction.converted ?? transaction.amount).formatted,
  ]);
  return table(`Transactions, ${period}`, columns, rows);
}

function fact(text) {
  return element('small', { className: 'facts' }, foreign(text));
}

/** What the bank wrote where the name says something else, and in which category and account it is. */
function factsOf({ merchant_name: name, description, status, category, account, converted, amount, ...more }) {
  const place = [
    status === 'pending' ? 'pending' : '',
    category ?? '',
    more.transfer_account === undefined ? '' : `${amount.amount < 0 ? 'to' : 'from'} ${more.transfer_account}`,
    account ?? '',
    converted === undefined ? '' : amount.formatted,
  ].filter((text) => text !== '');
  const isSame = name === undefined || name.toLowerCase() === description.toLowerCase();
  return [...(isSame ? [] : [description]), ...(place.length === 0 ? [] : [place.join('; ')])];
}
