import type { TestRow } from './json-statement-reader.ts';

/** What one source shows at once. */
export interface CaseStep {
  /** Rows of March 2026. */
  readonly rows: readonly TestRow[];
  /** The days that are shown wholly; those of the rows by default. */
  readonly from?: number;
  readonly to?: number;
  /** From a second source. */
  readonly isOther?: boolean;
  /** Afterwards the user deletes the first transaction with this amount. */
  readonly thenDelete?: number;
}

/** Statements of one account that a bank could show one after the other, and what a person must see at the end. */
export interface MatchingCase {
  readonly name: string;
  readonly steps: readonly CaseStep[];
  /** Amounts in ascending order, those of pending ones with a `p`. */
  readonly expected: readonly string[];
  /** Whether the case is about ids that a source stands by. */
  readonly hasTrustedIds?: boolean;
}

const C = -350;
const coffee = (day: number, given: Partial<TestRow> = {}): TestRow => ({
  day,
  amount: C,
  text: 'COFFEE HOUSE',
  ...given,
});
const pending = (day: number, amount: number, id: string, text = 'COFFEE HOUSE'): TestRow => ({
  day,
  amount,
  id,
  text,
  status: 'pending',
});
const twice = (rows: readonly TestRow[]): readonly CaseStep[] => [{ rows }, { rows }];
const store = (day: number, text: string): TestRow => ({ day, amount: -999, text });

/** Each was reported by users of other programs as a double or a dropped payment. */
export const MATCHING_CASES: readonly MatchingCase[] = [
  { name: 'the same statement twice', steps: twice([coffee(2), store(3, 'BOOKS')]), expected: ['-999', '-350'] },
  { name: 'twins of one statement', steps: [{ rows: [coffee(2), coffee(2)] }], expected: ['-350', '-350'] },
  { name: 'twins of one statement twice', steps: twice([coffee(2), coffee(2)]), expected: ['-350', '-350'] },
  {
    name: 'one that ends within a day and one that begins on it',
    steps: [{ rows: [coffee(1), coffee(3)] }, { rows: [coffee(3), coffee(3), coffee(5)] }],
    expected: ['-350', '-350', '-350', '-350'],
  },
  {
    name: 'equal payments on neighbouring days',
    steps: [{ rows: [coffee(2)] }, { rows: [coffee(3), coffee(4)] }],
    expected: ['-350', '-350', '-350'],
  },
  {
    name: 'one id for a payment and its fee',
    steps: twice([coffee(2, { id: '77', amount: -10_000 }), coffee(2, { id: '77', amount: -150 })]),
    expected: ['-10000', '-150'],
  },
  {
    name: 'ids that begin at 1 again',
    steps: [
      { rows: [coffee(2, { id: '1', amount: -100 }), coffee(3, { id: '2', amount: -200 })] },
      { rows: [coffee(9, { id: '1', amount: -300 }), coffee(10, { id: '2', amount: -400 })] },
    ],
    expected: ['-400', '-300', '-200', '-100'],
  },
  {
    name: 'blank ids and zeros',
    steps: twice([coffee(2, { id: '' }), coffee(4, { id: '0', amount: -900 }), coffee(5, { id: ' ', amount: -800 })]),
    expected: ['-900', '-800', '-350'],
  },
  {
    name: 'a date in the text that is gone the next time',
    steps: [{ rows: [store(12, '12.03 STORE')] }, { rows: [store(12, 'STORE')] }],
    expected: ['-999'],
  },
  {
    name: 'a text that has changed wholly on a day that is shown wholly',
    steps: [
      { rows: [store(12, 'CARD PAYMENT 4711')], from: 1, to: 28 },
      { rows: [store(12, 'Green Grocer')], from: 1, to: 28 },
    ],
    expected: ['-999'],
  },
  {
    name: 'another payee on a day that may be shown in part',
    steps: [{ rows: [store(12, 'Book Shop')] }, { rows: [store(12, 'Green Grocer')] }],
    expected: ['-999', '-999'],
  },
  {
    name: 'a pending payment that is booked under another id',
    steps: [{ rows: [pending(2, C, 'p1')] }, { rows: [coffee(4, { id: 'b1' })], from: 1, to: 28 }],
    expected: ['-350'],
  },
  {
    name: 'a pending payment that is booked with a tip',
    steps: [
      { rows: [pending(2, -5_000, 'p1', 'DINER')] },
      { rows: [{ day: 3, amount: -6_000, text: 'DINER', id: 'b1' }], from: 1, to: 28 },
    ],
    expected: ['-6000'],
  },
  {
    name: 'a pending payment that vanishes',
    steps: [{ rows: [pending(2, -5_000, 'p1', 'HOTEL HOLD')] }, { rows: [], from: 1, to: 28 }],
    expected: [],
  },
  {
    name: 'twin pending payments of which one is booked',
    steps: [
      { rows: [pending(2, C, 'p1'), pending(2, C, 'p2')] },
      { rows: [coffee(3, { id: 'b1' }), pending(2, C, 'p2')], from: 1, to: 28 },
    ],
    expected: ['-350', '-350p'],
  },
  {
    name: 'the same payments by another source, twins included',
    steps: [
      { rows: [coffee(2, { id: 'a' }), coffee(2, { id: 'b' }), store(3, 'BOOKS')] },
      { rows: [coffee(2), coffee(2), store(3, 'POS BOOKS 0123 BERLIN')], isOther: true },
    ],
    expected: ['-999', '-350', '-350'],
  },
  {
    name: 'another source that shows everything a day earlier',
    steps: [
      { rows: [3, 4, 5, 6, 10, 11].map((day) => coffee(day, { id: `f${day}` })), from: 1, to: 28 },
      { rows: [2, 3, 4, 5, 9, 10].map((day) => coffee(day)), from: 1, to: 28, isOther: true },
    ],
    expected: ['-350', '-350', '-350', '-350', '-350', '-350'],
  },
  {
    name: 'a twin that only the other source shows',
    steps: [{ rows: [coffee(2, { id: 'a' })] }, { rows: [coffee(2), coffee(2)], isOther: true }],
    expected: ['-350', '-350'],
  },
  {
    name: 'pending here, booked by the other source, booked here',
    steps: [
      { rows: [pending(2, C, 'p1')], from: 1, to: 2 },
      { rows: [coffee(3)], isOther: true },
      { rows: [coffee(3, { id: 'b1' })], from: 1, to: 28 },
    ],
    expected: ['-350'],
  },
  {
    name: 'an id that comes a day late and counts the rows of a day',
    steps: [{ rows: [coffee(2)] }, { rows: [coffee(2, { id: '2026-03-02-1' })] }],
    expected: ['-350'],
  },
  {
    name: 'ids that count the rows of a day and move on',
    steps: [
      { rows: [coffee(2, { id: '2026-03-02-1' }), coffee(2, { id: '2026-03-02-2', amount: -800, text: 'BAKERY' })] },
      {
        rows: [
          coffee(2, { id: '2026-03-02-1', amount: -700, text: 'KIOSK' }),
          coffee(2, { id: '2026-03-02-2' }),
          coffee(2, { id: '2026-03-02-3', amount: -800, text: 'BAKERY' }),
        ],
      },
    ],
    expected: ['-800', '-700', '-350'],
  },
  {
    name: 'equal payments with two ids that can be trusted',
    steps: [{ rows: [coffee(2, { id: 'a' })] }, { rows: [coffee(2, { id: 'b' })] }],
    expected: ['-350', '-350'],
    hasTrustedIds: true,
  },
  {
    name: 'a payment that the user deleted',
    steps: [{ rows: [coffee(2), store(3, 'BOOKS')], thenDelete: C }, { rows: [coffee(2), store(3, 'BOOKS')] }],
    expected: ['-999'],
  },
  {
    name: 'opposite signs',
    steps: twice([store(12, 'STORE'), { ...store(12, 'STORE'), amount: 999 }]),
    expected: ['-999', '999'],
  },
  {
    name: 'a charge, its refund and the charge again on one day',
    steps: twice([-5_000, 5_000, -5_000].map((amount) => ({ day: 5, amount, text: 'SHOP' }))),
    expected: ['-5000', '-5000', '5000'],
  },
];
