import { SealBroken, type Sealer } from '../domain/ports/access/sealer.ts';

/** What was sealed for `context`; `undefined` if no key of the service opens it. */
export function opened(sealer: Sealer, sealed: string, context: string): string | undefined {
  try {
    return sealer.open(sealed, context);
  } catch (error) {
    if (error instanceof SealBroken) return undefined;
    throw error;
  }
}

/** The same text sealed under the present key; as it is if it is so already, or if no key opens it. */
export function sealedAgain(sealer: Sealer, sealed: string, context: string): string {
  const text = sealer.isCurrent(sealed) ? undefined : opened(sealer, sealed, context);
  return text === undefined ? sealed : sealer.seal(text, context);
}
