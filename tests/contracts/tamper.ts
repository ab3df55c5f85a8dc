/**
 * Damages a value that a store returned or was given: overwrites every property and empties every list. A frozen value
 * stays intact, which is one way for a store to keep its promise that values are independent of it.
 */
export function tamper(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) tamper(inner);
  for (const name of Object.keys(value)) Reflect.set(value, name, 'tampered with');
  if (Array.isArray(value)) Reflect.set(value, 'length', 0);
}
