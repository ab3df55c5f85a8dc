/** Where something stands in a statement file, for messages to a person. */
export interface Place {
  /** From 1. */
  readonly line: number;
  /** What a person looks for where one line holds a whole file: the element and its number, such as `STMTTRN 12`. */
  readonly element: string | null;
}

export function atLine(line: number): Place {
  return { line, element: null };
}

/** `Line 12` or `Line 1 (Ntry 3)`. */
export function placeInWords({ line, element }: Place): string {
  return element === null ? `Line ${line}` : `Line ${line} (${element})`;
}
