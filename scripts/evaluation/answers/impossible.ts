/** A question that no data could answer. */
export interface Impossible {
  readonly asked: string;
  /** What a model reads that says so before it tries: in the instructions or a description. */
  readonly says: RegExp;
}

/** What everybody asks although nobody could know. */
export const IMPOSSIBLE: readonly Impossible[] = [
  { asked: 'What was my balance at the end of June?', says: /past balances/ },
  { asked: 'How much did I have at New Year?', says: /past balances are not known/ },
  { asked: 'How much will be on my account on December 31?', says: /current balances/ },
  { asked: 'Am I within my budget?', says: /has no budgets/ },
  { asked: 'Am I within my budget for groceries?', says: /no budgets/ },
  { asked: 'What are my shares worth today?', says: /no .*investment prices/ },
  { asked: 'How are my shares doing?', says: /investment prices/ },
  { asked: 'What is my account number?', says: /account numbers/ },
  { asked: 'What is the IBAN of my savings account?', says: /no .*account numbers/ },
  { asked: 'Please cancel Netflix.', says: /cannot change or pay anything/ },
  { asked: 'Put this coffee under gifts.', says: /cannot change/ },
  { asked: 'Transfer 200 to my savings.', says: /cannot change or pay anything/ },
  { asked: 'Transfer 100 to my sister.', says: /cannot change or pay anything/ },
  { asked: 'At which shop do I spend most?', says: /no totals by merchant/ },
];
