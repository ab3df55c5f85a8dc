import { FeedFailure, type FeedProblem } from '../../../domain/feeds/feed-problem.ts';
import { feedProblem } from '../problem.ts';

/** An address that must not be requested: one that a user gave, or to which a provider redirected. */
export class RefusedAddress extends FeedFailure {}

/** There was no response in time. */
export class TooSlow extends FeedFailure {}

export type HttpFailures = ReturnType<typeof httpFailures>;

/** The messages name the provider, and hold nothing that it sent nor where: addresses may contain secrets. */
export function httpFailures(provider: string) {
  const problem = (what: string): FeedProblem => feedProblem('provider_unavailable', `${provider} ${what}`);
  return {
    refusedAddress: () => new RefusedAddress(problem('led to an address that is not a public https address.')),
    tooSlow: () => new TooSlow(problem('did not respond in time. Coffer tries again later.')),
    tooLong: (maxBytes: number) =>
      new FeedFailure(problem(`sent more than ${Math.floor(maxBytes / 1024 / 1024)} MiB.`)),
    /** `code` is that of the network, such as `ECONNREFUSED`. */
    unreachable: (code = '') => {
      const known = /^[A-Z_\d]{3,40}$/.test(code) ? ` (${code})` : '';
      return new FeedFailure(problem(`cannot be reached${known}. Coffer tries again later.`));
    },
    /** The provider sent a response that is not what its documents say. */
    nonsense: () => new FeedFailure(problem('sent something that Coffer cannot read. Coffer tries again later.')),
  };
}
