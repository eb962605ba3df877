/** Maximum length of a description, in characters. Source: the contract. */
export const longestDescription = 500;

/** Whether the trimmed text, as sent, is longer than allowed. */
export const isDescriptionTooLong = (text: string): boolean =>
  text.trim().length > longestDescription;
