import type { ImportStatementsInput } from '../../../../application/imports/import-statements.ts';
import { invalidField } from '../../../../domain/error.ts';
import { parseCurrency } from '../../../../domain/money/currency.ts';
import { DATE_ORDERS } from '../../../../domain/statements/date-order.ts';
import { DECIMAL_MARKS } from '../../../../domain/statements/decimal-mark.ts';
import { columnMapping } from '../../../../domain/statements/read-options.ts';
import type { WebRequest } from '../../web-request.ts';

/** The field in which a person writes what the file calls one of their accounts, or how its number ends there. */
export function endingField(accountId: number): string {
  return `ending_${accountId}`;
}

/** What the form sends for an account that the import opens. */
export const NEW_ACCOUNT = 'new';

const PREVIEWED_ROWS = 100;

/** What the form asks for. Throws `invalid` naming `file`, `mapping` or a field of the form. */
export function importInput({ form, file }: Pick<WebRequest, 'form' | 'file'>, dryRun: boolean): ImportStatementsInput {
  if (file === undefined) throw invalidField('file', 'Choose a file first.');
  const { date_order: order = '', decimal: mark = '', invert = '', mapping = '', encoding = '' } = form;
  const currency = parseCurrency(form['currency'] ?? '');
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
      bankAccountId: idIn(form['account']),
      byKey: endingsIn(form),
      createsOthers: form['account'] === NEW_ACCOUNT,
    },
    setsInitialBalance: form['set_initial_balance'] === 'on',
    options: {
      ...(dateOrder && { dateOrder }),
      ...(decimal && { decimal }),
      ...(columns && { mapping: columns }),
      ...(encoding.trim() !== '' && { encoding: encoding.trim() }),
      ...(currency && { currency }),
      ...(invert !== '' && { invert: invert === 'true' }),
    },
    onError: form['on_error'] === 'skip' ? 'skip' : 'refuse',
    shownRows: PREVIEWED_ROWS,
    dryRun,
  };
}

function idIn(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined;
}

function endingsIn(form: WebRequest['form']): ReadonlyMap<string, number> {
  const endings = new Map<string, number>();
  for (const [name, text] of Object.entries(form)) {
    const id = idIn(/^ending_(\d+)$/.exec(name)?.[1]);
    if (id !== undefined && text.trim() !== '') endings.set(text.trim(), id);
  }
  return endings;
}
