import { type CurrencyCode, parseCurrency } from '../../../domain/money/currency.ts';
import type { DecimalMark } from '../../../domain/statements/decimal-mark.ts';
import { lineOrNull } from '../../../domain/statements/one-line.ts';
import type { Place } from '../../../domain/statements/place.ts';
import type {
  AccountHint,
  Statement,
  StatementAccountKind,
  StatementBalance,
} from '../../../domain/statements/statement.ts';
import { StatementDraft } from '../statement-draft.ts';
import { child, leaf, type OfxElement } from './elements.ts';
import { type OfxContext, ofxRow } from './transaction.ts';
import { ofxAmount, ofxDay } from './values.ts';

/** Collects one statement (STMTRS and its like) while its transactions go by. */
export class OfxStatementBuilder {
  readonly #draft = new StatementDraft();
  readonly #context: OfxContext;

  /** The currency stands before the transactions. */
  constructor(statement: OfxElement | undefined, context: OfxContext) {
    this.#context = { ...context, currency: currencyOf(statement) ?? context.currency };
  }

  add(transaction: OfxElement, place: Place): void {
    this.#draft.add(place, ofxRow(transaction, place, this.#context));
  }

  finish(statement: OfxElement, kind: StatementAccountKind | null): Statement {
    const list =
      child(statement, 'BANKTRANLIST') ?? child(statement, 'INVTRANLIST') ?? child(statement, 'LOANTRANLIST');
    const written = leaf(statement, 'CURDEF');
    if (written !== '' && parseCurrency(written) === undefined) {
      this.#warn(statement, 'The currency (CURDEF) is not an ISO 4217 code.');
    }
    return this.#draft.finish(
      {
        account: ofxAccount(statement, kind),
        currency: this.#context.currency ?? this.#draft.onlyCurrency(),
        period: { from: ofxDay(leaf(list, 'DTSTART')) ?? null, to: ofxDay(leaf(list, 'DTEND')) ?? null },
        opening: null,
        closing: this.#balance(child(statement, 'LEDGERBAL')),
      },
      { line: statement.line, element: statement.name },
    );
  }

  #balance(balance: OfxElement | undefined): StatementBalance | null {
    if (balance === undefined || leaf(balance, 'BALAMT') === '') return null;
    const other = this.#context.mark === '.' ? ',' : '.';
    const read = (mark: DecimalMark | null) => ofxAmount(leaf(balance, 'BALAMT'), mark, this.#context.currency);
    // Some banks write balances in another notation than amounts.
    const exact = read(this.#context.mark) ?? read(other);
    const day = ofxDay(leaf(balance, 'DTASOF'));
    if (exact === undefined || day === undefined) {
      this.#warn(balance, 'The balance (LEDGERBAL) has no usable amount and day. It was not checked.');
      return null;
    }
    return { amount: exact.amount, day };
  }

  #warn({ line, name }: OfxElement, sentence: string): void {
    this.#draft.warn({ line, element: name }, sentence);
  }
}

function currencyOf(statement: OfxElement | undefined): CurrencyCode | undefined {
  return parseCurrency(leaf(statement, 'CURDEF'));
}

const ACCOUNTS = ['BANKACCTFROM', 'CCACCTFROM', 'INVACCTFROM', 'LOANACCTFROM'];
const KINDS: Readonly<Record<string, StatementAccountKind>> = { CREDITLINE: 'loan', LOAN: 'loan', CREDITCARD: 'card' };

/** The account of a statement; every field is `null` if the file names none. */
function ofxAccount(statement: OfxElement, kind: StatementAccountKind | null): AccountHint {
  const account = ACCOUNTS.map((name) => child(statement, name)).find((one) => one !== undefined);
  const type = leaf(account, 'ACCTTYPE').toUpperCase();
  return {
    number: lineOrNull(leaf(account, 'ACCTID') || leaf(account, 'LOANACCTID')),
    name: lineOrNull(leaf(account, 'NICKNAME') || leaf(statement, 'NICKNAME')),
    kind: KINDS[type] ?? kind,
  };
}
