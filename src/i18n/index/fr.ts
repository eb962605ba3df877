/** The loaders of the French texts, by file. */
export const files = import.meta.glob('../messages/fr/*.json');
