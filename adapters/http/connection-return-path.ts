/** The page, below the base URL, to which providers of bank data send a person's browser back (contract 9.4). */
export const CONNECTION_RETURN_PATH = '/connections/return';
