import type { ImportStatementsInput } from '../../../../application/imports/import-statements.ts';
import type { SentFile } from '../../../../application/imports/uploads.ts';
import { invalidField } from '../../../../domain/error.ts';
import { parseCurrency } from '../../../../domain/money/currency.ts';
import { DATE_ORDERS } from '../../../../domain/statements/date-order.ts';
import { DECIMAL_MARKS } from '../../../../domain/statements/decimal-mark.ts';
import { columnMapping } from '../../../../domain/statements/read-options.ts';

/** What a person says about a file, by the name of the field. */
export type Answers = Readonly<Record<string, string>>;

/** The field in which a person writes what the file calls one of their accounts, or how its number ends there. */
export function endingField(accountId: number): string {
  return `ending_${accountId}`;
}

/** What the form sends for an account that the import opens. */
export const NEW_ACCOUNT = 'new';

/** What is to become of a file. With `previewedRows`, nothing is stored. Throws `invalid` naming `mapping`. */
export function importInput(answers: Answers, file: SentFile, previewedRows?: number): ImportStatementsInput {
  const { date_order: order = '', decimal: mark = '', invert = '', mapping = '', encoding = '' } = answers;
  const currency = parseCurrency(answers['currency'] ?? '');
  const dateOrder = DATE_ORDERS.find((each) => each === order);
  const decimal = DECIMAL_MARKS.find((each) => each === mark);
  const columns = mapping.trim() === '' ? undefined : columnMapping(mapping);
  if (mapping.trim() !== '' && columns === undefined) {
    throw invalidField('mapping', 'Write which column is what, such as date:1,amount:4,description:2+3.');
  }
  return {
    bytes: file.bytes,
    fileName: file.name,
    accounts: {
      bankAccountId: idIn(answers['account']),
      byKey: endingsIn(answers),
      createsOthers: answers['account'] === NEW_ACCOUNT,
    },
    setsInitialBalance: answers['set_initial_balance'] === 'on',
    options: {
      ...(dateOrder && { dateOrder }),
      ...(decimal && { decimal }),
      ...(columns && { mapping: columns }),
      ...(encoding.trim() !== '' && { encoding: encoding.trim() }),
      ...(currency && { currency }),
      ...(invert !== '' && { invert: invert === 'true' }),
    },
    onError: answers['on_error'] === 'skip' ? 'skip' : 'refuse',
    ...(previewedRows !== undefined && { shownRows: previewedRows, namesPayments: true }),
    dryRun: previewedRows !== undefined,
  };
}

function idIn(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined;
}

function endingsIn(answers: Answers): ReadonlyMap<string, number> {
  const endings = new Map<string, number>();
  for (const [name, text] of Object.entries(answers)) {
    const id = idIn(/^ending_(\d+)$/.exec(name)?.[1]);
    if (id !== undefined && text.trim() !== '') endings.set(text.trim(), id);
  }
  return endings;
}
