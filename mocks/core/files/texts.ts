import { cleanText, isBlank, normalizeName } from '../../store/normalize-name.ts';
import { rejectField } from '../requests/http-error.ts';

/** A text as it is stored. 400 when it is blank. Source: API-025. */
export function trimmed(field: string, text: string): string {
  if (isBlank(text)) throw rejectField(field, 'required', { field });
  return cleanText(text);
}

/** Whether two names look the same to a reader. */
export const isSameName = (a: string, b: string): boolean => normalizeName(a) === normalizeName(b);

/**
 * The dotted path of a text that stores and pages cannot represent: one with a NUL, or with half of
 * a surrogate pair; '' for the value itself, undefined when there is none.
 */
export function brokenTextIn(value: unknown): string | undefined {
  if (typeof value === 'string') return isWellFormed(value) ? undefined : '';
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return undefined;
  for (const [name, part] of Object.entries(value)) {
    if (!isWellFormed(name)) return '';
    const broken = brokenTextIn(part);
    if (broken !== undefined) return broken === '' ? name : `${name}.${broken}`;
  }
  return undefined;
}

const isWellFormed = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
