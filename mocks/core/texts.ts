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

/**
 * The dotted name of a text that no store or page can keep as it is, in whatever was sent: one with
 * a NUL, or with half of a surrogate pair; '' for the value itself, undefined where there is none.
 */
export function brokenTextIn(value: unknown): string | undefined {
  if (typeof value === 'string') return isWhole(value) ? undefined : '';
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return undefined;
  for (const [name, part] of Object.entries(value)) {
    if (!isWhole(name)) return '';
    const broken = brokenTextIn(part);
    if (broken !== undefined) return broken === '' ? name : `${name}.${broken}`;
  }
  return undefined;
}

const isWhole = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
