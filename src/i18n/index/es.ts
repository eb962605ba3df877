/** The loaders of the Spanish texts, by file. */
export const files = import.meta.glob('../messages/es/*.json');
