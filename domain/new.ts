/** What a repository stores for the first time: the entity before the store has given it its id. */
export type New<Entity extends { readonly id: number }> = Omit<Entity, 'id'>;
