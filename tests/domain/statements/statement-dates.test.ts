import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fromDayNumber } from '../../../domain/calendar.ts';
import { commonOrders, type DateOrder, dayIn } from '../../../domain/statements/date-order.ts';
import { parseWrittenDate, type WrittenDate } from '../../../domain/statements/written-date.ts';
import * as fc from '../../support/fast-check.ts';

const dates = suite('dates in statement files');

const MEANT: readonly (readonly [text: string, order: DateOrder, day: string | undefined])[] = [
  ['31.12.2025', 'dmy', '2025-12-31'],
  ['12/31/2025', 'mdy', '2025-12-31'],
  ['2025-12-31T23:59:59-05:00', 'ymd', '2025-12-31'],
  ['2025/1/5 08:15', 'ymd', '2025-01-05'],
  ['6/ 1/94', 'mdy', '1994-06-01'],
  ["2/10'2020", 'mdy', '2020-02-10'],
  ["12/25' 5", 'mdy', '2005-12-25'],
  ['20251231', 'ymd', '2025-12-31'],
  ['31122025', 'dmy', '2025-12-31'],
  ['20251231120000', 'ymd', '2025-12-31'],
  ['31 Dez. 2025', 'dmy', '2025-12-31'],
  ['Dec 31, 2025', 'mdy', '2025-12-31'],
  ['31-déc-25', 'dmy', '2025-12-31'],
  ['Wed, 31 December 2025', 'dmy', '2025-12-31'],
  ['3 de marzo de 2026', 'dmy', '2026-03-03'],
  ['2025年12月31日', 'ymd', '2025-12-31'],
  ['R8.02.14', 'ymd', '2026-02-14'],
  ['令和元年5月1日', 'ymd', '2019-05-01'],
  ['H30/1/31', 'ymd', '2018-01-31'],
  ['29/02/2567', 'dmy', '2024-02-29'],
  ['2569-03-05', 'ymd', '2026-03-05'],
  ['31.02.2026', 'dmy', undefined],
  ['31.12.2025', 'mdy', undefined],
  ['31 Dec 2025', 'mdy', undefined],
  ['99-12-99', 'dmy', undefined],
];

for (const [text, order, day] of MEANT) {
  dates(`${text} is ${day ?? 'no day'} in the order ${order}`, () => {
    const written = parseWrittenDate(text);
    assert.ok(written !== undefined);
    assert.is(dayIn(written, order), day);
  });
}

dates('other texts are not dates', () => {
  for (const text of [
    '',
    'Pending',
    '12',
    '1234567',
    '320260450000',
    '45019999',
    'R2.5',
    '12.50',
    '1.2.3.4',
    '1,234.56',
    '10/2025',
    'Total 2025',
    '99-99-99',
    '20-00-00 12345678',
    'x'.repeat(5000),
  ]) {
    assert.is(parseWrittenDate(text), undefined, text);
  }
});

const ORDERS: readonly (readonly [texts: readonly string[], orders: readonly DateOrder[]])[] = [
  [
    ['03/04/2026', '05/06/2026'],
    ['dmy', 'mdy'],
  ],
  [['03/04/2026', '13/04/2026'], ['dmy']],
  [['03/04/2026', '04/13/2026'], ['mdy']],
  [['13/04/2026', '04/13/2026'], []],
  [['05/05/2026', '06/06/2026'], ['dmy']],
  [['12/29/10', '12/30/10'], ['mdy']],
  [['25/12/10', '26/12/10'], ['dmy']],
  [['94/06/01'], ['ymd']],
  [
    ['24-01-15', '24-02-20'],
    ['dmy', 'ymd'],
  ],
  [['15-01-24', '18-01-24', '20-01-24', '25-01-24'], ['dmy']],
  [['24-01-15', '24-01-18', '24-01-20', '24-01-25'], ['ymd']],
  [['03/04/2026', '31/31/2026', '14/04/2026'], ['dmy']],
];

for (const [texts, orders] of ORDERS) {
  dates(`${texts.join(' and ')} can be read ${orders.join(' or ') || 'in no order'}`, () => {
    assert.equal(commonOrders(texts.map(written)), orders);
  });
}

dates('the order in which a file was written is always among those that fit, but for months first with dots', () => {
  const days = fc.array(fc.integer({ min: 0, max: 25_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(
      days,
      fc.constantFrom<DateOrder>('dmy', 'mdy', 'ymd'),
      fc.constantFrom('/', '.', '-'),
      (some, order, mark) => {
        fc.pre(order !== 'mdy' || mark !== '.');
        const local = some.map((day) => fromDayNumber(day));
        const texts = local.map((day) => inOrder(day.split('-'), order).join(mark));
        const orders = commonOrders(texts.map(written));
        assert.ok(orders.some((one) => texts.every((text, index) => dayIn(written(text), one) === local[index])));
      },
    ),
  );
});

function inOrder([year = '', month = '', day = '']: readonly string[], order: DateOrder): readonly string[] {
  return order.split('').map((part) => (part === 'y' ? year : part === 'm' ? month : day));
}

function written(text: string): WrittenDate {
  const date = parseWrittenDate(text);
  assert.ok(date !== undefined, text);
  return date;
}

dates.run();
