import type { ColumnRole } from '../../../../domain/statements/read-options.ts';
import type { StatementQuestion } from '../../../../domain/statements/statement-question.ts';
import { splitCandidates } from '../money/money-by-content.ts';
import type { CsvLayout } from '../table/layout.ts';

/** Asks which of some columns (from 0) has a role. */
export function columnQuestion(role: ColumnRole, columns: readonly number[], layout: CsvLayout): StatementQuestion {
  return {
    option: 'mapping',
    role,
    sentence: `Several columns could hold the ${role}, or none is named so. Which one does?`,
    candidates: columns.map((column) => ({
      options: { mapping: { [role]: [column + 1] } },
      meaning: `The ${role} is in column ${column + 1}${nameOf(layout, column)}.`,
    })),
  };
}

/** Asks for the column of amounts, or for those of debits and credits where two columns fill each other's gaps. */
export function moneyQuestion(columns: readonly number[], layout: CsvLayout): StatementQuestion {
  const splits = splitCandidates(columns, layout.rows).flatMap(([left, right]) => [
    [left, right] as const,
    [right, left] as const,
  ]);
  if (splits.length === 0) return columnQuestion('amount', columns, layout);
  return {
    option: 'mapping',
    role: 'debit',
    sentence: 'Two columns hold the amounts, and nothing shows which one is money out. Which one is?',
    candidates: splits.map(([debit, credit]) => ({
      options: { mapping: { debit: [debit + 1], credit: [credit + 1] } },
      meaning:
        `Money out is in column ${debit + 1}${nameOf(layout, debit)}, ` +
        `money in is in column ${credit + 1}${nameOf(layout, credit)}.`,
    })),
  };
}

function nameOf({ header }: CsvLayout, column: number): string {
  const name = header?.[column]?.trim() ?? '';
  return name === '' ? '' : ` (“${name.slice(0, 60)}”)`;
}
