import { refuseField } from './refusal.ts';

/** A text without blanks around it. 400 when nothing is left. Source: document 1, section 5. */
export function trimmed(field: string, text: string): string {
  const value = text.trim();
  if (value === '') throw refuseField(field, 'required', { field });
  return value;
}

/** Whether two names are the same to a reader: blanks around them and their case do not count. */
export const isSameName = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();
