import type { DecimalMark } from '../../../../domain/statements/decimal-mark.ts';
import { decimalText } from '../../../../domain/statements/decimal-mark.ts';
import type { DecimalText } from '../../../../domain/statements/exact-amount.ts';
import { signedNumber } from '../../signed-number.ts';

export interface CellNumber {
  /** With its sign. */
  readonly decimal: DecimalText;
  readonly isNegative: boolean;
  readonly isSigned: boolean;
  /** Symbol or code of a currency beside it; empty without one. */
  readonly unit: string;
}

/** `undefined` if the cell is not a number in this notation. */
export function cellNumber(cell: string, mark: DecimalMark): CellNumber | undefined {
  const signed = signedNumber(cell);
  const decimal = signed === undefined ? undefined : decimalText(signed.number, mark);
  if (signed === undefined || decimal === undefined) return undefined;
  const { isNegative, isSigned, unit } = signed;
  return { decimal: isNegative ? `-${decimal}` : decimal, isNegative, isSigned, unit };
}

const SCALE = 100_000;

/** The same in hundred-thousandths, so that sums are exact. */
export function scaledNumber(cell: string | undefined, mark: DecimalMark): number | undefined {
  const number = cellNumber(cell ?? '', mark);
  return number === undefined ? undefined : Math.round(Number(number.decimal) * SCALE);
}
