/** At most this many attempts in a window, which begins with the first of them. */
export interface AttemptLimit {
  readonly attempts: number;
  readonly windowSeconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How often secrets may be tried. An address is what `networkOf` makes of it.
 *
 * One guesser meets the narrow limit for an account from one address, and a refusal there no longer counts against the
 * account. Many guessers together meet the wide limit of the account, beyond which each network has a few attempts
 * left: a flood slows down and does not lock the owner out. Addresses at which the account is signed in already are
 * exempt from the wide one, and browsers with which it has signed in before have an allowance of their own instead of
 * all of these.
 */
export const ATTEMPT_LIMITS = {
  /** Passwords for one account from one address. */
  password_of_account_from_address: { attempts: 10, windowSeconds: 15 * MINUTE },
  /** Passwords for one account from all addresses together. */
  password_of_account: { attempts: 100, windowSeconds: HOUR },
  /** Passwords for one account from one `wideNetworkOf` while many try at that account. */
  password_of_besieged_account: { attempts: 2, windowSeconds: HOUR },
  /** Passwords and passkeys from browsers with which one account has signed in before; then they count as others'. */
  sign_in_from_devices: { attempts: 20, windowSeconds: 15 * MINUTE },
  /** Passwords and passkeys from one address, whatever the account. */
  sign_in_from_address: { attempts: 200, windowSeconds: 15 * MINUTE },
  /** New accounts from one address. */
  sign_up_from_address: { attempts: 10, windowSeconds: HOUR },
  /** Sign-ups that claim to be a service's first: one at a time, so that only one of them is. */
  first_sign_up: { attempts: 1, windowSeconds: MINUTE },
  /** Passwords and second factors of somebody who is signed in and confirms that it is them. */
  confirmation_of_account: { attempts: 10, windowSeconds: 15 * MINUTE },
  /** Codes of the second factor for one account from one address. */
  code_of_account_from_address: { attempts: 10, windowSeconds: HOUR },
  /** Codes of an app for one account from all addresses together: at three valid codes in a million, 3 % a year. */
  code_of_account: { attempts: 30, windowSeconds: DAY },
  /** Clients that register themselves from one `wideNetworkOf`. */
  registration_from_address: { attempts: 30, windowSeconds: HOUR },
  /**
   * Clients that register themselves, all together: so many that few addresses cannot keep the others out. Those that
   * nobody approves are forgotten within the hour when they are many, and after a day when they are few.
   */
  registration: { attempts: 10_000, windowSeconds: HOUR },
  /** Requests of clients for one person's approval. */
  authorization_of_account: { attempts: 100, windowSeconds: 15 * MINUTE },
  /** Documents of clients that nobody here has approved, fetched because one `wideNetworkOf` wants it. */
  document_from_address: { attempts: 30, windowSeconds: 15 * MINUTE },
  /** The same from all addresses together. */
  document: { attempts: 1_000, windowSeconds: 15 * MINUTE },
  /** Fetches of the document of a client that somebody here has approved: it is kept for half a minute at least. */
  document_of_known_client: { attempts: 60, windowSeconds: MINUTE },
} as const satisfies Readonly<Record<string, AttemptLimit>>;

export type AttemptKind = keyof typeof ATTEMPT_LIMITS;
