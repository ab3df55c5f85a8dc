/**
 * Merchants by the countries in which they have this name (ISO 3166 codes separated by spaces; `*` for all) and by the
 * slug of their category, separated by commas. The spelling is free in case, accents and umlauts. A name behind `=`
 * counts only where it is all of a merchant’s name: `=target`. Sources: OpenStreetMap and Wikidata brands, the
 * companies’ own pages, registers of public bodies, and what people of a country know.
 */
export type Page = Readonly<Record<string, Readonly<Record<string, string>>>>;
