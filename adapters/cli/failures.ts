/** A command cannot be run in this way; `message` says how to run it. Exit code 2. */
export class BadUseError extends Error {}

/** A command was refused; `message` is the reason. Exit code 1. */
export class RefusedError extends Error {}

/** The user pressed Ctrl-C or Ctrl-D at a prompt. Exit code 130, as shells report it. */
export class InterruptedError extends Error {
  override readonly message = 'Interrupted. Nothing was changed.';
}

/** Whoever reads the output has gone away, as `head` does. Exit code 0: what they wanted, they have. */
export class OutputClosedError extends Error {}

/** The output cannot be written, for example because the disk is full. Exit code 1. */
export class OutputFailedError extends Error {}
