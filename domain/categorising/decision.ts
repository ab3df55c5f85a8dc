/**
 * What decided on a category (contract 8.5): a rule of the user, the source, words of banks for money, the book of
 * merchants, other words of merchants; `none` where nothing did.
 */
export type Layer = 'rule' | 'source' | 'bank' | 'book' | 'words' | 'none';

export interface Decision {
  readonly categoryId: number;
  readonly layer: Layer;
}
