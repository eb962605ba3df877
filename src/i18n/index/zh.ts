/** The loaders of the Chinese texts, by file. */
export const files = import.meta.glob('../messages/zh/*.json');
