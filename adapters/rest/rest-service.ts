import type { UseCases } from '../../application/use-cases.ts';

/** The use-cases that the REST interface calls. */
export type RestUseCases = Pick<
  UseCases,
  'access' | 'accounts' | 'bills' | 'categoryRules' | 'connections' | 'imports' | 'service' | 'transactions'
>;

/** What the documents and pages about the service say of it. */
export interface ServiceFacts {
  /** The public address without a trailing slash; every link starts with it. */
  readonly baseUrl: string;
  readonly version: string;
}

/** What the routes work with. */
export type RestService = RestUseCases & ServiceFacts;
