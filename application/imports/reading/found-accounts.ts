import {
  type KeyedHash,
  type MaskedAccount,
  maskAccountNumber,
  normalisedAccountNumber,
} from '../../../domain/statements/account-number.ts';
import type { AskedAccount } from '../../../domain/statements/import-question.ts';
import type { Statement } from '../../../domain/statements/statement.ts';
import { cleanText } from './row-entry.ts';

export const NAME_MAX_CHARACTERS = 200;

/** An account that a file names. The number is never stored, and never shown whole. */
export interface FoundAccount extends MaskedAccount {
  readonly number: string;
}

/** More characters of a number are not shown. */
const SHOWN_MAX = 8;

/** The accounts of a file. */
export class FoundAccounts {
  /** One for each statement; `null` for a statement that names no account. */
  readonly hints: readonly (FoundAccount | null)[];
  readonly #statements: readonly Statement[];

  constructor(statements: readonly Statement[], keyedHash: KeyedHash) {
    this.#statements = statements;
    this.hints = statements.map(({ account: { number } }) => {
      const masked = number === null ? undefined : maskAccountNumber(number, keyedHash);
      return masked === undefined ? null : { ...masked, number: normalisedAccountNumber(number ?? '') };
    });
  }

  /**
   * Hashes of the numbers with this ending, which must be as long as the one that Coffer shows. A statement without a
   * number has the empty ending and the hash ''.
   */
  endingWith(ending: string): readonly string[] {
    const fitting = this.hints.filter((hint) => {
      if (ending === '' || hint === null) return ending === (hint?.lastFour ?? '');
      return ending.length >= hint.lastFour.length && hint.number.endsWith(ending);
    });
    return [...new Set(fitting.map((hint) => hint?.hash ?? ''))];
  }

  /** Of one of the accounts, for an example. */
  anEnding(): string {
    const hint = this.hints.find((one) => one !== null);
    return hint === undefined || hint === null ? '' : this.endingOf(hint);
  }

  /** The accounts for a question. `knownAs` are ids by the hash of the number. */
  asked(knownAs: ReadonlyMap<string, number | undefined>): readonly AskedAccount[] {
    const byHash = Map.groupBy(this.#statements.keys(), (index) => this.hints[index]?.hash ?? '');
    return [...byHash].map(([hash, own]) => {
      const statements = own.map((index) => this.#statements[index]!);
      const { account, currency } = statements[0]!;
      const hint = this.hints[own[0]!] ?? null;
      const ending = hint === null ? null : this.endingOf(hint);
      return {
        key: ending ?? '',
        name: cleanText(account.name ?? '', [account.number], NAME_MAX_CHARACTERS) || null,
        ending,
        currency,
        rows: statements.reduce((sum, { rows }) => sum + rows.length, 0),
        knownAs: knownAs.get(hash) ?? null,
      };
    });
  }

  /** `It has: …3000 (EUR, 12 rows), …4711 (USD, 3 rows).` Never a whole number. */
  inWords(): string {
    const seen = new Map<string, string>();
    for (const [index, hint] of this.hints.entries()) {
      const own = this.#statements.filter((_, other) => this.hints[other]?.hash === hint?.hash);
      const rows = own.reduce((sum, statement) => sum + statement.rows.length, 0);
      const currency = this.#statements[index]?.currency;
      const about = [...(currency ? [currency] : []), `${rows} ${rows === 1 ? 'row' : 'rows'}`];
      const name = hint === null ? 'an account without a number' : `…${this.endingOf(hint)}`;
      seen.set(hint?.hash ?? '', `${name} (${about.join(', ')})`);
    }
    return seen.size === 0 ? '' : `It has: ${[...seen.values()].join(', ')}.`;
  }

  /** The last four characters, or as many more as tell the number from the others of the file. */
  endingOf({ number, hash, lastFour }: FoundAccount): string {
    const others = this.hints.flatMap((hint) => (hint === null || hint.hash === hash ? [] : [hint.number]));
    const longest = Math.min(SHOWN_MAX, Math.floor(number.length / 2));
    for (let length = lastFour.length; length <= longest; length += 1) {
      const ending = length === 0 ? '' : number.slice(-length);
      if (!others.some((other) => other.endsWith(ending))) return ending;
    }
    return lastFour;
  }
}
