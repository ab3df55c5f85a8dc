/** Provisional, by hand; in the order of FEATURES. */
export const WEIGHTS: readonly number[] = [
  -6, 1, 1, 0.5, 0, 2, 1, -3, -2, -2, 1, -4, -2, -0.5, 0, 0, 1, -1, 0, 0, 0, 0, -0.5, -3, -2, -1, -1, -1, -1, 0, -2, 0,
  0, 0,
];
export const EXTRACTION_THRESHOLD = 0.3;
export const BILL_THRESHOLD = 0.5;
