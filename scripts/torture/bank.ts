import { type FakeTransaction, startFakeSimpleFin } from '../../adapters/demo/feed/fake-simplefin.ts';

/** The setting that gives the service of the torture the address of its bank. */
export const BANK_VARIABLE = 'TORTURE_BANK';

/** A bank with one account at a time. It lives in this process, so that it survives every kill. */
export interface Bank {
  readonly origin: string;
  /** What the account holds, in minor units: the sum of its transactions. */
  readonly balance: number;
  setupToken(): string;
  /** Replaces the account by an empty one. */
  openAccount(name: string): void;
  /** `amount` in minor units. */
  book(mark: string, amount: number): void;
  close(): Promise<void>;
}

export async function startBank(): Promise<Bank> {
  const fake = await startFakeSimpleFin({ accounts: [], now: () => Date.now(), requestsPerDay: Infinity });
  let name = '';
  let balance = 0;
  let transactions: readonly FakeTransaction[] = [];
  const show = () => {
    const facts = { id: `ACT-${name}`, name, bank: 'Bank of the torture', currency: 'USD' };
    fake.setAccounts([{ ...facts, balance: inUnits(balance), balanceDate: seconds(), transactions }]);
  };
  return {
    origin: fake.origin,
    get balance() {
      return balance;
    },
    setupToken: () => fake.setupToken(),
    openAccount(opened) {
      [name, balance, transactions] = [opened, 0, []];
      show();
    },
    book(mark, amount) {
      balance += amount;
      transactions = [
        ...transactions,
        { id: `T-${mark}`, posted: seconds(), amount: inUnits(amount), description: mark },
      ];
      show();
    },
    close: () => fake.close(),
  };
}

function inUnits(minor: number): string {
  return (minor / 100).toFixed(2);
}

function seconds(): number {
  return Math.floor(Date.now() / 1_000);
}
