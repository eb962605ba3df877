/** The loaders of the Arabic texts, by file. */
export const files = import.meta.glob('../messages/ar/*.json');
