import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { lineOrNull } from '../../../domain/statements/one-line.ts';
import type { AccountHint, Statement, StatementBalance } from '../../../domain/statements/statement.ts';
import { atLine, type StatementRow } from '../../../domain/statements/statement-row.ts';
import { type ReadRow, StatementDraft } from '../statement-draft.ts';
import { accountIn } from './columns/own-account.ts';
import { proveByBalance } from './money/balance-proof.ts';
import type { CsvPlan } from './plan.ts';
import { accountNumberIn } from './table/account-line.ts';
import type { CsvLayout } from './table/layout.ts';
import type { CsvRow } from './table/table.ts';

/** The rows of a table by the accounts and currencies that they name, one statement each. */
export class StatementGroups {
  readonly #groups = new Map<string, Group>();
  /** The latest of each account, whatever its currency. */
  readonly #latest = new Map<string, Group>();
  readonly #plan: CsvPlan;
  readonly #numberOf: (row: CsvRow) => string | null;
  readonly #institution: string | null;

  constructor(layout: CsvLayout, plan: CsvPlan) {
    this.#institution = layout.known?.institution ?? null;
    this.#plan = plan;
    this.#numberOf = numbersAbove(layout, plan);
  }

  /** The group of a row. `currency` is `undefined` for one that cannot be read, which says nothing about it. */
  of(row: CsvRow, currency: CurrencyCode | null | undefined, fallback: CurrencyCode | null): Group {
    const { account, accountName } = this.#plan.columns.of;
    const written = accountIn(row.cells[account?.[0] ?? -1] ?? '');
    const number = written.number ?? this.#numberOf(row);
    const name = lineOrNull(row.cells[accountName?.[0] ?? -1]) ?? written.name;
    const accountKey = JSON.stringify([number, name]);
    const latest = this.#latest.get(accountKey);
    if (currency === undefined && latest !== undefined) return latest;
    const own = currency === undefined ? fallback : currency;
    const key = JSON.stringify([accountKey, own]);
    const institution = this.#institution;
    const group = this.#groups.get(key) ?? new Group({ number, name, kind: null, institution }, own);
    this.#groups.set(key, group);
    this.#latest.set(accountKey, group);
    return group;
  }

  finish(): readonly Statement[] {
    return [...this.#groups.values()].map((group) => group.finish(this.#plan));
  }
}

/** The account that lines above the rows name, unless the rows name several themselves. */
function numbersAbove(layout: CsvLayout, { columns: { of } }: CsvPlan): (row: CsvRow) => string | null {
  const [named] = of.accountName ?? of.account ?? [];
  const names = new Set(named === undefined ? [] : layout.rows.map(({ cells }) => cells[named] ?? ''));
  names.delete('');
  if (names.size > 1) return () => null;
  const preamble = layout.preamble.map(({ cells }) => accountNumberIn(cells)).find((number) => number !== null) ?? null;
  return ({ line }) => layout.accounts.findLast((account) => account.line <= line)?.number ?? preamble;
}

/** The rows of one account and currency. */
class Group {
  readonly #facts: Pick<Statement, 'account' | 'currency'>;
  readonly #rows: { readonly line: number; reading: ReadRow }[] = [];
  #start: StatementBalance | null = null;

  constructor(account: AccountHint, currency: CurrencyCode | null) {
    this.#facts = { account, currency };
  }

  add({ line }: CsvRow, reading: ReadRow): void {
    this.#rows.push({ line, reading });
  }

  /** A row states the balance with which the account begins. Of several, the first day counts. */
  startWith(balance: StatementBalance): void {
    if (this.#start === null || balance.day < this.#start.day) this.#start = balance;
  }

  /** A row that has nothing but a text under the descriptions goes on with the row above. */
  continue({ cells }: CsvRow, { texts }: CsvPlan): void {
    const filled = cells.flatMap((cell, column) => (cell === '' ? [] : [column]));
    const last = this.#rows.at(-1);
    if (last === undefined || last.reading.row === null) return;
    if (filled.length === 0 || filled.includes(0) || !filled.every((column) => texts.includes(column))) return;
    const { row, notes } = last.reading;
    const description = [row.description, ...filled.map((column) => cells[column])].join(' ').trim();
    last.reading = { row: { ...row, description }, notes };
  }

  finish(plan: CsvPlan): Statement {
    const draft = new StatementDraft();
    for (const { line, reading } of this.#rows) draft.add(atLine(line), reading);
    const rows = this.#rows.map(({ reading }) => reading.row).filter((row) => row !== null);
    const period = { from: null, to: null };
    const { opening, closing } = balancesOf(rows, plan);
    const facts = { ...this.#facts, period, opening: opening ?? this.#start, closing };
    return draft.finish(facts, atLine(this.#rows.at(-1)?.line ?? 1));
  }
}

/** Opening and closing balance, if the running balances follow from the amounts. */
function balancesOf(rows: readonly StatementRow[], plan: CsvPlan): Pick<Statement, 'opening' | 'closing'> {
  const balanced = rows.filter(
    (row): row is StatementRow & { balanceAfter: number } => row.balanceAfter !== null && row.status === 'booked',
  );
  const pairs = balanced.map(({ amount, balanceAfter }) => ({ amount, balance: balanceAfter }));
  const proof = proveByBalance([pairs], plan.descends);
  if (proof === undefined || proof.isInverted || (plan.descends === undefined && proof.share < 1))
    return { opening: null, closing: null };
  const [oldest, newest] = proof.isDescending ? [balanced.at(-1), balanced[0]] : [balanced[0], balanced.at(-1)];
  return {
    opening: before(oldest),
    closing: newest === undefined ? null : { day: newest.day, amount: newest.balanceAfter },
  };
}

function before(row: (StatementRow & { balanceAfter: number }) | undefined): StatementBalance | null {
  return row === undefined ? null : { day: row.day, amount: row.balanceAfter - row.amount };
}
