import type { LabelledStatement } from '../bills/labelled-statement.ts';
import { ABROAD_AND_PEOPLE } from './lives/abroad-and-people.ts';
import { CONTRACTS_AND_ENDS } from './lives/contracts-and-ends.ts';
import { DAYS_AND_PRICES } from './lives/days-and-prices.ts';
import { NAMES_AND_TEXTS } from './lives/names-and-texts.ts';
import { NO_BILLS } from './lives/no-bills.ts';
import { hardStatement } from './statement.ts';

/** All hard lives, each with its truth. */
export function hardStatements(): readonly LabelledStatement[] {
  return [DAYS_AND_PRICES, NAMES_AND_TEXTS, CONTRACTS_AND_ENDS, NO_BILLS, ABROAD_AND_PEOPLE]
    .flatMap((told) => told.trim().split('\n\n'))
    .map((told, index) => hardStatement(told, index + 1));
}
