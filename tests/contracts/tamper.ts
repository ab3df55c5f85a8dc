/**
 * Does its worst to a value that a store gave or was given: overwrites every property, empties every list. A frozen value survives,
 * which is one way to keep the promise that a store gives copies and not references.
 */
export function tamper(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) tamper(inner);
  for (const name of Object.keys(value)) Reflect.set(value, name, 'tampered with');
  if (Array.isArray(value)) Reflect.set(value, 'length', 0);
}
