import type { Impossible } from './question.ts';

/** What both ask although nobody could know, with what says so before a model tries. */
export const IMPOSSIBLE: readonly Impossible[] = [
  { asked: 'What was my balance at the end of June?', says: /past balances/ },
  { asked: 'How much will be on my account on December 31?', says: /current balances/ },
  { asked: 'Am I within my budget for groceries?', says: /no budgets/ },
  { asked: 'What are my shares worth today?', says: /no .*investment prices/ },
  { asked: 'What is the IBAN of my savings account?', says: /no .*account numbers/ },
  { asked: 'Please cancel Netflix.', says: /cannot change or pay anything/ },
  { asked: 'Transfer 100 to my sister.', says: /cannot change or pay anything/ },
];
