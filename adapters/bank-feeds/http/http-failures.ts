import { FeedFailure, type FeedProblem } from '../../../domain/feeds/feed-problem.ts';

/** An address that must not be requested: one that a user gave, or to which a provider redirected. */
export class RefusedAddress extends FeedFailure {}

/** There was no response in time. */
export class TooSlow extends FeedFailure {}

/** The messages name the provider, and hold nothing that it sent nor where: addresses may contain secrets. */
export interface HttpFailures {
  refusedAddress(): RefusedAddress;
  tooSlow(): TooSlow;
  tooLong(maxBytes: number): FeedFailure;
  /** `code` is that of the network, such as `ECONNREFUSED`. */
  unreachable(code: string | undefined): FeedFailure;
  /** The provider sent a response that is not what its documents say. */
  nonsense(): FeedFailure;
}

export function httpFailures(provider: string): HttpFailures {
  return {
    refusedAddress: () =>
      new RefusedAddress(problem(`${provider} led to an address that is not a public https address.`)),
    tooSlow: () => new TooSlow(problem(`${provider} did not respond in time. Coffer tries again later.`)),
    tooLong: (maxBytes) =>
      new FeedFailure(problem(`${provider} sent more than ${Math.floor(maxBytes / 1024 / 1024)} MiB.`)),
    unreachable: (code) =>
      new FeedFailure(problem(`${provider} cannot be reached${known(code)}. Coffer tries again later.`)),
    nonsense: () =>
      new FeedFailure(problem(`${provider} sent something that Coffer cannot read. Coffer tries again later.`)),
  };
}

function problem(message: string): FeedProblem {
  return { code: 'provider_unavailable', message, retryAfterSeconds: null };
}

function known(code: string | undefined): string {
  return code !== undefined && /^[A-Z_\d]{3,40}$/.test(code) ? ` (${code})` : '';
}
