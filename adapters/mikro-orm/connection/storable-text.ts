import { isEncodableText } from '../../../domain/text.ts';
import { StoreError } from './database-error.ts';

/**
 * Throws for a text, also inside a list, that PostgreSQL would not return unchanged: NUL ends a text in its protocol,
 * and UTF-8 cannot encode an unpaired surrogate.
 */
export function requireStorable(values: readonly unknown[]): void {
  for (const value of values) {
    if (Array.isArray(value)) requireStorable(value);
    else if (typeof value === 'string' && !isEncodableText(value)) {
      throw new StoreError('A text holds NUL or an unpaired surrogate.');
    }
  }
}
