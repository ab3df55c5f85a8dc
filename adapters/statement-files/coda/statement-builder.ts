import type { LocalDate } from '../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { amountIn } from '../../../domain/money/exact-amount.ts';
import { lineOrNull } from '../../../domain/statements/one-line.ts';
import type { ReadOptions } from '../../../domain/statements/read-options.ts';
import type { Statement, StatementBalance } from '../../../domain/statements/statement.ts';
import { atLine } from '../../../domain/statements/statement-row.ts';
import { type ReadRow, readable, StatementDraft, unreadable } from '../statement-draft.ts';
import { kindOf } from './codes.ts';
import { Movement } from './movement.ts';
import { badRecord, type CodaRecord } from './records.ts';
import { type CodaAccount, codaAccount, codaDay, decimalOf, signedAmount, unsignedAmount } from './values.ts';

const WHOLE = '0000';

/** Collects the records between a header (0) and a trailer (9), which are one statement. */
export class CodaStatementBuilder {
  readonly #options: ReadOptions;
  readonly #movements: Movement[] = [];
  #account: CodaAccount = { number: null, currency: null };
  #name: string | null = null;
  #opening: StatementBalance | undefined;
  #closing: StatementBalance | undefined;
  /** Of the latest record of a movement: nothing may come before it. */
  #order = '';
  #records = 0;
  #last: CodaRecord;

  constructor(header: CodaRecord, options: ReadOptions) {
    this.#options = options;
    this.#last = header;
    const version = header.at(128, 128);
    if (version !== '2' && version !== ' ')
      throw badRecord(header.line, `The file is CODA of version ${version}. Coffer reads version 2.`);
  }

  /** Throws `malformed` for a record that may not stand here. */
  add(record: CodaRecord): void {
    const { code, line } = record;
    this.#last = record;
    if (code === '4') return;
    this.#records += 1;
    if ((code === '1') !== (this.#opening === undefined))
      throw badRecord(line, 'The old balance (record 1) must stand once, before all others.');
    if (this.#closing !== undefined) throw badRecord(line, 'No movement may follow the new balance (record 8).');
    if (code === '1') this.#open(record);
    else if (code === '8') this.#close(record);
    else if (code === '21') this.#begin(record);
    else this.#continue(record);
  }

  #open(record: CodaRecord): void {
    this.#account = codaAccount(record, 6, record.at(2, 2));
    this.#name = lineOrNull(record.at(91, 125));
    this.#opening = this.#balance(record, 43);
  }

  #close(record: CodaRecord): void {
    const { number } = codaAccount(record, 5, this.#account.number?.length === 12 ? '0' : '2');
    if (number !== null && number !== this.#account.number)
      throw badRecord(record.line, 'The new balance (record 8) is of another account than the old one (record 1).');
    this.#closing = this.#balance(record, 42);
  }

  #balance(record: CodaRecord, position: number): StatementBalance {
    const day = codaDay(record.at(position + 16, position + 21));
    const exact = amountIn(decimalOf(signedAmount(record, position)), this.#currency());
    if (day === undefined || exact === undefined)
      throw badRecord(record.line, 'The balance has no day of the calendar.');
    return { day, amount: exact.amount };
  }

  #begin(record: CodaRecord): void {
    const movement = new Movement(record);
    const order = movement.sequence + movement.detail;
    if (!/^\d{8}$/.test(order)) throw badRecord(record.line, 'The numbers at the positions 3 to 10 are not digits.');
    if (order <= this.#order)
      throw badRecord(record.line, 'The numbers of the movements (positions 3 to 10) must ascend.');
    if (movement.detail !== WHOLE && movement.sequence !== this.#movements.at(-1)?.sequence)
      throw badRecord(record.line, 'The detail belongs to no movement above it.');
    this.#order = order;
    this.#movements.push(movement);
  }

  #continue(record: CodaRecord): void {
    const movement = this.#movements.at(-1);
    const isNext = record.at(3, 6) === movement?.sequence;
    const isPart = record.code.startsWith('2');
    if (movement === undefined || !isNext || (isPart && record.at(7, 10) !== movement.detail))
      throw badRecord(record.line, `The record ${record.code.split('').join('.')} does not go on the one above it.`);
    movement.add(record);
    if (!isPart) this.#order = movement.sequence + record.at(7, 10);
  }

  #currency(): CurrencyCode | null {
    return this.#account.currency ?? this.#options.currency ?? null;
  }

  lastLine(): number {
    return this.#last.line;
  }

  /** Throws `malformed` if the trailer counts other records, or adds up to other sums. */
  finish(trailer: CodaRecord): Statement {
    if (this.#opening === undefined || this.#closing === undefined)
      throw badRecord(trailer.line, 'The statement ends without its old or new balance (records 1 and 8).');
    this.#compare(trailer);
    const draft = new StatementDraft(this.#options.invert);
    for (const movement of this.#counted()) draft.add(atLine(movement.record.line), this.#row(movement));
    return draft.finish(
      {
        account: { number: this.#account.number, name: this.#name, kind: 'bank' },
        currency: this.#currency(),
        period: { from: null, to: this.#closing.day },
        opening: this.#opening,
        closing: this.#closing,
      },
      atLine(trailer.line),
    );
  }

  #compare(trailer: CodaRecord): void {
    const whole = this.#movements.filter(({ detail }) => detail === WHOLE).map(({ amount }) => amount);
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + Math.abs(amount), 0);
    const [debit, credit] = [sum(whole.filter((amount) => amount < 0)), sum(whole.filter((amount) => amount > 0))];
    if (unsignedAmount(trailer, 23) !== debit || unsignedAmount(trailer, 38) !== credit)
      throw badRecord(trailer.line, 'The movements do not add up to the sums of the trailer. Download the file again.');
    if (Number(trailer.at(17, 22)) !== this.#records)
      throw badRecord(trailer.line, 'The trailer counts another number of records. Download the file again.');
  }

  /** Those of the account; on request, instead of one that has details, the details that add up to it. */
  #counted(): readonly Movement[] {
    const whole = this.#movements.filter(({ detail }) => detail === WHOLE);
    if (this.#options.splitBatches !== true) return whole;
    const bySequence = Map.groupBy(this.#movements, ({ sequence }) => sequence);
    return whole.flatMap((movement) => {
      const details = (bySequence.get(movement.sequence) ?? []).slice(1);
      const sum = details.reduce((total, { amount }) => total + amount, 0);
      return details.length > 0 && sum === movement.amount ? details : [movement];
    });
  }

  #row(movement: Movement): ReadRow {
    const { record } = movement;
    const valueDay = codaDay(record.at(48, 53)) ?? null;
    const day: LocalDate | null = codaDay(record.at(116, 121)) ?? valueDay;
    const exact = amountIn(decimalOf(movement.amount), this.#currency());
    if (day === null) return unreadable('The movement has neither an entry date nor a value date of the calendar.');
    if (exact === undefined) return unreadable('The amount is too large.');
    const id = lineOrNull(record.at(11, 31));
    const kind = kindOf(record.at(54, 61), movement.amount < 0);
    const row = {
      place: atLine(record.line),
      sourceId: id === null || /^0+$/.test(id) ? null : id,
      day,
      valueDay,
      amount: exact.amount,
      currency: this.#currency(),
      status: 'booked' as const,
      description: movement.description() || kind.meaning,
      payee: movement.payee(),
      counterpartyAccount: movement.counterpartyAccount(),
      hints: { merchantCategoryCode: null, name: null, code: kind.hint },
      balanceAfter: null,
    };
    return readable(row, exact.isRounded);
  }
}
