import { addDays, type LocalDate, millisOf, timestampOfDate } from '../../../domain/calendar.ts';
import type { FakeAccount, FakeTransaction } from './fake-simplefin.ts';

/** What the demonstration's two banks have today. */
export function demoBank(today: LocalDate): readonly FakeAccount[] {
  return [
    account('ACT-checking', 'Checking', 'Harbor Bank', '2310.44', today, [...checking(today), PENDING]),
    account('ACT-card', 'Blue Card', 'Summit Credit Union', '-184.20', today, card(today)),
  ];
}

/** The same banks a little later: what was pending is booked under another id, and a coffee is new. */
export function demoBankLater(today: LocalDate): readonly FakeAccount[] {
  const booked = [
    row('T-9001', today, '-28.80', 'TRATTORIA ROMA'),
    row('T-9002', today, '-4.50', 'BLUE BOTTLE COFFEE'),
  ];
  return [
    account('ACT-checking', 'Checking', 'Harbor Bank', '2277.14', today, [...checking(today), ...booked]),
    account('ACT-card', 'Blue Card', 'Summit Credit Union', '-184.20', today, card(today)),
  ];
}

const PENDING: FakeTransaction = {
  id: 'P-501',
  posted: 0,
  amount: '-28.80',
  description: 'TRATTORIA ROMA',
  pending: true,
};

const WEEKS = 16;

/** A salary every two weeks, rent every four, and two coffees of one price on the same day. */
function checking(today: LocalDate): readonly FakeTransaction[] {
  return weeks().flatMap((week) => {
    const day = addDays(today, -7 * week - 2);
    return [
      ...(week % 2 === 0 ? [row(`S-${week}`, day, '2150.00', 'ACME PAYROLL')] : []),
      ...(week % 4 === 0 ? [row(`R-${week}`, day, '-1450.00', 'MAPLE STREET APARTMENTS')] : []),
      row(`G-${week}`, day, `-${60 + ((week * 7) % 25)}.${10 + week}`, 'GREEN GROCER 0042'),
      row(`C-${week}a`, day, '-4.50', 'BLUE BOTTLE COFFEE'),
      row(`C-${week}b`, day, '-4.50', 'BLUE BOTTLE COFFEE'),
    ];
  });
}

function card(today: LocalDate): readonly FakeTransaction[] {
  return weeks()
    .filter((week) => week % 4 === 1)
    .map((week) => row(`N-${week}`, addDays(today, -7 * week), '-15.49', 'STREAMFLIX'));
}

function weeks(): readonly number[] {
  return Array.from({ length: WEEKS }, (_, week) => week);
}

function account(
  id: string,
  name: string,
  bank: string,
  balance: string,
  today: LocalDate,
  transactions: readonly FakeTransaction[],
): FakeAccount {
  return { id, name, bank, currency: 'USD', balance, balanceDate: noonOf(today), transactions };
}

function row(id: string, day: LocalDate, amount: string, description: string): FakeTransaction {
  return { id, posted: noonOf(day), amount, description };
}

function noonOf(day: LocalDate): number {
  return millisOf(timestampOfDate(day)) / 1_000 + 12 * 60 * 60;
}
