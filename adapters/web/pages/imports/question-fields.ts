import type { BankAccount } from '../../../../domain/ledger/bank-account.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { AskedAccount, ImportQuestion } from '../../../../domain/statements/import-question.ts';
import type { ReadOptions } from '../../../../domain/statements/read-options.ts';
import type { StatementQuestion } from '../../../../domain/statements/statement-question.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { shortName } from '../../components/blocks.ts';
import { choice, field, type Option, select } from '../../components/field.ts';
import { CURRENCY_OPTIONS } from '../accounts/account-options.ts';
import type { CardFacts } from './card-facts.ts';
import { columnsTable } from './columns-table.ts';
import { ACCOUNT_FIELDS, NEW_ACCOUNT } from './import-input.ts';
import type { FieldPlace } from './reading-fields.ts';

type Asked = Pick<CardFacts, 'own' | 'currency'>;

/** What a file leaves open, in plain words, with the answers that it allows and the likely one chosen. */
export function questionFields(question: ImportQuestion, asked: Asked, place: FieldPlace): Html {
  if (question.kind === 'accounts') return accountFields(question.found, asked, place);
  if (question.kind === 'currency') return currencyField(question.likely ?? asked.currency, place);
  const { questions, table } = question;
  const columns = questions.filter(({ option }) => option === 'mapping');
  const ofColumns =
    columns.length > 0 && table !== null ? columnsTable(columns, table, place) : columns.map(sentenceOf);
  const others = questions.filter(({ option }) => option !== 'mapping');
  return html`${others.map((each) => readingQuestion(each, place))}${ofColumns}`;
}

function sentenceOf({ sentence }: StatementQuestion): Html {
  return html`<p>${sentence}</p>`;
}

const TITLES: Readonly<Partial<Record<keyof ReadOptions, string>>> = {
  dateOrder: 'How are dates written?',
  decimal: 'How are amounts written?',
  invert: 'Amounts without a sign are',
};

const FIELDS: Readonly<Partial<Record<keyof ReadOptions, string>>> = {
  dateOrder: 'date_order',
  decimal: 'decimal',
  invert: 'invert',
};

function readingQuestion(question: StatementQuestion, { prefix, state }: FieldPlace): Html {
  const { option, candidates, sentence } = question;
  const name = FIELDS[option];
  if (name === undefined) return sentenceOf(question);
  const options = candidates.map(({ options: said, meaning }): Option => {
    if (option === 'invert') return said.invert === true ? MONEY_OUT : MONEY_IN;
    const value = said.dateOrder ?? said.decimal ?? '';
    // `Day, month, year: 03/04/2026 is Apr 3, 2026.`
    const [, rule, example] = /^([^:]*): (.*?)\.?$/.exec(meaning) ?? [];
    return example === undefined || rule === undefined
      ? { value, label: meaning }
      : { value, label: example, hint: rule };
  });
  return choice({ name: prefix + name, label: TITLES[option] ?? sentence, options }, state);
}

const MONEY_OUT: Option = { value: 'true', label: 'Money out', hint: 'Such as the purchases of a card.' };
const MONEY_IN: Option = { value: 'false', label: 'Money in', hint: 'Such as wages and refunds.' };

function currencyField(likely: CurrencyCode, { prefix, state }: FieldPlace): Html {
  const name = `${prefix}currency`;
  const values = { [name]: likely, ...state.values };
  const hint = 'The file names none.';
  return select({ name, label: 'Currency of the new account', hint, options: CURRENCY_OPTIONS }, { ...state, values });
}

function accountFields(found: readonly AskedAccount[], asked: Asked, place: FieldPlace): Html {
  const { prefix, state } = place;
  const own = [...asked.own.values()];
  const fields = found.map((one, nth) => {
    const fitting = own.filter((account) => one.currency === null || account.currency === one.currency);
    const [goes, name] = [`${prefix}${ACCOUNT_FIELDS.account}${nth}`, `${prefix}${ACCOUNT_FIELDS.name}${nth}`];
    const likely = likelyAccount(one, fitting, found.length === 1);
    const chosen = likely === undefined ? NEW_ACCOUNT : String(likely);
    const values = { [goes]: chosen, [name]: newName(one), ...state.values };
    const options = [
      ...fitting.map(({ id, name: text, currency: code }) => ({
        value: String(id),
        label: `${shortName(text)} (${code})`,
      })),
      { value: NEW_ACCOUNT, label: 'A new account' },
    ];
    const label = `${nameOf(one)} goes to`;
    const hint = aboutAccount(one);
    const key = html`<input type="hidden" name="${prefix}${ACCOUNT_FIELDS.key}${nth}" value="${one.key}">`;
    return html`<div class="stack tight">${key}
${select({ name: goes, label, hint, options }, { ...state, values })}
${field({ name, label: 'Name, if it is new', isOptional: true, autocomplete: 'off' }, { ...state, values })}</div>`;
  });
  const lacks = found.some((one) => one.currency === null);
  const asks = found.length === 1 ? 'Which account is this?' : 'The file holds several accounts. Where does each go?';
  return html`<p>${asks}</p>
${fields}${lacks ? currencyField(mostOf(own) ?? asked.currency, place) : ''}`;
}

/** `Chase Checking …6789` */
function nameOf({ name, ending }: Pick<AskedAccount, 'name' | 'ending'>): string {
  const end = ending === null || ending === '' || name?.endsWith(ending) ? '' : `…${ending}`;
  return [name ?? '', end].filter((part) => part !== '').join(' ') || 'The account of the file';
}

/** What the import calls it, unless somebody says otherwise. */
function newName({ name, ending, key, currency }: AskedAccount): string {
  if (name === null) return '';
  const isSplit = currency !== null && key.endsWith(` ${currency}`);
  return `${nameOf({ name, ending })}${isSplit ? ` ${currency}` : ''}`;
}

function aboutAccount({ rows, currency }: AskedAccount): string {
  const count = `${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`;
  return currency === null ? count : `${count} in ${currency}`;
}

/** The account to which it went before, or one of this name or ending; the only one there is, if the file has one. */
function likelyAccount(
  { knownAs, name, ending }: AskedAccount,
  fitting: readonly BankAccount[],
  isOnly: boolean,
): number | undefined {
  if (knownAs !== null) return knownAs;
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const called = fitting.find((account) => {
    const isNamed = name !== null && plain(account.name) === plain(name);
    return isNamed || (ending !== null && ending !== '' && account.name.endsWith(ending));
  });
  return called?.id ?? (isOnly && fitting.length === 1 ? fitting[0]?.id : undefined);
}

function mostOf(own: readonly BankAccount[]): CurrencyCode | undefined {
  const byCurrency = [...Map.groupBy(own, ({ currency }) => currency)];
  return byCurrency.sort(([, one], [, other]) => other.length - one.length)[0]?.[0];
}
