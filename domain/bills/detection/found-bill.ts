import type { CurrencyCode } from '../../money/currency.ts';
import type { NamedBill } from './joining/rename.ts';

export interface FoundBill extends NamedBill {
  readonly currency: CurrencyCode;
  readonly confidence: number;
}
