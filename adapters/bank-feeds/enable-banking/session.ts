import type { FeedInstitution } from '../../../domain/feeds/feed-account.ts';
import { type CurrencyCode, parseCurrency } from '../../../domain/money/currency.ts';
import type { StatementAccountKind } from '../../../domain/statements/statement.ts';
import { idOf, type JsonObject, objectOf, objectsOf, textOf, tokenOf } from '../json.ts';

/** What a consent opened. It is the secret of a connection. */
export interface BankSession {
  readonly sessionId: string;
  /** Sessions that consents replaced and that may still be open. */
  readonly earlierSessionIds: readonly string[];
  readonly bank: FeedInstitution;
  readonly accounts: readonly SessionAccount[];
}

export interface SessionAccount {
  /** The same in all sessions of the connection. */
  readonly key: string;
  /** Valid in this session alone; `null` for an account that the bank closed or blocked. */
  readonly uid: string | null;
  /** Recognises the account in the next session. */
  readonly identificationHash: string;
  readonly name: string | null;
  readonly number: string | null;
  readonly currency: CurrencyCode | null;
  readonly kind: StatementAccountKind | null;
  /** Whether an available balance may contain money that is not the person's. */
  readonly hasCreditLimit: boolean;
}

const EARLIER_MAX = 10;

/** The session in a response to `POST /sessions`; `undefined` if it is not one. */
export function readSession(
  response: JsonObject,
  bank: FeedInstitution,
  renewed: BankSession | null,
): BankSession | undefined {
  const sessionId = tokenOf(response, 'session_id');
  if (sessionId === null) return undefined;
  const earlier = renewed === null ? [] : [...renewed.earlierSessionIds, renewed.sessionId];
  return {
    sessionId,
    earlierSessionIds: earlier.filter((id) => id !== sessionId).slice(-EARLIER_MAX),
    bank,
    accounts: withKeys(objectsOf(response, 'accounts').flatMap(readAccount), renewed?.accounts ?? []),
  };
}

function readAccount(account: JsonObject): readonly Omit<SessionAccount, 'key'>[] {
  const identificationHash = idOf(account, 'identification_hash');
  if (identificationHash === null) return [];
  const id = objectOf(account, 'account_id');
  const limit = textOf(objectOf(account, 'credit_limit'), 'amount') ?? '0';
  const kind = KINDS[textOf(account, 'cash_account_type') ?? ''] ?? null;
  return [
    {
      uid: tokenOf(account, 'uid'),
      identificationHash,
      // `name` is that of the holder.
      name: textOf(account, 'details') ?? textOf(account, 'product') ?? textOf(account, 'name'),
      number: textOf(id, 'iban') ?? textOf(objectOf(id, 'other'), 'identification'),
      currency: parseCurrency(textOf(account, 'currency') ?? '') ?? null,
      kind,
      hasCreditLimit: /[1-9]/.test(limit) || kind === 'card' || kind === 'loan',
    },
  ];
}

const KINDS: Readonly<Record<string, StatementAccountKind>> = {
  CACC: 'bank',
  SVGS: 'bank',
  CARD: 'card',
  LOAN: 'loan',
  CASH: 'cash',
};

/**
 * The hash identifies an account, but one number may stand for accounts in several currencies. An account of an earlier
 * session keeps its key.
 */
function withKeys(
  accounts: readonly Omit<SessionAccount, 'key'>[],
  earlier: readonly SessionAccount[],
): readonly SessionAccount[] {
  const used = new Set<string>();
  return accounts.map((account) => {
    const same = earlier.filter(
      ({ key, identificationHash }) => identificationHash === account.identificationHash && !used.has(key),
    );
    const before =
      same.find(({ currency }) => currency === account.currency) ??
      same.find(({ currency }) => currency === null || account.currency === null);
    const key = before?.key ?? newKey(account, new Set([...used, ...earlier.map((one) => one.key)]));
    used.add(key);
    return { ...account, key };
  });
}

function newKey({ identificationHash, currency }: Omit<SessionAccount, 'key'>, used: ReadonlySet<string>): string {
  if (!used.has(identificationHash)) return identificationHash;
  for (let nth = 1; ; nth += 1) {
    const key = [identificationHash, currency ?? '', ...(nth === 1 ? [] : [nth])].join(':');
    if (!used.has(key)) return key;
  }
}
