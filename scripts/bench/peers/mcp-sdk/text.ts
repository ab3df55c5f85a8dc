/** An amount of money in structured content. */
export function moneyJson(amount: number, currency: string) {
  return { amount, currency, formatted: money(amount) };
}

/** `-$1,234.50`. All accounts of the bench are in US dollars. */
export function money(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}$${whole}.${digits.slice(-2)}`;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `2026-11-21` as `Nov 21, 2026`. */
export function dateText(day: string): string {
  return `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
}

/** A text of third parties on one line, without quotes and control characters. */
export function plain(text: string): string {
  if (/^[\x20\x21\x23-\x7e]*$/.test(text)) return text;
  return text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replaceAll('"', "'")
    .trim();
}

/** `1 bill`, `2 bills`, `0 categories`. */
export function counted(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`;
  return `${count} ${noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** The last 30 days by default. */
export function windowOf({ date_from, date_to }: { readonly date_from?: string; readonly date_to?: string }) {
  const from = date_from ?? new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  return { from, to: date_to ?? today() };
}

/** What results say about conversions; there are none in one currency. */
export const NO_CONVERSIONS = { left_out: [], stale_rates: [] };
