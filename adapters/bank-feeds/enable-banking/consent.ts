import { addSeconds, type Timestamp } from '../../../domain/calendar.ts';
import { invalidField } from '../../../domain/error.ts';
import type { FeedInstitution } from '../../../domain/feeds/feed-account.ts';
import { FeedFailure } from '../../../domain/feeds/feed-problem.ts';
import type {
  ConnectableBank,
  ConsentAnswer,
  FeedLink,
  LinkRequest,
  LinkStart,
} from '../../../domain/ports/feeds/bank-feed-port.ts';
import { type JsonObject, momentOf, objectOf, objectsOf, textOf, textsOf, tokenOf } from '../json.ts';
import { feedProblem, ProviderRefusal } from '../problem.ts';
import type { AskEnableBanking } from './api.ts';
import { feedAccount } from './fetch-account.ts';
import { refusedConsent } from './problems.ts';
import { type BankSession, readSession } from './session.ts';

/** What `complete` needs of `begin`. */
interface PendingConsent {
  readonly bank: FeedInstitution;
  /** The session that the new one replaces. */
  readonly renewed: BankSession | null;
}

/** The longest that the law allows. */
const CONSENT_DAYS_MAX = 180;
const CONSENT_DAYS_USUAL = 90;
const DAY_SECONDS = 86_400;
/** The clocks here and there may differ, and a moment too late is refused. */
const RESERVE_SECONDS = 300;
/** How long the person may take at the bank. */
const CONSENT_SECONDS = 3_600;

export async function listBanks(ask: AskEnableBanking, country: string): Promise<readonly ConnectableBank[]> {
  const banks = await readBanks(ask, country);
  return banks
    .map(({ name, maximumConsentSeconds }) => ({ name, country, maximumConsentSeconds }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Throws `invalid` naming `bank` for a bank that Enable Banking does not have. */
export async function startConsent(
  ask: AskEnableBanking,
  request: LinkRequest,
  renewed: BankSession | null,
  now: Timestamp,
): Promise<LinkStart> {
  const bank = await findBank(ask, renewed?.bank ?? request.bank);
  const { name, country } = bank;
  const response = await ask({
    method: 'POST',
    path: ['auth'],
    body: {
      access: { balances: true, transactions: true, valid_until: validUntil(bank.maximumConsentSeconds, now) },
      aspsp: { name, country },
      psu_type: bank.psuType,
      psu_id: request.userKey,
      state: request.state,
      redirect_url: request.returnUrl,
    },
  });
  const url = tokenOf(response, 'url');
  if (url === null || URL.parse(url)?.protocol !== 'https:') throw new ProviderRefusal(null, NO_ADDRESS);
  const pending: PendingConsent = { bank: { name, country }, renewed };
  return { kind: 'consent', url, pending: JSON.stringify(pending), expiresAt: addSeconds(now, CONSENT_SECONDS) };
}

const NO_ADDRESS = feedProblem('provider_unavailable', 'Enable Banking sent no address of the bank. Try again later.');

/** `undefined` if the person has not come back from the bank. */
export async function finishConsent(
  ask: AskEnableBanking,
  pendingText: string,
  answer: ConsentAnswer,
  nonsense: () => FeedFailure,
): Promise<FeedLink | undefined> {
  const { code, error } = answer;
  if (error !== undefined) throw refusedConsent(error);
  if (code === undefined || code === '') return undefined;
  const pending = JSON.parse(pendingText) as PendingConsent;
  const response = await ask({ method: 'POST', path: ['sessions'], body: { code } });
  const session = readSession(response, pending.bank, pending.renewed);
  if (session === undefined) throw nonsense();
  return {
    credentials: JSON.stringify(session),
    providerKey: null,
    accounts: session.accounts.map((account) => feedAccount(account, session.bank)),
    consentExpiresAt: consentEnd(response),
  };
}

/** Of a session. */
export function consentEnd(response: JsonObject): Timestamp | null {
  return momentOf(objectOf(response, 'access'), 'valid_until');
}

interface KnownBank {
  readonly name: string;
  readonly country: string;
  readonly maximumConsentSeconds: number | null;
  readonly psuType: 'personal' | 'business';
}

async function readBanks(ask: AskEnableBanking, country: string): Promise<readonly KnownBank[]> {
  const response = await ask({ path: ['aspsps'], query: { country, service: 'AIS' } });
  return objectsOf(response, 'aspsps').flatMap((bank) => {
    const name = textOf(bank, 'name');
    if (name === null) return [];
    const seconds = Number(textOf(bank, 'maximum_consent_validity') ?? '0');
    const types = textsOf(bank, 'psu_types');
    return [
      {
        name,
        country,
        maximumConsentSeconds: seconds > 0 ? seconds : null,
        psuType: types.length === 0 || types.includes('personal') ? ('personal' as const) : ('business' as const),
      },
    ];
  });
}

async function findBank(ask: AskEnableBanking, wanted: FeedInstitution | undefined): Promise<KnownBank> {
  const name = wanted?.name.trim() ?? '';
  const country = wanted?.country?.toUpperCase() ?? '';
  if (name === '' || !/^[A-Z]{2}$/.test(country)) {
    throw invalidField('bank', 'The bank must be named with its country, a code of two letters such as FI.');
  }
  const banks = await readBanks(ask, country);
  const found = banks.find((bank) => bank.name.toLowerCase() === name.toLowerCase());
  if (found === undefined) throw invalidField('bank', 'The bank must be one that Enable Banking has in its country.');
  return found;
}

/** As RFC 3339 with an offset. */
function validUntil(maximumSeconds: number | null, now: Timestamp): string {
  const longest = Math.min(maximumSeconds ?? CONSENT_DAYS_USUAL * DAY_SECONDS, CONSENT_DAYS_MAX * DAY_SECONDS);
  const seconds = longest - Math.min(RESERVE_SECONDS, Math.floor(longest / 2));
  return addSeconds(now, seconds).replace('Z', '+00:00');
}
