import type { Container } from 'inversify';
import type { Token } from './tokens.ts';

/**
 * Binds `token` to what `factory` makes of an object of other things, once per container. `needs` must name a token of
 * the right type for each property that the factory takes: the compiler refuses any other table.
 */
export function provide<Thing, Needs extends object>(
  container: Container,
  token: Token<Thing>,
  factory: (needs: Needs) => Thing,
  needs: { readonly [Name in keyof Needs]: Token<Needs[Name]> },
): void {
  const names = Object.keys(needs) as (keyof Needs)[];
  const make = (...things: unknown[]): Thing =>
    factory(Object.fromEntries(names.map((name, index) => [name, things[index]])) as Needs);
  container.bind<Thing>(token.id).toResolvedValue(
    make,
    names.map((name) => needs[name].id),
  );
}
