import type { ShownConnection } from '../../application/connections/shown-connection.ts';
import type { Timestamp } from '../../domain/calendar.ts';
import { differenceRemark, missingRemark, recognitionRemark } from '../../domain/feeds/account-remarks.ts';
import type { ConnectedFeedAccount } from '../../domain/feeds/connected-feed-account.ts';
import { PROVIDER_NAMES } from '../../domain/feeds/provider-facts.ts';
import { formatMoney } from '../../domain/money/money.ts';
import { tableRow } from './text.ts';

/** A connection in one line, and what the person has to do in a second one. */
export function connectionText({ id, provider, name, state, advice, ...connection }: ShownConnection): string {
  const line = tableRow(
    id,
    PROVIDER_NAMES[provider],
    name,
    connection.isSyncing ? `${state}, fetching now` : state,
    `last fetched ${moment(connection.lastSuccessAt, 'never')}`,
    `next ${moment(connection.nextSyncAt, 'not by itself')}`,
  );
  return advice === null ? line : `${line}\n  ${tableRow(advice)}`;
}

/** An account of a connection in one line, and what is wrong with it in a second one. */
export function connectedAccountText(account: ConnectedFeedAccount): string {
  const { id, name, lastFour, institutionName, currency, balance, decision, bankAccountId, problem } = account;
  const line = tableRow(
    id,
    lastFour === null ? name : `${name} (…${lastFour})`,
    institutionName,
    balance === null || currency === null ? 'no balance' : formatMoney(balance, currency),
    decision === 'linked' ? `goes to account ${bankAccountId}` : decision,
    `last fetched ${moment(account.lastSuccessAt, 'never')}`,
  );
  const remarks = [
    problem?.message ?? null,
    question(account) ?? recognitionRemark(account),
    differenceRemark(account),
    missingRemark(account),
  ];
  return [line, ...remarks.flatMap((remark) => (remark === null ? [] : [`  ${tableRow(remark)}`]))].join('\n');
}

function question({ decision, likelyBankAccountId }: ConnectedFeedAccount): string | null {
  if (decision !== 'undecided' || likelyBankAccountId === null) return null;
  return `Is this your account ${likelyBankAccountId}? Link it to that one, or create another.`;
}

function moment(at: Timestamp | null, otherwise: string): string {
  return at === null ? otherwise : `${at.slice(0, 16).replace('T', ' ')} UTC`;
}

/** For `--json`, field by field, so that nothing secret gets out by itself. */
export function connectionFacts(connection: ShownConnection) {
  const { id, provider, name, state, problem, advice, isSyncing, createdAt } = connection;
  const { lastSuccessAt, nextSyncAt, consentExpiresAt } = connection;
  const moments = { lastSuccessAt, nextSyncAt, consentExpiresAt, createdAt };
  const accounts = connection.accounts.map(connectedAccountFacts);
  return { id, provider, name, state, problem, advice, isSyncing, ...moments, accounts };
}

export function connectedAccountFacts(account: ConnectedFeedAccount) {
  const { id, name, institutionName, institutionCountry, kind, lastFour, currency, balance, balanceAt } = account;
  const { decision, bankAccountId, linkedBy, likelyBankAccountId, difference, isBalanceTurned } = account;
  const { coverage, missingDays, problem, lastSuccessAt } = account;
  const facts = { id, name, institutionName, institutionCountry, kind, lastFour, currency, balance, balanceAt };
  const link = { decision, bankAccountId, linkedBy, likelyBankAccountId, difference, isBalanceTurned };
  return { ...facts, ...link, coverage, missingDays, problem, lastSuccessAt };
}
