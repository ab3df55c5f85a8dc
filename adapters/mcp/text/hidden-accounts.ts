/** Says how many hidden accounts a result leaves out; empty if none (contract 5.9). */
export function hiddenLines(count: number): readonly string[] {
  if (count === 0) return [];
  return [count === 1 ? '1 hidden account is left out.' : `${count} hidden accounts are left out.`];
}

/** The same in structured content. */
export function hiddenJson(count: number): Record<string, unknown> {
  return count === 0 ? {} : { hidden_accounts: count };
}

export const HIDDEN_PROPERTY = {
  hidden_accounts: { type: 'integer', description: 'Number of hidden accounts left out' },
} as const;
