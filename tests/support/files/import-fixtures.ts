import type { Import, ImportedStatement, ImportRow } from '../../../domain/imports/import.ts';
import { type Upload, uploadExpiry } from '../../../domain/imports/upload.ts';
import type { BankAccount } from '../../../domain/ledger/bank-account.ts';
import type { New } from '../../../domain/new.ts';
import { localDate, MADE_AT, USD } from '../fixtures.ts';

export function newStatement({ id }: BankAccount, changes: Partial<ImportedStatement> = {}): ImportedStatement {
  return {
    bankAccountId: id,
    accountLastFour: '3000',
    accountHash: 'ab'.repeat(32),
    source: 'file:ofx',
    from: localDate('2026-03-01'),
    to: localDate('2026-03-31'),
    rows: 1,
    added: 1,
    matched: 0,
    updated: 0,
    pending: 0,
    retired: 0,
    skipped: {},
    possibleDuplicates: 0,
    balanceCheck: null,
    ...changes,
  };
}

export function newImport(account: BankAccount, changes: Partial<New<Import>> = {}): New<Import> {
  return {
    userId: account.userId,
    format: 'ofx',
    fileName: 'März “export”.ofx',
    sha256: '0'.repeat(64),
    statements: [newStatement(account)],
    leftOut: { security: 2 },
    warnings: [{ line: 3, message: 'The amount has more decimals than its currency.' }],
    fingerprint: null,
    readAs: null,
    createdAt: MADE_AT,
    ...changes,
  };
}

export function importRow({ id }: BankAccount, changes: Partial<ImportRow> = {}): ImportRow {
  return {
    position: 0,
    line: 12,
    bankAccountId: id,
    source: 'file:ofx',
    sourceId: 'F-1',
    day: localDate('2026-03-05'),
    amount: -1_000,
    currency: USD,
    status: 'booked',
    text: 'Corner Shop',
    counterpartyHash: null,
    hints: null,
    decision: 'added',
    reason: 'new',
    transactionId: null,
    possibleDuplicateOf: null,
    isOrigin: false,
    before: null,
    ...changes,
  };
}

/** A file that was sent, with what no key opens. */
export function newUpload(userId: number, changes: Partial<New<Upload>> = {}): New<Upload> {
  return {
    userId,
    sealedName: 'v1.name',
    sealedBytes: 'v1.bytes',
    size: 1_000,
    createdAt: MADE_AT,
    expiresAt: uploadExpiry(MADE_AT),
    ...changes,
  };
}
