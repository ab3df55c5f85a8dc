import type { LocalDate } from '../../../domain/calendar.ts';
import { type CurrencyCode, parseCurrency } from '../../../domain/money/currency.ts';
import { lineOrNull } from '../../../domain/statements/one-line.ts';
import type { Statement, StatementBalance } from '../../../domain/statements/statement.ts';
import type { LeftOutReason } from '../../../domain/statements/statement-file.ts';
import { StatementDraft } from '../statement-draft.ts';
import { all, at, textAt, type XmlElement } from './elements.ts';
import { type CamtContext, readEntry } from './entry.ts';
import { accountNumber, camtAmount, camtCode, camtDay, isDebit } from './values.ts';

/** Collects one statement, report or notification while its entries go by. */
export class CamtStatementBuilder {
  readonly #draft = new StatementDraft();
  readonly #context: CamtContext;
  readonly #leave: (reason: LeftOutReason) => void;

  /** Account and balances stand before the entries. `leave` counts entries that are left out. */
  constructor(statement: XmlElement, context: CamtContext, leave: (reason: LeftOutReason) => void) {
    this.#context = {
      ...context,
      currency: currencyOf(statement) ?? context.currency,
      day: camtDay(at(statement, 'CreDtTm')) ?? onlyDayOf(all(statement, 'Bal')),
    };
    this.#leave = leave;
  }

  add(entry: XmlElement, number: number): void {
    const place = { line: entry.line, element: `Ntry ${number}` };
    const rows = readEntry(entry, place, this.#context);
    if (typeof rows === 'string') this.#leave(rows);
    else for (const row of rows) this.#draft.add(place, row);
  }

  finish(statement: XmlElement): Statement {
    const account = at(statement, 'Acct');
    const period = at(statement, 'FrToDt');
    const balances = all(statement, 'Bal');
    return this.#draft.finish(
      {
        account: {
          number: lineOrNull(accountNumber(account)),
          name: lineOrNull(textAt(account, 'Nm')),
          kind: camtCode(at(account, 'Tp')) === 'CARD' ? 'card' : 'bank',
        },
        currency: this.#context.currency,
        period: { from: dayOf(period, 'Fr'), to: dayOf(period, 'To') },
        opening: this.#balance(ofType(balances, 'OPBD')[0] ?? ofType(balances, 'PRCD')[0]),
        closing: this.#balance(ofType(balances, 'CLBD').at(-1)),
      },
      { line: statement.line, element: statement.name },
    );
  }

  #balance(balance: XmlElement | undefined): StatementBalance | null {
    if (balance === undefined) return null;
    const exact = camtAmount(at(balance, 'Amt'), this.#context.currency);
    const day = camtDay(at(balance, 'Dt'));
    if (exact !== undefined && day !== undefined)
      return { day, amount: isDebit(balance) && exact.amount !== 0 ? -exact.amount : exact.amount };
    this.#draft.warn(
      { line: balance.line, element: 'Bal' },
      'The balance has no usable amount and day. It was not checked.',
    );
    return null;
  }
}

function ofType(balances: readonly XmlElement[], code: string): readonly XmlElement[] {
  return balances.filter((balance) => camtCode(at(balance, 'Tp', 'CdOrPrtry')) === code);
}

/** The day of a statement of one day: the one on which it both opens and closes. */
function onlyDayOf(balances: readonly XmlElement[]): LocalDate | null {
  const opens = camtDay(at(ofType(balances, 'OPBD')[0], 'Dt'));
  const closes = camtDay(at(ofType(balances, 'CLBD').at(-1), 'Dt'));
  return opens === closes ? (opens ?? null) : null;
}

function dayOf(period: XmlElement | undefined, end: 'Fr' | 'To'): Statement['period']['from'] {
  return camtDay(at(period, `${end}DtTm`)) ?? camtDay(at(period, `${end}Dt`)) ?? null;
}

function currencyOf(statement: XmlElement): CurrencyCode | undefined {
  const codes = [
    textAt(statement, 'Acct', 'Ccy'),
    ...all(statement, 'Bal').map((balance) => at(balance, 'Amt')?.currency ?? ''),
  ];
  return codes.map(parseCurrency).find((code) => code !== undefined);
}
