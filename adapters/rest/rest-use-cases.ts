import type { UseCases } from '../../application/use-cases.ts';

/** The use-cases that the REST interface calls. */
export type RestUseCases = Pick<
  UseCases,
  'access' | 'accounts' | 'categoryRules' | 'connections' | 'imports' | 'service' | 'transactions'
>;
