import type { TableName, Writer } from './database.ts';

/** Removes everything that the user owns, except for the user's own row. */
export function eraseOwned(writer: Writer, userId: number): void {
  for (const erase of Object.values(ERASURES)) erase(writer, userId);
}

type Erasure = (writer: Writer, userId: number) => void;

/** Lists every table, so that a table that is missing here does not compile. */
const ERASURES: Readonly<Record<TableName, Erasure>> = {
  users: keep,
  // They distinguish the tokens of a deleted user from unknown ones (contract 4.3).
  accessTokens: keep,
  banks: keep,
  rates: keep,
  serviceKeys: keep,
  apiKeys: byOwner('apiKeys'),
  sessions: byOwner('sessions'),
  pendingSignIns: byOwner('pendingSignIns'),
  totpFactors: byKey('totpFactors'),
  recoveryCodes: byKey('recoveryCodes'),
  passkeys: byOwner('passkeys'),
  // They name nobody, and expire within minutes.
  spentChallenges: keep,
  connectedApps: byOwner('connectedApps'),
  externalIdentities: byOwner('externalIdentities'),
  toolCalls: byOwner('toolCalls'),
  oauthRecords: byOwner('oauthRecords'),
  connections: byOwner('connections'),
  accounts: byOwner('accounts'),
  feedConnections: byOwner('feedConnections'),
  feedAccounts: byOwner('feedAccounts'),
  imports: byOwner('imports'),
  categoryRules: byOwner('categoryRules'),
  importRows: byOwner('importRows'),
  idempotency: byOwner('idempotency'),
  bills: byOwner('bills'),
  ledgers: byKey('ledgers'),
  revisions: byKey('revisions'),
  transferLinks: byKey('transferLinks'),
  unmatchedUsers: byKey('unmatchedUsers'),
  detections: byKey('detections'),
};

function keep(): void {}

type TableWithOwner =
  | 'apiKeys'
  | 'sessions'
  | 'pendingSignIns'
  | 'passkeys'
  | 'connectedApps'
  | 'externalIdentities'
  | 'toolCalls'
  | 'oauthRecords'
  | 'connections'
  | 'accounts'
  | 'feedConnections'
  | 'feedAccounts'
  | 'imports'
  | 'categoryRules'
  | 'importRows'
  | 'idempotency'
  | 'bills';

function byOwner(name: TableWithOwner): Erasure {
  return (writer, userId) => {
    for (const [key, row] of writer.rows(name)) {
      if (row.userId === userId) writer.change(name).delete(key);
    }
  };
}

type TableByUser =
  | 'ledgers'
  | 'revisions'
  | 'transferLinks'
  | 'unmatchedUsers'
  | 'detections'
  | 'totpFactors'
  | 'recoveryCodes';

function byKey(name: TableByUser): Erasure {
  return (writer, userId) => {
    writer.change(name).delete(userId);
  };
}
