import { isEncodableText } from '../../domain/text.ts';
import { StoreError } from './database-error.ts';

/**
 * Throws for a text, or a list with one, that PostgreSQL would not give back as it is: NUL ends a text on the wire, and an unpaired
 * surrogate becomes another character there.
 */
export function requireStorable(values: readonly unknown[]): void {
  for (const value of values) {
    if (Array.isArray(value)) requireStorable(value);
    else if (typeof value === 'string' && !isEncodableText(value)) {
      throw new StoreError('A text holds NUL or an unpaired surrogate.');
    }
  }
}
