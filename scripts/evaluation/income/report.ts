import { matchBills } from '../bills/match-bills.ts';
import { GENERATORS } from '../generators/generators.ts';
import { rateCells } from '../generators/report.ts';
import { calibrationError, type Score, score, shareRight } from '../generators/score.ts';
import { table } from '../table.ts';
import { cofferIncome } from './coffer-income.ts';
import { incomeStatement } from './income-statement.ts';

/** One line for each generator. */
export function incomeReport(seeds: readonly number[]): string {
  const rows = GENERATORS.map(({ name, make }) => [name, ...cells(scoreOf(make, seeds))]);
  const rates = ['precision', 'recall', 'F1', '95 % of samples', 'cycle', 'next ≤3d', '≥90 % right', 'calib. error'];
  return `Recurring income\n\n${table(['generator', 'people', 'incomes', ...rates], rows)}`;
}

export function scoreOf(make: (typeof GENERATORS)[number]['make'], seeds: readonly number[]): Score {
  return score(
    cofferIncome,
    seeds.map((seed) => incomeStatement(make(seed))),
  );
}

function cells(score: Score): readonly string[] {
  const sure = shareRight(score.verdicts, 0.9);
  return [
    ...rateCells(score),
    `${sure.share.toFixed(3)} of ${sure.shown}`,
    calibrationError(score.verdicts).toFixed(3),
  ];
}

/** What was missed and what was wrong, a line each, with the text of the first payment. */
export function mistakesIn(seeds: readonly number[]): readonly string[] {
  return GENERATORS.flatMap(({ name, make }) =>
    seeds.flatMap((seed) => {
      const statement = incomeStatement(make(seed));
      const { rows, asOf, holder } = statement;
      const { missed, wrong } = matchBills(statement, cofferIncome(rows, asOf, holder));
      const line = (what: string, kind: string, ids: readonly number[]) =>
        `${what} ${name} ${seed} ${kind} ${ids.length}: ${rows.find(({ id }) => id === ids[0])?.description}`;
      return [
        ...missed.map(({ kind, payments }) => line('missed', kind, payments.flat())),
        ...wrong.map(({ detected, source }) => line('wrong', source.kind, detected.transactionIds)),
      ];
    }),
  );
}
