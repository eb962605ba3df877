/** An id as it is enclosed in a computed text of several ids, in which it is searched. */
export const encloseId = (id: string): string => `|${id}|`;
