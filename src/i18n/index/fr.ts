/** What loads the texts of an area in French, by file. */
export const files = import.meta.glob('../messages/fr/*.json');
