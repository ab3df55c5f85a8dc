import { supposedType } from '../own-transfers/account-types.ts';
import type { StatementAccountKind } from '../statements/statement.ts';
import { KIND_WORDS } from './words/kind-words.ts';

/**
 * What an account is whose provider does not say, by its name; `null` if that says nothing either. Short words are
 * whole ones: an `ISA` is no `Isabella`.
 */
export function kindByName(name: string): StatementAccountKind | null {
  const plain = ` ${name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}()]+/gu, ' ')} `;
  const says = (word: string) => plain.includes(word.length < 6 ? ` ${word} ` : ` ${word}`);
  const kind = KIND_WORDS.find(([, words]) => words.some(says))?.[0];
  return kind ?? (supposedType({ type: 'checking', name }) === 'credit' ? 'card' : null);
}
