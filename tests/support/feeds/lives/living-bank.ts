import type { Random } from '../../../../adapters/demo/random.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';

/** A payment as its bank has it today. */
export interface LivingPayment {
  readonly nth: number;
  /** `2026-03-05`. */
  readonly day: string;
  /** In cents; negative is money out. */
  readonly amount: number;
  readonly text: string;
  readonly isPending: boolean;
  /** Of the pending payment that it was. */
  readonly was: number | null;
}

const HABITS: readonly (readonly [text: string, amount: number])[] = [
  ['COFFEE HOUSE', -350],
  ['COFFEE HOUSE', -350],
  ['METRO TICKET', -280],
  ['CORNER SHOP', -1_999],
  ['REFUND CORNER SHOP', 1_999],
  ['SALARY ACME', 250_000],
  ['HARBOUR RESTAURANT', -4_200],
];

/** An account at a bank, with everything that happens to it. What providers call it is theirs. */
export class LivingAccount {
  name: string;
  readonly iban: string;
  currency: CurrencyCode;
  balance = 500_000;
  /** How the bank states the balance: what is owed may come as a positive figure. */
  stated: 'as it is' | 'as owed' | 'not at all' = 'as it is';
  payments: readonly LivingPayment[] = [];
  readonly #random: Random;
  #count = 0;

  constructor(random: Random, name: string, iban: string, currency: CurrencyCode) {
    this.#random = random;
    this.name = name;
    this.iban = iban;
    this.currency = currency;
  }

  /** From now on. What is owed is a mortgage. */
  state(stated: LivingAccount['stated']): void {
    this.stated = stated;
    if (stated === 'as owed') [this.name, this.balance] = ['House mortgage', -20_000_000];
  }

  /** `-12.30`; `undefined` if the bank states no balance. */
  statedBalance(): string | undefined {
    if (this.stated === 'not at all') return undefined;
    return decimal(this.stated === 'as owed' ? -this.balance : this.balance);
  }

  /** One day: what is pending is booked, with a tip or without, or dropped; and new payments come, some late. */
  live(today: string): void {
    this.payments = this.payments.flatMap((payment) => {
      if (!payment.isPending || this.#random.chance(0.4)) return [payment];
      if (this.#random.chance(0.15)) return [];
      return [this.#book({ ...payment, amount: this.#tipped(payment), was: payment.nth }, today)];
    });
    for (let left = this.#random.integer(0, 3); left > 0; left -= 1) this.#arrive(today);
  }

  /** All that is booked and pending, as a person should see it; the days of pending payments do not count. */
  truth(): readonly string[] {
    return this.payments.map(seenAs).toSorted();
  }

  #arrive(today: string): void {
    const [text, amount] = this.#random.pick(HABITS);
    const payment = { nth: (this.#count += 1), day: today, amount, text, isPending: true, was: null };
    // Nobody can say which of two equal pending payments is the one that was booked, if two feeds show them.
    const hasTwin = this.payments.some((one) => one.isPending && one.text === text);
    const isPending = amount < 0 && !hasTwin && this.#random.chance(0.4);
    const late = dayBefore(today, this.#random.pick([0, 0, 0, 1, 3]));
    this.payments = [...this.payments, isPending ? payment : this.#book(payment, late)];
  }

  #book(payment: LivingPayment, day: string): LivingPayment {
    this.balance += payment.amount;
    return { ...payment, nth: (this.#count += 1), day, isPending: false };
  }

  #tipped({ amount, text }: LivingPayment): number {
    return text === 'HARBOUR RESTAURANT' && this.#random.chance(0.5) ? Math.round(amount * 1.15) : amount;
  }
}

export function seenAs({ day, amount, text, isPending }: Omit<LivingPayment, 'nth' | 'was'>): string {
  return `${isPending ? 'pending' : day} ${amount} ${text}`;
}

export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}

export function epochOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 1_000;
}

/** `-12.30`. */
export function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}
