import { DEMO_ACCOUNTS, type DemoAccountKey } from '../../../adapters/demo/accounts.ts';
import { euroInDollars, ROWS, sumInDollars, TODAY } from './demo-facts.ts';
import { all, amount, balances, called, names, type Question } from './question.ts';

/** A bank's balance has no pending payments. */
function balanceOf(account: DemoAccountKey): number {
  const booked = ROWS.filter((row) => row.account === account && !row.isPending);
  const sum = account === 'wallet' ? booked.reduce((total, row) => total + row.amount, 0) : sumInDollars(booked);
  return DEMO_ACCOUNTS[account].opening + sum;
}

const IN_DOLLARS = balanceOf('checking') + balanceOf('savings') + balanceOf('credit');

export const BALANCE_QUESTIONS: readonly Question[] = [
  {
    asked: 'How much is in my checking account?',
    calls: [balances()],
    answer: ({ accounts }) => called('Everyday Checking', accounts).balance.amount,
    truth: amount(balanceOf('checking')),
  },
  {
    asked: 'What do I owe on my credit card right now?',
    calls: [balances()],
    answer: ({ accounts }) => called('Blue Card', accounts).balance.amount,
    truth: amount(balanceOf('credit')),
  },
  {
    asked: 'How much have I saved?',
    calls: [balances()],
    answer: ({ accounts }) => called('Rainy Day Savings', accounts).balance.amount,
    truth: amount(balanceOf('savings')),
  },
  {
    asked: 'How many euros are left in my travel wallet, and what are they worth in dollars?',
    calls: [balances()],
    answer: ({ accounts }) => {
      const wallet = called('Travel Wallet', accounts);
      return [wallet.balance.amount, wallet.converted.amount];
    },
    truth: all(amount(balanceOf('wallet'), 'EUR'), amount(euroInDollars(balanceOf('wallet'), TODAY))),
  },
  {
    asked: 'What am I worth in total?',
    calls: [balances()],
    answer: ({ net_worth }) => net_worth.amount,
    truth: amount(IN_DOLLARS + euroInDollars(balanceOf('wallet'), TODAY)),
  },
  {
    asked: 'Which accounts do I have?',
    calls: [balances()],
    answer: ({ accounts }) => accounts.map((account: { name: string }) => account.name).sort(),
    truth: names(
      Object.values(DEMO_ACCOUNTS)
        .map(({ name }) => name)
        .sort(),
    ),
  },
  {
    asked: 'In which currency are my totals?',
    calls: [balances()],
    answer: ({ net_worth }) => net_worth.currency,
    truth: { value: 'USD', shown: ['(USD)'] },
  },
];
