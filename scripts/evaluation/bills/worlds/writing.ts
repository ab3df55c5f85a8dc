import { type Day, formatDay } from '../days.ts';

/** `0314` for 14 March. */
export const monthDay = (day: Day): string => formatDay(day).slice(5).replace('-', '');
/** `03/14` */
export const monthSlashDay = (day: Day): string => formatDay(day).slice(5).replace('-', '/');
/** `14/03` */
export const daySlashMonth = (day: Day): string => `${formatDay(day).slice(8)}/${formatDay(day).slice(5, 7)}`;
/** `14.03.26` */
export const dottedDate = (day: Day): string => formatDay(day).slice(2).split('-').toReversed().join('.');
/** `03/2026` */
export const monthSlashYear = (day: Day): string => `${formatDay(day).slice(5, 7)}/${formatDay(day).slice(0, 4)}`;
/** `260314` */
export const compactDate = (day: Day): string => formatDay(day).slice(2).replaceAll('-', '');

/** The name of the day's month, out of twelve. */
export function monthNamed(day: Day, names: readonly string[]): string {
  return names[Number(formatDay(day).slice(5, 7)) - 1] ?? '';
}

/** `.99`, `.49`, `.50` and whole prices, as in shops; `unit` is the number of minor units in a main unit. */
export function charmPrice(main: number, unit: number): number {
  const whole = Math.floor(main);
  const endings = main < 60 ? [0.99, 0.49, 0.5, 0] : [0, 0.9];
  const ending = endings[Math.floor(main * 1000) % endings.length] ?? 0;
  return Math.max(Math.round((whole + ending) * unit), Math.round(0.5 * unit));
}
