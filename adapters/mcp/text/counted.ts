/** `1 bill`, `2 bills`, `0 categories`, `1,200 transactions`. */
export function counted(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`;
  return `${count.toLocaleString('en-US')} ${noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
}
