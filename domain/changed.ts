/** Something before and after a change. */
export interface Changed<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** The value as it was before the change, apart from what is another one since. */
export function withoutChange<Value extends object>(now: Value, { before, after }: Changed<Value>): Value {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const keys = Object.keys(now) as (keyof Value)[];
  return Object.fromEntries(keys.map((key) => [key, same(now[key], after[key]) ? before[key] : now[key]])) as Value;
}
