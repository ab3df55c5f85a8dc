import type { StatementAccountKind } from '../../../domain/statements/statement.ts';

/** The statements of OFX, and the kind of account that each is about. */
export const STATEMENT_KINDS: ReadonlyMap<string, StatementAccountKind> = new Map([
  ['STMTRS', 'bank'],
  ['CCSTMTRS', 'card'],
  ['INVSTMTRS', 'investment'],
  ['LOANSTMTRS', 'loan'],
]);

/** Movements of cash; the second is one that the bank has not booked. */
export const TRANSACTIONS: ReadonlySet<string> = new Set(['STMTTRN', 'STMTTRNP', 'LOANSTMTTRN']);

/** Elements that hold others, never text. They need no end tag before the next one of their name. */
export const AGGREGATES: ReadonlySet<string> = new Set([
  ...STATEMENT_KINDS.keys(),
  ...TRANSACTIONS,
  ...`OFX SIGNONMSGSRSV1 SONRS STATUS FI BANKMSGSRSV1 CREDITCARDMSGSRSV1 INVSTMTMSGSRSV1 LOANMSGSRSV1 SECLISTMSGSRSV1
    STMTTRNRS CCSTMTTRNRS INVSTMTTRNRS LOANSTMTTRNRS BANKACCTFROM BANKACCTTO CCACCTFROM CCACCTTO INVACCTFROM
    LOANACCTFROM BANKTRANLIST BANKTRANLISTP LOANTRANLIST INVTRANLIST INVBANKTRAN LEDGERBAL AVAILBAL PAYEE CURRENCY
    ORIGCURRENCY BALLIST BAL`.split(/\s+/),
]);

/** Aggregates that end the list of transactions when its end tag is missing. */
export const AFTER_TRANSACTIONS: ReadonlySet<string> = new Set(['LEDGERBAL', 'AVAILBAL']);
