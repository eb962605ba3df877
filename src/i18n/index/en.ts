/** What loads the texts of an area in English, by file. */
export const files = import.meta.glob('../messages/en/*.json');
