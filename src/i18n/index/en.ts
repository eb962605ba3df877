/** The loaders of the English texts, by file. */
export const files = import.meta.glob('../messages/en/*.json');
