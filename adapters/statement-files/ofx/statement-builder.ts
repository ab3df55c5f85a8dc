import { parseCurrency } from '../../../domain/money/currency.ts';
import { lineOrNull } from '../../../domain/statements/one-line.ts';
import type {
  AccountHint,
  Statement,
  StatementAccountKind,
  StatementBalance,
} from '../../../domain/statements/statement.ts';
import type { Place } from '../../../domain/statements/statement-row.ts';
import { at, type FileElement, textAt } from '../elements.ts';
import { isGoneCurrency, statementCurrency } from '../named-currency.ts';
import { StatementDraft } from '../statement-draft.ts';
import { ofxRow } from './transaction.ts';
import { type OfxContext, ofxAmount, ofxDay } from './values.ts';

/** Collects one statement (STMTRS and its like) while its transactions go by. */
export class OfxStatementBuilder {
  readonly #draft: StatementDraft;
  readonly #context: OfxContext;

  /** The currency stands before the transactions. */
  constructor(statement: FileElement | undefined, context: OfxContext) {
    this.#draft = new StatementDraft(context.invert);
    const written = textAt(statement, 'CURDEF');
    const named = isGoneCurrency(written) ? statementCurrency(written, statement?.line ?? 1) : parseCurrency(written);
    this.#context = { ...context, currency: named ?? context.currency };
  }

  add(transaction: FileElement, place: Place): void {
    this.#draft.add(place, ofxRow(transaction, place, this.#context));
  }

  finish(statement: FileElement, kind: StatementAccountKind | null): Statement {
    const list = at(statement, 'BANKTRANLIST') ?? at(statement, 'INVTRANLIST') ?? at(statement, 'LOANTRANLIST');
    const end = { line: statement.line, element: statement.name };
    const written = textAt(statement, 'CURDEF');
    if (written !== '' && parseCurrency(written) === undefined)
      this.#draft.warn(end, 'The currency (CURDEF) is not an ISO 4217 code.');
    return this.#draft.finish(
      {
        account: ofxAccount(statement, kind),
        currency: this.#context.currency ?? this.#draft.onlyCurrency(),
        period: { from: ofxDay(textAt(list, 'DTSTART')) ?? null, to: ofxDay(textAt(list, 'DTEND')) ?? null },
        opening: null,
        closing: this.#balance(at(statement, 'LEDGERBAL')),
      },
      end,
    );
  }

  #balance(balance: FileElement | undefined): StatementBalance | null {
    const written = textAt(balance, 'BALAMT');
    if (balance === undefined || written === '') return null;
    const { mark, currency } = this.#context;
    // Some banks write balances in another notation than amounts.
    const exact = ofxAmount(written, mark, currency) ?? ofxAmount(written, mark === '.' ? ',' : '.', currency);
    const day = ofxDay(textAt(balance, 'DTASOF'));
    if (exact !== undefined && day !== undefined) return { amount: exact.amount, day };
    const sentence = 'The balance (LEDGERBAL) has no usable amount and day. It was not checked.';
    this.#draft.warn({ line: balance.line, element: balance.name }, sentence);
    return null;
  }
}

const ACCOUNTS = ['BANKACCTFROM', 'CCACCTFROM', 'INVACCTFROM', 'LOANACCTFROM'];
const KINDS: Readonly<Record<string, StatementAccountKind>> = { CREDITLINE: 'loan', LOAN: 'loan', CREDITCARD: 'card' };

const PRODUCTS: Readonly<Record<string, string>> = {
  CHECKING: 'Checking',
  SAVINGS: 'Savings',
  MONEYMRKT: 'Money market savings',
  CD: 'Certificate of deposit',
};

/** The account of a statement; every field is `null` if the file names none. */
function ofxAccount(statement: FileElement, kind: StatementAccountKind | null): AccountHint {
  const account = ACCOUNTS.map((name) => at(statement, name)).find((one) => one !== undefined);
  const type = textAt(account, 'ACCTTYPE').toUpperCase();
  return {
    number: lineOrNull(textAt(account, 'ACCTID') || textAt(account, 'LOANACCTID')),
    name: lineOrNull(textAt(account, 'NICKNAME') || textAt(statement, 'NICKNAME')),
    kind: KINDS[type] ?? kind,
    product: PRODUCTS[type] ?? null,
  };
}
