/**
 * The value of a field whose date or time is filled in part: neither a date nor none, so that no form
 * saves it and no filter applies it. It begins with a character that nobody can type, and
 * `machines/validation/incomplete.ts` knows it by the same texts.
 */
export const incompleteDate = '\u0000incomplete date';
export const incompleteTime = '\u0000incomplete time';
