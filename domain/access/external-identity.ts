import type { Timestamp } from '../calendar.ts';
import { invalidField } from '../error.ts';
import { requireText } from '../text.ts';

/** Longer names are not in use, and would not fit an index. */
const SUBJECT_MAX_CHARACTERS = 255;

/** Says that a subject of a foreign issuer is a user here. A subject is one user at most; a user may have several. */
export interface ExternalIdentity {
  readonly id: number;
  readonly userId: number;
  /** The issuer exactly as its tokens name it. */
  readonly issuer: string;
  /** The `sub` of its tokens. An e-mail address would not do: issuers give those to other people later. */
  readonly subject: string;
  readonly createdAt: Timestamp;
}

/** Throws `invalid` naming `issuer` or `subject`. */
export function requireIdentity({ issuer, subject }: Pick<ExternalIdentity, 'issuer' | 'subject'>): void {
  const url = URL.parse(issuer);
  if (url === null || !/^https?:$/.test(url.protocol)) throw invalidField('issuer', 'The issuer must be a URL.');
  requireText('subject', subject, { minimum: 1, maximum: SUBJECT_MAX_CHARACTERS });
}
