import type { ImportStatementsInput } from '../../../../application/imports/import-statements.ts';
import type { SentFile } from '../../../../application/imports/uploads.ts';
import { invalidField } from '../../../../domain/error.ts';
import { parseCurrency } from '../../../../domain/money/currency.ts';
import { DECIMAL_MARKS } from '../../../../domain/money/decimal-mark.ts';
import { DATE_ORDERS } from '../../../../domain/statements/date-order.ts';
import { columnMapping } from '../../../../domain/statements/read-options.ts';

/** What a person says about a file, by the name of the field. */
export type Answers = Readonly<Record<string, string>>;

/** The field in which a person writes what the file calls one of their accounts, or how its number ends there. */
export function endingField(accountId: number): string {
  return `ending_${accountId}`;
}

/** The fields that say to which account the `nth` one of the file goes, and what a new one is called. */
export const ACCOUNT_FIELDS = { key: 'key_', account: 'goes_', name: 'name_' } as const;

/** Says what the column with this number, from 1, is. */
export const COLUMN_FIELD = 'column_';

/** What the form sends for an account that the import opens. */
export const NEW_ACCOUNT = 'new';

/** What is to become of a file. With `previewedRows`, nothing is stored. Throws `invalid` naming `mapping`. */
export function importInput(answers: Answers, file: SentFile, previewedRows?: number): ImportStatementsInput {
  const { date_order: order = '', decimal: mark = '', invert = '', mapping = '', encoding = '' } = answers;
  const dateOrder = DATE_ORDERS.find((each) => each === order);
  const decimal = DECIMAL_MARKS.find((each) => each === mark);
  const columns = mapping.trim() === '' ? undefined : columnMapping(mapping);
  if (mapping.trim() !== '' && columns === undefined) {
    throw invalidField('mapping', 'Write which column is what, such as date:1,amount:4,description:2+3.');
  }
  const byKey = new Map<string, number | 'new'>([...endingsIn(answers), ...accountsIn(answers)]);
  // An account that is there has its own, whatever the form proposes for a new one.
  const isNew = answers['account'] === NEW_ACCOUNT || [...byKey.values()].includes(NEW_ACCOUNT);
  const currency = isNew ? parseCurrency(answers['currency'] ?? '') : undefined;
  return {
    bytes: file.bytes,
    fileName: file.name,
    accounts: {
      bankAccountId: idIn(answers['account']),
      byKey,
      names: namesIn(answers),
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

function accountsIn(answers: Answers): readonly (readonly [string, number | 'new'])[] {
  return keysIn(answers).flatMap(([nth, key]) => {
    const text = answers[ACCOUNT_FIELDS.account + nth];
    const id = text === NEW_ACCOUNT ? text : idIn(text);
    return id === undefined ? [] : [[key, id] as const];
  });
}

function namesIn(answers: Answers): ReadonlyMap<string, string> {
  return new Map(
    keysIn(answers).flatMap(([nth, key]) => {
      const name = answers[ACCOUNT_FIELDS.name + nth]?.trim() ?? '';
      return name === '' ? [] : [[key, name] as const];
    }),
  );
}

/** What the file calls each account that was asked about. */
function keysIn(answers: Answers): readonly (readonly [nth: string, key: string])[] {
  const prefix = ACCOUNT_FIELDS.key;
  return Object.entries(answers).flatMap(([name, key]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), key] as const] : [],
  );
}

/** What no file is told: fields of the form itself. */
const OF_FORM: ReadonlySet<string> = new Set(['form_token', 'key', 'do']);

/** What was said about a file. What was said of its columns becomes one mapping, as the command line has it. */
export function answersOf(fields: Answers): Answers {
  const entries = Object.entries(fields).filter(([name]) => /^[a-z_]+\d*$/.test(name) && !OF_FORM.has(name));
  const answers = Object.fromEntries(entries.filter(([name]) => !name.startsWith(COLUMN_FIELD)));
  const columns = entries.flatMap(([name, role]) =>
    name.startsWith(COLUMN_FIELD) && role !== '' ? [{ role, column: name.slice(COLUMN_FIELD.length) }] : [],
  );
  if (columns.length === 0) return answers;
  const said = [...Map.groupBy(columns, ({ role }) => role)].map(
    ([role, own]) => [role, own.map(({ column }) => column)] as const,
  );
  const mapping = Object.entries({ ...columnMapping(answers['mapping'] ?? ''), ...Object.fromEntries(said) });
  return { ...answers, mapping: mapping.map(([role, own]) => `${role}:${own.join('+')}`).join(',') };
}
