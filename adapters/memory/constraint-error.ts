/** Something that a database would refuse as well: a reference to nothing, a value that it cannot hold, a duplicate. */
export class ConstraintError extends Error {
  override readonly name = 'ConstraintError';
}
