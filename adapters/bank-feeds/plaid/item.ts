import { parseTimestamp, type Timestamp } from '../../../domain/calendar.ts';
import type { FeedInstitution } from '../../../domain/feeds/feed-account.ts';
import type { JsonObject } from '../http/response-json.ts';
import { objectOf, textOf } from '../json-members.ts';

/** What Plaid calls a connection of a person to a bank. It is the secret of a connection of ours. */
export interface PlaidItem {
  readonly accessToken: string;
  readonly itemId: string;
  readonly institution: FeedInstitution;
}

/** Of a response to `/accounts/get`. Banks outside Europe rarely let a consent end. */
export function consentEnd(response: JsonObject): Timestamp | null {
  return parseTimestamp(textOf(objectOf(response, 'item'), 'consent_expiration_time') ?? '') ?? null;
}

/** The bank as Plaid names it by now. */
export function institutionOf(response: JsonObject, known: FeedInstitution): FeedInstitution {
  const name = textOf(objectOf(response, 'item'), 'institution_name');
  return name === null ? known : { ...known, name };
}
