/** A count with its noun: `0 bills`, `1 bill`, `1,234 bills`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
