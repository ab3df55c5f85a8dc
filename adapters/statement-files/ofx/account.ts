import { lineOrNull } from '../../../domain/statements/one-line.ts';
import type { AccountHint, StatementAccountKind } from '../../../domain/statements/statement.ts';
import { child, leaf, type OfxElement } from './elements.ts';

const ACCOUNTS = ['BANKACCTFROM', 'CCACCTFROM', 'INVACCTFROM', 'LOANACCTFROM'];
const KINDS: Readonly<Record<string, StatementAccountKind>> = { CREDITLINE: 'loan', LOAN: 'loan', CREDITCARD: 'card' };

/** The account of a statement; every field is `null` if the file names none. */
export function ofxAccount(statement: OfxElement, kind: StatementAccountKind | null): AccountHint {
  const account = ACCOUNTS.map((name) => child(statement, name)).find((one) => one !== undefined);
  const type = leaf(account, 'ACCTTYPE').toUpperCase();
  return {
    number: lineOrNull(leaf(account, 'ACCTID') || leaf(account, 'LOANACCTID')),
    name: lineOrNull(leaf(account, 'NICKNAME') || leaf(statement, 'NICKNAME')),
    kind: KINDS[type] ?? kind,
  };
}
