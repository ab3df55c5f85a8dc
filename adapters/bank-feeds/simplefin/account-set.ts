import { lineOrNull } from '../../../domain/statements/one-line.ts';
import { isJsonObject, type JsonObject } from '../http/response-json.ts';

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
  readonly name: string | null;
  readonly institution: string | null;
  /** An ISO code, or the address of a currency of the bank's own. */
  readonly currency: string;
  readonly balance: string | null;
  /** Seconds since 1970. */
  readonly balanceDate: string | null;
  readonly transactions: readonly JsonObject[];
}

/** One response, of either version. All numbers are texts. */
export interface AccountSet {
  readonly errors: readonly SimpleFinError[];
  readonly accounts: readonly SimpleFinAccount[];
}

/** `undefined` if it is not a set of accounts. */
export function accountSetOf(body: JsonObject): AccountSet | undefined {
  const { accounts, errlist, errors, connections } = body;
  if (!Array.isArray(accounts)) return undefined;
  const names = new Map(objects(connections).map((one) => [text(one.conn_id), institutionOf(one)]));
  const read = objects(accounts).map((account) => accountOf(account, names));
  const known = read.filter((account) => account !== undefined);
  return { accounts: known, errors: Array.isArray(errlist) ? objects(errlist).map(coded) : plainErrors(errors) };
}

function coded(error: JsonObject): SimpleFinError {
  return {
    code: text(error.code) ?? '',
    text: text(error.message) ?? text(error.msg) ?? '',
    connectionId: text(error.conn_id),
    accountId: text(error.account_id),
  };
}

function plainErrors(errors: unknown): readonly SimpleFinError[] {
  const texts = Array.isArray(errors) ? errors.filter((error) => typeof error === 'string') : [];
  return texts.map((one) => ({ code: null, text: one, connectionId: null, accountId: null }));
}

function accountOf(
  account: JsonObject,
  institutions: ReadonlyMap<string | null, string | null>,
): SimpleFinAccount | undefined {
  const id = text(account.id);
  if (id === null) return undefined;
  const connectionId = text(account.conn_id);
  const organisation = isJsonObject(account.org) ? institutionOf(account.org) : null;
  return {
    id,
    connectionId,
    name: text(account.name),
    institution: institutions.get(connectionId) ?? organisation,
    currency: text(account.currency) ?? '',
    balance: text(account.balance),
    balanceDate: text(account['balance-date']),
    transactions: objects(account.transactions),
  };
}

/** Of a connection in version 2, or an organisation in version 1. */
function institutionOf(one: JsonObject): string | null {
  return text(one.org_name) ?? text(one.name) ?? text(one.domain);
}

function objects(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? lineOrNull(value) : null;
}
