/**
 * Words by which merchants are printed besides their names, and the names. Source: the companies’ own help pages on
 * card statement descriptors.
 */
const ALIASES: Readonly<Record<string, string>> = {
  AMAZON: 'AMZN AMZ AMZNPRIME AMAZONPRIME AMZNMKTPLACE AMAZONDE AMAZONCOUK',
  MICROSOFT: 'MSFT MSBILL MICROSFT',
  FACEBOOK: 'FACEBK FB',
  GOOGLE: 'GOOGL',
  DISNEY: 'DISNEYPLUS',
  HULU: 'HLU HLUHULU',
  PARAMOUNT: 'PARAMNT PARAMOUNTPLUS',
  SIRIUSXM: 'SIRIUS SXM',
  COSTCO: 'COSTCOWHOLESALE',
  WALMART: 'WMT WALMARTPLUS WALMARTCOM',
  ADOBE: 'ADBE',
  PLAYSTATION: 'PLAYSTATIONNETWORK',
  NYTIMES: 'NYT',
  DROPBOX: 'DBX',
};

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(ALIASES).flatMap(([name, aliases]) => aliases.split(' ').map((alias) => [alias, name] as const)),
);

/** The name for which a word stands, or the word. */
export function withoutAlias(word: string): string {
  return NAMES.get(word) ?? word;
}
