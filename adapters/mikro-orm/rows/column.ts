/** How a hand-written statement stores a property: the column, its type, and the value of the parameter. */
export type Column<Stored> = readonly [name: string, type: string, value: (stored: Stored) => unknown];
