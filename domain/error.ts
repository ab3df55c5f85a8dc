/** Every way in which a use-case can refuse. Inbound adapters map each code to their own statuses, exhaustively. */
export type FinanceErrorCode =
  /** Some fields break a rule; `fields` says which. */
  | 'invalid'
  /** The object does not exist, is deleted, or belongs to another user: these are the same (contract 1.4). */
  | 'not_found'
  /** The operation needs a manual account (specification 4.3). */
  | 'not_manual'
  /** A connected account cannot be deleted through the interface (contract 3.4). */
  | 'connected_account'
  /** A file of a format that Coffer does not read. */
  | 'unsupported_file'
  /** Something unique exists already. */
  | 'conflict'
  /** An amount or a sum would leave ±(2^53−1) minor units (contract 1.6). */
  | 'amount_out_of_range'
  /** An idempotency key came back with another request (contract 2.11). */
  | 'idempotency_mismatch'
  /** No credential, or one that is malformed, unknown, expired, revoked or for another audience. */
  | 'unauthenticated'
  /** The credential is valid, but its subject is not a user here (contract 4.3). */
  | 'not_linked'
  /** The credential lacks the scope that the operation needs (contract 4.1). */
  | 'missing_scope'
  /** The user was deleted while the operation ran; nothing was stored for them. */
  | 'user_deleted'
  /** Something was tried too often; `retryAfterSeconds` says when the next attempt is allowed. */
  | 'too_many_attempts'
  /** The administrator has not set up what the operation needs, such as a provider of bank feeds. */
  | 'not_configured'
  /** A provider of bank feeds, or a bank behind it, said no or cannot be reached. */
  | 'feed_failed'
  /**
   * The database cannot be reached or does not respond in time (contract 1.11), or the service has too much to do. The
   * same request may succeed later.
   */
  | 'unavailable';

/** Sentences for each refused field, in the order in which they are reported. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The only error that use-cases throw on purpose. Its message is one of our own sentences, and safe to show. */
export class FinanceError extends Error {
  readonly code: FinanceErrorCode;
  /** Set for `invalid`, and for other codes that concern certain fields. */
  readonly fields: FieldErrors | undefined;
  /** Set for `too_many_attempts`, and for `feed_failed` where the provider says so: whole seconds, at least 1. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: FinanceErrorCode, message: string, options: FinanceErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'FinanceError';
    this.code = code;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

interface FinanceErrorOptions {
  readonly fields?: FieldErrors;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** One field breaks one rule. */
export function invalidField(field: string, sentence: string): FinanceError {
  return new FinanceError('invalid', sentence, { fields: { [field]: [sentence] } });
}

/** Throws `invalid` when `fields` names any field; the first sentence is the message. */
export function refuseInvalid(fields: FieldErrors): void {
  const first = Object.values(fields)[0]?.[0];
  if (first !== undefined) throw new FinanceError('invalid', first, { fields });
}

/** What messages call an object that has an id. */
export type Noun =
  | 'identity'
  | 'transaction'
  | 'bank account'
  | 'account merge'
  | 'user'
  | 'API key'
  | 'bill'
  | 'session'
  | 'connected app'
  | 'authenticator app'
  | 'passkey'
  | 'import'
  | 'uploaded file'
  | 'connection'
  | 'category rule'
  | 'possible duplicate';

/** The same error for an object that does not exist and for one of another user (contract 1.4). */
export function notFound(noun: Noun): FinanceError {
  return new FinanceError('not_found', `No such ${noun}.`);
}

/** What was found. Throws `not_found` where nothing was. */
export function existing<Found>(found: Found | undefined, noun: Noun): Found {
  if (found === undefined) throw notFound(noun);
  return found;
}

/** For `catch`, where what is gone by now needs no more work. Passes on any other error. */
export function unlessNotFound(error: unknown): undefined {
  if (!(error instanceof FinanceError) || error.code !== 'not_found') throw error;
}

/** The refusal of a token that rests on an approval which its user has withdrawn. */
export function approvalEnded(): FinanceError {
  return new FinanceError('conflict', 'This approval has ended.');
}

/** The refusal of every write for a user who no longer exists. */
export function userDeleted(): FinanceError {
  return new FinanceError('user_deleted', 'Unauthenticated: this user has been deleted.');
}

/** Nothing was changed, because the database did not do what it was asked. */
export function unavailable(cause?: unknown): FinanceError {
  return new FinanceError('unavailable', 'The database is unavailable. Try again in a few seconds.', { cause });
}

/** Nothing was changed, because too many requests wait for the same work already. */
export function busy(): FinanceError {
  return new FinanceError('unavailable', 'The service is busy. Try again in a few seconds.');
}

/** Nothing was changed, because the search for the user's bills ended without a result. */
export function detectionLost(cause: unknown): FinanceError {
  const sentence = 'The recurring bills could not be worked out this time. Try again in a few seconds.';
  return new FinanceError('unavailable', sentence, { cause });
}

export function tooManyAttempts(retryAfterSeconds: number): FinanceError {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes <= 1 ? 'a minute' : minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
  return new FinanceError('too_many_attempts', `Too many attempts. Try again in ${wait}.`, { retryAfterSeconds });
}

/** The connection failed after the commit was sent and before it was confirmed: the change may or may not be stored. */
export function outcomeUnknown(cause?: unknown): FinanceError {
  const sentence =
    'The database became unavailable before it confirmed this change, which may or may not be stored. ' +
    'Check before you try again, or repeat the request with the same Idempotency-Key.';
  return new FinanceError('unavailable', sentence, { cause });
}
