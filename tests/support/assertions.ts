import * as assert from 'uvu/assert';

/** Fails unless `found` is empty, and shows what it holds. */
export function assertNone(found: Iterable<unknown> | undefined, message?: string): void {
  assert.equal(found, [], message);
}

/** The property `key` of each element of `list`; with several keys, a list of their values for each. */
export function pluck<Element>(list: readonly Element[] | undefined, ...keys: KeyOf<Element>[]): unknown[] | undefined {
  const values = (one: Element) => keys.map((key) => one[key as keyof Element]);
  return list?.map((one) => (keys.length === 1 ? values(one)[0] : values(one)));
}

/** Any text where nothing is known of the element, as in an answer's JSON. */
type KeyOf<Element> = unknown extends Element ? string : keyof Element;
