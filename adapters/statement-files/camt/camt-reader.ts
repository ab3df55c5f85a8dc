import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { negatedIf } from '../../../domain/money/money.ts';
import { lineOrNull } from '../../../domain/statements/one-line.ts';
import type { ReadOptions } from '../../../domain/statements/read-options.ts';
import type { Statement, StatementBalance } from '../../../domain/statements/statement.ts';
import type { LeftOutReason, StatementReading } from '../../../domain/statements/statement-file.ts';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import { all, at, type FileElement, textAt } from '../elements.ts';
import { type FormatReader, fileReading } from '../format-reader.ts';
import { statementCurrency } from '../named-currency.ts';
import { RowLimit } from '../row-limit.ts';
import type { SourceText } from '../source-text.ts';
import { StatementDraft } from '../statement-draft.ts';
import { type CamtContext, readEntry } from './entry.ts';
import { accountNumber, camtAmount, camtCode, camtDay, isDebit } from './values.ts';
import { readXml } from './xml.ts';

/** CAMT.052 reports, CAMT.053 statements and CAMT.054 notifications (ISO 20022), of any version. */
export const camtReader: FormatReader = {
  format: 'camt',
  recognises: (text) => /BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)\b|camt\.05[234]\./.test(text.slice(0, 20_000)),
  read: readCamt,
};

async function readCamt(source: SourceText, options: ReadOptions): Promise<StatementReading> {
  const statements: Statement[] = [];
  const leftOut: Partial<Record<LeftOutReason, number>> = {};
  const limit = new RowLimit();
  const begin = () => new StatementDraft(options.invert);
  let [draft, context, entries]: [StatementDraft, CamtContext | undefined, number] = [begin(), undefined, 0];
  await readXml(source.text, (element, parents) => {
    const parent = parents.at(-1);
    if (element.name === 'Ntry' && parent !== undefined && isStatement(parent)) {
      limit.count();
      entries += 1;
      context ??= contextOf(parent, options);
      const place = { line: element.line, element: `Ntry ${entries}` };
      const rows = readEntry(element, place, context);
      if (typeof rows === 'string') leftOut[rows] = (leftOut[rows] ?? 0) + 1;
      else for (const row of rows) draft.add(place, row);
      return 'done';
    }
    if (!isStatement(element) || parents.some(isStatement)) return 'kept';
    statements.push(finished(element, draft, context ?? contextOf(element, options)));
    [draft, context] = [begin(), undefined];
    return 'done';
  });
  if (statements.length > 0) return fileReading(source, options, { format: 'camt', statements, leftOut });
  throw new StatementFileError('no_statement', 'The file holds no CAMT.052, CAMT.053 or CAMT.054 statement.');
}

function isStatement({ name }: FileElement): boolean {
  return name === 'Stmt' || name === 'Rpt' || name === 'Ntfctn';
}

/** Account and balances stand before the entries. */
function contextOf(statement: FileElement, { currency, splitBatches = false }: ReadOptions): CamtContext {
  const balances = all(statement, 'Bal');
  const codes = [textAt(statement, 'Acct', 'Ccy'), ...balances.map((one) => at(one, 'Amt')?.currency ?? '')];
  const opens = camtDay(at(ofType(balances, 'OPBD')[0], 'Dt'));
  const closes = camtDay(at(ofType(balances, 'CLBD').at(-1), 'Dt'));
  return {
    currency: codes.map((code) => statementCurrency(code, statement.line)).find((code) => code !== undefined) ?? null,
    fallback: currency ?? null,
    splitBatches,
    day: camtDay(at(statement, 'CreDtTm')) ?? (opens === closes ? (opens ?? null) : null),
  };
}

function finished(statement: FileElement, draft: StatementDraft, context: CamtContext): Statement {
  const balances = all(statement, 'Bal');
  const currency = currencyOf(balances, draft.onlyCurrency(), context);
  const account = at(statement, 'Acct');
  const period = at(statement, 'FrToDt');
  const dayOf = (end: 'Fr' | 'To') => camtDay(at(period, `${end}DtTm`)) ?? camtDay(at(period, `${end}Dt`)) ?? null;
  const balanceOf = (balance: FileElement | undefined): StatementBalance | null => {
    if (balance === undefined) return null;
    const exact = camtAmount(at(balance, 'Amt'), currency);
    const day = camtDay(at(balance, 'Dt'));
    if (exact !== undefined && day !== undefined)
      return { day, amount: negatedIf(isDebit(balance) === true, exact.amount) };
    const sentence = 'The balance has no usable amount and day. It was not checked.';
    draft.warn({ line: balance.line, element: 'Bal' }, sentence);
    return null;
  };
  return draft.finish(
    {
      account: {
        number: lineOrNull(accountNumber(account)),
        name: lineOrNull(textAt(account, 'Nm')),
        kind: camtCode(at(account, 'Tp')) === 'CARD' ? 'card' : 'bank',
      },
      currency,
      period: { from: dayOf('Fr'), to: dayOf('To') },
      opening: balanceOf(ofType(balances, 'OPBD')[0] ?? ofType(balances, 'PRCD')[0]),
      closing: balanceOf(ofType(balances, 'CLBD').at(-1)),
    },
    { line: statement.line, element: statement.name },
  );
}

/** Entries and balances know better than a wrong word about the account: entries of another currency are converted. */
function currencyOf(
  balances: readonly FileElement[],
  ofEntries: CurrencyCode | null,
  { currency, fallback }: CamtContext,
): CurrencyCode | null {
  const isStated = balances.some((balance) => at(balance, 'Amt')?.currency === currency);
  return (isStated ? currency : (ofEntries ?? currency)) ?? fallback;
}

function ofType(balances: readonly FileElement[], code: string): readonly FileElement[] {
  return balances.filter((balance) => camtCode(at(balance, 'Tp', 'CdOrPrtry')) === code);
}
