import type { BankAccount } from '../../../../domain/ledger/bank-account.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { shortName } from '../../components/blocks.ts';
import { checkbox, field, select } from '../../components/field.ts';
import type { FormState } from '../../web-request.ts';
import { endingField, NEW_ACCOUNT } from './import-input.ts';

/** Whoever has more accounts than this names their numbers on the command line. */
const ENDINGS_SHOWN = 40;

/** Where the fields of one file stand: their names begin with `prefix`. */
export interface FieldPlace {
  readonly prefix: string;
  readonly state: FormState;
}

export function accountField(accounts: readonly BankAccount[], { prefix, state }: FieldPlace): Html {
  const own = accounts.map(({ id, name, currency }) => ({
    value: String(id),
    label: `${shortName(name)} (${currency})`,
  }));
  const options = [
    ...(accounts.length === 0 ? [] : [{ value: '', label: 'Found by the number in the file' }]),
    ...own,
    { value: NEW_ACCOUNT, label: 'A new account' },
  ];
  return select({ name: `${prefix}account`, label: 'Account', hint: REMEMBERED, options }, state);
}

const REMEMBERED = 'Coffer remembers which account a file is of. You choose once.';

/** What a person may say if a file is read wrong. Names in `without` are asked elsewhere. */
export function readingFields(accounts: readonly BankAccount[], place: FieldPlace, isOpen = false): Html {
  const { prefix, state } = place;
  const balance = { name: `${prefix}set_initial_balance`, label: 'Make the balance agree with the statement' };
  const options = html`${checkbox({ ...balance, hint: AGREES }, state)}${notation(place)}`;
  return html`${details('Advanced options', options, isOpen)}
${accounts.length < 2 ? '' : details('The file holds several accounts', endingFields(accounts, place))}`;
}

const AGREES = 'Of a manual account: changes the balance that it had before its first transaction.';

function details(summary: string, body: Html, isOpen = false): Html {
  const open = isOpen ? html` open` : '';
  return html`<details class="more"${open}><summary>${summary}</summary>
<div class="stack tight">${body}</div></details>`;
}

function notation({ prefix, state }: FieldPlace): Html {
  const asFound = { value: '', label: 'As the file shows it' };
  const orders = [
    asFound,
    { value: 'dmy', label: 'Day, month, year' },
    { value: 'mdy', label: 'Month, day, year' },
    { value: 'ymd', label: 'Year, month, day' },
  ];
  const marks = [asFound, { value: '.', label: 'A point: 1,234.50' }, { value: ',', label: 'A comma: 1.234,50' }];
  const signs = [asFound, { value: 'true', label: 'Turn every sign' }, { value: 'false', label: 'They are right' }];
  const mayBeEmpty = { isOptional: true, autocomplete: 'off' } as const;
  const wrong = [
    { value: 'refuse', label: 'Refuse the file' },
    { value: 'skip', label: 'Leave them out' },
  ];
  return html`${select({ name: `${prefix}date_order`, label: 'Order of day and month', options: orders }, state)}
${select({ name: `${prefix}decimal`, label: 'Decimal mark', options: marks }, state)}
${select({ name: `${prefix}invert`, label: 'Signs', options: signs }, state)}
${select({ name: `${prefix}on_error`, label: 'Rows that cannot be read', options: wrong }, state)}
${field({ name: `${prefix}mapping`, label: 'Columns', hint: MAPPING, ...mayBeEmpty }, state)}
${field({ name: `${prefix}encoding`, label: 'Character encoding', hint: ENCODING, ...mayBeEmpty }, state)}`;
}

const MAPPING = 'Of a CSV file, counted from 1: date:1,amount:4,description:2+3';
const ENCODING = 'If letters look wrong, such as windows-1252.';

function endingFields(accounts: readonly BankAccount[], { prefix, state }: FieldPlace): Html {
  const fields = accounts.slice(0, ENDINGS_SHOWN).map(({ id, name }) => {
    const label = shortName(name);
    return field({ name: `${prefix}${endingField(id)}`, label, isOptional: true, autocomplete: 'off' }, state);
  });
  return html`<p class="quiet small">${ENDINGS}</p>${fields}`;
}

const ENDINGS = 'Write what the file calls each account, or how its number ends there, such as 3000.';
