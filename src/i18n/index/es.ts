/** What loads the texts of an area in Spanish, by file. */
export const files = import.meta.glob('../messages/es/*.json');
