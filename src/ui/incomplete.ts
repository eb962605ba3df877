/**
 * The value of a field whose date or time is partially filled: neither a date nor empty, so that no
 * form saves it and no filter applies it. It starts with a character that no one can type, and
 * `machines/validation/incomplete.ts` recognizes it by the same texts.
 */
export const incompleteDate = '\u0000incomplete date';
export const incompleteTime = '\u0000incomplete time';
