import { searchForm } from '../../search-form.ts';
import { BRAND_PHRASES } from '../words/brands.ts';

/**
 * How the merchant whom somebody looks for is printed, in the form of searches: “vzwrlss” for Verizon. Empty for a name
 * that the book of merchants does not have.
 */
export function merchantSpellings(name: string): readonly string[] {
  spellings ??= spellingsByName();
  return spellings.get(asOne(name)) ?? [];
}

let spellings: ReadonlyMap<string, readonly string[]> | undefined;

function spellingsByName(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...Map.groupBy(BRAND_PHRASES, ([name]) => name)].flatMap(([name, lists]) => {
      const phrases = lists.flatMap(([, list]) => list.split(','));
      const all = [...new Set([name, ...phrases].map(searchForm))];
      return all.map((one) => [asOne(one), all] as const);
    }),
  );
}

function asOne(name: string): string {
  return searchForm(name).replaceAll(' ', '');
}
