/** Each has keys and people of its own: those of the sandbox are made up. */
export const PLAID_ENVIRONMENTS = ['sandbox', 'production'] as const;
export type PlaidEnvironment = (typeof PLAID_ENVIRONMENTS)[number];

export function plaidUrl(environment: PlaidEnvironment): string {
  return `https://${environment}.plaid.com`;
}
