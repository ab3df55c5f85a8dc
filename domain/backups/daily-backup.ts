import type { LocalDate } from '../calendar.ts';

/** The name of the backup of a day. Names sort as their days do. */
export function dailyBackupName(day: LocalDate): string {
  return `coffer-${day}.backup`;
}

/** Of `names`, those of daily backups beyond the newest `keep`. Files with other names are nobody's to remove. */
export function outdatedBackups(names: readonly string[], keep: number): readonly string[] {
  return names
    .filter((name) => DAILY.test(name))
    .toSorted()
    .toReversed()
    .slice(keep);
}

/** Of `names`, those that a backup leaves behind when its process is killed. */
export function abandonedBackups(names: readonly string[]): readonly string[] {
  return names.filter((name) => ABANDONED.test(name));
}

const DAILY = /^coffer-\d{4}-\d\d-\d\d\.backup$/;
const ABANDONED = /^\.coffer-\d{4}-\d\d-\d\d\.backup\.[0-9a-f]{8}\.partial$/;
