import type { ColumnRole } from '../../../domain/statements/read-options.ts';
import type { StatementQuestion } from '../../../domain/statements/statement-question.ts';
import type { CsvLayout } from './layout.ts';

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

function nameOf({ header }: CsvLayout, column: number): string {
  const name = header?.[column]?.trim() ?? '';
  return name === '' ? '' : ` (“${name.slice(0, 60)}”)`;
}
