import { type JsonObject, objectOf, objectsOf, textOf, textsOf } from '../json.ts';

/** A note that comes with the accounts. Its text is the provider's: it is looked at, and never shown. */
export interface SimpleFinError {
  /** Of version 2: `con.auth`. `null` in version 1, which has texts alone. */
  readonly code: string | null;
  readonly text: string;
  readonly connectionId: string | null;
  readonly accountId: string | null;
}

export interface SimpleFinAccount {
  readonly id: string;
  readonly connectionId: string | null;
  readonly institution: string | null;
  readonly transactions: readonly JsonObject[];
  /** The account as it came, for its other members. */
  readonly members: JsonObject;
}

/** One response, of either version. All numbers are texts. */
export interface AccountSet {
  readonly errors: readonly SimpleFinError[];
  readonly accounts: readonly SimpleFinAccount[];
}

/** `undefined` if it is not a set of accounts. */
export function accountSetOf(body: JsonObject): AccountSet | undefined {
  if (!Array.isArray(body.accounts)) return undefined;
  const names = new Map(objectsOf(body, 'connections').map((one) => [textOf(one, 'conn_id'), institutionOf(one)]));
  return {
    accounts: objectsOf(body, 'accounts').flatMap((account) => accountOf(account, names)),
    errors: Array.isArray(body.errlist)
      ? objectsOf(body, 'errlist').map(coded)
      : textsOf(body, 'errors').map((text) => ({ code: null, text, connectionId: null, accountId: null })),
  };
}

function coded(error: JsonObject): SimpleFinError {
  return {
    code: textOf(error, 'code') ?? '',
    text: textOf(error, 'message') ?? textOf(error, 'msg') ?? '',
    connectionId: textOf(error, 'conn_id'),
    accountId: textOf(error, 'account_id'),
  };
}

function accountOf(
  members: JsonObject,
  institutions: ReadonlyMap<string | null, string | null>,
): readonly SimpleFinAccount[] {
  const id = textOf(members, 'id');
  if (id === null) return [];
  const connectionId = textOf(members, 'conn_id');
  const institution = institutions.get(connectionId) ?? institutionOf(objectOf(members, 'org'));
  return [{ id, connectionId, institution, transactions: objectsOf(members, 'transactions'), members }];
}

/** Of a connection in version 2, or an organisation in version 1. */
function institutionOf(one: JsonObject | undefined): string | null {
  return textOf(one, 'org_name') ?? textOf(one, 'name') ?? textOf(one, 'domain');
}
