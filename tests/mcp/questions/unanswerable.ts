import type { Unanswerable } from './question.ts';

export const UNANSWERABLE: readonly Unanswerable[] = [
  { asked: 'Am I within my budget?', where: 'instructions', says: 'has no budgets' },
  { asked: 'Transfer $200 to my savings.', where: 'instructions', says: 'cannot change or pay anything' },
  { asked: 'Put this coffee under gifts.', where: 'instructions', says: 'cannot change' },
  { asked: 'What is my account number?', where: 'instructions', says: 'account numbers' },
  { asked: 'How are my shares doing?', where: 'instructions', says: 'investment prices' },
  {
    asked: 'How much money did I have at New Year?',
    where: 'get_account_balances',
    says: 'past balances are not known',
  },
  { asked: 'What was my largest purchase this year?', where: 'get_transactions', says: 'does not sort by amount' },
  { asked: 'At which shop do I spend most?', where: 'get_transactions', says: 'no totals by merchant' },
];
