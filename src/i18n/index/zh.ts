/** What loads the texts of an area in Chinese, by file. */
export const files = import.meta.glob('../messages/zh/*.json');
