/** Where a world-wide service costs the same number of the local currency. */
export function samePrice(euros: number): number {
  return Math.round(euros * 100) / 100;
}

/** Rounds a converted price to the ending that is usual. */
export function pricedAt(rate: number, unit: number, ending: number): (euros: number) => number {
  return (euros) => Math.round((Math.max(unit, Math.round((euros * rate) / unit) * unit) - unit + ending) * 100) / 100;
}
