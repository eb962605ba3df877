/** What loads the texts of an area in Arabic, by file. */
export const files = import.meta.glob('../messages/ar/*.json');
