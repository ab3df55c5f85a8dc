import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dayNumber } from '../../domain/calendar.ts';
import { balanceDoubt, type DecidedRow } from '../../domain/imports/balance-doubt.ts';
import { localDate, USD } from '../support/fixtures.ts';

const test = suite('What is likeliest where a closing balance is not reached');

const DAY = localDate('2026-03-31');

function row(day: number, amount: number, decision: DecidedRow['decision'] = 'added'): DecidedRow {
  const on = localDate(`2026-03-${String(day).padStart(2, '0')}`);
  return { row: { day: dayNumber(on), amount, text: `SHOP ${day}`, status: 'booked' }, decision };
}

function doubt(rows: readonly DecidedRow[], opening: number | null, closing: number, coffer: number): string | null {
  const check = { date: DAY, statement: closing, coffer, difference: closing - coffer };
  const ends = opening === null ? null : { day: localDate('2026-03-01'), amount: opening };
  return balanceDoubt({ check, opening: ends, rows }, USD);
}

test('a statement that fits raises no doubt', () => {
  assert.is(doubt([row(2, -350)], 10_000, 9_650, 9_650), null);
});

test('a row with the wrong sign, a row that is there twice, and money that is missing are told apart', () => {
  const start = 'From Mar 2, 2026 to Mar 31, 2026 the rows of the statement lead to ';
  assert.is(
    doubt([row(2, 350), row(9, -100)], 10_000, 9_550, 10_250),
    `${start}$102.50, and it ends with $95.50. “SHOP 2” ($3.50) of Mar 2, 2026 may have the wrong sign.`,
  );
  assert.is(
    doubt([row(2, -350), row(3, -350)], 10_000, 9_650, 9_300),
    `${start}$93.00, and it ends with $96.50. “SHOP 2” (-$3.50) of Mar 2, 2026 may be there twice.`,
  );
  assert.is(
    doubt([row(2, -350)], 10_000, 9_000, 9_650),
    `${start}$96.50, and it ends with $90.00. Payments of $6.50 may be missing, or an amount may be wrong.`,
  );
});

test('a row that was taken for another is named, and what differed before is said', () => {
  const start = 'The statement ends with $93.00 on Mar 31, 2026, and Coffer has ';
  assert.is(
    doubt([row(2, -350), row(3, -350, 'matched')], 10_000, 9_300, 9_650),
    `${start}$96.50. “SHOP 3” (-$3.50) of Mar 3, 2026 was taken for a payment that was there; it may be another one.`,
  );
  assert.is(
    doubt([row(2, -700)], 10_000, 9_300, 0),
    `${start}$0.00. They differed before Mar 1, 2026 already, or an earlier statement is missing.`,
  );
});

test.run();
