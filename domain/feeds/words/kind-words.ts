import type { StatementAccountKind } from '../../statements/statement.ts';

/** Words of account names that say what an account is; beginnings of words, lower case, without accents. */
export const KIND_WORDS: readonly (readonly [StatementAccountKind, readonly string[]])[] = [
  [
    'loan',
    [
      'mortgage',
      'loan',
      'heloc',
      'line of credit',
      'equity line',
      'hypothek',
      'hypotheek',
      'hypotek',
      'boliglan',
      'bolan',
      'darlehen',
      'lening',
      'credit immobilier',
      'pret immobilier',
      'pret personnel',
      'pret auto',
      'hipoteca',
      'prestamo',
      'emprestimo',
      'mutuo',
      'prestito',
      'credito habitacao',
      'kredyt',
      'asuntolaina',
      'laina',
      'studielan',
      'hitel',
      'uver',
      'hypoteka',
    ],
  ],
  [
    'investment',
    ['brokerage', 'depot', 'ira', 'roth', '401k', '401(k)', 'isa', 'sipp', 'tfsa', 'rrsp', 'pea', 'portfolio', 'etf'],
  ],
];
