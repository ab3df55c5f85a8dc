/**
 * A database would refuse this as well: a reference to a missing row, a value that a column cannot hold, a duplicate.
 */
export class ConstraintError extends Error {
  override readonly name = 'ConstraintError';
}
