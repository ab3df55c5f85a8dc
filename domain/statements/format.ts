export const STATEMENT_FORMATS = ['ofx', 'qif', 'camt', 'mt940', 'csv'] as const;

/** `mt940` is MT942 too, and `camt` is CAMT.052, CAMT.053 and CAMT.054. */
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];
