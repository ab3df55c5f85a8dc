import { addDays, type LocalDate, millisOf, timestampOfDate } from '../../../domain/calendar.ts';
import type { FakeAccount, FakeTransaction } from './fake-simplefin.ts';

/** What the demonstration's two banks have today. */
export function demoBank(today: LocalDate): readonly FakeAccount[] {
  return banks(today, '2310.44', [PENDING]);
}

/** The same banks a little later: what was pending is booked under another id, and a coffee is new. */
export function demoBankLater(today: LocalDate): readonly FakeAccount[] {
  return banks(today, '2277.14', [row('T-9001', today, '-28.80', TRATTORIA), row('T-9002', today, '-4.50', COFFEE)]);
}

/** As card networks print them. */
const TRATTORIA = 'TST* TRATTORIA ROMA OAKLAND CA';
const COFFEE = 'SQ *BLUE BOTTLE COFFEE OAKLAND CA';

const PENDING = { id: 'P-501', posted: 0, amount: '-28.80', description: TRATTORIA, pending: true };

const WEEKS = 16;

/** A salary every two weeks, rent every four, and two coffees of one price on the same day. */
function checking(today: LocalDate): readonly FakeTransaction[] {
  return weeks().flatMap((week) => {
    const day = addDays(today, -7 * week - 2);
    return [
      ...(week % 2 === 0 ? [row(`S-${week}`, day, '2150.00', 'CASCADE ROBOTICS PAYROLL PPD ID: 9111603217')] : []),
      ...(week % 4 === 0 ? [row(`R-${week}`, day, '-1450.00', 'MAPLE STREET PROPERTIES RENT WEB ID: 1830411772')] : []),
      row(`G-${week}`, day, `-${60 + ((week * 7) % 25)}.${10 + week}`, 'TRADER JOE S #072 OAKLAND CA'),
      row(`C-${week}a`, day, '-4.50', COFFEE),
      row(`C-${week}b`, day, '-4.50', COFFEE),
    ];
  });
}

function card(today: LocalDate): readonly FakeTransaction[] {
  return weeks()
    .filter((week) => week % 4 === 1)
    .map((week) => row(`N-${week}`, addDays(today, -7 * week), '-15.49', 'NETFLIX.COM LOS GATOS CA'));
}

function weeks(): readonly number[] {
  return Array.from({ length: WEEKS }, (_, week) => week);
}

function banks(today: LocalDate, balance: string, newest: readonly FakeTransaction[]): readonly FakeAccount[] {
  const facts = { currency: 'USD', balanceDate: noonOf(today) };
  const [own, owed] = [[...checking(today), ...newest], card(today)];
  return [
    { ...facts, id: 'ACT-checking', name: 'Checking', bank: 'Harbor Bank', balance, transactions: own },
    {
      ...facts,
      id: 'ACT-card',
      name: 'Blue Card',
      bank: 'Summit Credit Union',
      balance: '-184.20',
      transactions: owed,
    },
  ];
}

function row(id: string, day: LocalDate, amount: string, description: string): FakeTransaction {
  return { id, posted: noonOf(day), amount, description };
}

function noonOf(day: LocalDate): number {
  return millisOf(timestampOfDate(day)) / 1_000 + 12 * 60 * 60;
}
