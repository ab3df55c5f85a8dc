import { isoDate } from '../calendar/date-text.ts';
import { COUNTRIES } from '../countries/countries.ts';
import { foreignFees, withFeeTexts } from '../habits/bank-fees.ts';
import { cardRepayments } from '../habits/card-repayments.ts';
import { ERRANDS, runErrand } from '../habits/errand.ts';
import { friends, refunds } from '../habits/friends.ts';
import { interest, salary } from '../habits/income.ts';
import { ownTransfers, savingPlan } from '../habits/own-money.ts';
import { cash, fuel, hairdresser, topUps, weeklyShop, yearlyVisits } from '../habits/rhythms.ts';
import { visitsToOwnShops } from '../habits/visits.ts';
import { printMovement } from '../printing/print-movement.ts';
import { planBills } from '../streams/plan-bills.ts';
import { streamMovements } from '../streams/stream-movements.ts';
import type { StreamPlan } from '../streams/stream-plan.ts';
import type { Country } from '../world/country.ts';
import type { Movement } from '../world/movement.ts';
import type { BookedMovement } from './booked-movement.ts';
import type { Life } from './life.ts';
import { makeLife } from './make-life.ts';
import type { Person } from './person.ts';
import { statementRows } from './statement-rows.ts';
import { trueStream } from './true-stream.ts';

/** Person `index` of a seed. The country depends on both, so that each seed has other countries. */
export function makePerson(seed: number, index: number, isPunctual = false): Person {
  return makePersonOf(COUNTRIES[(seed * 5 + index) % COUNTRIES.length]!, seed, index, isPunctual);
}

export function makePersonOf(country: Country, seed: number, index: number, isPunctual = false): Person {
  const label = `${country.code}/${seed}/${index}`;
  const life = makeLife(country, label, isPunctual);
  const streams = planBills(life);
  const booked = book(movementsOf(life, streams), life);
  const rows = statementRows(booked, streams, life);
  return {
    label,
    country: country.code,
    currency: country.currency,
    asOf: isoDate(life.asOf),
    accounts: life.accounts
      .filter(({ isObserved }) => isObserved)
      .map(({ id, kind, bank }) => ({ id, kind, bankId: bank.id })),
    rows,
    streams: streams.map((stream) => trueStream(stream, rows, booked, life)).filter(({ rowIds }) => rowIds.length > 0),
  };
}

function movementsOf(life: Life, streams: readonly StreamPlan[]): readonly Movement[] {
  let pairs = 0;
  const nextPair = () => (pairs += 1);
  const bills = streams.flatMap(streamMovements);
  const errands = ERRANDS.flatMap((errand) => runErrand(errand, life));
  const spending = [...bills, ...errands, ...visitsToOwnShops(streams, life)];
  for (const habit of [weeklyShop, hairdresser, fuel, topUps, yearlyVisits, cash]) spending.push(...habit(life));
  spending.push(...refunds(spending, life), ...foreignFees(spending, life));
  const others = [
    ...salary(life),
    ...interest(life),
    ...friends(life),
    ...savingPlan(life),
    ...ownTransfers(life, nextPair),
  ];
  return withFeeTexts([...spending, ...others, ...cardRepayments(spending, life, nextPair)], life);
}

function book(movements: readonly Movement[], life: Life): readonly BookedMovement[] {
  const observed = new Set(life.accounts.filter(({ isObserved }) => isObserved).map(({ id }) => id));
  const random = life.random.fork('printing');
  return movements
    .filter(({ accountId }) => observed.has(accountId))
    .map((movement, index) => ({ movement, printed: printMovement(movement, life, random.fork(String(index))) }));
}
