export function percent(count: number, of: number): string {
  return of === 0 ? '–' : `${(part(count, of) * 100).toFixed(1)} %`;
}

/** 1 of nothing, so that what has no rows is never the worst. */
export function part(count: number, of: number): number {
  return of === 0 ? 1 : count / of;
}
