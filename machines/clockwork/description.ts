/** Characters of a description. Source: the contract. */
export const longestDescription = 500;

/** Whether it has room for this text, as it is sent. */
export const isDescriptionTooLong = (text: string): boolean =>
  text.trim().length > longestDescription;
