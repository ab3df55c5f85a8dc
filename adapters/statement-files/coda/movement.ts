import { joinedTexts, lineOrNull } from '../../../domain/statements/one-line.ts';
import type { CodaRecord } from './records.ts';
import { signedAmount, type Thousandths } from './values.ts';

/** A movement (records 2.1 to 2.3) with what is said about it (records 3.1 to 3.3). */
export class Movement {
  readonly record: CodaRecord;
  readonly sequence: string;
  /** `0000` for a movement of the account; others are parts of it, which move nothing again. */
  readonly detail: string;
  readonly amount: Thousandths;
  readonly #isStructured: boolean;
  #communication: string;
  #counterparty: string | null = null;
  #counterpartyAccount: string | null = null;
  readonly #information: string[] = [];
  #isAddress = false;

  constructor(record: CodaRecord) {
    this.record = record;
    this.sequence = record.at(3, 6);
    this.detail = record.at(7, 10);
    this.amount = signedAmount(record, 32);
    this.#isStructured = record.at(62, 62) === '1';
    this.#communication = record.at(63, 115);
  }

  /** A record 2.2, 2.3 or 3.1 to 3.3. */
  add(record: CodaRecord): void {
    if (record.code === '22') this.#communication += record.at(11, 63);
    else if (record.code === '23') this.#addCounterparty(record);
    else if (record.code === '31') this.#addInformation(record);
    else if (!this.#isAddress) this.#information.push(record.code === '32' ? record.at(11, 115) : record.at(11, 100));
  }

  #addCounterparty(record: CodaRecord): void {
    this.#counterpartyAccount = lineOrNull(/^\s*\S+/.exec(record.at(11, 44))?.[0]);
    this.#counterparty = lineOrNull(record.at(48, 82));
    this.#communication += record.at(83, 125);
  }

  /** The structure 001 is name and address of the other party, of which the name is enough. */
  #addInformation(record: CodaRecord): void {
    const isStructured = record.at(40, 40) === '1';
    this.#isAddress = isStructured && record.at(41, 43) === '001';
    if (this.#isAddress) this.#counterparty ??= lineOrNull(record.at(44, 113));
    else this.#information.push(record.at(isStructured ? 44 : 41, 113));
  }

  counterpartyAccount(): string | null {
    return this.#counterpartyAccount;
  }

  payee(): string | null {
    return this.#counterparty ?? (this.#structure() === CARD_PAYMENT ? lineOrNull(this.#structured(40, 66)) : null);
  }

  description(): string {
    return joinedTexts([this.payee(), this.#purpose(), this.#information.join(' ')]);
  }

  #purpose(): string {
    if (!this.#isStructured) return this.#communication;
    if (this.#structure() === CARD_PAYMENT) return '';
    if (this.#structure() === DIRECT_DEBIT) return this.#structured(79, 141);
    const [, first, second, third] = /^(\d{3})(\d{4})(\d{5})/.exec(this.#structured(0, 12)) ?? [];
    const isReference = this.#structure() === '101' || this.#structure() === '102';
    return isReference && first !== undefined ? `+++${first}/${second}/${third}+++` : this.#structured(0);
  }

  #structure(): string {
    return this.#isStructured ? this.#communication.slice(0, 3) : '';
  }

  /** Of the structured communication, behind the three digits of its kind. */
  #structured(from: number, to?: number): string {
    return this.#communication.slice(3).slice(from, to);
  }
}

/** At a terminal: 16 characters of its name and ten of its place behind the card's number and the time. */
const CARD_PAYMENT = '113';
/** SEPA direct debit, whose text comes after the mandate. */
const DIRECT_DEBIT = '127';
